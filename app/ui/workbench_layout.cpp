#include "ui/kit/handheld_layout.h"
#include "ui/kit/lesson_layout.h"
#include "ui/kit/stage_layout.h"
#include "ui/workbench.h"

#include <utility>

// Where everything goes in the window, on the stage and on a phone.

namespace gjklab {
namespace {

/// The hull of a body grows in world space: A ⊖ B beside it would only stand still.
bool growsInWorld(const Session& session) {
  return !session.comparing() && (session.study() == Study::hull_a || session.study() == Study::hull_b);
}

StagePicture stagePicture(const Session& session, bool world) {
  if (world) return StagePicture::world;
  if (session.comparing()) return StagePicture::comparison;
  if (session.run().impact) return StagePicture::motion;
  return growsInWorld(session) ? StagePicture::one_space : StagePicture::pair;
}

void giveWorldAllRoom(Layout& layout) {
  layout.world.width = layout.difference.right() - layout.world.x;
  layout.world_header.width = layout.difference_header.right() - layout.world_header.x;
  layout.difference = layout.difference_header = layout.splitter = {};
}

}  // namespace

/// A phone has nothing but the stage, laid out for it.
void Workbench::holdInHand(bool handheld) {
  handheld_ = handheld;
  if (!handheld || session_.settings().stage) return;
  Settings settings = session_.settings();
  settings.stage = true;
  session_.apply(ChangeSettings{settings});
}

void Workbench::layOutAll(Surface surface, float panel_scale, float scale) {
  staged_ = onStage();
  layout_ = layoutOf(static_cast<float>(surface.width), static_cast<float>(surface.height), panel_scale);
  for (const Space space : {Space::world, Space::difference})
    if (const Area& pane = areaOf(layout_, space); !pane.empty())
      session_.resize(space, {pane.width, pane.height}, scale);
  if (!worlds().shows()) return;
  if (const Area pane = SandboxRoom::paneOf(layout_); !pane.empty()) worlds().resize({pane.width, pane.height}, scale);
}

Layout Workbench::layoutOf(float width, float height, float scale) const {
  const Settings& settings = session_.settings();
  if (handheld_) return handheldLayout(width, height, scale);
  if (onStage()) {
    const bool asks = session_.game() != nullptr && !worlds().shows();
    Layout layout = lessons_.open()
                        ? layOutLessonStage(width, height, settings, session_.comparing(),
                                            lessons_.classroom().current().show.look, !embedded_)
                        : layOutStage(width, height, settings, stagePicture(session_, worlds().shows()), asks);
    if (embedded_) layout.timeline.width += std::exchange(layout.lectern, {}).width;
    return layout;
  }
  if (!lessons_.open()) {
    Layout layout =
        layOut(width, height, scale, settings, session_.comparing(), watching_.on(), session_.lecture() != nullptr);
    if (growsInWorld(session_)) giveWorldAllRoom(layout);
    return layout;
  }
  const Look look = lessons_.classroom().current().show.look;
  return layOutLesson(width, height, scale, settings, session_.comparing(), look);
}

Layout Workbench::handheldLayout(float width, float height, float scale) const {
  const Settings& settings = session_.settings();
  if (lessons_.open()) {
    const Beat& beat = lessons_.classroom().current();
    return layOutHandheldLesson(width, height, scale, session_.comparing(), beat.show.look,
                                beat.predict.has_value() || beat.reach.has_value());
  }
  const bool words_beside = session_.game() != nullptr || settings.stage_numbers;
  return layOutHandheld(width, height, scale, settings, stagePicture(session_, worlds().shows()), words_beside);
}

}  // namespace gjklab
