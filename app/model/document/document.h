#pragma once
// The document: the scene, its history and its file. The only owner of the scene; everything shown is a function of it.

#include "model/document/command.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace gjklab {

/// A scene with its file and what was saved of it.
struct Work {
  Scene scene;
  std::string path;  ///< empty: never saved
  Scene saved;
  /// Tells it from all other work of the session, whatever is edited; 0: not shown yet.
  std::uint64_t number = 0;
  bool modified() const { return !(scene == saved); }
};

class Document {
 public:
  explicit Document(Scene scene = {});

  const Scene& scene() const { return scene_; }
  /// Changes with every change of the scene.
  std::uint64_t revision() const { return revision_; }

  /// Applies a command as one entry of the history — or, while a gesture is open, as part of the gesture's.
  bool execute(const Command&);
  /// Between these, all commands make one entry: one drag, one slider pull.
  void beginGesture();
  void endGesture();
  /// Takes the scene back to where the gesture began (Escape during a drag).
  void cancelGesture();
  bool inGesture() const { return in_gesture_; }

  bool canUndo() const { return !undo_.empty(); }
  bool canRedo() const { return !redo_.empty(); }
  void undo();
  void redo();
  std::string undoName() const;
  std::string redoName() const;

  /// Another scene with its file (open, new, a built-in scene, one left before) as one entry of the history: undo
  /// brings the former one back with its own file and what was saved of it.
  void replace(Work);
  Work work() const { return {scene_, path_, saved_, number_}; }
  std::uint64_t number() const { return number_; }
  /// For a work that is kept elsewhere: no other work of the session has it.
  std::uint64_t newNumber() { return ++newest_; }
  /// The changes are given up: the scene as it is counts as saved.
  void forgetChanges() { saved_ = scene_; }
  void forgetHistory();
  /// This document follows another on the screen: numbers and revisions go on.
  void goOnAfter(const Document& other);
  /// Replaces everything: clears the history and marks it saved.
  void reset(Scene, std::string path);
  /// As reset, but the scene counts as not saved: work that was recovered.
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
    std::uint64_t work = 0;  ///< where the step leads to another work: its number
  };
  void becomeWork(std::uint64_t number);
  void push(Scene before, std::string name);
  void step(std::vector<Entry>& from, std::vector<Entry>& to);

  Scene scene_, saved_, gesture_start_;
  std::string path_, gesture_name_;
  std::uint64_t revision_ = 1;
  std::uint64_t number_ = 1, newest_ = 1;  ///< of the work on the screen, and the greatest so far
  bool in_gesture_ = false;
  std::vector<Entry> undo_, redo_;
  std::map<std::uint64_t, File> files_;  ///< of the works that the history leads to, as they were left
};

}  // namespace gjklab
