#pragma once
// Shared by all parts of a figure: sizes in pixels, and adding elements safely. An element with a NaN or an infinity is
// dropped. Lines and areas that reach far beyond the pane are clipped in double precision, because the renderer's
// floats could not represent them.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/frame/frame.h"
#include "model/solid/cover.h"

#include <deque>
#include <functional>
#include <utility>

namespace gjklab {

/// Which labels keep their position if there is no room for all.
enum LabelPriority : int {
  priority_tick = 0,
  priority_ruled_out = 20,
  priority_facet = 40,
  priority_region = 50,
  priority_name = 60,
  priority_value = 70,
  priority_point = 80,
  priority_letter = 90,
  priority_highlight = 95,
  priority_answer = 100,
  priority_axis = 110,  ///< letters of the triad, which have only one position
};

/// Which handle gets the pointer if there are several.
enum HandlePriority : int {
  handle_region,
  handle_reach,  ///< the disc that keeps a body's rings visible while the pointer moves to them
  handle_facet,
  handle_body,
  handle_edge,
  handle_ring,
  handle_difference_vertex,
  handle_vertex,
  handle_simplex_vertex,
  handle_origin,
  handle_tip,
};

class FigureBuilder {
 public:
  FigureBuilder(const Frame& frame, const View& view, const FigureOptions& options, Figure& figure);

  const Frame& frame;
  const View& view;
  const FigureOptions& options;
  const Eye eye;

  int dimension() const { return frame.dimension; }
  /// The world length of this many theme pixels, at the distance of the view's target.
  /// The frame whose numbers are shown: that of the moment to which the picture is animating.
  const Frame& shownFrame() const { return frame.towards ? *frame.towards : frame; }
  double pixels(double n) const { return n * view.ui_scale / view.pixels_per_unit; }
  /// Length on the screen, in the theme's pixels.
  double onScreen(double length) const { return length * view.pixels_per_unit / view.ui_scale; }
  double onScreen(dvec3 from, dvec3 to) const;
  /// Screen direction (y down) of a direction in the pane's space; zero when it points at the viewer.
  dvec2 screenDirection(dvec3 direction) const;

  void background(Fill fill);
  void backgroundLine(Line line);
  void fill(Fill fill);
  void mesh(Mesh mesh);
  void line(Line line);
  void line(Role role, dvec3 from, dvec3 to, Emphasis emphasis = Emphasis::normal, bool dashed = false);
  void arrow(Role role, dvec3 from, dvec3 to, Emphasis emphasis = Emphasis::normal, bool dashed = false);
  void marker(Role role, dvec3 position, MarkerShape shape, Emphasis emphasis = Emphasis::normal);
  void label(Role role, dvec3 position, std::string text, dvec2 away, int priority,
             Emphasis emphasis = Emphasis::normal);
  void handle(Handle handle);
  void fade(Fade fade) { figure_.fade = fade; }

  /// Silhouette of a solid in this view, moved by `offset`, in the solid's own coordinates; computed once for a figure.
  const std::vector<dvec3>& silhouette(const Solid&, dvec3 offset);

  /// A solid that may hide other things, and the roles of lines that already account for this.
  struct Hider {
    std::function<bool(Role)> hides;
    Cover cover;
  };
  /// Cuts lines and arrows where they enter or pass behind a solid, and sets the depth of markers.
  void tellDepth(const std::vector<Hider>&);

  /// Sets only the depth of markers; the lines of their roles already have it.
  void tellMarkerDepth(Role role, const Cover& cover);

  /// What is drawn so far, on the screen in the theme's pixels: points, arrow heads and the places of letters; lines
  /// and arrows.
  struct Drawn {
    std::vector<dvec2> points;
    std::vector<std::pair<dvec2, dvec2>> segments;
  };
  Drawn drawn() const;

  /// Drops the least important labels if there are too many to read.
  void limitLabels();

 private:
  void addFill(std::vector<Fill>& into, Fill fill);
  void addLine(std::vector<Line>& into, Line line);
  Figure& figure_;
  struct Outline {
    const Solid* solid;
    dvec3 offset;
    std::vector<dvec3> points;
  };
  std::deque<Outline> silhouettes_;
};

/// Whether all coordinates are finite and not too large for further computations.
bool isDrawable(dvec3 p);
bool isDrawable(const std::vector<dvec3>& points);

/// The unit vector, or zero for the zero vector.
dvec3 unitOrZero(dvec3 v);
dvec2 unitOrZero(dvec2 v);
/// Two unit vectors that span the plane perpendicular to `normal`.
struct Across {
  dvec3 u, v;
};
Across across(dvec3 normal);

/// Points of a circle with the given unit axes, fine enough for its size on the screen; if it is very large, only the
/// arc near the pane.
Line circle(const FigureBuilder&, Role role, dvec3 centre, double radius, dvec3 u, dvec3 v);

/// The visible outline of a ball, or of a disc in 2-D.
Line sphereOutline(const FigureBuilder&, Role role, dvec3 centre, double radius);

/// The position of a body.
dvec3 positionOf(const Frame&, Which);
/// The point of the whole body, at its present pose, that is furthest along a direction.
dvec3 furthestPoint(const Frame&, Which, dvec3 direction);
/// What the query runs on: the core if radii are subtracted, otherwise the whole body. Add the position.
const Solid& ranOn(const Frame&, Which);
/// The whole body as drawn. Add the position.
const Solid& wholeOf(const Frame&, Which);

Role roleOf(Which);
Role supportRoleOf(Which);

}  // namespace gjklab
