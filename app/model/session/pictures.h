#pragma once
// The panes' pictures: figures that are rebuilt only if something they show has changed.

#include "model/figure/make_figure.h"
#include "model/figure/staging.h"
#include "model/figure/view.h"
#include "model/frame/frame.h"

#include <array>
#include <cstdint>

namespace gjklab {

class Pictures {
 public:
  const Figure& figure(Space space) const { return figures_[static_cast<std::size_t>(space)]; }
  /// Changes whenever a pane's picture does.
  std::uint64_t revision() const { return revision_; }

  bool forStage() const { return stage_; }
  /// What they were drawn with.
  const FigureOptions& options() const { return options_; }
  /// Whether they draw the handles, and are for the Stage.
  void show(Detail detail, bool handles, bool stage) {
    detail_ = detail;
    handles_ = handles;
    stage_ = stage;
  }
  /// Updates all panes. `frames`: changes with the frames, never 0. `rival`: null if there is no such pane. `in_world`:
  /// the content of world space. `views`: of world space, then of difference space. `staging`: of a lesson.
  void draw(std::uint64_t frames, const Frame& own, const Frame* rival, const Frame& in_world,
            const std::array<View, 2>& views, const FigureOptions& wanted, const Staging& staging);

 private:
  Detail detail_ = Detail::full;
  bool handles_ = true, stage_ = false;
  // The inputs from which the pictures were built.
  std::uint64_t frames_ = 0;
  std::array<View, 2> views_;
  FigureOptions options_;
  Staging staging_;
  std::array<Figure, 3> figures_;
  std::uint64_t revision_ = 0;
};

}  // namespace gjklab
