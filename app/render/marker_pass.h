#pragma once
// Markers and arrow heads: one quad each, with the shape computed per pixel from its signed distance.

#include "render/area_pass.h"
#include "render/pane.h"
#include "render/stream.h"

namespace gjklab {

class MarkerPass {
 public:
  bool create(std::string& error);

  void begin() { vertices_.clear(); }
  void add(const ScreenMark&);
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
