#pragma once
// A window for the tests of lessons, with a folder for files of their own.

#include "gl/hand.h"
#include "model/gallery/gallery.h"
#include "model/store/temporary_folder.h"

#include <fstream>
#include <string>

namespace gjklab {

class LessonWindow : public GlTest {
 protected:
  void write(const std::string& name, const std::string& text) {
    std::ofstream file(path(name), std::ios::binary);
    file << text;
  }
  std::string path(const std::string& name) const { return folder_.path() + "/" + name; }
  const Classroom& room() { return hand_.bench().lessons().classroom(); }
  /// Begins a lesson at its first challenge.
  void startAtChallenge(const std::string& file) {
    hand_.bench().lessons().perform({Teach::What::start, file});
    int beat = 0;
    while (beat < room().beats() && !room().lesson().beats[static_cast<std::size_t>(beat)].reach) ++beat;
    hand_.bench().lessons().perform({Teach::What::go, {}, beat});
    hand_.rest();
  }
  void wait(double seconds) {
    for (int i = 0; i < static_cast<int>(seconds * 60) + 1; ++i) hand_.frame();
  }

  TemporaryFolder folder_;
  Hand hand_{defaultScene(2), 1280, 720};
};

}  // namespace gjklab
