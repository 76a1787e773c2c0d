#pragma once
// A picture as an editable SVG file: groups are named, text stays text.

#include "export/paint/pen.h"
#include "model/text/text_lines.h"

#include <string>

namespace gjklab {

struct SvgOptions {
  dvec2 size{0.0};  ///< of the picture, in pixels
  std::string title;
  double points = 0;      ///< printer's points per pixel; 0: the picture is in pixels
  bool outlines = false;  ///< letters as shapes, so that it looks the same without the fonts
};

class SvgPen : public Pen, TextLines {
 public:
  explicit SvgPen(const SvgOptions&);
  void open(std::string_view part) override;
  void close() override;
  void openPane(std::string_view part, dvec2 corner, dvec2 size) override;
  void fill(const std::vector<Outline>&, const Color&) override;
  void stroke(const std::vector<Outline>&, const PenLine&) override;
  void text(const PenText&) override;
  /// The file; every group must be closed.
  std::string finish();

 private:
  std::string paint(const char* property, const Color&) const;
  void letters(const PenText&);

  bool outlines_;
  int panes_ = 0;
};

}  // namespace gjklab
