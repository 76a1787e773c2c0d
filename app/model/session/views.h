#pragma once
// How the panes are seen: the cameras, and what they have followed so far: the scene, the step, the motion.

#include "model/frame/frame.h"
#include "model/session/cameras.h"
#include "model/session/intent.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace gjklab {

class Views {
 public:
  /// What views are chosen by.
  struct Seen {
    CameraSubject subject;
    const Settings& settings;
    std::function<Frame()> step;  ///< the frame of the step itself, not of a moment on the way to it
  };
  /// A step that shows. It knows the runs that it is of.
  struct Step {
    std::uint64_t runs = 0;
    int position = 0;
    std::optional<int> test;
    friend bool operator==(const Step&, const Step&) = default;
  };

  const Cameras& cameras() const { return cameras_; }
  /// The orientation that the work on the screen brings along.
  const std::optional<glm::dquat>& brought() const { return brought_; }

  void apply(const MoveCamera&, const Seen&);
  void apply(const FrameAll&, const Seen& seen) { frameAll(seen.subject); }
  void apply(const FindView&, const Seen&);
  void apply(const TurnView&, const Seen&);

  void resize(Space space, dvec2 size, double ui_scale, const CameraSubject& subject) {
    cameras_.resize(space, size, ui_scale, subject);
  }
  void advance(double seconds, const CameraSubject& subject) { cameras_.advance(seconds, subject); }
  void setPerspective(bool perspective, const CameraSubject& subject) { cameras_.setPerspective(perspective, subject); }
  void link() { cameras_.link(); }

  void frameAll(const CameraSubject&);
  void frame(Space space, const CameraSubject& subject) { cameras_.frame(space, subject); }
  /// Frames a pane anew whose view nobody has chosen.
  void frameAgain(Space, const CameraSubject&);
  /// Frames a pane that shows nothing of the bodies where they are now, whoever has chosen its view.
  void findAgain(Space, const CameraSubject&);
  /// The origin is back where a drag had carried a camera along from: what showed everything does again.
  void frameCarried(const CameraSubject&);

  /// Another work shows, as its file says; then as it was left, if it was.
  void begin(const std::optional<glm::dquat>& brought, const SceneView&, const CameraSubject&);
  void comeBack(const Cameras::State& stand, const CameraSubject& subject) { cameras_.comeBack(stand, subject); }
  /// Runs of a scene of this dimension show.
  void setDimension(int dimension) { cameras_.setDimension(dimension); }
  /// This revision of the scene fits the panes.
  void saw(std::uint64_t scene) { seen_scene_ = scene; }
  /// The view of this step is left as it is.
  void saw(const Step& step) { seen_step_ = step; }
  /// What no longer fits its pane is framed again.
  void follow(std::uint64_t scene, const CameraSubject&);
  /// The nearer moving bodies have come to each other, the larger they are seen, until a camera is moved by hand.
  void followMotion(int record, const CameraSubject&);
  /// Turns gently to where the step can be seen, as long as nobody has turned the view by hand; at once for who wants
  /// no motion. `still`: something is dragged, and stays under the pointer. `by_test`: one test of the step shows.
  void lookAt(const Step&, bool still, bool by_test, const Seen&);

 private:
  glm::dquat viewpointOf(const Seen&) const;

  Cameras cameras_;
  std::optional<glm::dquat> brought_;
  std::uint64_t seen_scene_ = 0;
  Step seen_step_;
  int framed_record_ = 0;  ///< of the motion that the cameras were framed for
};

}  // namespace gjklab
