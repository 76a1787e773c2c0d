#pragma once
// The widgets of all panels.

#include "render/text.h"
#include "ui/kit/ui.h"

#include <string_view>

namespace gjklab {

/// A panel's window: fixed in its area, without a title, with a border on the given side.
enum class Edge : std::uint8_t { none, left, right, top, bottom };
bool beginPanel(const Ui&, const char* name, Area area, Edge border, bool scrolls);
void endPanel();
/// Draws a line in the middle of each gap between panes, which have no frames on the Stage.
void drawRules(const std::vector<Area>& gaps, const Theme&, float scale);
/// An invisible window over an area, for pointing or drawing there: without a frame or padding. End it with
/// ImGui::End(); a menu that opens from it has its own padding.
void beginBare(const char* name, Area area);
/// A part of a panel with its own scrollbar, over its whole width.
void beginPart(const char* name, float top, float height);
void endPart(const Ui&);
/// The current window begins at its top again when its content, by this number, is another than in the frame before.
void beginAtTop(std::uint64_t content);
/// Fades the current window's content out where it continues beyond the upper or lower edge, so that no line is cut in
/// half. A line at the lower edge names the headings below it, and a click on it scrolls there. Call it after the
/// content; endPart() does so.
void fadeEnds(const Ui&);
/// Whether an item of this height at the cursor would extend beyond the lower edge of a scrolling window. It is then
/// omitted, and its space kept; a heading is named at the edge.
bool belowFold(const Ui&, float height, const char* heading = nullptr);
/// The number of rows of this height, from the cursor on, above that line before scrolling.
int rowsAboveFold(const Ui&, float height);
/// The width of a panel's content, which does not depend on a scrollbar, because that is in the padding.
float contentWidth();

/// A button of its natural width or the given one; `lit`: chosen or primary, in the accent colour.
bool button(const Ui&, const char* label, bool lit = false, const char* tip = nullptr, float width = 0);
/// Play or pause; its width does not change. True when pressed.
bool playButton(const Ui&, bool playing, const char* play_tip, const char* stop_tip);
/// Width that button() takes for a label.
float buttonWidth(const char* label);
/// A button with a symbol instead of text.
enum class Sign : std::uint8_t { back, forth, undo, redo };
/// `size` 0: as high as other controls. No tooltip if its text is empty.
bool signButton(const Ui&, Sign sign, const char* id, const char* tip, bool lit = false, bool enabled = true,
                ImVec2 size = {0, 0});
/// A button that looks like a menu's, "label ▾", for other things that open; of its natural width or the given one.
/// True if it or its key is pressed.
bool menuButton(const Ui&, const char* id, const char* label, float width = 0, const char* tip = nullptr);
/// A button that opens a menu: "label ▾", shortened to `width` (0: as wide as it needs). True while the menu is open:
/// end it with endMenuButton().
bool beginMenuButton(const Ui&, const char* id, const char* label, float width = 0, const char* tip = nullptr);
/// The same for a button that was the last item, and was pressed if `asked`.
bool beginMenu(const Ui&, const char* id, bool asked);
void endMenuButton();
float menuButtonWidth(const char* label);
/// A field that opens a list, as wide as the remaining space: end it with ImGui::EndCombo().
bool beginCombo(const Ui&, const char* id, const char* preview);
/// A row of a menu with its key at the right.
bool menuItem(const char* label, const char* key = nullptr, bool selected = false, bool enabled = true);

/// "SIMPLEX": small, muted capitals above a group. `first`: as in section().
void overline(const Ui&, const char* text, float first = 0);
/// An overline that folds the part below it; the settings store its state. False while folded.
/// `first`: the height of the first thing under it; where that has no room, the heading is not shown either.
bool section(const Ui&, const char* title, bool Folds::*folded, float first = 0);
/// The height of its heading.
float sectionHeight(const Ui&);
/// Text in one colour and font at a screen position.
void drawText(ImDrawList&, ImFont*, ImVec2 at, ImU32 color, std::string_view text);
/// A wrapped tooltip under the pointer.
void tooltip(const Ui&, const char* text);
/// The tooltip of the last item, after the pointer has rested on it.
void itemTip(const Ui&, const char* text);

}  // namespace gjklab
