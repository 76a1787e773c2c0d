#pragma once
// The small parts that all panels are made of.

#include "render/text.h"
#include "ui/kit/ui.h"

#include <string_view>

namespace gjklab {

/// A panel's window: fixed in its area, no title, with the border on the given side.
enum class Edge : std::uint8_t { none, left, right, top, bottom };
bool beginPanel(const Ui&, const char* name, Area area, Edge border, bool scrolls);
void endPanel();
/// A window that is not seen, over an area, for what is pointed at or drawn there: no frame, no padding. Ended by
/// ImGui::End(); a menu that opens from it has its own padding.
void beginBare(const char* name, Area area);
/// A part of a panel with its own scrollbar, over its whole width.
void beginPart(const char* name, float top, float height);
void endPart(const Ui&);
/// Where the current window's content goes on beyond its upper or lower edge, it fades out there: no line is cut in
/// half, and there is more to be seen; a line at the lower edge names the headings that stand below it, and a click on
/// it leads there. After the content; endPart() does so.
void fadeEnds(const Ui&);
/// Whether an item of this height at the cursor would reach beyond the lower edge of a window that scrolls: it is left
/// out, its room kept. A heading is named there.
bool belowFold(const Ui&, float height, const char* heading = nullptr);
/// How many rows of this height, from the cursor on, stand over that line before anything is scrolled.
int rowsAboveFold(const Ui&, float height);
/// Width of a panel's content: the same with and without a scrollbar, which stands in the padding.
float contentWidth();

/// A button, as wide as it needs or as told; `lit`: chosen or primary, in the accent colour.
bool button(const Ui&, const char* label, bool lit = false, const char* tip = nullptr, float width = 0);
/// Play or pause; its width does not change. True when pressed.
bool playButton(const Ui&, bool playing, const char* play_tip, const char* stop_tip);
/// Width that button() takes for a label.
float buttonWidth(const char* label);
/// A button with a drawn sign in place of text.
enum class Sign : std::uint8_t { back, forth, undo, redo };
/// `size` 0: as high as other controls. No tip where its text is empty.
bool signButton(const Ui&, Sign sign, const char* id, const char* tip, bool lit = false, bool enabled = true,
                ImVec2 size = {0, 0});
/// A button that looks like a menu's, "label ▾", for what opens otherwise, as wide as it needs or as told. True when it
/// is pressed, or its key is.
bool menuButton(const Ui&, const char* id, const char* label, float width = 0, const char* tip = nullptr);
/// A button that opens a menu: "label ▾", shortened to `width` (0: as wide as it needs). True while the menu is open:
/// end it with endMenuButton().
bool beginMenuButton(const Ui&, const char* id, const char* label, float width = 0, const char* tip = nullptr);
/// The same for a button that was the item just made, and was pressed if `asked`.
bool beginMenu(const Ui&, const char* id, bool asked);
void endMenuButton();
float menuButtonWidth(const char* label);
/// A field that opens a list, as wide as what is left: end it with ImGui::EndCombo().
bool beginCombo(const Ui&, const char* id, const char* preview);
/// A row of a menu with its key at the right.
bool menuItem(const char* label, const char* key = nullptr, bool selected = false, bool enabled = true);

/// "SIMPLEX": small, muted capitals over a group.
void overline(const Ui&, const char* text);
/// An overline that folds what stands under it; the settings remember it. False while folded.
bool section(const Ui&, const char* title, bool Folds::*folded);
/// What its heading takes.
float sectionHeight(const Ui&);
/// Text in one colour and face at a screen position.
void drawText(ImDrawList&, ImFont*, ImVec2 at, ImU32 color, std::string_view text);
ImVec2 textSize(ImFont*, std::string_view text);
/// The text, or as much of its beginning as fits, with "…".
std::string shortened(ImFont*, std::string_view text, float width);
/// The text on at most two lines, broken between words; the second ends with "…" where there is no room for all.
struct TwoLines {
  std::string first, second;  ///< second: empty where one line is enough
  bool cut = false;
};
TwoLines twoLines(ImFont*, std::string_view text, float width);
/// A wrapped tooltip under the pointer.
void tooltip(const Ui&, const char* text);
/// Tooltip of the item just made, after the pointer has rested on it.
void itemTip(const Ui&, const char* text);

}  // namespace gjklab
