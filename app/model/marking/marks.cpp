#include "model/marking/marks.h"

#include <algorithm>

namespace gjklab {

KindMarks& Marks::kind(const std::string& name) {
  const auto found =
      std::find_if(by_kind.begin(), by_kind.end(), [&](const auto& entry) { return entry.first == name; });
  if (found != by_kind.end()) return found->second;
  return by_kind.emplace_back(name, KindMarks{}).second;
}

}  // namespace gjklab
