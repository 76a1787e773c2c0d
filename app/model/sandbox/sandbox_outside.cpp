// Bodies that have left the pane, as a bullet does: an arrow at its border points to them.

#include "model/sandbox/sandbox_figure.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

/// With more of them outside, the user has moved in close and knows.
constexpr std::size_t kMostOutside = 4;
/// Of an arrow: its tip's distance from the border, and its length; pixels at scale 1.
constexpr double kFromBorder = 10, kArrowLength = 30;
/// Arrows whose tips are nearer than this are one.
constexpr double kSameTip = 48;

struct OutsideMark {
  dvec2 tip, along;  ///< on the screen
  int body;          ///< the first of them
  Role role;
  int bodies = 1;
};

/// Where the way from the pane's middle to a place outside leaves the pane, except for its border.
dvec2 tipTowards(const View& view, dvec2 along) {
  // The legend is at the top.
  const double border = kFromBorder * view.ui_scale, top = kLegendRoom * view.ui_scale;
  const dvec2 middle = 0.5 * view.size;
  double reach = std::numeric_limits<double>::infinity();
  if (along.x != 0) reach = (middle.x - border) / std::abs(along.x);
  if (along.y > 0) reach = std::min(reach, (middle.y - border) / along.y);
  if (along.y < 0) reach = std::min(reach, (middle.y - top) / -along.y);
  return middle + reach * along;
}

}  // namespace

void SandboxPainter::drawOutside(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  std::vector<OutsideMark> marks;
  std::size_t outside = 0;
  for (const BodyOnScreen& drawn : drawn_) {
    const bool in = drawn.high.x >= 0 && drawn.high.y >= 0 && drawn.low.x <= view.size.x && drawn.low.y <= view.size.y;
    if (in || sandbox.file().bodies[static_cast<std::size_t>(drawn.body)].fixed) continue;
    const dvec2 off = 0.5 * (drawn.low + drawn.high) - 0.5 * view.size;
    const double length = glm::length(off);
    if (++outside > kMostOutside) return;
    if (!std::isfinite(length)) continue;
    const dvec2 along = off / length, tip = tipTowards(view, along);
    const auto same = std::find_if(marks.begin(), marks.end(), [&](const OutsideMark& mark) {
      return glm::distance(mark.tip, tip) < kSameTip * view.ui_scale;
    });
    if (same != marks.end())
      ++same->bodies;
    else
      marks.push_back({tip, along, drawn.body, roleOf(sandbox, drawn.body, {-1, hover.pair, dvec3(0.0)})});
  }
  const double depth = project(view, view.target).z;
  for (const OutsideMark& mark : marks) {
    const dvec3 from = unproject(view, mark.tip - kArrowLength * view.ui_scale * mark.along, depth);
    figure_.arrows.push_back({.role = mark.role, .from = from, .to = unproject(view, mark.tip, depth)});
    figure_.labels.push_back({.role = mark.role,
                              .position = from,
                              .text = mark.bodies == 1
                                          ? nameOf(sandbox.file(), mark.body)
                                          : trn("{n} body out of view", "{n} bodies out of view", mark.bodies),
                              .away = -mark.along,
                              .priority = 1});
  }
}

}  // namespace gjklab
