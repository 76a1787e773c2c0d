#include "shell/film_maker.h"

#include "export/gif_film.h"
#include "export/picture_pdf.h"
#include "export/vector_picture.h"
#include "model/text/translate.h"
#include "render/context_kept.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace gjklab {
namespace {

/// Of a film in hundredths of a second: how long a step stays, the last one, and the way to the next.
constexpr int kStepStays = 120, kLastStays = 300, kWayTakes = 18;
constexpr int kWorldPictureStays = 100 / kWorldPicturesPerSecond;
constexpr int kLearned = 60;  // pictures show the colours of all of them

using RgbRows = std::vector<std::uint8_t>;

/// Pictures between two steps. They are most of a film's bytes, so a long film has fewer.
int tweensOf(int steps) { return steps > 40 ? 2 : 5; }

/// Between stops of a lecture, which have nothing in common: the first picture fading into the second.
RgbRows faded(const RgbRows& from, const RgbRows& to, double share) {
  RgbRows rows(from.size());
  for (std::size_t i = 0; i < rows.size(); ++i)
    rows[i] = static_cast<std::uint8_t>(from[i] * (1 - share) + to[i] * share);
  return rows;
}

/// First some pictures for their colours, then all of them.
class GifMaking : public FilmMaking {
 public:
  GifMaking(std::unique_ptr<Film> film, PictureMaker& maker)
      : film_(std::move(film)), maker_(maker), gif_(film_->options().width, film_->options().height) {
    const int count = film_->size(), stride = std::max(1, count / kLearned);
    for (int i = 0; i < count; i += stride) shots_.push_back({i, 1, 0});
    learned_ = shots_.size();
    const int tweens = film_->moves() ? 0 : tweensOf(count);
    for (int i = 0; i < count; ++i) {
      for (int step = 1; i > 0 && step <= tweens; ++step)
        shots_.push_back({i, step / (tweens + 1.0), kWayTakes / (tweens + 1)});
      shots_.push_back({i, 1, i + 1 == count ? kLastStays : film_->moves() ? kWorldPictureStays : kStepStays});
    }
  }
  int total() const override { return static_cast<int>(shots_.size()); }
  int drawn() const override { return static_cast<int>(next_); }
  bool drawNext(std::string& error) override {
    const Shot shot = shots_[next_];
    const RgbRows rows = next_ < learned_ ? maker_.draw(*film_, shot.at, error) : rowsOf(shot, error);
    if (rows.empty()) return false;
    if (next_ < learned_)
      gif_.learn(rows);
    else
      gif_.add(rows, shot.stays);
    ++next_;
    return true;
  }
  std::string finish() override { return gif_.finish(); }

 private:
  struct Shot {
    int at = 0;
    double share = 1;  ///< of the way from the picture before
    int stays = 0;     ///< hundredths of a second
  };

  RgbRows rowsOf(const Shot& shot, std::string& error) {
    if (film_->tweens()) return maker_.drawBetween(*film_, shot.at, shot.share, error);
    if (arrived_at_ != shot.at) {
      before_ = std::move(arrived_);
      arrived_ = maker_.draw(*film_, shot.at, error);
      arrived_at_ = shot.at;
    }
    return shot.share < 1 && !arrived_.empty() ? faded(before_, arrived_, shot.share) : arrived_;
  }

  std::unique_ptr<Film> film_;
  PictureMaker& maker_;
  GifFilm gif_;
  std::vector<Shot> shots_;
  std::size_t learned_ = 0, next_ = 0;
  int arrived_at_ = -1;
  RgbRows before_, arrived_;  ///< where one picture fades into the next
};

class SlidesMaking : public FilmMaking {
 public:
  explicit SlidesMaking(std::unique_ptr<Film> film) : film_(std::move(film)) {}
  int total() const override { return film_->size(); }
  int drawn() const override { return drawn_; }
  bool drawNext(std::string&) override {
    pdf_.add(film_->picture(drawn_++, measure_));
    return true;
  }
  std::string finish() override { return pdf_.finish(); }

 private:
  std::unique_ptr<Film> film_;
  PenMeasure measure_;
  PicturesPdf pdf_;
  int drawn_ = 0;
};

class WindowFilm : public FilmMaking {
 public:
  static std::unique_ptr<FilmMaking> begin(std::unique_ptr<Film> film, std::string& error) {
    const ContextKept kept;
    std::unique_ptr<Toolkit> toolkit = Toolkit::create(error);
    if (!toolkit) return nullptr;
    return std::unique_ptr<FilmMaking>(new WindowFilm(std::move(film), std::move(toolkit)));
  }
  ~WindowFilm() override {
    const ContextKept kept;
    making_.reset();
    maker_.reset();
    toolkit_.reset();
  }
  WindowFilm(const WindowFilm&) = delete;
  WindowFilm& operator=(const WindowFilm&) = delete;

  int total() const override { return making_->total(); }
  int drawn() const override { return making_->drawn(); }
  bool drawNext(std::string& error) override {
    const ContextKept context;
    const FramebufferKept framebuffer;
    return making_->drawNext(error);
  }
  std::string finish() override { return making_->finish(); }

 private:
  WindowFilm(std::unique_ptr<Film> film, std::unique_ptr<Toolkit> toolkit)
      : toolkit_(std::move(toolkit)),
        maker_(std::make_unique<PictureMaker>(*toolkit_)),
        making_(makeGif(std::move(film), *maker_)) {}

  std::unique_ptr<Toolkit> toolkit_;
  std::unique_ptr<PictureMaker> maker_;
  std::unique_ptr<FilmMaking> making_;
};

}  // namespace

std::unique_ptr<FilmMaking> makeGif(std::unique_ptr<Film> film, PictureMaker& maker) {
  return std::make_unique<GifMaking>(std::move(film), maker);
}

std::unique_ptr<FilmMaking> makeSlides(std::unique_ptr<Film> film) {
  return std::make_unique<SlidesMaking>(std::move(film));
}

std::unique_ptr<FilmMaking> makeBesideWindow(std::unique_ptr<Film> film, FilmKind kind, std::string& error) {
  if (film->size() > kMostFilmPictures) {
    error = tr("The film would have {count} pictures; the limit is {limit}.", arg("count", film->size()),
               arg("limit", kMostFilmPictures));
    return nullptr;
  }
  if (kind == FilmKind::slides) return makeSlides(std::move(film));
  return WindowFilm::begin(std::move(film), error);
}

}  // namespace gjklab
