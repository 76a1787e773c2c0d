#include "shell/studio.h"

#include "export/lecture_film.h"
#include "export/lecture_handout.h"

#include <fmt/format.h>

#include <cmath>
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
  if (arguments.print) {
    // As wide as the text of a page, where nothing is said; a picture in pixels has 300 to the inch.
    constexpr int kWidth = 482, kHeight = 271;
    constexpr double kPngScale = 300.0 / 72;
    const double scale = fileEnding(arguments.output) == "png" ? kPngScale : 1 / kPointsOfPrint;
    options.width = static_cast<int>(std::lround(scale * (arguments.size.given ? arguments.size.width : kWidth)));
    options.height = static_cast<int>(std::lround(scale * (arguments.size.given ? arguments.size.height : kHeight)));
    options.theme = ThemeName::print;
    options.points = kPointsOfPrint;
  }
  if (arguments.handout) {
    options.width = kHandoutWidth;
    options.height = kHandoutHeight;
    options.theme = ThemeName::print;
    options.points = kPointsOfPrint;
    options.captions = false;
  }
  options.perspective = arguments.perspective;
  // The answer must not appear before its step.
  options.disclosure = arguments.handout ? Disclosure::so_far : arguments.disclosure;
  if (arguments.stage) {
    options.stage = true;
    options.figure.stage = true;
    if (options.disclosure == Disclosure::everything) options.disclosure = Disclosure::so_far;
  }
  if (arguments.pair) options.pair = *arguments.pair;
  if (arguments.test) options.test = *arguments.test - 1;
  options.ink = arguments.ink;
  options.world = arguments.pane != Pane::difference;
  options.difference = options.rival = arguments.pane != Pane::world;
  if (arguments.shown_stop) applyStop(arguments.shown_stop->stop(), options);
  return options;
}

void warn(const PictureMaker& maker) {
  if (!maker.warning().empty()) fmt::print(stderr, "{}\n", maker.warning());
}

}  // namespace gjklab
