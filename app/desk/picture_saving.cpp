// Saves and copies pictures: composes the present content again, like `gjklab draw`, for a file or the clipboard.

#include "desk/desk.h"
#include "export/lecture_film.h"
#include "export/png.h"
#include "export/vector_picture.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

const char* endingOf(PictureKind kind) {
  switch (kind) {
    case PictureKind::png:
      return ".png";
    case PictureKind::svg:
      return ".svg";
    case PictureKind::pdf:
      return ".pdf";
    case PictureKind::gif:
      return ".gif";
  }
  return "";
}

bool fits(PictureKind kind, PictureSpan span) {
  return kind == PictureKind::pdf || (kind == PictureKind::gif) == (span != PictureSpan::moment);
}

void Desk::wantPicture(const PictureWish& wish) {
  picture_asked_ = wish;
  if (wish.copies || clipboard_.hand_over) {
    picture_asked_->path = wish.copies ? "" : fileNameOf(suggestedPicture(session_, wish));
    picture_ready_ = std::exchange(picture_asked_, std::nullopt);
    return;
  }
  question_ = Question::picture_where;
}

std::string suggestedPicture(const Session& session, const PictureWish& wish) {
  const ShownWork shown = session.shown();
  const std::string title = wish.span == PictureSpan::stops && session.lecture() ? session.lecture()->lecture().title
                            : shown.title.empty() && !shown.path.empty() ? textOf(pathOf(fileNameOf(shown.path)).stem())
                                                                         : shown.title;
  const std::string name = slugOf(title, "gjklab") + endingOf(wish.kind);
  const std::vector<std::string>& folder = session.settings().picture_folder;
  if (!folder.empty()) return textOf(pathOf(folder.front()) / pathOf(name));
  const std::filesystem::path beside = shown.path.empty() ? std::filesystem::path() : pathOf(shown.path).parent_path();
  return textOf(beside / pathOf(name));
}

PictureOptions Desk::optionsOf(const PictureWish& wish) const {
  PictureOptions options;
  options.width = wish.width;
  options.height = wish.height;
  options.theme = wish.theme;
  if (wish.theme == ThemeName::print) options.points = kPointsOfPrint;
  options.perspective = session_.settings().perspective;
  options.figure = session_.settings().figure;
  options.figure.handles = false;
  options.disclosure = session_.disclosure();
  options.pair = wish.pair;
  options.world = wish.part != PicturePart::difference;
  options.difference = options.rival = wish.part != PicturePart::world;
  if (wish.span == PictureSpan::moment) {
    options.test = session_.test();
    const StopAnswer told = session_.stopAnswer();
    options.ask = session_.stopQuestion().empty() ? told.question : session_.stopQuestion();
    options.answer = told.answer;
    options.without_run = session_.hidesRun();
    if (session_.hidesDifference()) options.difference = options.rival = false;
    options.ink = session_.lectern().ink(session_.inkPage());
  }
  if (wish.part == PicturePart::stage) {
    options.stage = true;
    options.figure.stage = true;
    if (options.disclosure == Disclosure::everything) options.disclosure = Disclosure::so_far;
  }
  return options;
}

ShownMoment Desk::shownMoment() const {
  ShownMoment moment;
  moment.position = session_.position();
  if (session_.opened()) {  // the query of a step of a motion
    moment.scene = session_.shownScene();
    return moment;
  }
  moment.scene = session_.sceneAsSeen();
  moment.asked = followUps(session_.inquiry());
  if (session_.comparing()) moment.rival = rivalOf(session_.inquiry());
  moment.given = session_.track(Space::world).given;
  return moment;
}

std::unique_ptr<Film> Desk::pictureOf(const PictureWish& wish) const {
  if (session_.showsWorld()) return gjklab::filmOf(session_.world().asFile(), optionsOf(wish), 0, 1);
  return gjklab::filmOf(shownMoment(), optionsOf(wish));
}

std::unique_ptr<FilmMaking> Desk::filmOf(const PictureWish& wish) const {
  const bool slides = wish.kind == PictureKind::pdf;
  const PictureOptions options = optionsOf(wish);
  std::unique_ptr<Film> film;
  std::string error;
  if (wish.span == PictureSpan::stops && session_.lecture())
    film = gjklab::filmOf(stopPictures(session_.lecture()->lecture(), options), options);
  else if (session_.showsWorld())
    film = gjklab::filmOf(session_.world().asFile(), options, wish.seconds,
                          slides ? kWorldSlidesPerSecond : kWorldPicturesPerSecond);
  else
    film = filmOfRun(shownMoment(), options, wish.span == PictureSpan::iterations);
  std::unique_ptr<FilmMaking> making;
  if (film->size() == 0)
    error = tr("No film was made: all stops of this lecture are pages of lessons.");
  else
    making = clipboard_.make_film(std::move(film), slides ? FilmKind::slides : FilmKind::gif, error);
  if (!making) news_.say(error, News::Mood::error);
  return making;
}

void Desk::deliverPicture(const PictureWish& wish, const std::vector<std::uint8_t>& rgb, int width, int height) {
  if (wish.copies) return copyPicture(rgb, width, height);
  deliverFile(wish, encodePng(rgb, width, height));
}

void Desk::deliverPicture(const PictureWish& wish, Film& film) {
  const ComposedPicture picture = film.picture(0, PenMeasure());
  const std::string bytes = wish.kind == PictureKind::svg ? pictureSvg(picture, false)
                            : clipboard_.make_pdf         ? clipboard_.make_pdf(picture)
                                                          : "";
  if (bytes.empty()) return news_.say(tr("The picture could not be made."), News::Mood::error);
  if (!wish.copies) return deliverFile(wish, bytes);
  const std::string error = clipboard_.write_svg ? clipboard_.write_svg(bytes) : clipboard_.write(bytes);
  error.empty() ? news_.say(tr("The picture is on the clipboard as SVG.")) : news_.say(error, News::Mood::error);
}

void Desk::deliverFilm(const PictureWish& wish, FilmMaking& film) {
  const std::string bytes = film.finish();
  if (bytes.empty()) return news_.say(tr("The film could not be made."), News::Mood::error);
  deliverFile(wish, bytes);
}

/// The old file stays as it was where the new one cannot be written.
void Desk::deliverFile(const PictureWish& wish, const std::string& bytes) {
  const std::string path = absolutePath(wish.path), error = writeFile(path, bytes);
  if (error.empty() && !clipboard_.hand_over) {
    Settings settings = session_.settings();
    settings.picture_folder = {textOf(pathOf(path).parent_path())};
    session_.apply(ChangeSettings{settings});
  }
  const char* what = wish.span == PictureSpan::moment ? tr("The picture is saved:")
                     : wish.kind == PictureKind::gif  ? tr("The film is saved:")
                                                      : tr("The slides are saved:");
  report(pathOf(path), what, error);
}

}  // namespace gjklab
