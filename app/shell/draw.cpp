#include "shell/draw.h"

#include "cli/output.h"
#include "export/picture_pdf.h"
#include "export/png.h"
#include "export/vector_picture.h"
#include "export/world_picture.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "shell/lecture_stop.h"
#include "shell/studio.h"

#include <fmt/format.h>

#include <future>

namespace gjklab {
namespace {

/// Draws one moment into a file; empty when done, otherwise one sentence.
std::string drawInto(PictureMaker& maker, const PictureScene& scene, int position, const PictureOptions& options,
                     const std::string& path) {
  std::string error;
  const std::vector<std::uint8_t> rgb = maker.draw(scene, position, options, error);
  if (rgb.empty()) return error;
  return writePng(path, rgb, options.width, options.height);
}

/// A picture in vectors, which needs no OpenGL.
std::string writeVectors(const ComposedPicture& picture, const PictureArguments& arguments) {
  const bool svg = fileEnding(arguments.output) == "svg";
  const std::string bytes = svg ? pictureSvg(picture, arguments.outlines) : pictureAsPdf(picture);
  return bytes.empty() ? arguments.output + ": could not draw the picture" : writeFile(arguments.output, bytes);
}

}  // namespace

int drawCommand(const PictureArguments& arguments) {
  const PictureScene scene(*arguments.scene, followUps(arguments.inquiry), rivalOf(arguments.inquiry), arguments.given);
  int position = 0;
  std::string error = faultOfPlace(arguments, scene.timeline, position);
  if (error.empty()) error = faultOfTest(arguments.test, scene.timeline.testsAt(position));
  if (!error.empty()) return complain(fmt::format("{}: {}", sourceName(arguments.scene_file), error));
  const PictureOptions options = optionsOf(arguments);
  if (fileEnding(arguments.output) != "png") {
    error = writeVectors(composePicture(scene, position, options, PenMeasure()), arguments);
    return error.empty() ? 0 : complain(error, 1);
  }
  const std::unique_ptr<Studio> studio = Studio::open(error);
  if (!studio) return complain(error, 1);
  error = drawInto(studio->maker, scene, position, options, arguments.output);
  warn(studio->maker);
  return error.empty() ? 0 : complain(error, 1);
}

int drawWorldCommand(const PictureArguments& arguments) {
  WorldPictures world(*arguments.world, optionsOf(arguments));
  world.goTo(arguments.seconds.value_or(0));
  world.frame();
  const std::string error = writeVectors(world.picture(PenMeasure()), arguments);
  return error.empty() ? 0 : complain(error, 1);
}

int tourCommand(const PictureArguments& arguments) {
  std::string error = makeFolder(arguments.output);
  if (!error.empty()) return complain(error, 1);
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
      writing = std::async(std::launch::async, writePng, textOf(pathOf(arguments.output) / pathOf(file)),
                           std::move(rgb), options.width, options.height);
    }
  }
  warn(studio->maker);
  error = writing.get();
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace gjklab
