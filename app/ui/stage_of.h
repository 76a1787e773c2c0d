#pragma once
// The stage of a session, of the lesson or the world that it shows: the window's own, and the one in the audience's
// window.

#include "model/compose/pixel_rect.h"
#include "model/lesson/classroom.h"
#include "ui/kit/stage_layout.h"

namespace gjklab {

/// A pane's place in the framebuffer.
PixelRect pixelsOf(Area pane);

/// The hull of a body grows in world space: A ⊖ B beside it would only stand still.
bool growsInWorld(const Session&);
StagePicture stagePicture(const Session&, bool world);
/// `lesson`: null where none is open. `world`: one shows. Without text a lesson's panes have all the room.
Layout stageOf(const Session&, const Classroom* lesson, bool world, float width, float height, bool with_text = true);
/// Of panels and text there.
float stageTypeScale(float width, float height);

}  // namespace gjklab
