#include "export/picture.h"

#include "export/stage_plot.h"
#include "model/assets/language.h"
#include "model/caption/caption.h"
#include "model/caption/compare_caption.h"
#include "model/compose/text_measure.h"
#include "model/figure/framing.h"
#include "model/figure/ink_figure.h"
#include "model/figure/staging.h"
#include "model/figure/viewpoint.h"
#include "model/figure/word_roles.h"
#include "model/frame/frame_tween.h"
#include "model/frame/test_plane.h"
#include "model/gallery/gallery.h"
#include "model/playback/in_step.h"
#include "model/run/impact_study.h"
#include "model/run/proof.h"
#include "model/session/intent.h"
#include "model/text/rich_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// The text of a picture is a little larger than that of the window, for slides and papers.
constexpr double kTextEnlarged = 1.12;
constexpr float kLineSpacing = 1.28f;
constexpr double kMarginOfText = 20, kIndentOnStage = 18;

/// A run that was read is marked as such.
std::string worldHeading(const RunTrack& track) {
  const GivenRun* given = givenTo(track);
  return given != nullptr ? tr("World space · {source}", arg("source", sourceText(*given))) : tr("World space");
}

int paneCountOf(const PictureScene& scene, const PictureOptions& options) {
  return options.world + options.difference + (scene.rival && options.rival);
}

/// On the way from one view to another.
View between(const View& from, const View& to, double share) {
  View view = to;
  view.target = glm::mix(from.target, to.target, share);
  view.pixels_per_unit = from.pixels_per_unit * std::pow(to.pixels_per_unit / from.pixels_per_unit, share);
  view.orientation = glm::slerp(from.orientation, to.orientation, share);
  view.eye_distance = glm::mix(from.eye_distance, to.eye_distance, share);
  return view;
}

/// Measures text in one size, for `wrapText`.
class SizeMeasure : public TextMeasure {
 public:
  SizeMeasure(const PictureMeasure& measure, TextSize size) : measure_(measure), size_(size) {}
  float width(const std::vector<TextRun>& runs, float line_height) const override {
    return measure_.width(runs, size_, line_height);
  }

 private:
  const PictureMeasure& measure_;
  TextSize size_;
};

class Composer {
 public:
  Composer(const PictureScene& scene, int position, const PictureOptions& options, const PictureMeasure& measure,
           const std::optional<PictureTween>& tween)
      : scene_(scene),
        position_(position),
        tween_(tween),
        options_(options),
        measure_(measure),
        theme_(theme(options.theme)) {
    const int count = paneCountOf(scene, options);
    picture_.width = options.width;
    picture_.height = options.height;
    picture_.title = scene.own.scene.title;
    picture_.theme = options.theme;
    picture_.points = options.points;
    picture_.text_scale = pictureTextScale(scene, options);
    if (options.stage) {
      composeStage();
      return;
    }
    margin_ = kMarginOfText * pictureScale(options.width, options.height, count);
    const std::vector<Caption> captions = captionsOf();
    column_ = (options.width - 2 * margin_) / static_cast<double>(captions.size());
    float height = 0;
    for (const Caption& each : captions) height = std::max(height, captionHeight(each));
    // Room for two lines: the panes keep their size from one step to the next.
    const float least =
        1.15f * line(TextSize::small) + 1.2f * line(TextSize::title) + 2 * kLineSpacing * line(TextSize::body);
    const double words = static_cast<double>(std::max(least, height)) + 1.7 * margin_;
    layout_ = layOutPicture(options.width, options.height, count, options.captions ? words : 0);
    picture_.question = plainText(captions.front().title);
    addPanes();
    if (layout_.caption.height == 0) return;
    for (std::size_t i = 0; i < captions.size(); ++i)
      addCaption(captions[i],
                 {layout_.caption.x + static_cast<double>(i) * column_, layout_.caption.y + 0.75 * margin_});
  }

  ComposedPicture take() { return std::move(picture_); }

 private:
  float line(TextSize size) const { return lineHeightOf(size, picture_.text_scale); }
  double across(const std::vector<TextRun>& runs, TextSize size) const {
    return static_cast<double>(measure_.width(runs, size, line(size)));
  }
  const RunTrack* rival() const { return scene_.rival && options_.rival ? &*scene_.rival : nullptr; }

  PlaceInStep placeOf(const RunTrack& track) const {
    return placeInStep(track.timeline, scene_.timeline, position_, options_.disclosure, options_.test);
  }
  static Frame frameAt(const RunTrack& track, const PlaceInStep& at) {
    return makeFrame(track.scene, track.run, track.geometry, track.timeline, at.place, at.disclosure, {},
                     Naming::for_life, at.test);
  }

