#pragma once
// The cameras of the panes, and what they last followed: the scene, the step, the motion.

#include "model/frame/frame.h"
#include "model/session/cameras.h"
#include "model/session/intent.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace gjklab {

class Views {
 public:
  /// The input for choosing views.
  struct Seen {
    CameraSubject subject;
    const Settings& settings;
    std::function<Frame()> step;  ///< the frame of the step itself, not of an animation towards it
    /// Of the other steps of its iteration; none while a single test is shown.
    std::function<std::vector<Frame>()> beside;
  };
  /// The step shown, with the runs to which it belongs.
  struct Step {
    std::uint64_t runs = 0;
    int position = 0;
    std::optional<int> test;
    friend bool operator==(const Step&, const Step&) = default;
  };

  const Cameras& cameras() const { return cameras_; }
  /// The orientation given by the work on the screen.
  const std::optional<glm::dquat>& brought() const { return brought_; }

  void apply(const MoveCamera&, const Seen&);
  void apply(const FrameAll&, const Seen& seen) { frameAll(seen.subject); }
  void apply(const FindView&, const Seen&);
  void apply(const TurnView&, const Seen&);

  void resize(Space space, dvec2 size, double ui_scale, const CameraSubject& subject) {
    cameras_.resize(space, size, ui_scale, subject);
  }
  void shareRoom(std::optional<SharedRoom> room, const CameraSubject& subject) { cameras_.shareRoom(room, subject); }
  void advance(double seconds, const CameraSubject& subject) { cameras_.advance(seconds, subject); }
  void setPerspective(bool perspective, const CameraSubject& subject) { cameras_.setPerspective(perspective, subject); }
  void link() { cameras_.link(); }

  void frameAll(const CameraSubject&);
  void frame(Space space, const CameraSubject& subject) { cameras_.frame(space, subject); }
  /// Frames a pane again if the user has not chosen its view.
  void frameAgain(Space, const CameraSubject&);
  /// Frames a pane that no longer shows the bodies, even if the user has chosen its view.
  void findAgain(Space, const CameraSubject&);
  /// The origin has returned to where a drag had moved the camera away from: restores the view that showed everything.
  void frameCarried(const CameraSubject&);

  /// Another work is shown: sets the views from its file, then those with which it was last shown, if any.
  void begin(const std::optional<glm::dquat>& brought, const SceneView&, const CameraSubject&);
  void comeBack(const Cameras::State& stand, const CameraSubject& subject) { cameras_.comeBack(stand, subject); }
  /// Runs of a scene of this dimension are shown.
  void setDimension(int dimension) { cameras_.setDimension(dimension); }
  /// Marks this revision of the scene as fitting the panes.
  void saw(std::uint64_t scene) { seen_scene_ = scene; }
  /// Keeps the view of this step.
  void saw(const Step& step) { seen_step_ = step; }
  /// Frames again the panes that their content no longer fits.
  void follow(std::uint64_t scene, const CameraSubject&);
  /// Turns smoothly to a view that shows the step, unless the user has turned the view; at once if animation is
  /// disabled. `still`: something is dragged and must stay under the pointer. `by_test`: one test of the step is shown.
  void lookAt(const Step&, bool still, bool by_test, const Seen&);

 private:
  glm::dquat viewpointOf(const Seen&) const;

  Cameras cameras_;
  std::optional<glm::dquat> brought_;
  std::uint64_t seen_scene_ = 0;
  Step seen_step_;
};

}  // namespace gjklab
