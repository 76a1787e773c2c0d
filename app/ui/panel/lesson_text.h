#pragma once
// The text of lessons: large type, and buttons as wide as a column.

#include "model/lesson/subtitles.h"
#include "ui/kit/ui.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// Room between two parts of a page, in pixels at scale 1; less where the page is set closer.
void lessonGap(const Ui&, float height);
/// Wrapped text in the large face; **bold**, *italics* and subscripts as in captions. `dragged`: the facts of the
/// draggable numbers, which are in bold italics.
void largeText(const Ui&, Color, std::string_view text, float indent = 0, const std::vector<std::string>& dragged = {});
/// A subtitle of the Stage in an area of the current window: its title and its text, or its text on two lines of about
/// the same length.
void lessonSubtitle(const Ui&, Area, const Subtitle&);
/// Plain text in the panels' face, likewise.
void smallText(const Ui&, Color, std::string_view text);
/// A button over the whole width whose label wraps; `number`: the key that presses it, 0 for none.
bool wideButton(const Ui&, std::string_view label, int number, bool lit);
/// The content of a box: empty, the learner's own tick, or an arrow for an answer that was shown.
enum class Tick : std::uint8_t { none, own, shown };
/// A box, and text beside it.
void tickedText(const Ui&, Tick, std::string_view text);

}  // namespace gjklab
