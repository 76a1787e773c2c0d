#pragma once
// The scenes, worlds and lectures that are not on the screen: all with unsaved changes, and the last scene of each
// dimension, to which a change of dimension returns.

#include "model/document/document.h"
#include "model/lecture/lecture_work.h"
#include "model/sandbox/world_work.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

/// A work with unsaved changes: the data for recovery after a crash and for a list.
struct UnsavedWork {
  std::uint64_t number = 0;
  std::string path;                             ///< empty: never saved
  Scene scene;                                  ///< meaningless if there is a world or a lecture
  std::shared_ptr<const WorldFile> world = {};  ///< null: the work is not a world
  std::shared_ptr<const Lecture> lecture = {};  ///< null: the work is not a lecture
  const std::string& title() const { return lecture ? lecture->title : world ? world->title : scene.title; }
};

class Works {
 public:
  /// Stores a work that leaves the screen in its present state; a world only if it has unsaved changes.
  void put(Work work);
  void put(WorldWork work);
  void put(LectureWork work);  ///< likewise
  /// Removes a work that is on the screen again, or whose changes are discarded.
  void remove(std::uint64_t number);
  /// The scene with this number; null if there is none.
  const Work* find(std::uint64_t number) const;
  const Work* lastOf(int dimension) const;
  /// Removes a world or lecture from the store and returns it.
  std::optional<WorldWork> takeWorld(std::uint64_t number) { return takeOut<WorldWork>(number); }
  std::optional<LectureWork> takeLecture(std::uint64_t number) { return takeOut<LectureWork>(number); }
  /// In the order in which they left the screen.
  std::vector<UnsavedWork> unsaved() const;

 private:
  template <class Kind>
  std::optional<Kind> takeOut(std::uint64_t number);

  std::vector<std::variant<Work, WorldWork, LectureWork>> left_;
};

}  // namespace gjklab
