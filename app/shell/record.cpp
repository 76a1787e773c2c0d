#include "shell/record.h"

#include "cli/output.h"
#include "cli/progress.h"
#include "export/film.h"
#include "export/gif_film.h"
#include "export/lecture_handout.h"
#include "export/picture_pdf.h"
#include "export/png.h"
#include "export/vector_picture.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "shell/lecture_film.h"
#include "shell/studio.h"

#include <fmt/format.h>

#include <utility>

namespace gjklab {
namespace {

constexpr int kMostPictures = 1500;
/// Of a film in hundredths of a second: how long a step stays, the last one, and the way to the next.
constexpr int kStepStays = 120, kLastStays = 300, kWayTakes = 18;
constexpr int kWorldRate = 25, kWorldPages = 2;  // pictures, and pages, for each second of a world

using RgbRows = std::vector<std::uint8_t>;

/// Pictures between two steps. They are most of a film's bytes, so a long film has fewer.
int tweensOf(int steps) { return steps > 40 ? 2 : 5; }

/// Between stops of a lecture, which have nothing in common: the first picture fading into the second.
RgbRows faded(const RgbRows& from, const RgbRows& to, int step, int tweens) {
  RgbRows rows(from.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = static_cast<std::uint8_t>((from[i] * (tweens + 1 - step) + to[i] * step) / (tweens + 1));
  return rows;
}

class Camera {
 public:
  Camera(Studio& studio, Film& film) : studio_(studio), film_(film) {}

  std::string pngs(const std::string& folder) {
    if (std::string error = makeFolder(folder); !error.empty()) return error;
    Progress progress(film_.size());
    for (int i = 0; i < film_.size(); ++i, progress.step()) {
      std::string error;
      const RgbRows rows = shot(i, error);
      if (rows.empty()) return error;
      const std::string path = textOf(pathOf(folder) / fmt::format("{:04}.png", i + 1));
      if (error = writePng(path, rows, film_.options().width, film_.options().height); !error.empty()) return error;
    }
    return {};
  }

  std::string gif(const std::string& path) {
    constexpr int kLearned = 60;  // pictures show the colours of all of them
    const int count = film_.size(), stride = std::max(1, count / kLearned), tweens = tweensOf(count);
    GifFilm gif(film_.options().width, film_.options().height);
    Progress progress(count / stride + count);
    std::string error;
    for (int i = 0; i < count; i += stride, progress.step()) {
      const RgbRows rows = shot(i, error);
      if (rows.empty()) return error;
      gif.learn(rows);
    }
    RgbRows before;
    const auto take = [&](RgbRows rows, int stays) {
      if (rows.empty()) return false;
      gif.add(rows, stays);
      before = std::move(rows);
      return true;
    };
    const int way_stays = kWayTakes / (tweens + 1);
    for (int i = 0; i < count; ++i, progress.step()) {
      const int ways = i > 0 && !film_.moves() ? tweens : 0;
      if (film_.tweens()) {
        for (int step = 1; step <= ways; ++step)
          if (!take(studio_.maker.drawBetween(film_, i, step / (tweens + 1.0), error), way_stays)) return error;
        if (!take(studio_.maker.drawBetween(film_, i, 1, error), i + 1 < count ? kStepStays : kLastStays)) return error;
        continue;
      }
      RgbRows rows = shot(i, error);
      if (rows.empty()) return error;
      const RgbRows from = before;
      for (int step = 1; step <= ways; ++step) take(faded(from, rows, step, tweens), way_stays);
      take(std::move(rows), film_.moves() && i + 1 < count ? 100 / kWorldRate
                            : i + 1 < count                ? kStepStays
                                                           : kLastStays);
    }
    const std::string bytes = gif.finish();
    return bytes.empty() ? path + ": the film cannot be made" : writeFile(path, bytes);
  }

 private:
  RgbRows shot(int i, std::string& error) { return studio_.maker.draw(film_, i, error); }

  Studio& studio_;
  Film& film_;
};

std::string recordPdf(Film& film, const std::string& path) {
  const PenMeasure measure;
  Progress progress(film.size());
  const std::string bytes = picturesPdf(film.size(), [&](int i) {
    progress.step();
    return film.picture(i, measure);
  });
  return bytes.empty() ? path + ": the film cannot be made" : writeFile(path, bytes);
}

/// The stops of a lecture, six to a page.
int recordHandout(const PictureArguments& arguments, std::vector<PictureArguments> stops) {
  std::vector<HandoutStop> words;
  for (const PictureArguments& stop : stops) {
    const LectureStop& kept = arguments.lecture->stops[static_cast<std::size_t>(*stop.stop - 1)];
    words.push_back({*stop.stop, nameOf(kept), stepNameOf(kept), arguments.handout == Handout::notes ? kept.note : ""});
  }
  const std::unique_ptr<Film> film = filmOfLecture(arguments, std::move(stops));
  const PenMeasure measure;
  Progress progress(film->size());
  const std::string bytes = lectureHandout(arguments.lecture->title, words, [&](int i) {
    progress.step();
    return film->picture(i, measure);
  });
  const std::string error =
      bytes.empty() ? arguments.output + ": the handout cannot be made" : writeFile(arguments.output, bytes);
  return error.empty() ? 0 : complain(error, 1);
}

/// Into the file or the folder that the arguments name.
int record(Film& film, const PictureArguments& arguments) {
  if (film.size() > kMostPictures)
    return complain(fmt::format(
        "{}: the film would have {} pictures, and {} are the most; {}", sourceName(arguments.scene_file), film.size(),
        kMostPictures, arguments.world ? "choose fewer --seconds" : "choose --steps iterations, or draw single steps"));
  const std::string ending = fileEnding(arguments.output);
  std::string error;
  if (ending == "pdf") {
    error = recordPdf(film, arguments.output);
    return error.empty() ? 0 : complain(error, 1);
  }
  const std::unique_ptr<Studio> studio = Studio::open(error);
  if (!studio) return complain(error, 1);
  Camera camera(*studio, film);
  error = ending == "gif" ? camera.gif(arguments.output) : camera.pngs(arguments.output);
  warn(studio->maker);
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace

int recordCommand(const PictureArguments& arguments) {
  std::optional<PictureScene> scene;
  std::unique_ptr<Film> film;
  if (arguments.world) {
    const int rate = fileEnding(arguments.output) == "pdf" ? kWorldPages : kWorldRate;
    film = filmOf(*arguments.world, optionsOf(arguments), arguments.seconds.value_or(5), rate);
  } else {
    scene.emplace(*arguments.scene, followUps(arguments.inquiry), rivalOf(arguments.inquiry), arguments.given);
    film = filmOf(*scene, optionsOf(arguments), arguments.iterations);
  }
  return record(*film, arguments);
}

int recordLecture(const PictureArguments& arguments, std::vector<PictureArguments> stops) {
  if (arguments.handout) return recordHandout(arguments, std::move(stops));
  return record(*filmOfLecture(arguments, std::move(stops)), arguments);
}

}  // namespace gjklab
