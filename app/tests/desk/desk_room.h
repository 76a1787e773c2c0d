#pragma once
// A desk without a window, for tests: a session, a clipboard and a folder of its own.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

namespace gjklab {

class DeskTest : public testing::Test {
 protected:
  /// A change that would be lost.
  void edit() {
    Scene scene = session_.scene();
    scene.title = "Changed";
    scene.a.position.x += 1;
    session_.apply(Edit{ReplaceScene{scene}});
  }
  /// Until a file that is read beside the window shows, or is asked about.
  void finishOpening() {
    while (desk_.idleSeconds() > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      desk_.update(0);
    }
  }
  void writeLarge() {
    Scene scene = session_.scene();
    scene.title = std::string(std::size_t{17} << 20, 'x');
    ASSERT_EQ(writeFile(file("large.json"), writeScene(scene)), "");
  }
  std::string file(const char* name) const { return folder_ / name; }
  std::string titleIn(const std::string& path) {
    const auto text = readFile(path);
    if (!std::holds_alternative<std::string>(text)) return "no file";
    const auto scene = readScene(std::get<std::string>(text), path);
    return std::holds_alternative<Scene>(scene) ? std::get<Scene>(scene).title : "no scene";
  }

  TemporaryFolder folder_;
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  std::string clipboard_;
  Desk desk_{session_,
             news_,
             "",
             {[this] { return clipboard_; },
              [this](const std::string& text) {
                clipboard_ = text;
                return std::string();
              }}};
};

}  // namespace gjklab
