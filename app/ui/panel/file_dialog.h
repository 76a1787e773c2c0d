#pragma once
// The program's own dialog for opening and saving: directories, scene files, a name. Keyboard and mouse. If the system
// has its own dialog (platform/file_exchange.h), nothing is drawn.

#include "ui/kit/ui.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

class FileDialog {
 public:
  enum class Purpose : std::uint8_t { open, save, replay, import, picture, film, page };

  /// Opens it in the directory of `path`, with its name filled in when saving.
  void start(Purpose purpose, const std::string& path);
  void stop() { active_ = false; }
  bool active() const { return active_; }

  enum class Outcome : std::uint8_t { none, chosen, cancelled };
  /// Draws it while active. `confirmed`: Return was pressed outside the name's field. `chosen`: path() is the file.
  Outcome show(const Ui&, float window_width, float window_height, bool confirmed);
  const std::string& path() const { return path_; }

 private:
  struct Entry {
    std::string name;
    bool directory = false;
  };
  void enter(const std::filesystem::path& directory);
  void list();
  Outcome body(const Ui&, bool confirmed);
  void placeRow(const Ui&);
  bool entries(const Ui&, float height);
  Outcome accept();
  Outcome answerOfSystem();
  bool saves() const { return purpose_ == Purpose::save || purpose_ >= Purpose::picture; }
  std::string withEnding(std::string path) const;

  Purpose purpose_ = Purpose::open;
  bool active_ = false, opening_ = false;
  std::filesystem::path directory_;
  std::vector<Entry> entries_;
  std::string name_, path_, error_;
  std::string ending_;     ///< added to a picture's name without one
  std::string overwrite_;  ///< the file that choosing the same name again overwrites
};

/// Adds the ending of scene files to a path such as "/home/ana/scene".
std::string withSceneEnding(std::string path);

}  // namespace gjklab
