#include "model/session/works.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace gjklab {
namespace {

std::uint64_t numberOf(const LectureWork& work) { return work.number(); }
template <class Kind>
std::uint64_t numberOf(const Kind& work) {
  return work.number;
}
std::uint64_t numberOf(const std::variant<Work, WorldWork, LectureWork>& work) {
  return std::visit([](const auto& each) { return numberOf(each); }, work);
}

}  // namespace

void Works::put(Work work) {
  remove(work.number);
  // Of works without changes the last two of a dimension: a motion, and the pair at rest before it.
  const auto isUnchanged = [dimension = work.scene.dimension](const auto& each) {
    const Work* scene = std::get_if<Work>(&each);
    return scene && scene->scene.dimension == dimension && !scene->modified();
  };
  const auto last = std::find_if(left_.rbegin(), left_.rend(), isUnchanged);
  if (last != left_.rend())
    left_.erase(std::remove_if(left_.begin(), std::prev(last.base()), isUnchanged), std::prev(last.base()));
  left_.emplace_back(std::move(work));
}

void Works::put(WorldWork work) {
  remove(work.number);
  if (work.modified()) left_.emplace_back(std::move(work));
}

void Works::put(LectureWork work) {
  remove(work.number());
  if (work.modified()) left_.emplace_back(std::move(work));
}

void Works::remove(std::uint64_t number) {
  std::erase_if(left_, [&](const auto& each) { return numberOf(each) == number; });
}

const Work* Works::find(std::uint64_t number) const {
  const auto found =
      std::find_if(left_.begin(), left_.end(), [&](const auto& each) { return numberOf(each) == number; });
  return found == left_.end() ? nullptr : std::get_if<Work>(&*found);
}

const Work* Works::lastOf(int dimension) const {
  for (auto each = left_.rbegin(); each != left_.rend(); ++each)
    if (const Work* scene = std::get_if<Work>(&*each); scene && scene->scene.dimension == dimension) return scene;
  return nullptr;
}

template <class Kind>
std::optional<Kind> Works::takeOut(std::uint64_t number) {
  const auto found =
      std::find_if(left_.begin(), left_.end(), [&](const auto& each) { return numberOf(each) == number; });
  if (found == left_.end() || !std::holds_alternative<Kind>(*found)) return std::nullopt;
  std::optional<Kind> work = std::get<Kind>(std::move(*found));
  left_.erase(found);
  return work;
}
template std::optional<WorldWork> Works::takeOut(std::uint64_t);
template std::optional<LectureWork> Works::takeOut(std::uint64_t);

std::vector<UnsavedWork> Works::unsaved() const {
  std::vector<UnsavedWork> works;
  for (const auto& each : left_) {
    if (const auto* world = std::get_if<WorldWork>(&each))
      works.push_back({world->number, world->path, {}, world->kept});
    if (const auto* lecture = std::get_if<LectureWork>(&each))
      works.push_back({lecture->number(), lecture->path(), {}, nullptr, lecture->shared()});
    if (const auto* scene = std::get_if<Work>(&each); scene && scene->modified())
      works.push_back({scene->number, scene->path, scene->scene});
  }
  return works;
}

}  // namespace gjklab
