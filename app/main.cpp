#include "cli/input.h"
#include "cli/program.h"
#include "shell/handout.h"
#include "shell/picture_verbs.h"
#include "shell/window_main.h"

#include <filesystem>

namespace {

int openWindow(const std::string& file) {
  gjklab::WindowArguments arguments;
  std::error_code failure;
  if (file.ends_with(".md") || std::filesystem::is_directory(file, failure)) {
    arguments.lessons = file;
  } else if (!file.empty()) {
    std::optional<gjklab::SceneOrRun> opened = gjklab::loadSceneOrRun(file);
    if (!opened) return 2;
    arguments.scene = std::move(opened->scene);
    arguments.given = std::move(opened->run);
    arguments.scene_file = file;
  }
  return gjklab::runWindow(arguments);
}

}  // namespace

int main(int argc, char** argv) {
  return gjklab::runProgram(argc, argv, {gjklab::declarePictures, gjklab::handoutCommand, openWindow});
}
