#include "model/compose/picture_layout.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kPictureMargin = 20, kPaneGap = 16, kHeading = 38;
/// A pane lower than this shows nothing: the caption goes first, then the headings.
constexpr double kLeastPane = 150;

int whole(double x) { return std::max(0, static_cast<int>(std::lround(x))); }

}  // namespace

double pictureScale(int width, int height, int pane_count) {
  const bool stacked = pane_count > 1 && height > width;
  const double across = width / (stacked || pane_count == 1 ? 900.0 : 1600.0),
               down = height / (stacked ? 1600.0 : 900.0);
  return std::clamp(std::min(across, down), 0.65, 6.0);
}

PictureLayout layOutPicture(int width, int height, int pane_count, double caption_height) {
  PictureLayout layout;
  layout.scale = pictureScale(width, height, pane_count);
  const double s = layout.scale;
  const bool stacked = pane_count > 1 && height > width;
  const int rows = stacked ? pane_count : 1, columns = stacked ? 1 : pane_count;

  const auto paneHeight = [&](double heading, double caption, double margin) {
    return (height - margin - rows * heading - (rows - 1) * kPaneGap * s - (caption > 0 ? caption : margin)) / rows;
  };
  double margin = kPictureMargin * s, heading = kHeading * s, caption = caption_height;
  double top = 0.35 * margin;
  if (paneHeight(heading, caption, top) < kLeastPane * s) caption = 0;
  if (paneHeight(heading, caption, top) < kLeastPane * s) heading = margin = top = 0;
  layout.margin = margin;

  const double pane_height = std::max(
      1.0, (height - top - rows * heading - (rows - 1) * kPaneGap * s - (caption > 0 ? caption : margin)) / rows);
  const double gap = heading > 0 ? kPaneGap * s : 1;
  const double pane_width = std::max(1.0, (width - 2 * margin - (columns - 1) * gap) / columns);
  for (int i = 0; i < pane_count; ++i) {
    const double x = margin + (stacked ? 0 : i * (pane_width + gap));
    const double y = top + (stacked ? i * (heading + pane_height + gap) : 0);
    layout.panes.push_back({{whole(x), whole(y), whole(pane_width), whole(heading)},
                            {whole(x), whole(y + heading), whole(pane_width), whole(pane_height)}});
  }
  if (caption > 0) layout.caption = {whole(margin), height - whole(caption), whole(width - 2 * margin), whole(caption)};
  return layout;
}

double stageTypeScale(double width, double height) {
  constexpr double kHeight = 720, kWidth = 1120, kTypeScale = 1.35;
  return kTypeScale * std::min(height / kHeight, width / kWidth);
}

StagePlaces placesOnStage(int width, int height, int panes, StagePlot plot, double share) {
  const int words = whole(StageShares::kWords * height), rule = whole(StageShares::kRule * height);
  StagePlaces places{.words = {0, 0, width, words}, .panes = {}, .plot = {}, .titles = {}};
  PixelRect room{0, words, width, height - words};
  if (plot == StagePlot::under || plot == StagePlot::left_out) {
    const int under = plot == StagePlot::under ? whole(StageShares::kGaps * room.height) : 0;
    const int title = whole(StageShares::kTitle * height);
    if (under > 0) places.plot = {0, height - under, width, under};
    places.titles = {{0, words, 0, title}, {0, words, 0, title}};
    room = {0, words + title, width, room.height - title - (under > 0 ? under + rule : 0)};
  }
  if (panes == 1) share = plot == StagePlot::beside ? StageShares::kBodies : 1;
  const int left = share < 1 ? whole((width - rule) * share) : width;
  const PixelRect rest{left + rule, room.y, width - left - rule, room.height};
  places.panes.push_back({0, room.y, left, room.height});
  if (panes > 1) places.panes.push_back(rest);
  if (plot == StagePlot::beside) places.plot = rest;
  for (std::size_t i = 0; i < places.titles.size() && i < places.panes.size(); ++i) {
    places.titles[i].x = places.panes[i].x;
    places.titles[i].width = places.panes[i].width;
  }
  return places;
}

}  // namespace gjklab
