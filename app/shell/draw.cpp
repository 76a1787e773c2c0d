#include "shell/draw.h"

#include "cli/output.h"
#include "export/picture_pdf.h"
#include "export/png.h"
#include "export/vector_picture.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "platform/headless.h"
#include "render/picture.h"

#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <future>
#include <system_error>

namespace gjklab {
namespace {

/// What is drawn with, on no display.
struct Studio {
  std::unique_ptr<Headless> headless;
  std::unique_ptr<Toolkit> toolkit;
  PictureMaker maker;

  /// Null with one sentence in `error` when there is no OpenGL 3.3.
  static std::unique_ptr<Studio> open(std::string& error) {
    std::unique_ptr<Headless> headless = Headless::create(error);
    if (!headless) return nullptr;
    std::unique_ptr<Toolkit> toolkit = Toolkit::create(error);
    if (!toolkit) return nullptr;
    Toolkit& drawing = *toolkit;
    return std::unique_ptr<Studio>(new Studio{std::move(headless), std::move(toolkit), PictureMaker(drawing)});
  }
};

/// Draws one moment into a file; empty when done, otherwise one sentence.
std::string drawInto(PictureMaker& maker, const PictureScene& scene, int position, const PictureOptions& options,
                     const std::string& path) {
  std::string error;
  const std::vector<std::uint8_t> rgb = maker.draw(scene, position, options, error);
  if (rgb.empty()) return error;
  return writePng(path, rgb, options.width, options.height);
}

/// The same in vectors, which needs no OpenGL.
std::string writeVectors(const PictureScene& scene, int position, const PictureOptions& options,
                         const PictureArguments& arguments) {
  const ComposedPicture picture = composePicture(scene, position, options, PenMeasure());
  const bool svg = fileEnding(arguments.output) == "svg";
  const std::string bytes = svg ? pictureSvg(picture, arguments.outlines) : picturesPdf({&picture, 1});
  return bytes.empty() ? arguments.output + ": the picture cannot be made" : writeFile(arguments.output, bytes);
}

/// What both verbs are told about their pictures.
PictureOptions optionsOf(const PictureArguments& arguments) {
  PictureOptions options;
  options.width = arguments.size.width;
  options.height = arguments.size.height;
  options.theme = arguments.theme;
  options.perspective = arguments.perspective;
  return options;
}

void warn(const PictureMaker& maker) {
  if (!maker.warning().empty()) fmt::print(stderr, "{}\n", maker.warning());
}

}  // namespace

int drawCommand(const PictureArguments& arguments) {
  const PictureScene scene(*arguments.scene, followUps(arguments.inquiry), rivalOf(arguments.inquiry), arguments.given);
  int position = 0;
  std::string error = placeOf(arguments.step, scene.timeline, position);
  if (error.empty()) error = faultOfTest(arguments.test, scene.timeline.testsAt(position));
  if (!error.empty()) return complain(fmt::format("{}: {}", sourceName(arguments.scene_file), error));
  PictureOptions options = optionsOf(arguments);
  options.disclosure = arguments.disclosure;
  if (arguments.test) options.test = *arguments.test - 1;
  options.world = arguments.pane != Pane::difference;
  options.difference = options.rival = arguments.pane != Pane::world;
  if (fileEnding(arguments.output) != "png") {
    error = writeVectors(scene, position, options, arguments);
    return error.empty() ? 0 : complain(error, 1);
  }
  const std::unique_ptr<Studio> studio = Studio::open(error);
  if (!studio) return complain(error, 1);
  error = drawInto(studio->maker, scene, position, options, arguments.output);
  warn(studio->maker);
  return error.empty() ? 0 : complain(error, 1);
}

int tourCommand(const PictureArguments& arguments) {
  std::error_code failure;
  std::filesystem::create_directories(arguments.output, failure);
  if (failure && !std::filesystem::is_directory(arguments.output))
    return complain(fmt::format("{}: the directory cannot be made: {}", arguments.output, failure.message()), 1);
  std::string error;
  const std::unique_ptr<Studio> studio = Studio::open(error);
  if (!studio) return complain(error, 1);
  const PictureOptions options = optionsOf(arguments);
  // Packing a picture takes longer than drawing it: the one is written while the next is drawn.
  std::future<std::string> writing;
  int count = 0;
  for (const int dimension : {1, 2, 3}) {
    const PictureScene scene(defaultScene(dimension));
    for (int i = 0; i < scene.timeline.size(); ++i) {
      std::vector<std::uint8_t> rgb = studio->maker.draw(scene, i, options, error);
      if (rgb.empty()) return complain(error, 1);
      if (writing.valid()) error = writing.get();
      if (!error.empty()) return complain(error, 1);
      const std::string file = fmt::format("{:02}-{}d-{}.png", ++count, dimension, name(scene.timeline[i].sub_step));
      writing = std::async(std::launch::async, writePng, (std::filesystem::path(arguments.output) / file).string(),
                           std::move(rgb), options.width, options.height);
    }
  }
  warn(studio->maker);
  error = writing.get();
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace gjklab
