#include "cli/input.h"
#include "cli/lessons_given.h"
#include "cli/program.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "platform/host.h"
#include "shell/exports.h"
#include "shell/handout.h"
#include "shell/picture_verbs.h"
#include "shell/window_main.h"

#include <cstdio>

namespace {

gjklab::WindowArguments windowThatExports() {
  gjklab::WindowArguments arguments;
  arguments.exports = gjklab::allExports();
  return arguments;
}

int openWindow(const std::string& file) {
  gjklab::WindowArguments arguments = windowThatExports();
  if (gjklab::isLessons(file)) {
    arguments.lessons = file;
  } else if (const std::string fault = file == "-" ? "" : gjklab::notAFile(file); !fault.empty()) {
    std::fprintf(stderr, "%s\n", fault.c_str());
    return 2;
  } else if (gjklab::namesLink(file)) {
    if (!gjklab::holdsWorld(file) && !gjklab::loadSceneOrRun(file)) return 2;
    arguments.link = file;
  } else if (!file.empty() && gjklab::opensInWindow(file)) {
    arguments.large_file = file;
  } else if (!file.empty() && file != "-" && gjklab::holdsWorld(file)) {
    arguments.world_file = file;
  } else if (!file.empty()) {
    std::optional<gjklab::SceneOrRun> opened = gjklab::loadSceneOrRun(file);
    if (!opened) return 2;
    arguments.scene = std::move(opened->scene);
    arguments.given = std::move(opened->run);
    arguments.replayed = std::move(opened->replayed);
    arguments.scene_file = file;
  }
  return gjklab::runWindow(arguments);
}

int replayInWindow(std::shared_ptr<const gjklab::ReplayedRun> run) {
  gjklab::WindowArguments arguments = windowThatExports();
  arguments.scene = run->given.scene;
  arguments.replayed = std::move(run);
  return gjklab::runWindow(arguments);
}

int watchInWindow(std::shared_ptr<gjklab::WatchList> list) {
  gjklab::WindowArguments arguments = windowThatExports();
  arguments.scene = gjklab::defaultScene(2);
  arguments.watched = std::move(list);
  return gjklab::runWindow(arguments);
}

}  // namespace

int main(int argc, char** argv) {
  gjklab::Host host;
  return host.end(gjklab::runProgram(
      argc, argv, {gjklab::declarePictures, gjklab::handoutCommand, replayInWindow, watchInWindow, openWindow}));
}