  /// Of both methods side by side.
  std::vector<Caption> captionsOf() const {
    std::vector<Caption> captions;
    for (const RunTrack* track : {&scene_.own, rival()}) {
      if (!track) continue;
      const PlaceInStep at = placeOf(*track);
      captions.push_back(
          caption(track->scene, track->run, track->timeline, at.place, at.disclosure, Naming::for_life, at.test));
    }
    captions.front() = inLecturesWords(std::move(captions.front()));
    return captions;
  }
  Caption inLecturesWords(Caption words) const { return withQuestion(std::move(words), options_.ask, options_.answer); }

  std::vector<std::vector<TextRun>> bodyOf(const Caption& caption) const {
    return wrapText(caption.body, SizeMeasure(measure_, TextSize::body), line(TextSize::body),
                    static_cast<float>(column_ - (rival() ? margin_ : 0)));
  }
  float captionHeight(const Caption& caption) const {
    return 1.15f * line(TextSize::small) + 1.2f * line(TextSize::title) +
           static_cast<float>(bodyOf(caption).size()) * line(TextSize::body) * kLineSpacing;
  }
  void addCaption(const Caption& caption, dvec2 corner) {
    picture_.caption.push_back({corner, {{inCapitals(caption.overline)}}, TextSize::small, theme_.muted});
    corner.y += static_cast<double>(1.15f * line(TextSize::small));
    picture_.caption.push_back({corner, {{plainText(caption.title), false, true}}, TextSize::title, theme_.text});
    corner.y += static_cast<double>(1.2f * line(TextSize::title));
    for (const std::vector<TextRun>& each : bodyOf(caption)) {
      picture_.caption.push_back({corner, each, TextSize::body, theme_.text});
      corner.y += static_cast<double>(kLineSpacing * line(TextSize::body));
    }
  }

  /// The hull of a body grows in world space: A ⊖ B is not needed beside it. The same applies to moving bodies and to
  /// contacts.
  bool showsWorldAlone() const {
    const bool grows = scene_.study == Study::hull_a || scene_.study == Study::hull_b;
    const bool contacts = phaseOf(scene_.own.timeline[placeOf(scene_.own).place].sub_step) == Phase::contact;
    return !rival() && (scene_.own.run.impact || !options_.difference || grows || contacts);
  }

  /// Also without being asked to: a test in space is shown at its plane.
  bool showsDifferenceAlone() const {
    return !options_.world ||
           (options_.difference && !rival() && tellsTestPlane(frameAt(scene_.own, placeOf(scene_.own))));
  }

  StagePlot plotOnStage() const {
    if (scene_.own.run.impact) return rival() ? StagePlot::none : StagePlot::beside;
    if (!rival()) return StagePlot::none;
    return provesBounds(scene_.own.run) && provesBounds(rival()->run) ? StagePlot::under : StagePlot::left_out;
  }

  void composeStage() {
    layout_.scale = picture_.text_scale / static_cast<double>(theme_.text_scale);
    const bool no_bodies = showsDifferenceAlone(), pair = rival() || (!showsWorldAlone() && !no_bodies);
    const bool compares = rival() && !scene_.own.run.impact;
    const StagePlot plot = plotOnStage();
    StagePlaces places = placesOnStage(options_.width, options_.height, pair ? 2 : 1, plot);
    if (pair && !compares && hasOneScale()) {
      places = placesOnStage(options_.width, options_.height, 2, plot, worldsShare(places.panes));
      at_one_scale_ = places.panes;
    }
    if (rival() || no_bodies) {
      addPane(Space::difference, scene_.own, places.panes.front(), false);
      if (rival()) addPane(Space::rival, *rival(), places.panes.back(), false);
    } else {
      addPane(Space::world, scene_.own, places.panes.front(), false);
      if (pair) addPane(Space::difference, scene_.own, places.panes.back(), false);
    }
    const PlaceInStep at = placeOf(scene_.own);
    Caption words = caption(scene_.own.scene, scene_.own.run, scene_.own.timeline, at.place, at.disclosure,
                            Naming::for_life, at.test);
    if (compares) {
      const BoundsPlot own = boundsAt(scene_.own), other = boundsAt(*rival());
      words.title = compareTitle(false);
      words.brief = compareBrief(own, other);
      addGapPlot(picture_, scene_.names, own, other, places, measure_);
    } else if (plot == StagePlot::beside) {
      addImpactPlot(picture_, scene_, at, places.plot, measure_);
    }
    words = inLecturesWords(std::move(words));
    picture_.question = plainText(words.title);
    const double indent = kIndentOnStage * picture_.text_scale, pitch = 1.16 * line(TextSize::title);
    dvec2 corner(indent, places.words.y + (places.words.height - 2 * pitch) / 2);
    addWords({{plainText(words.title), false, true}}, TextSize::title, corner);
    corner.y += pitch;
    addBrief(words, corner);
  }

