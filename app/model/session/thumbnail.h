#pragma once
// The thumbnail of a scene or a world: only its bodies, at the start.

#include "model/figure/figure.h"
#include "model/figure/view.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture.h"
#include "model/world/world_file.h"

#include <optional>

namespace gjklab {

struct Thumbnail {
  Figure figure;
  View view;
};

/// `size` in pixels; `camera`: 3-D, the orientation if not the default.
Thumbnail thumbnailOf(const Scene&, dvec2 size, double ui_scale, const std::optional<glm::dquat>& camera = {});
Thumbnail thumbnailOf(const WorldFile&, dvec2 size, double ui_scale);
/// The thumbnail of a lecture's stop: difference space at its step, or that of its scene or world. A lesson has none.
std::optional<Thumbnail> thumbnailOf(const LectureStop&, dvec2 size, double ui_scale);

}  // namespace gjklab
