#include "model/frame/test_plane.h"
#include "model/playback/bounds_plot.h"
#include "ui/kit/handheld_layout.h"
#include "ui/kit/lesson_layout.h"
#include "ui/stage_of.h"
#include "ui/workbench.h"

#include <algorithm>
#include <cmath>
#include <utility>

// Chooses the layout: of an ordinary window, the Stage, a phone, or beside the lecturer's notes.

namespace gjklab {
namespace {

constexpr float kLeastWidth = 900, kLeastHeight = 540;  // at scale 1, below which everything gets smaller instead
/// Of panels and text: smaller ones cannot be read, and larger ones have letters that no texture holds.
constexpr float kLeastScale = 0.5f, kGreatestScale = 5;
/// The least height of the bar when embedded in a page, at scale 1: its buttons, and the numbers above its ticks.
constexpr float kEmbeddedBar = 48;
/// The lecturer's notes, at scale 1, and their greatest share of the window's width.
constexpr float kNotes = 340, kMostNotes = 0.32f;

/// The heap of the first start, and a few words beside it: no bars.
Layout toyLayout(const Layout& lesson, float width, float height) {
  const float text = lesson.lesson.width;
  Layout layout;
  layout.lesson = {0, 0, text, height};
  layout.world = {text, 0, width - text, height};
  return layout;
}

/// Letters in a low frame are larger than its share of the stage: the bar takes from the panes what its buttons need.
void giveBarRoom(Layout& layout, float height) {
  const float top = layout.timeline.y, more = height - layout.timeline.height;
  if (more <= 0 || layout.timeline.empty()) return;
  layout.timeline.y -= more;
  layout.timeline.height += more;
  for (Area* pane : {&layout.world, &layout.difference, &layout.rival, &layout.plot, &layout.splitter})
    if (!pane->empty() && pane->bottom() >= top) pane->height -= more;
}

void giveWorldAllRoom(Layout& layout) {
  layout.world.width = layout.difference.right() - layout.world.x;
  layout.world_header.width = layout.difference_header.right() - layout.world_header.x;
  layout.difference = layout.difference_header = layout.splitter = {};
}

}  // namespace

PixelRect pixelsOf(Area pane) {
  return {static_cast<int>(pane.x), static_cast<int>(pane.y), static_cast<int>(pane.width),
          static_cast<int>(pane.height)};
}

bool showsWorldSpaceAlone(const Session& session) {
  if (session.hidesDifference()) return true;
  return !session.comparing() && (session.study() == Study::hull_a || session.study() == Study::hull_b);
}

StagePicture stagePicture(const Session& session, bool world) {
  if (world) {
    const bool asks = !session.stopQuestion().empty() || !session.stopAnswer().question.empty();
    return asks ? StagePicture::world_stop : StagePicture::world;
  }
  if (showsWorldSpaceAlone(session)) return StagePicture::one_space;
  if (session.comparing()) {
    // Two ways to a time of impact have no bounds to plot: those of GJK belong to a single step.
    const bool plots = !session.run().impact && provesBounds(session.track(Space::difference).run) &&
                       provesBounds(session.track(Space::rival).run);
    return plots ? StagePicture::comparison : StagePicture::methods;
  }
  // Contacts are found on the bodies: A ⊖ B has nothing new to show.
  if (phaseOf(session.moment().sub_step) == Phase::contact) return StagePicture::one_space;
  if (tellsTestPlane(session.frame())) return StagePicture::difference;
  return session.run().impact ? StagePicture::motion : StagePicture::pair;
}

std::optional<SharedRoom> sharedRoom(const Layout& layout, float ui_scale) {
  if (layout.splitter.empty()) return std::nullopt;
  return SharedRoom{dvec2(layout.world.width + layout.difference.width, layout.world.height),
                    static_cast<double>(ui_scale)};
}

Layout stageOf(const Session& session, const Classroom* lesson, StageText text, bool world, float width, float height,
               double share) {
  if (lesson)
    return layOutLessonStage(width, height, session.settings(), session.comparing(), lesson->current().show.look, text);
  const bool asks = session.game() != nullptr && !world;
  const int tools = kLecternTools + (session.atStop() ? 1 : 0);
  Settings settings = session.settings();
  if (settings.splitter == Settings{}.splitter) settings.splitter = share;
  return layOutStage(width, height, settings, stagePicture(session, world), asks, tools);
}

float stageTypeScale(float width, float height) {
  return std::clamp(stageScale(width, height), kLeastScale, kGreatestScale);
}

Surface Workbench::roomFor(Surface surface) {
  surface.width = std::max(surface.width, static_cast<int>(kLeastScale * kLeastWidth));
  surface.height = std::max(surface.height, static_cast<int>(kLeastScale * kLeastHeight));
  return surface;
}

bool Workbench::onStage() const { return session_.settings().stage && !session_.lectern().presenting(); }

/// Of its text on the Stage. What was chosen on another beat does not count.
int Workbench::lessonPage() const {
  return lesson_choice_.beat == &lessons_.classroom().current() ? lesson_choice_.page : 0;
}

/// A phone has nothing but the stage, laid out for it.
void Workbench::holdInHand(bool handheld) {
  handheld_ = handheld;
  if (!handheld || session_.settings().stage) return;
  Settings settings = session_.settings();
  settings.stage = true;
  session_.apply(ChangeSettings{settings});
}

/// The scale of the display and the user, limited by the size of the window.
float Workbench::panelScale(Surface surface, const Theme& look) const {
  const auto width = static_cast<float>(surface.width), height = static_cast<float>(surface.height);
  if (handheld_)
    return std::clamp(static_cast<float>(surface.scale * session_.settings().ui_scale), kLeastScale, kGreatestScale);
  if (onStage()) {
    // Embedded in a page, a lesson's picture has letters as large as the surrounding text.
    if (embedded_ && lessons_.open())
      return std::clamp(kEmbeddedType * stageScale(width, height), static_cast<float>(surface.scale), kGreatestScale);
    return stageTypeScale(width, height);
  }
  const auto wanted = static_cast<float>(surface.scale * session_.settings().ui_scale);
  return std::clamp(std::min({wanted * look.text_scale, width / kLeastWidth, height / kLeastHeight}), kLeastScale,
                    kGreatestScale);
}

void Workbench::layOutAll(Surface surface, float panel_scale, float scale) {
  staged_ = onStage();
  const auto width = static_cast<float>(surface.width), height = static_cast<float>(surface.height);
  layout_ = layoutOf(width, height, panel_scale);
  const bool shares_room = staged_ && !handheld_ && !lessons_.open();
  const double share = session_.share();
  session_.shareRoom(shares_room ? sharedRoom(layout_, scale) : std::nullopt);
  if (session_.share() != share) layout_ = layoutOf(width, height, panel_scale);
  for (const Space space : {Space::world, Space::difference})
    if (const Area& pane = areaOf(layout_, space); !pane.empty())
      session_.resize(space, {pane.width, pane.height}, scale);
  if (!session_.showsWorld()) return;
  if (const Area pane = SandboxRoom::paneOf(layout_); !pane.empty())
    session_.resizeWorld({pane.width, pane.height}, scale);
}

Layout Workbench::layoutOf(float width, float height, float scale) const {
  if (handheld_) return handheldLayout(width, height, scale);
  if (onStage()) {
    const Classroom* room = lessons_.open() ? &lessons_.classroom() : nullptr;
    const StageText text = !room || embedded_ ? StageText::none : lessonStageText(*room, lessonPage());
    Layout layout = stageOf(session_, room, text, session_.showsWorld(), width, height, session_.share());
    if (embedded_) {
      layout.timeline.width += std::exchange(layout.lectern, {}).width;
      giveBarRoom(layout, std::round(kEmbeddedBar * scale));
    }
    return layout;
  }
  if (lessons_.toying()) return toyLayout(windowLayout(width, height, scale, session_.settings()), width, height);
  if (!session_.lectern().presenting()) return windowLayout(width, height, scale, session_.settings());
  Settings settings = session_.settings();
  settings.inspector = false;  // the notes have its room
  const float notes = std::round(std::min(kNotes * scale, kMostNotes * width));
  Layout layout = windowLayout(width - notes, height, scale, settings);
  layout.presenter = {width - notes, 0, notes, height};
  return layout;
}

Layout Workbench::windowLayout(float width, float height, float scale, const Settings& settings) const {
  if (lessons_.open())
    return layOutLesson(width, height, scale, settings, session_.comparing(), lessons_.classroom().current().show.look);
  const bool watching = watching_.on(), lecture = session_.lecture() != nullptr;
  Settings shown = settings;
  // The questions of a prediction are in the inspector.
  if (session_.game() && !columnsFit(width, scale, settings, watching, lecture)) shown.scene_panel = false;
  const bool comparing = session_.comparing() && !session_.showsWorld();
  Layout layout = layOut(width, height, scale, shown, comparing, watching, lecture);
  if (showsWorldSpaceAlone(session_)) giveWorldAllRoom(layout);
  return layout;
}

Layout Workbench::handheldLayout(float width, float height, float scale) const {
  const Settings& settings = session_.settings();
  if (lessons_.toying()) {
    Layout layout = layOutHandheldLesson(width, height, scale, false, Look::world, false);
    layout.timeline = layout.lesson_bar = layout.drawer = {};
    layout.world.height = height - layout.world.y;
    return layout;
  }
  if (lessons_.open()) {
    const Beat& beat = lessons_.classroom().current();
    return layOutHandheldLesson(width, height, scale, session_.comparing(), beat.show.look,
                                beat.predict.has_value() || beat.reach.has_value());
  }
  const bool words_beside = session_.game() != nullptr || settings.stage_numbers;
  return layOutHandheld(width, height, scale, settings, stagePicture(session_, session_.showsWorld()), words_beside);
}

}  // namespace gjklab