  /// World and difference space show lengths alike, unless the scene has a view of its own.
  bool hasOneScale() const {
    const SceneView& asked = scene_.own.scene.view;
    for (const PaneView& pane : {asked.world, asked.difference})
      if (pane.centre || pane.height) return false;
    return !scene_.own.run.impact;
  }
  double worldsShare(const std::vector<PixelRect>& panes) const {
    const Frame frame = frameAt(scene_.own, placeOf(scene_.own));
    const dvec2 room(panes[0].width + panes[1].width, panes[0].height);
    const auto framed = [&](View& view, bool world) {
      view = viewOf(world ? Space::world : Space::difference, scene_.own, frame, view.size);
    };
    return shareAtOneScale({}, {}, room, framed);
  }

  BoundsPlot boundsAt(const RunTrack& track) const {
    const PlaceInStep at = placeOf(track);
    return boundsPlot(track.run, track.timeline[at.place], at.disclosure);
  }

  void addBrief(const Caption& words, dvec2 corner) {
    const Role normal = roleOfNormal(scene_.own.timeline[placeOf(scene_.own).place].sub_step);
    for (const RolePiece& piece : piecesByRole(words.brief, languageWords(spokenLanguage()), normal)) {
      picture_.caption.push_back(
          {corner, {piece.run}, TextSize::reading, piece.role ? theme_.style(*piece.role).text : theme_.text});
      corner.x += across({piece.run}, TextSize::reading);
    }
  }
  void addWords(std::vector<TextRun> runs, TextSize size, dvec2 corner) {
    picture_.caption.push_back({corner, std::move(runs), size, theme_.text});
  }

  void addPanes() {
    const bool last_is_world = !options_.difference && !rival();
    const auto add = [&](Space space, const RunTrack& track, const std::string& heading, bool last) {
      const PictureLayout::PanePlace& place = layout_.panes[picture_.panes.size()];
      const bool headed = place.heading.height > 0;
      addPane(space, track, place.pane, headed);
      if (headed) addHeading(space, track, heading, place.heading, last);
    };
    if (options_.world) add(Space::world, scene_.own, worldHeading(scene_.own), last_is_world);
    if (options_.difference) add(Space::difference, scene_.own, scene_.names.own, !rival());
    if (rival()) add(Space::rival, *rival(), scene_.names.rival, true);
  }

  void addPane(Space space, const RunTrack& track, const PixelRect& rect, bool framed) {
    PicturePane pane;
    pane.space = space;
    pane.rect = rect;
    pane.framed = framed;
    Frame frame = frameAt(track, placeOf(track));
    pane.view = viewIn(rect, space, track, frame);
    if (tween_) {
      const Frame before =
          frameAt(track, placeInStep(track.timeline, scene_.timeline, tween_->from, Disclosure::so_far, {}));
      pane.view = between(viewIn(rect, space, track, before), pane.view, tween_->share);
      frame = tweenedFrame(before, frame, tween_->share);
    }
    (space == Space::world ? worldFigure : differenceFigure)(frame, pane.view, options_.figure, pane.figure);
    if (options_.without_run)
      stageFigure(withoutRun({}), frame, pane.view, options_.figure, space == Space::world, pane.figure);
    addInk(options_.ink, space, pane.figure);
    pane.lens = lensOf(frame, space, pane.view, options_.figure);
    picture_.panes.push_back(std::move(pane));
  }

  View viewIn(const PixelRect& rect, Space space, const RunTrack& track, const Frame& frame) const {
    View view = viewOf(space, track, frame, {rect.width, rect.height});
    if (at_one_scale_.empty()) return view;
    const bool world = space == Space::world;
    const PixelRect& beside = at_one_scale_[world ? 1 : 0];
    View other = viewOf(world ? Space::difference : Space::world, track, frame, {beside.width, beside.height});
    giveOneScale(view, other);
    return view;
  }

  View viewOf(Space space, const RunTrack& track, const Frame& frame, dvec2 size) const {
    const bool world = space == Space::world;
    View view;
    view.dimension = track.scene.dimension;
    view.size = size;
    view.ui_scale = layout_.scale;
    const PaneView& asked = world ? track.scene.view.world : track.scene.view.difference;
    const glm::dquat usual = cameraOf(track.scene).value_or(firstView(track.run));
    const std::vector<dvec3> test = roomOfTest(frame);
    view.orientation = asked.turn.value_or(test.empty() ? usual : viewpoint(wishOf(frame), usual));
    view.perspective = options_.perspective;
    const int advance = frame.impact() && !scene_.rival ? frame.impact()->record : 0;
    if (world)
      frameWorld(view, track.scene, track.run, *track.geometry, {.advance = advance});
    else if (!test.empty())
      framePoints(view, test);
    else
      frameDifference(view, *scene_.own.geometry, scene_.own.run, scene_.rival ? &scene_.rival->run : nullptr,
                      {.advance = advance});
    setView(view, asked);
    return view;
  }

