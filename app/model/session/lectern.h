#pragma once
// The lecturer's tools: pen, marker and eraser on the panes, a spotlight at the pointer, a blank screen, a frozen
// picture for the audience, and a separate window for the audience.
//
// Ink belongs to a moment of a work. It is in the pane's space, in the plane through the camera's target, so it stays
// in place when the view is rotated or zoomed, and returns with its step.

#include "model/figure/ink_stroke.h"
#include "model/figure/view.h"
#include "model/playback/playback.h"

#include <array>
#include <cstdint>
#include <vector>

namespace gjklab {

/// The lectern's intents; `point`: in the pane's space.
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

/// The page of ink: a work, by its number, and a moment of its run.
struct InkPage {
  std::uint64_t work = 0;
  Moment moment;
  friend bool operator==(const InkPage&, const InkPage&) = default;
};

class Lectern {
 public:
  Tool tool() const { return tool_; }
  bool blank() const { return blank_; }
  /// Freezes the audience's picture while the lecturer continues.
  bool frozen() const { return frozen_; }
  bool spotlight() const { return spotlight_; }
  /// The audience sees the Stage in a separate window, and the lecturer the notes beside the panes.
  bool presenting() const { return presenting_; }
  /// Choosing the same tool again puts it away.
  void choose(Tool tool) { tool_ = tool == tool_ ? Tool::none : tool; }
  void toggleBlank() { blank_ = !blank_; }
  void toggleFreeze() { frozen_ = !frozen_; }
  void toggleSpotlight() { spotlight_ = !spotlight_; }
  /// The audience's window was closed: resets its state.
  void togglePresenter() {
    presenting_ = !presenting_;
    blank_ = frozen_ = false;
  }

  /// `page`: the page that receives ink; `views`: of world and difference space.
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
  /// Begins a stroke at a point, or continues it to there. For the eraser use erase().
  void draw(const InkPage&, Space, dvec3 point, bool begins);
  /// Removes the strokes of a pane that pass within `radius` pixels of the pointer.
  void erase(const InkPage&, const View&, Space, dvec2 pointer, double radius);
  void clear(const InkPage&);
  /// Removes the last stroke; false if no tool is active, or if there is none.
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

/// The point in a pane's space of ink at a position on the screen.
dvec3 inkPoint(const View&, dvec2 pointer);

}  // namespace gjklab
