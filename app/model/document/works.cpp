#include "model/document/works.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gjklab {

void Works::put(Work work) {
  remove(work.number);
  const int dimension = work.scene.dimension;
  std::erase_if(left_, [&](const Work& each) { return each.scene.dimension == dimension && !each.modified(); });
  left_.push_back(std::move(work));
}

void Works::remove(std::uint64_t number) {
  std::erase_if(left_, [&](const Work& each) { return each.number == number; });
}

const Work* Works::find(std::uint64_t number) const {
  const auto found = std::find_if(left_.begin(), left_.end(), [&](const Work& each) { return each.number == number; });
  return found == left_.end() ? nullptr : &*found;
}

const Work* Works::lastOf(int dimension) const {
  const auto found =
      std::find_if(left_.rbegin(), left_.rend(), [&](const Work& each) { return each.scene.dimension == dimension; });
  return found == left_.rend() ? nullptr : &*found;
}

std::vector<Work> Works::unsaved() const {
  std::vector<Work> works;
  std::copy_if(left_.begin(), left_.end(), std::back_inserter(works), [](const Work& each) { return each.modified(); });
  return works;
}

}  // namespace gjklab
