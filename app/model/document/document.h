#pragma once
// The document: the scene, its history and its file. The only owner of the scene; everything shown is a function of it.

#include "model/document/command.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gjklab {

/// A scene with its file and its saved state.
struct Work {
  Scene scene;
  std::string path;  ///< empty: never saved
  Scene saved;
  /// Identifies this work within the session, independently of edits; 0: not shown yet.
  std::uint64_t number = 0;
  bool modified() const { return !(scene == saved); }
};

class Document {
 public:
  explicit Document(Scene scene = {});

  const Scene& scene() const { return scene_; }
  /// Changes with every change of the scene.
  std::uint64_t revision() const { return revision_; }

  /// Applies a command as one entry of the history, or as part of the open gesture's entry.
  bool execute(const Command&);
  /// All commands between these form one entry, such as a drag.
  void beginGesture();
  void endGesture();
  /// Restores the scene as it was when the gesture began (Escape during a drag).
  void cancelGesture();
  bool inGesture() const { return in_gesture_; }

  bool canUndo() const { return !undo_.empty(); }
  bool canRedo() const { return !redo_.empty(); }
  void undo();
  void redo();
  std::string undoName() const;
  std::string redoName() const;

  /// Shows another scene with its file (opened, new, built-in, or shown before) as one entry of the history. Undo
  /// restores the previous scene with its own file and saved state.
  void replace(Work);
  Work work() const { return {scene_, path_, saved_, number_}; }
  std::uint64_t number() const { return number_; }
  /// A new number for a work that is stored elsewhere, unique within the session.
  std::uint64_t newNumber() { return ++newest_; }
  /// Discards the changes: the present scene counts as saved.
  void forgetChanges() { saved_ = scene_; }
  void forgetHistory();
  /// Continues the numbers and revisions of another document that it replaces on the screen.
  void goOnAfter(const Document& other);
  /// Replaces everything: clears the history and marks it saved.
  void reset(Scene, std::string path);
  /// Like reset, but the scene counts as not saved: for recovered work.
  void restore(Scene, std::string path);
  const std::string& path() const { return path_; }  ///< empty: never saved
  bool modified() const { return !(scene_ == saved_); }
  void markSaved(std::string path);

 private:
  struct File {
    std::string path;
    Scene saved;
  };
  struct Entry {
    Scene scene;
    std::string name;
    std::uint64_t work = 0;  ///< if the step leads to another work, its number
  };
  void becomeWork(std::uint64_t number);
  void push(Scene before, std::string name);
  void step(std::vector<Entry>& from, std::vector<Entry>& to);

  Scene scene_, saved_, gesture_start_;
  std::string path_, gesture_name_;
  std::uint64_t revision_ = 1;
  std::uint64_t number_ = 1, newest_ = 1;  ///< of the work on the screen, and the greatest used so far
  bool in_gesture_ = false;
  std::vector<Entry> undo_, redo_;
  std::map<std::uint64_t, File> files_;  ///< of the other works in the history, as last shown
};

}  // namespace gjklab
