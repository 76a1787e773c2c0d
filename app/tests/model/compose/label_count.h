#pragma once
// Counts what is wrong with the labels of a pane: each must be by its own point, and cover no other and no arrow's
// head.

#include "model/compose/label_boxes.h"
#include "model/compose/labels.h"
#include "model/compose/screen_paths.h"
#include "model/text/rich_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace gjklab::test {

class LabelCount {
 public:
  explicit LabelCount(const TextMeasure& measure) : measure_(measure) {}

  /// `where`: for the list of faults.
  void look(const Figure& figure, const PaneContext& pane, const std::optional<Magnified>& magnified = {},
            const std::string& where = {}) {
    where_ = where;
    const PlacedLabels placed = composeLabels(figure, pane, measure_, &memory_, magnified);
    asked_ += static_cast<int>(figure.labels.size());
    labels_ += static_cast<int>(placed.labels.size());
    noteLeftOut(figure, pane, placed, magnified);
    const std::vector<ScreenMark> points = pointsOf(figure, pane);
    std::vector<ScreenBox> boxes;
    for (const PlacedLabel& label : placed.labels) {
      const ScreenBox box = inkOf(label, measure_);
      for (const ScreenBox& other : boxes)
        note(std::min(box.high.x, other.high.x) > std::max(box.low.x, other.low.x) + 0.5 &&
                 std::min(box.high.y, other.high.y) > std::max(box.low.y, other.low.y) + 0.5,
             label, "overlaps a label");
      boxes.push_back(box);
      check(label, box, points, figure, pane);
    }
  }
  void forget() { memory_.clear(); }
  /// Values and names of points that found no place, although the point is in the pane and not under its magnifier.
  /// Numbers of ticks and names of bodies and bounds may go before them.
  const std::vector<std::string>& leftOut() const { return left_out_; }

  int asked() const { return asked_; }
  int labels() const { return labels_; }
  const std::vector<std::string>& faults() const { return faults_; }
  /// The first few of them as lines.
  static std::string list(const std::vector<std::string>& lines) {
    std::string all;
    for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 60); ++i) all += lines[i] + "\n";
    return all;
  }

 private:
  /// What a reader takes for a point that could have this name.
  static std::vector<ScreenMark> pointsOf(const Figure& figure, const PaneContext& pane) {
    std::vector<ScreenMark> points;
    for (const Marker& marker : figure.markers)
      if (marker.emphasis != Emphasis::faint && marker.role != Role::body_a && marker.role != Role::body_b &&
          marker.role != Role::difference && marker.role != Role::ghost && marker.role != Role::facet)
        points.push_back(screenMark(marker, pane));
    return points;
  }

  static double distance(const ScreenBox& box, dvec2 p) { return glm::distance(p, glm::clamp(p, box.low, box.high)); }

  void noteLeftOut(const Figure& figure, const PaneContext& pane, const PlacedLabels& placed,
                   const std::optional<Magnified>& magnified) {
    const auto isIn = [](dvec2 p, dvec2 low, dvec2 high) {
      return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y;
    };
    constexpr int kLeastNeeded = 70;
    for (const Label& label : figure.labels) {
      const dvec2 anchor(pane.projection(label.position));
      if (label.priority < kLeastNeeded) continue;
      if (!isIn(anchor, dvec2(0.0), pane.size)) continue;
      if (magnified && (isIn(anchor, magnified->focus.low, magnified->focus.high) ||
                        isIn(anchor, magnified->lens.low, magnified->lens.high)))
        continue;
      if (std::none_of(placed.labels.begin(), placed.labels.end(), [&](const PlacedLabel& each) {
            return each.role == label.role && glm::distance(each.anchor, anchor) < 0.01;
          }))
        left_out_.push_back(where_ + ": \"" + label.text + "\" " + std::to_string(label.priority));
    }
  }

  void note(bool fault, const PlacedLabel& label, const char* what) {
    if (!fault) return;
    std::string text;
    for (const TextRun& run : label.text) text += run.text;
    faults_.push_back(where_ + ": \"" + text + "\" " + what);
  }

  void check(const PlacedLabel& label, const ScreenBox& box, const std::vector<ScreenMark>& points,
             const Figure& figure, const PaneContext& pane) {
    const double own = distance(box, label.anchor);
    const bool fixed = label.role == Role::axis || label.role == Role::axis_x || label.role == Role::axis_y ||
                       label.role == Role::axis_z;  // by its tick or at its axis, whatever else is there
    for (const ScreenMark& point : points) {
      if (glm::distance(point.centre, label.anchor) <= std::max(point.reach, 1.5)) continue;
      note(distance(box, point.centre) == 0, label, "covers a point");
      note(!fixed && !label.area && distance(box, point.centre) > 0 && distance(box, point.centre) < own - 0.5, label,
           "is nearer to another point");
    }
    for (const Arrow& arrow : figure.arrows) {
      const ArrowShape shape = arrowShape(arrow, pane);
      note(distance(box, dvec2(shape.tip) - shape.direction * (0.5 * shape.head_length)) == 0, label,
           "covers an arrow's head");
    }
    double reach = 0;  // of the label's own mark: a label at the edge of O's wide ring is beside it
    for (const ScreenMark& point : points)
      if (glm::distance(point.centre, label.anchor) <= 1.5) reach = std::max(reach, point.reach);
    const bool far = own - reach > kLeaderFrom * pane.view.ui_scale;
    note(far && !label.leader && !label.area && !fixed, label, "is far away");
  }

  const TextMeasure& measure_;
  LabelMemory memory_;
  std::string where_;
  int asked_ = 0, labels_ = 0;
  std::vector<std::string> faults_, left_out_;
};

}  // namespace gjklab::test
