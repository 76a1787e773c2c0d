#pragma once
// The Stage of a session, or of its lesson or world: in the window itself, and in the audience's window.

#include "model/compose/pixel_rect.h"
#include "model/lesson/classroom.h"
#include "ui/kit/lesson_layout.h"
#include "ui/kit/stage_layout.h"

#include <optional>

namespace gjklab {

/// A pane's rectangle in the framebuffer.
PixelRect pixelsOf(Area pane);

/// Whether A ⊖ B is not needed beside world space: the hull of a body grows, or a lecture's question is about the
/// shapes themselves.
bool showsWorldSpaceAlone(const Session&);
/// What the Stage shows now.
StagePicture stagePicture(const Session&, bool world);
/// The room that both spaces share, side by side at one scale; empty if the picture is another one.
std::optional<SharedRoom> sharedRoom(const Layout&, float ui_scale);
/// `lesson`: null if none is open, with its text. `world`: a world is shown. `share`: world space's share of the width,
/// unless the user has dragged the rule.
Layout stageOf(const Session&, const Classroom* lesson, StageText, bool world, float width, float height, double share);
/// The scale of panels and text there.
float stageTypeScale(float width, float height);

}  // namespace gjklab
