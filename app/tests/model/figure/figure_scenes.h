#pragma once
// Every moment of every built-in scene, with the views that the window opens with.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/frame/frame.h"
#include "model/gallery/gallery.h"
#include "model/run/follow_up.h"
#include "model/solid/geometry.h"

#include <functional>
#include <string>

namespace gjklab::test {

/// A scene with all that is computed from it.
struct Stage {
  Scene scene;
  Run run;
  Timeline timeline;
  std::shared_ptr<const Geometry> geometry;
  View world, difference;
  explicit Stage(Scene, const FollowUps& asked = {});
  Frame frame(const Moment&, const PickTarget& hover = {}) const;
  Figure worldAt(const Frame&, const FigureOptions& options = {}) const;
  Figure differenceAt(const Frame&, const FigureOptions& options = {}) const;
};

/// Whole outline of a 2-D scene's A ⊖ B, offset added.
std::vector<dvec3> differenceOutline(const Stage&);

/// Calls `check` for every moment of every gallery scene of the given dimension (0: all).
void forEveryMoment(int dimension, const std::function<void(const Stage&, const Frame&)>& check,
                    const FollowUps& asked = {});

/// Every position in the figure, and what it belongs to.
void forEveryPoint(const Figure&, const std::function<void(dvec3, const char* kind)>& visit);

/// For SCOPED_TRACE: scene, sub-step, record.
std::string place(const Stage&, const Frame&);

bool hasMarker(const Figure&, Role);
bool hasLine(const Figure&, Role);
bool hasFill(const Figure&, Role);
bool hasMesh(const Figure&, Role);
bool hasArrow(const Figure&, Role);

}  // namespace gjklab::test
