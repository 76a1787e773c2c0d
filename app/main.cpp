#include "cli/input.h"
#include "cli/program.h"
#include "shell/picture_verbs.h"
#include "shell/window_main.h"

namespace {

int openWindow(const std::string& file) {
  gjklab::WindowArguments arguments;
  if (!file.empty()) {
    std::optional<gjklab::SceneOrRun> opened = gjklab::loadSceneOrRun(file);
    if (!opened) return 2;
    arguments.scene = std::move(opened->scene);
    arguments.given = std::move(opened->run);
    arguments.scene_file = file;
  }
  return gjklab::runWindow(arguments);
}

}  // namespace

int main(int argc, char** argv) { return gjklab::runProgram(argc, argv, {gjklab::declarePictures, openWindow}); }
