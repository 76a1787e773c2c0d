#pragma once
// The pen that draws with cairo.

#include "export/paint/pen.h"

#include <cairo.h>

namespace gjklab {

class CairoPen : public Pen {
 public:
  explicit CairoPen(cairo_t* context) : context_(context) {}
  void open(std::string_view part) override;
  void close() override;
  void openPane(std::string_view part, dvec2 corner, dvec2 size) override;
  void fill(const std::vector<Outline>&, const Color&) override;
  void stroke(const std::vector<Outline>&, const PenLine&) override;
  void text(const PenText&) override;

 private:
  void trace(const std::vector<Outline>&);

  cairo_t* context_;
};

}  // namespace gjklab
