#pragma once
// Filled polygons, anti-aliased by a fringe one pixel wide, and hatching in the pane's pixels.

#include "model/compose/screen_paths.h"
#include "render/pane.h"
#include "render/stream.h"

#include <array>
#include <cstdint>

namespace gjklab {

using PackedColor = std::array<std::uint8_t, 4>;
PackedColor pack(Color);

class AreaPass {
 public:
  /// False, with a sentence in `error`, if the shaders do not compile.
  bool create(std::string& error);
  void draw(const std::vector<ScreenArea>&, const PaneContext&);

 private:
  struct Vertex {
    float x, y;
    PackedColor color;
  };
  struct Batch {
    bool hatched;
    std::size_t first, count;
  };
  void addPolygon(const std::vector<dvec3>& screen, Color, bool hatched);
  void addSoft(const ScreenArea&);
  void addBatch(bool hatched, std::size_t start);
  void emit(dvec2, PackedColor);

  Shader plain_, hatch_;
  PaneUniforms plain_uniforms_, hatch_uniforms_;
  GLint hatch_spacing_ = -1;
  StreamBuffer stream_;
  std::vector<Vertex> vertices_;
  std::vector<Batch> batches_;
};

}  // namespace gjklab