  /// The text, shortened with an ellipsis if necessary; empty if there is no room at all.
  std::string shortened(const std::string& text, const PictureText& look, double room) const {
    const auto wide = [&](const std::string& t) { return across({{t, false, look.runs[0].bold}}, look.size); };
    if (wide(text) <= room) return text;
    std::string best;
    for (std::size_t end = 0; end < text.size(); end += codePointLength(text, end)) {
      std::string cut = text.substr(0, end) + "…";
      if (wide(cut) > room) break;
      if (end > 0) best = std::move(cut);
    }
    return best;
  }

  void addHeading(Space space, const RunTrack& track, const std::string& heading, const PixelRect& row, bool last) {
    const auto top = [&](TextSize size) { return row.y + 0.58 * (row.height - static_cast<double>(line(size))); };
    const PictureText name{{row.x, top(TextSize::small)}, {{inCapitals(heading)}}, TextSize::small, theme_.muted};
    picture_.headings.push_back(name);
    const double gap = static_cast<double>(line(TextSize::small)), left = row.x + across(name.runs, name.size);
    double room = row.x + row.width - left - gap;
    const auto atRight = [&](const std::string& text, TextSize size, bool bold, const Color& color) {
      PictureText put{{0, top(size)}, {{text, false, bold}}, size, color};
      put.runs[0].text = shortened(text, put, room);
      const double width = across(put.runs, size);
      put.corner.x = left + gap + room - width;
      room -= width + gap;
      picture_.headings.push_back(std::move(put));
    };
    const Run& run = scene_.own.run;
    const PlaceInStep own = placeOf(scene_.own);
    const bool answered = tellsAnswer(run, scene_.own.timeline, own.place, own.disclosure);
    const gjk::Status status = run.trace.result.status;
    const bool world = space == Space::world;
    if (world && answered && run.impact && run.impact->missing.empty())
      atRight(tr(gjk::name(run.impact->result().status)), TextSize::body, true, theme_.accent);
    else if (world && answered && !run.impact && !run.hull)  // a hull is of one body
      atRight(tr(gjk::name(status)), TextSize::body, true, statusColor(theme_, status));
    const bool compares = scene_.rival && !world && options_.disclosure == Disclosure::everything;
    const std::string note = compares ? progressOf(track.run, scene_.timeline[position_]) : "";
    if (!note.empty())
      atRight(note, TextSize::small, false, theme_.muted);
    else if (last && options_.captions)
      atRight(scene_.own.scene.title, TextSize::small, false, theme_.muted);
  }

  const PictureScene& scene_;
  int position_;
  std::optional<PictureTween> tween_;
  const PictureOptions& options_;
  const PictureMeasure& measure_;
  const Theme& theme_;
  ComposedPicture picture_;
  PictureLayout layout_;
  std::vector<PixelRect> at_one_scale_;  ///< the panes of both spaces if they have one scale
  double margin_ = 0, column_ = 0;
};

}  // namespace

PictureScene::PictureScene(const Scene& scene, const FollowUps& followed, const std::optional<Rival>& with,
                           std::shared_ptr<const GivenRun> given)
    : study(followed.study), names{tr("Minkowski difference A ⊖ B"), ""} {
  own.given = std::move(given);
  follow(own, scene, followed);
  prove(own.scene, own.run);
  timeline = own.timeline;
  if (!with || isHull(followed.study)) return;
  names = rivalNames(scene, *with);
  follow(rival.emplace(), rivalScene(scene, *with), followed, &own);
  timeline = Timeline::together(own.timeline, rival->timeline);
}

double pictureTextScale(const PictureScene& scene, const PictureOptions& options) {
  if (options.stage) return stageTypeScale(options.width, options.height);
  const double text = static_cast<double>(theme(options.theme).text_scale);
  return pictureScale(options.width, options.height, paneCountOf(scene, options)) * kTextEnlarged * text;
}

float lineHeightOf(TextSize size, double text_scale) {
  const float em = size == TextSize::small ? 12.5f : size == TextSize::body ? 15.0f : 19.5f;
  return std::round(em * kLineHeightPerEm * static_cast<float>(text_scale));
}

ComposedPicture composePicture(const PictureScene& scene, int position, const PictureOptions& options,
                               const PictureMeasure& measure, const std::optional<PictureTween>& tween) {
  return Composer(scene, position, options, measure, tween).take();
}

}  // namespace gjklab
