#pragma once
// The cameras of the worlds, one for each world by its number: a world that is shown again has the camera with which it
// was left. A world shown for the first time is framed, and framed again in a pane of another size until the user moves
// the camera.

#include "model/sandbox/sandbox_figure.h"
#include "model/session/intent.h"

#include <cstdint>
#include <map>

namespace gjklab {

class WorldCameras {
 public:
  /// Of the world shown last.
  const View& view() const { return cameras_.at(shown_).view; }
  /// The same view in a pane of another size.
  View viewIn(dvec2 size, double ui_scale) const;

  /// From now on this world is on the screen.
  void show(const Sandbox&);
  void resize(dvec2 size, double ui_scale, const Sandbox&);
  /// Moves the camera of the world shown; false if the intent concerns no camera.
  bool apply(const Intent&, const Sandbox&);

 private:
  struct Camera {
    View view;
    bool by_hand = false;  ///< the user has moved it since it was framed
  };
  void frame(Camera&, const Sandbox&);

  std::map<std::uint64_t, Camera> cameras_{{0, {}}};  ///< by the world's number; 0: before any world
  std::uint64_t shown_ = 0;
  dvec2 size_ = View{}.size;  ///< of the pane
  double ui_scale_ = 0;       ///< 0: there is no pane yet
  SandboxPainter painter_;    ///< which knows what a world covers
};

}  // namespace gjklab
