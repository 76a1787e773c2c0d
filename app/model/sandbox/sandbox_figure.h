#pragma once
// The picture of a world at a moment: its bodies and the selected overlays. In 3-D all bodies of one role form one mesh
// with the nearest drawn last, so a hundred bodies cost as much as three, and each hides what is behind it.

#include "model/figure/figure.h"
#include "model/figure/screen_box.h"
#include "model/figure/view.h"
#include "model/sandbox/sandbox.h"
#include "model/solid/geometry.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace gjklab {

/// What the pointer in the world's pane can be on.
struct SandboxTarget {
  int body = -1;     ///< −1: none
  BodyPair pair;     ///< of a contact; a < 0: none
  dvec3 point{0.0};  ///< on the body's surface or at the contact, approximately; in world space
  friend bool operator==(const SandboxTarget&, const SandboxTarget&) = default;
};

/// How many contacts that push have an arrow in a picture, how many there are, and how many arrows. A contact under the
/// arrow of the chosen pair's normal, or at its letter, has none.
struct ImpulseCount {
  int shown = 0, all = 0, arrows = 0;
  friend bool operator==(const ImpulseCount&, const ImpulseCount&) = default;
};

/// What a body covers on the screen: the convex hull of the corners.
struct BodyOnScreen {
  int body = -1;
  double depth = 0;                 ///< of its centre
  std::vector<dvec2> corners = {};  ///< in any order
  dvec2 low{1e300}, high{-1e300};   ///< of the corners
  void add(dvec2 corner) {
    corners.push_back(corner);
    low = glm::min(low, corner);
    high = glm::max(high, corner);
  }
  bool mayCover(dvec2 p) const { return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y; }
};

/// The fraction of the pane that framing a world leaves free on each side.
inline constexpr double kWorldMargin = 0.06;
/// What it leaves free at the top at least, for the legend; pixels at scale 1.
inline constexpr double kLegendRoom = 46;

/// Draws worlds, and caches what does not change from picture to picture.
class SandboxPainter {
 public:
  /// `hover` is highlighted; the first body of a pair as A, the second as B. Of a fixed body, which may be a ground
  /// that fills the pane, only the lines have that colour.
  const Figure& draw(const Sandbox& sandbox, const View& view, const SandboxTarget& hover);
  /// Adds the letters A and B of a pair to the picture drawn last: each on its body or close beside it, where that is
  /// in the pane. `covered`: the part of the pane that is covered by something else.
  void nameChosen(const Sandbox& sandbox, const View& view, BodyPair pair, const std::optional<ScreenBox>& covered);
  const Figure& figure() const { return figure_; }
  /// All bodies in the picture drawn last; in 3-D the nearest last.
  const std::vector<BodyOnScreen>& bodiesOnScreen() const { return drawn_; }
  /// Of the picture drawn last; contacts that fall together on the screen count once. None while contacts are hidden.
  ImpulseCount impulses() const { return impulses_; }
  /// What is at a point of the pane, in the picture drawn last.
  SandboxTarget pick(const Sandbox& sandbox, const View& view, dvec2 pointer) const;
  /// The same without contacts.
  SandboxTarget pickBody(const Sandbox& sandbox, const View& view, dvec2 pointer) const;
  /// Frames everything that moves, including its path in the next 0.1 s, the fixed bodies around it, and the nearby
  /// part of a floor. Dimension, size and orientation of the view do not change.
  void frame(View& view, const Sandbox& sandbox, double margin = kWorldMargin, double above = kLegendRoom);

 private:
  static constexpr std::size_t kFinenesses = 3;
  /// Bodies of one shape, in its own frame.
  struct Form {
    Body body;
    double size = 0;                                                 ///< length of the diagonal of its bounding box
    std::array<std::shared_ptr<const Solid>, kFinenesses> solids{};  ///< the finest first; computed when needed
  };
  void prepare(const Sandbox& sandbox);
  /// As fine as needed at this number of pixels per unit.
  const Solid& solidOf(int body, double pixels_per_unit);
  std::vector<dvec3> points(const Sandbox& sandbox, int body, const std::vector<dvec3>& local) const;
  Role roleOf(const Sandbox& sandbox, int body, const SandboxTarget& hover) const;
  Role outlineRoleOf(const Sandbox& sandbox, int body, const SandboxTarget& hover) const;
  void drawBodies(const Sandbox&, const View&, const SandboxTarget& hover);
  void drawMeshes(const Sandbox&, const View&, const SandboxTarget& hover);
  void drawFlat(const Sandbox&, const View&, int body, const SandboxTarget& hover);
  void drawSpatial(const Sandbox&, const View&, int body, const SandboxTarget& hover);
  void nameBody(const Sandbox&, const View&, BodyPair, bool second, const std::optional<ScreenBox>& covered);
  std::vector<dvec3> outermost(const Sandbox& sandbox, const View& view, int body);
  void drawOutline(const Sandbox&, const View&, int body, const std::vector<dvec3>& corners, Role role, Emphasis);
  void drawEdges(const Sandbox&, const View&, int body, Role role, Emphasis);
  void drawShadows(const Sandbox&, const View&);
  double longestArrow(const Sandbox&, const View&, const WorldPair&);
  struct ContactMark;
  static std::vector<ContactMark> marksOf(const Sandbox&, const View&, BodyPair chosen);
  std::vector<ContactMark> shownOf(const Sandbox&, const View&, const std::vector<ContactMark>& marks);
  bool isCovered(const Sandbox&, const View&, const ContactMark&, const std::vector<ContactMark>& marks);
  double sightInside(const Sandbox&, const View&, int body, dvec3 point);
  bool isHidden(const Sandbox&, const View&, const WorldPair&, dvec3 point);
  bool isBehind(const Sandbox&, const View&, const WorldPair&, dvec3 point);
  void drawSights(const Sandbox&, const View&, const SandboxTarget& hover);
  void drawContacts(const Sandbox&, const View&, const SandboxTarget& hover);
  void drawMark(const View&, const WorldPair&, dvec3 point, double length, bool chosen);
  bool isSmall(const View&, const BodyOnScreen&) const;
  dvec3 arrowStart(const View&, const WorldPair&, dvec3 point) const;
  std::optional<Arrow> normalOf(const Sandbox&, const View&, BodyPair chosen);
  void drawNormal(const View&, const Arrow& normal);
  void drawHold(const Sandbox&);
  void drawOutside(const Sandbox&, const View&, const SandboxTarget& hover);

  Figure figure_;
  ImpulseCount impulses_;
  std::shared_ptr<const WorldFile> file_;  ///< the file that is prepared
  std::vector<Form> forms_;
  std::vector<std::size_t> form_of_;        ///< of the bodies
  dvec3 start_low_{0.0}, start_high_{0.0};  ///< around the moving bodies as they begin, however turned
  std::vector<BodyOnScreen> drawn_;         ///< the nearest last
  /// Where a body's letter was in the last picture, from the body's middle in pixels: it stays there if it can.
  struct LetterPlace {
    int body = -1;
    dvec2 from_middle{0.0};
  };
  std::array<LetterPlace, 2> letters_;
};

}  // namespace gjklab
