#pragma once
// Polylines of constant width on the screen: a quad for each segment, the distance to it worked out for each pixel.

#include "render/area_pass.h"
#include "render/pane.h"
#include "render/stream.h"

namespace gjklab {

/// The depth of the front surface of the solids, for lines that hide behind them.
struct FrontSurface {
  GLuint texture = 0;        ///< 0: nothing hides anything
  double near = 0, far = 1;  ///< depths in pixels that the texture's 0 and 1 stand for
};

/// The widths of a stroke, all in pixels.
struct Stroke {
  Color color;
  float width = 1;
  float dash = 0, gap = 0;  ///< gap 0: solid
  bool behind_solids = false;
};

class LinePass {
 public:
  bool create(std::string& error);

  void begin(const FrontSurface& front = {}) {
    front_ = front;
    vertices_.clear();
    batches_.clear();
  }
  void add(const Line&, const PaneContext&);
  /// A polyline in the pane's pixels with depth.
  void addStroke(std::vector<dvec3> screen, bool closed, const Stroke&, dvec2 pane_size);
  void draw(const PaneContext&);

 private:
  struct Vertex {
    float corner[2], ends[4], joints[4], shape[4], depth[2];
    PackedColor color;
  };
  struct Batch {
    bool behind_solids;
    std::size_t first, count;  ///< in quads
  };
  struct Segment {
    dvec3 from, to;
    dvec2 joint_from{0.0}, joint_to{0.0};
    double length_before = 0;
  };
  void addSegment(Segment, const Stroke&, dvec2 pane_size);

  Shader plain_, behind_;
  PaneUniforms plain_uniforms_, behind_uniforms_;
  GLint front_texture_ = -1, bias_ = -1, hidden_dash_ = -1, hidden_alpha_ = -1;
  StreamBuffer stream_;
  std::vector<Vertex> vertices_;
  std::vector<Batch> batches_;
  FrontSurface front_;
};

}  // namespace gjklab
