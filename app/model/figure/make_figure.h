#pragma once
// The figures of a frame: the content of both panes at one moment.

#include "model/figure/figure.h"

namespace gjklab {

struct BodyPose;
struct Frame;
struct View;

/// Which depth cues are drawn if drawing takes too long.
enum class Detail : std::uint8_t {
  full,
  plain,  ///< without the intersection curve of the bodies, and without shadows
  bare,   ///< also without the volumes of regions
};

/// What the user wants to see in addition to the moment.
struct FigureOptions {
  bool grid = true;
  bool difference_vertices = true;
  bool bounds = true;       ///< circles or spheres of the bounds
  bool projections = true;  ///< other vertices' projections on the search direction
  bool handles = true;      ///< turn handles, draggable initial direction (off in exported pictures)
  bool stage = false;       ///< for a room: without the numbers of the grid and the names of what a step leaves behind
  Detail detail = Detail::full;
  friend bool operator==(const FigureOptions&, const FigureOptions&) = default;
};

void worldFigure(const Frame&, const View&, const FigureOptions&, Figure& into);
void differenceFigure(const Frame&, const View&, const FigureOptions&, Figure& into);

/// The world point about which a body is rotated by its handle: the centre of its points, not its local origin, which
/// may be far from them. It stays fixed during the rotation.
dvec3 turnCentre(const Body&, int dimension);
/// The same for a pose other than the scene's.
dvec3 turnCentre(const Body&, const BodyPose&, int dimension);

/// The target at a screen point; monostate if there is none. `hit` receives the point of the target nearest to the
/// pointer. `reach` enlarges every handle, because a finger is less precise than a mouse.
PickTarget pick(const Figure&, const View&, dvec2 screen, dvec3* hit = nullptr, double reach = 1);

}  // namespace gjklab
