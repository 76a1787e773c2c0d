#pragma once
// Markers and arrow heads: one quad each, the shape worked out for each pixel from its signed distance.

#include "render/area_pass.h"
#include "render/pane.h"
#include "render/stream.h"

namespace gjklab {

/// Where an arrow's head begins and how large it is, all in the pane's pixels.
struct ArrowShape {
  dvec3 from{0.0}, tip{0.0}, shaft_end{0.0};
  dvec2 direction{0.0};
  double head_length = 0, head_half_width = 0;
};
/// Short arrows get smaller heads; empty direction: too short to point anywhere.
ArrowShape arrowShape(const Arrow&, const PaneContext&);

/// Greatest distance of a marker's ink from its centre, in pixels.
double markerReach(const Marker&, const Theme&, double line_scale);

class MarkerPass {
 public:
  bool create(std::string& error);

  void begin() { vertices_.clear(); }
  void add(const Marker&, const PaneContext&);
  void addHead(const ArrowShape&, Color);
  void draw(const PaneContext&);

 private:
  struct Vertex {
    float corner[2], centre[2], shape[4], direction[2];
    PackedColor color, inside;
  };
  void addQuad(dvec2 centre, double reach, Vertex);

  Shader shader_;
  PaneUniforms uniforms_;
  StreamBuffer stream_;
  std::vector<Vertex> vertices_;
};

}  // namespace gjklab
