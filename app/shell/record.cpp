#include "shell/record.h"

#include "cli/output.h"
#include "cli/progress.h"
#include "export/film.h"
#include "export/lecture_handout.h"
#include "export/png.h"
#include "export/vector_picture.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "shell/film_maker.h"
#include "shell/lecture_film.h"
#include "shell/studio.h"

#include <fmt/format.h>

#include <utility>

namespace gjklab {
namespace {

using RgbRows = std::vector<std::uint8_t>;

/// As numbered files.
std::string recordPngs(Film& film, PictureMaker& maker, const std::string& folder) {
  if (std::string error = makeFolder(folder); !error.empty()) return error;
  Progress progress(film.size());
  for (int i = 0; i < film.size(); ++i, progress.step()) {
    std::string error;
    const RgbRows rows = maker.draw(film, i, error);
    if (rows.empty()) return error;
    const std::string path = textOf(pathOf(folder) / fmt::format("{:04}.png", i + 1));
    if (error = writePng(path, rows, film.options().width, film.options().height); !error.empty()) return error;
  }
  return {};
}

std::string recordFile(FilmMaking& film, const std::string& path) {
  Progress progress(film.total());
  std::string error;
  for (; !film.complete(); progress.step())
    if (!film.drawNext(error)) return error;
  const std::string bytes = film.finish();
  return bytes.empty() ? path + ": could not make the film" : writeFile(path, bytes);
}

/// The stops of a lecture, six to a page.
int recordHandout(const PictureArguments& arguments, const std::vector<PictureArguments>& stops) {
  std::vector<HandoutStop> words;
  for (const PictureArguments& stop : stops) {
    const LectureStop& kept = arguments.lecture->stops[static_cast<std::size_t>(*stop.stop - 1)];
    words.push_back(
        {*stop.stop, nameOf(kept), stepNameOf(kept), kept.ask, arguments.handout == Handout::notes ? kept.note : ""});
  }
  const std::unique_ptr<Film> film = filmOfLecture(arguments, stops);
  const PenMeasure measure;
  Progress progress(film->size());
  const std::string bytes = lectureHandout(arguments.lecture->title, words, [&](int i) {
    progress.step();
    return film->picture(i, measure);
  });
  const std::string error = bytes.empty() ? tr("{file}: could not make the handout", arg("file", arguments.output))
                                          : writeFile(arguments.output, bytes);
  return error.empty() ? 0 : complain(error, 1);
}

/// Into the file or the folder that the arguments name.
int record(std::unique_ptr<Film> film, const PictureArguments& arguments) {
  if (film->size() > kMostFilmPictures)
    return complain(tr("{file}: the film would have {count} pictures; the limit is {limit}. {advice}",
                       arg("file", sourceName(arguments.scene_file)), arg("count", film->size()),
                       arg("limit", kMostFilmPictures),
                       arg("advice", arguments.world ? tr("Choose fewer --seconds")
                                                     : tr("Choose --steps iterations, or draw single steps"))));
  const std::string ending = fileEnding(arguments.output);
  std::string error;
  if (ending == "pdf") {
    error = recordFile(*makeSlides(std::move(film)), arguments.output);
    return error.empty() ? 0 : complain(error, 1);
  }
  const std::unique_ptr<Studio> studio = Studio::open(error);
  if (!studio) return complain(error, 1);
  error = ending == "gif" ? recordFile(*makeGif(std::move(film), studio->maker), arguments.output)
                          : recordPngs(*film, studio->maker, arguments.output);
  warn(studio->maker);
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace

int recordCommand(const PictureArguments& arguments) {
  std::optional<PictureScene> scene;
  std::unique_ptr<Film> film;
  if (arguments.world) {
    const int rate = fileEnding(arguments.output) == "pdf" ? kWorldSlidesPerSecond : kWorldPicturesPerSecond;
    film = filmOf(*arguments.world, optionsOf(arguments), arguments.seconds.value_or(5), rate);
  } else {
    scene.emplace(*arguments.scene, followUps(arguments.inquiry), rivalOf(arguments.inquiry), arguments.given);
    film = filmOf(*scene, optionsOf(arguments), arguments.iterations);
  }
  return record(std::move(film), arguments);
}

int recordLecture(const PictureArguments& arguments, const std::vector<PictureArguments>& stops) {
  if (arguments.handout) return recordHandout(arguments, stops);
  return record(filmOfLecture(arguments, stops), arguments);
}

}  // namespace gjklab
