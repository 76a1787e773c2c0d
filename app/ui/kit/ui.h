#pragma once
// The context of every panel: the content, the style, and the list to which it adds its intents.

#include "model/figure/theme.h"
#include "model/session/session.h"
#include "render/fonts.h"
#include "ui/kit/layout.h"

#include <imgui.h>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace gjklab {

class Classroom;      // model/lesson
class LessonShelf;    // likewise
class Practice;       // likewise
struct LessonChoice;  // ui/panel/lesson_choice.h

/// The headings below the lower edge of a part of a panel, which are not drawn; fadeEnds() shows a hint and clears
/// them.
struct BelowFold {
  std::vector<std::string> headings;
  bool rows = false;
};

struct Ui {
  const Session& session;
  const Theme& theme;
  const Fonts& fonts;
  float scale = 1;
  Intents& intents;
  const Classroom* classroom = nullptr;
  const LessonShelf* shelf = nullptr;
  const char* menu = "";       ///< the menu that a key opens in this frame, by its button's id
  const char* key_panel = "";  ///< the panel with the keyboard focus, by its name; empty: none

  bool pointing = true;  ///< the mouse has moved since the last key, so the thing under it shows its tooltip

  bool handheld = false;  ///< on a phone: a small touch screen

  BelowFold* below_fold = nullptr;  ///< of the part being built; null: nothing is omitted

  bool large_type = false;  ///< the text of a lesson is as large as the Stage's, and divided into pages

  /// The views of the audience's window, of world and difference space, which do not react to the mouse. Null: the
  /// session's own.
  const std::array<View, 2>* audience = nullptr;

  const Practice* practice = nullptr;    ///< the present round of practice; null: none
  const LessonChoice* choice = nullptr;  ///< the choices made so far for the lesson's question; null if no lesson is
                                         ///< open

  bool* typing_begins = nullptr;  ///< a panel sets it in each frame in which a field waits for the keyboard: what is
                                  ///< typed meanwhile is that field's

  const View& view(Space space) const { return audience ? (*audience)[Cameras::index(space)] : session.view(space); }
  void send(Intent intent) const { intents.push_back(std::move(intent)); }
  /// A length in pixels of an ordinary screen, at the current scale.
  float px(float length) const { return length * scale; }
};

/// The inverse.
inline Intent toggled(const Session& session, bool Settings::*flag) {
  Settings settings = session.settings();
  settings.*flag = !(settings.*flag);
  return ChangeSettings{std::move(settings)};
}

inline ImVec4 vec4(Color color, float alpha = 1) { return {color.r, color.g, color.b, color.a * alpha}; }
inline ImU32 ink(Color color, float alpha = 1) { return ImGui::ColorConvertFloat4ToU32(vec4(color, alpha)); }
/// A colour interpolated by `share` from one to another.
Color mixed(Color from, Color to, float share);

/// Sets the style of everything that Dear ImGui draws itself. `fingers`: controls large enough to touch.
void applyStyle(const Theme&, float scale, bool fingers = false);

}  // namespace gjklab
