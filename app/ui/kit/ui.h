#pragma once
// What every panel is given: what to show, how it looks, and the list it adds its intents to.

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
struct LessonChoice;  // ui/panel/lesson_panel.h
class Sandbox;        // model/sandbox

/// What of a part of a panel stands below its lower edge and is not drawn; fadeEnds() says so and forgets it.
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
  const char* menu = "";           ///< the menu that a key opens with this frame, by its button's id
  const Sandbox* world = nullptr;  ///< the world that the window shows in place of a scene; null: none
  const char* key_panel = "";      ///< the panel that the keys are in, by its name; empty: none

  bool pointing = true;  ///< the mouse has moved since the last key: what lies under it tells itself

  bool handheld = false;  ///< on a phone: small, and under fingers

  BelowFold* below_fold = nullptr;  ///< of the part that is being built; null: nothing is left out

  bool large_type = false;  ///< text of a lesson as large as the stage's, and on pages

  /// Of the audience's window, world's and difference's: nothing there answers to the mouse. Null: the session's own.
  const std::array<View, 2>* audience = nullptr;

  const Practice* practice = nullptr;    ///< the round of questions that is under way; null: none
  const LessonChoice* choice = nullptr;  ///< of the lesson's question, what is chosen so far; null: no lesson is open

  const View& view(Space space) const { return audience ? (*audience)[Cameras::index(space)] : session.view(space); }
  void send(Intent intent) const { intents.push_back(std::move(intent)); }
  /// A length in pixels of an ordinary screen, at the current scale.
  float px(float length) const { return length * scale; }
};

/// The other way round.
inline Intent toggled(const Session& session, bool Settings::*flag) {
  Settings settings = session.settings();
  settings.*flag = !(settings.*flag);
  return ChangeSettings{std::move(settings)};
}

inline ImVec4 vec4(Color color, float alpha = 1) { return {color.r, color.g, color.b, color.a * alpha}; }
inline ImU32 ink(Color color, float alpha = 1) { return ImGui::ColorConvertFloat4ToU32(vec4(color, alpha)); }
/// A colour `share` of the way from one to another.
Color mixed(Color from, Color to, float share);

/// The look of everything that Dear ImGui draws by itself. `fingers`: controls large enough to be touched.
void applyStyle(const Theme&, float scale, bool fingers = false);

}  // namespace gjklab
