#pragma once
// The small picture by which a scene or a world is known: its bodies where they start, and nothing else.

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

/// `size` in pixels; `camera`: 3-D, from where it is seen, if not from the usual side.
Thumbnail thumbnailOf(const Scene&, dvec2 size, double ui_scale, const std::optional<glm::dquat>& camera = {});
Thumbnail thumbnailOf(const WorldFile&, dvec2 size, double ui_scale);
/// Of a stop of a lecture: difference space at its step, or as its scene or world. A lesson has none.
std::optional<Thumbnail> thumbnailOf(const LectureStop&, dvec2 size, double ui_scale);

}  // namespace gjklab
