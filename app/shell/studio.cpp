#include "shell/studio.h"

#include <fmt/format.h>

#include <cstdio>

namespace gjklab {

std::unique_ptr<Studio> Studio::open(std::string& error) {
  std::unique_ptr<Headless> headless = Headless::create(error);
  if (!headless) return nullptr;
  std::unique_ptr<Toolkit> toolkit = Toolkit::create(error);
  if (!toolkit) return nullptr;
  Toolkit& drawing = *toolkit;
  return std::unique_ptr<Studio>(new Studio{std::move(headless), std::move(toolkit), PictureMaker(drawing)});
}

PictureOptions optionsOf(const PictureArguments& arguments) {
  PictureOptions options;
  options.width = arguments.size.width;
  options.height = arguments.size.height;
  options.theme = arguments.theme;
  options.perspective = arguments.perspective;
  options.disclosure = arguments.disclosure;
  if (arguments.test) options.test = *arguments.test - 1;
  options.ink = arguments.ink;
  options.world = arguments.pane != Pane::difference;
  options.difference = options.rival = arguments.pane != Pane::world;
  return options;
}

void warn(const PictureMaker& maker) {
  if (!maker.warning().empty()) fmt::print(stderr, "{}\n", maker.warning());
}

}  // namespace gjklab
