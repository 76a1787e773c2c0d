#pragma once
// Polylines of constant width on the screen: a quad for each segment, with the distance to it computed per pixel.

#include "render/area_pass.h"
#include "render/pane.h"
#include "render/pixel_box.h"
#include "render/stream.h"

namespace gjklab {

/// The depth of the solids' front surface, for lines that they may hide.
struct FrontSurface {
  GLuint texture = 0;        ///< 0: nothing hides anything
  PixelBox box;              ///< the part of the pane, y up, covered by the texture; there are no solids outside it
  int x = 0, y = 0;          ///< from the pane to the texture
  double near = 0, far = 1;  ///< depths in pixels for the texture's 0 and 1
  bool hides_fully = false;  ///< hidden parts are invisible instead of dashed
};

class LinePass {
 public:
  bool create(std::string& error);

  void begin(const FrontSurface& front = {}) {
    front_ = front;
    vertices_.clear();
    batches_.clear();
  }
  void add(const std::vector<ScreenStroke>&, const PaneContext&);
  /// A polyline in the pane's pixels with depth.
  void addStroke(std::vector<dvec3> screen, bool closed, const Stroke&, const PaneContext&);
  void draw(const PaneContext&);

 private:
  struct Vertex {
    float corner[2], place[4], shape[3], dash[2], ends[4], depth[2];
    PackedColor color;
  };
  struct Batch {
    int shader;                ///< index into shaders_
    std::size_t first, count;  ///< in quads
  };
  struct Segment {
    dvec3 from, to;
    dvec2 joint_from{0.0}, joint_to{0.0};
    double length_before = 0;
  };
  void addSegment(Segment, const Stroke&, const PaneContext&);

  /// Most lines are solid and never hidden; they have a separate shader with half the cost.
  enum ShaderKind { kSolid, kDashed, kBehind, kShaderKinds };
  struct LineShader {
    Shader shader;
    PaneUniforms pane;
    GLint front = -1, front_box = -1, front_at = -1, bias = -1, hidden_dash = -1, hidden_alpha = -1;
  };
  LineShader shaders_[kShaderKinds];
  StreamBuffer stream_;
  std::vector<Vertex> vertices_;
  std::vector<Batch> batches_;
  FrontSurface front_;
};

}  // namespace gjklab
