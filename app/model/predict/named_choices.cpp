#include "model/predict/named_choices.h"

#include <algorithm>

namespace gjklab {

Staging withNames(Staging staging, const std::vector<Candidate>& candidates) {
  bool vertices[2] = {false, false};
  std::vector<int>& named = staging.named;
  for (const Candidate& each : candidates) {
    if (const auto* corners = std::get_if<Corners>(&each.choice))
      named.insert(named.end(), corners->begin(), corners->end());
    if (const auto* vertex = std::get_if<VertexTarget>(&each.target))
      vertices[static_cast<std::size_t>(vertex->which)] = true;
  }
  std::sort(named.begin(), named.end());
  named.erase(std::unique(named.begin(), named.end()), named.end());
  for (const Which which : {Which::a, Which::b})
    if (vertices[static_cast<std::size_t>(which)]) staging.marks.push_back(BodyTarget{which});
  return staging;
}

}  // namespace gjklab
