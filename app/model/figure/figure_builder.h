#pragma once
// What all parts of a figure share: sizes in pixels, and adding elements so that nothing unfit is ever drawn. An
// element with a NaN or an infinity is dropped; lines and areas that reach far beyond the pane are cut off in double
// precision, because the renderer's floats could not hold them.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/frame/frame.h"
#include "model/solid/cover.h"

#include <deque>
#include <functional>
#include <utility>

namespace gjklab {

/// Which labels keep their place where there is no room for all.
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
  priority_axis = 110,  ///< letters of the triad: they have one place only
};

/// Which handle takes the pointer where several could.
enum HandlePriority : int {
  handle_region,
  handle_reach,  ///< the disc that keeps the rings of a body up while the pointer goes for them
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
  /// World length of so many of the theme's pixels, at the distance of the view's target.
  /// Whose numbers are written: those of the moment on the way to which the picture is.
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

  /// A solid that stands before other things, and the roles of those: its own lines know what it hides.
  struct Hider {
    std::function<bool(Role)> hides;
    Cover cover;
  };
  /// Cuts lines and arrows where they go into or behind a solid, and tells markers where they are.
  void tellDepth(const std::vector<Hider>&);

  /// Tells markers alone where they are: their roles' lines know it already.
  void tellMarkerDepth(Role role, const Cover& cover);

  /// Drops the least important labels when there are too many to be read.
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

/// All coordinates are numbers, and none too large to be carried on with.
bool isDrawable(dvec3 p);
bool isDrawable(const std::vector<dvec3>& points);

/// Unit vector, or zero for one without a direction.
dvec3 unitOrZero(dvec3 v);
dvec2 unitOrZero(dvec2 v);
/// Two unit vectors that span the plane across `normal`.
struct Across {
  dvec3 u, v;
};
Across across(dvec3 normal);

/// Points of a circle with the given unit axes, fine enough for its size on the screen; where it is very large only the
/// arc near the pane.
Line circle(const FigureBuilder&, Role role, dvec3 centre, double radius, dvec3 u, dvec3 v);

/// The outline of a ball as it is seen; of a disc in 2-D.
Line sphereOutline(const FigureBuilder&, Role role, dvec3 centre, double radius);

/// The position of a body.
dvec3 positionOf(const Frame&, Which);
/// The point of the whole body, where it stands, that is furthest along a direction.
dvec3 furthestPoint(const Frame&, Which, dvec3 direction);
/// What the query runs on: the core where radii are taken off, else the whole body. Add the position.
const Solid& ranOn(const Frame&, Which);
/// The whole body as drawn. Add the position.
const Solid& wholeOf(const Frame&, Which);

Role roleOf(Which);
Role supportRoleOf(Which);

}  // namespace gjklab
