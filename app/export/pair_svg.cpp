#include "export/pair_svg.h"

#include "model/run/run.h"
#include "model/text/text_lines.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace gjklab {

namespace {

constexpr int kDirections = 144;        ///< for sampling an outline
constexpr double kLetter = 22;          ///< pixels of a letter with its margin
constexpr double kMargin = 24;          ///< pixels around the bodies
constexpr double kLineThickness = 0.2;  ///< of a body in 1-D, over its picture's width

/// Where the eye is: two directions across the picture.
struct Across {
  dvec3 right{1, 0, 0}, up{0, 1, 0};
};

Across acrossOf(const PairDrawing& drawing) {
  if (drawing.scene.dimension < 3) return {};
  const dvec3 n = glm::length(drawing.truth.normal) > 0 ? drawing.truth.normal : dvec3(1, 0, 0);
  // Upright where that can be: the normal across the picture, or up where it is steep.
  const bool steep = std::abs(n.y) > 0.8;
  const dvec3 other = glm::normalize(steep ? dvec3(1, 0, 0) - n * n.x : dvec3(0, 1, 0) - n * n.y);
  return steep ? Across{other, n * (n.y > 0 ? 1.0 : -1.0)} : Across{n * (n.x >= 0 ? 1.0 : -1.0), other};
}

class PairPicture : TextLines {
 public:
  explicit PairPicture(const PairDrawing& drawing) : drawing_(drawing), across_(acrossOf(drawing)) {
    a_ = outline(drawing.scene.a);
    b_ = outline(drawing.scene.b);
    frame();
  }

  std::string svg() {
    add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">\n",
        drawing_.width, drawing_.height);
    body(a_, "#0072b2", "A");
    body(b_, "#d55e00", "B");
    const gjk::Result<3>& truth = drawing_.truth;
    if (truth.has_distance) {
      const dvec2 from = place(truth.point_a), to = place(truth.point_b);
      add("<line x1=\"{:.2f}\" y1=\"{:.2f}\" x2=\"{:.2f}\" y2=\"{:.2f}\" stroke=\"#1f2430\" stroke-width=\"2\"/>\n",
          from.x, from.y, to.x, to.y);
      for (const dvec2& p : {from, to})
        add("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"3\" fill=\"#1f2430\"/>\n", p.x, p.y);
    }
    for (const auto& claim : {drawing_.claim_a, drawing_.claim_b})
      if (claim) cross(place(*claim));
    add("</svg>\n");
    return take();
  }

 private:
  using Outline = std::vector<dvec2>;

  dvec2 seen(const dvec3& p) const { return {glm::dot(p, across_.right), glm::dot(p, across_.up)}; }

  Outline outline(const Body& body) const {
    const BodySupport support(body, drawing_.scene.dimension);
    Outline points;
    for (int i = 0; i < kDirections; ++i) {
      const double turn = 2 * std::numbers::pi * i / kDirections;
      const dvec2 p = seen(support(std::cos(turn) * across_.right + std::sin(turn) * across_.up, true).point);
      if (points.empty() || points.back() != p) points.push_back(p);
    }
    return points;
  }

  void frame() {
    dvec2 low(std::numeric_limits<double>::infinity()), high = -low;
    for (const Outline* outline : {&a_, &b_})
      for (const dvec2& p : *outline) {
        low = glm::min(low, p);
        high = glm::max(high, p);
      }
    const dvec2 room(drawing_.width - 2 * kMargin, drawing_.height - 2 * kMargin), size = high - low;
    scale_ = std::min(size.x > 0 ? room.x / size.x : 1e300, size.y > 0 ? room.y / size.y : 1e300);
    if (!(scale_ < 1e300)) scale_ = 1;
    middle_ = (low + high) * 0.5;
  }
  dvec2 inPicture(const dvec2& p) const {
    const dvec2 from = (p - middle_) * scale_;
    return {drawing_.width / 2.0 + from.x, drawing_.height / 2.0 - from.y};
  }
  dvec2 place(const dvec3& p) const {
    const dvec2 at = inPicture(seen(p));
    return glm::clamp(at, dvec2(0.0), dvec2(drawing_.width, drawing_.height));
  }

  void body(const Outline& outline, const char* colour, const char* name) {
    if (drawing_.scene.dimension == 1) return bar(outline, colour, name);
    add("<polygon fill=\"{0}\" fill-opacity=\"0.18\" stroke=\"{0}\" stroke-width=\"2\" stroke-linejoin=\"round\" "
        "points=\"",
        colour);
    dvec2 middle(0.0), low(1e9), high(-1e9);
    for (const dvec2& p : outline) {
      const dvec2 at = inPicture(p);
      middle += at / static_cast<double>(outline.size());
      low = glm::min(low, at);
      high = glm::max(high, at);
      add("{:.2f},{:.2f} ", at.x, at.y);
    }
    add("\"/>\n");
    // Beside what is too thin to hold its letter.
    const bool thin = high.y - low.y < kLetter || high.x - low.x < kLetter;
    if (thin) middle += high.y - low.y < kLetter ? dvec2(0, -kLetter / 2 - 4) : dvec2(kLetter / 2 + 4, 0);
    label(middle, colour, name);
  }
  /// In 1-D: A above, B below the line.
  void bar(const Outline& outline, const char* colour, const char* name) {
    const double thick = kLineThickness * drawing_.height / 2;
    double low = drawing_.width, high = 0;
    for (const dvec2& p : outline) {
      low = std::min(low, inPicture(p).x);
      high = std::max(high, inPicture(p).x);
    }
    const double top = drawing_.height / 2.0 + (name[0] == 'A' ? -1.5 * thick : 0.5 * thick);
    add("<rect x=\"{:.2f}\" y=\"{:.2f}\" width=\"{:.2f}\" height=\"{:.2f}\" fill=\"{}\" fill-opacity=\"0.5\"/>\n", low,
        top, std::max(high - low, 2.0), thick, colour);
    label({(low + high) / 2, top + thick / 2}, colour, name);
  }
  void label(const dvec2& at, const char* colour, const char* name) {
    add("<text x=\"{:.2f}\" y=\"{:.2f}\" fill=\"{}\" font-family=\"sans-serif\" font-size=\"16\" "
        "text-anchor=\"middle\" "
        "dominant-baseline=\"middle\">{}</text>\n",
        at.x, at.y, colour, name);
  }
  void cross(const dvec2& p) {
    add("<path d=\"M{:.2f} {:.2f}l10 10m0 -10l-10 10\" stroke=\"#c1121f\" stroke-width=\"2\"/>\n", p.x - 5, p.y - 5);
  }

  const PairDrawing& drawing_;
  Across across_;
  Outline a_, b_;
  double scale_ = 1;
  dvec2 middle_{0.0};
};

}  // namespace

std::string pairSvg(const PairDrawing& drawing) { return PairPicture(drawing).svg(); }

}  // namespace gjklab
