#pragma once
// The works that are not on the screen, scenes, worlds and lectures: every one with unsaved changes, wherever it was
// left, and the last scene of each dimension, which a change of dimension comes back to.

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

/// A work with unsaved changes: what of it is kept against a crash, and what a list shows.
struct UnsavedWork {
  std::uint64_t number = 0;
  std::string path;                             ///< empty: never saved
  Scene scene;                                  ///< of no meaning where there is a world or a lecture
  std::shared_ptr<const WorldFile> world = {};  ///< null: the work is no world
  std::shared_ptr<const Lecture> lecture = {};  ///< null: it is no lecture
  const std::string& title() const { return lecture ? lecture->title : world ? world->title : scene.title; }
};

class Works {
 public:
  /// Keeps a work that leaves the screen, as it is now; a world only where it has unsaved changes.
  void put(Work work);
  void put(WorldWork work);
  void put(LectureWork work);  ///< likewise
  /// The work is on the screen again, or its changes are given up.
  void remove(std::uint64_t number);
  /// A scene; null where there is none.
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
