#pragma once
// What a lecturer has at hand: pen, marker and eraser on the panes, a spot of light around the pointer, a blank screen,
// a still for the audience, a window of its own for the audience.
//
// Ink belongs to a moment of a work and lies in the pane's space, in the plane through the camera's target: it stays
// where it is when the view is turned or zoomed, and comes back with its step.

#include "model/figure/ink_stroke.h"
#include "model/figure/view.h"
#include "model/playback/playback.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gjklab {

/// The lectern's intents; `point`: of the pane's space.
struct ChooseTool {
  Tool tool;
};
struct DrawInk {
  Space space;
  dvec3 point;
  bool begins = false;
};
struct EraseInk {
  Space space;
  dvec2 pointer;
  double radius;
};
struct ClearInk {};
struct ToggleBlank {};
struct ToggleFreeze {};
struct ToggleSpotlight {};
struct TogglePresenter {};

/// Where ink belongs: a work, by its number, and a moment of its run.
struct InkPage {
  std::uint64_t work = 0;
  Moment moment;
  friend bool operator==(const InkPage&, const InkPage&) = default;
};

class Lectern {
 public:
  Tool tool() const { return tool_; }
  bool blank() const { return blank_; }
  /// What the audience sees stays as it is while the lecturer goes on.
  bool frozen() const { return frozen_; }
  bool spotlight() const { return spotlight_; }
  /// The audience sees the stage in a window of its own, and the lecturer the notes beside the panes.
  bool presenting() const { return presenting_; }
  /// The same tool again puts it away.
  void choose(Tool tool) { tool_ = tool == tool_ ? Tool::none : tool; }
  void toggleBlank() { blank_ = !blank_; }
  void toggleFreeze() { frozen_ = !frozen_; }
  void toggleSpotlight() { spotlight_ = !spotlight_; }
  /// What the audience's window showed ends with it.
  void togglePresenter() {
    presenting_ = !presenting_;
    blank_ = frozen_ = false;
  }

  /// `page`: that ink goes to; `views`: of world and difference space.
  using Views = std::array<View, 2>;
  void apply(const ChooseTool& chosen, const InkPage&, const Views&) { choose(chosen.tool); }
  void apply(const DrawInk& ink, const InkPage& page, const Views&) { draw(page, ink.space, ink.point, ink.begins); }
  void apply(const EraseInk& rub, const InkPage& page, const Views& views) {
    erase(page, views[rub.space == Space::world ? 0 : 1], rub.space, rub.pointer, rub.radius);
  }
  void apply(const ClearInk&, const InkPage& page, const Views&) { clear(page); }
  void apply(const ToggleBlank&, const InkPage&, const Views&) { toggleBlank(); }
  void apply(const ToggleFreeze&, const InkPage&, const Views&) { toggleFreeze(); }
  void apply(const ToggleSpotlight&, const InkPage&, const Views&) { toggleSpotlight(); }
  void apply(const TogglePresenter&, const InkPage&, const Views&) { togglePresenter(); }

  const std::vector<InkStroke>& ink(const InkPage&) const;
  /// Replaces the ink of a page.
  void setInk(const InkPage&, std::vector<InkStroke>);
  /// A stroke goes on to a point, or begins there. The eraser's goes to erase().
  void draw(const InkPage&, Space, dvec3 point, bool begins);
  /// Takes away the strokes of a pane that pass within `radius` pixels of the pointer.
  void erase(const InkPage&, const View&, Space, dvec2 pointer, double radius);
  void clear(const InkPage&);
  /// Takes away the last stroke; false where no tool is in the hand, or there is none.
  bool takeBack(const InkPage&);

 private:
  struct Page {
    InkPage place;
    std::vector<InkStroke> strokes;
  };
  Page* find(const InkPage&);

  Tool tool_ = Tool::none;
  bool blank_ = false, frozen_ = false, spotlight_ = false, presenting_ = false;
  std::vector<Page> pages_;
};

/// The point of a pane's space that ink at a place of the screen lies at.
dvec3 inkPoint(const View&, dvec2 pointer);

}  // namespace gjklab
