#include "model/session/pictures.h"

namespace gjklab {

void Pictures::draw(std::uint64_t frames, const Frame& own, const Frame* rival, const Frame& in_world,
                    const std::array<View, 2>& views, const FigureOptions& wanted, const Staging& staging) {
  FigureOptions options = wanted;
  options.detail = detail_;
  options.handles = options.handles && handles_;
  options.stage = stage_;
  const bool all = frames_ != frames || !(options_ == options) || !(staging_ == staging);
  for (const Space space : {Space::world, Space::difference, Space::rival}) {
    const Frame* frame = space == Space::rival ? rival : space == Space::world ? &in_world : &own;
    const std::size_t camera = space == Space::world ? 0 : 1;
    if (!frame || (!all && views_[camera] == views[camera])) continue;
    const auto make = space == Space::world ? &worldFigure : &differenceFigure;
    Figure& figure = figures_[static_cast<std::size_t>(space)];
    make(*frame, views[camera], options, figure);
    stageFigure(staging, *frame, views[camera], options, space == Space::world, figure);
    ++revision_;
  }
  frames_ = frames;
  views_ = views;
  options_ = options;
  staging_ = staging;
}

}  // namespace gjklab
