// The whole window and its fields: what is typed there, taken and refused.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "gl/screen_text.h"

#include <imgui_internal.h>

#include <cmath>

namespace gjklab::workbench_fields_test {
namespace {

class WorkbenchFields : public GlTest {};

/// Types into the field under a point; true when there was one.
bool typeInto(Hand& hand, dvec2 at, const char* text) {
  hand.doubleClick(at);
  if (!ImGui::GetIO().WantTextInput) return false;
  ImGui::GetIO().AddInputCharactersUTF8(text);
  hand.rest();
  return true;
}

void pressInField(Hand& hand, ImGuiKey key) {
  int& code = ImGui::GetIO().KeyMap[key];
  if (code < 0) code = 400 + key;  // a backend says it otherwise
  ImGui::GetIO().KeysDown[ImGui::GetKeyIndex(key)] = true;
  hand.frame();
  ImGui::GetIO().KeysDown[ImGui::GetKeyIndex(key)] = false;
  hand.rest();
}

TEST_F(WorkbenchFields, FieldsTakeACommaAndExpressionsAndRefuseTheRest) {
  Settings settings = Hand::still();
  settings.scene_panel = true;
  Hand hand(squares(), 1280, 720, settings);
  const Area panel = hand.bench().layout().scene_panel;
  // The field of A's position lies somewhere below the title: the one that moves A.
  dvec2 field(panel.x + 0.5 * panel.width, panel.y + 60);
  const auto moved = [&] { return hand.scene().a.position.x == 7.5; };
  for (; field.y < panel.bottom() - 20 && !moved(); field.y += moved() ? 0 : 14) {
    if (!typeInto(hand, field, "7,5")) continue;
    pressInField(hand, ImGuiKey_Enter);
    if (moved()) break;
    if (hand.session().document().canUndo()) hand.key(SDLK_z, true);
  }
  ASSERT_TRUE(moved()) << "no field took it";
  const auto typed = [&](const char* text, ImGuiKey end) {
    EXPECT_TRUE(typeInto(hand, field, text)) << text;
    pressInField(hand, end);
    EXPECT_FALSE(ImGui::GetIO().WantTextInput) << text;
    EXPECT_FALSE(hand.session().document().inGesture()) << text;
    return hand.scene().a.position.x;
  };
  EXPECT_EQ(typed("1/3", ImGuiKey_Enter), 1.0 / 3);
  EXPECT_EQ(typed("-sqrt(2)", ImGuiKey_Enter), -std::sqrt(2.0));
  for (const char* refused : {"abc", "1e400", "2/", "1,000.5", "1/0"})
    EXPECT_EQ(typed(refused, ImGuiKey_Enter), -std::sqrt(2.0)) << refused << " keeps the old value";
  EXPECT_TRUE(typeInto(hand, field, "1e40"));
  EXPECT_EQ(hand.scene().a.position.x, 1e40);
  ImGui::GetIO().AddInputCharactersUTF8("0");
  hand.rest();
  EXPECT_EQ(hand.scene().a.position.x, -std::sqrt(2.0)) << "what the field held before it went wrong does not stay";
  pressInField(hand, ImGuiKey_Escape);
  EXPECT_EQ(typed("5", ImGuiKey_Escape), -std::sqrt(2.0)) << "Escape takes it back";
  hand.key(SDLK_z, true);
  EXPECT_EQ(hand.scene().a.position.x, 1.0 / 3) << "one entry of the history for each";
}

/// The text of the panel at the left, as far as it can be seen.
std::string seenInPanel(Hand& hand, bool& cut) {
  const Area& panel = hand.bench().layout().scene_panel;
  std::string text;
  cut = false;
  for (const auto& letters : ScreenText().read())
    for (const DrawnLetter& letter : letters) {
      if (letter.low.x > panel.right() || letter.low.y < panel.y || letter.code > 127) continue;
      text += static_cast<char>(letter.code);
      cut = cut || letter.cut;
    }
  return text;
}

TEST_F(WorkbenchFields, NumbersAreWholeAndAllTheirDigitsAreEdited) {
  Settings settings = Hand::still();
  settings.scene_panel = true;
  Scene scene = squares(3);
  scene.a.half_extents = scene.b.half_extents = {0.5, 0.5, 0.5};
  scene.a.position = {-9.2345678e-05, 1.0 / 3, -123456.789};
  Hand hand(scene, 1280, 720, settings);
  bool cut = true;
  const std::string text = seenInPanel(hand, cut);
  EXPECT_FALSE(cut);
  EXPECT_NE(text.find("e-5"), text.npos) << text;
  EXPECT_NE(text.find("0.33"), text.npos) << text;
  const Area panel = hand.bench().layout().scene_panel;
  for (dvec2 field(panel.x + 0.65 * panel.width, panel.y + 60); field.y < panel.y + 200; field.y += 7) {
    hand.doubleClick(field);
    if (!ImGui::GetIO().WantTextInput) continue;
    std::string edited;
    const ImGuiInputTextState* state = ImGui::GetInputTextState(ImGui::GetActiveID());
    for (int i = 0; state != nullptr && i < state->CurLenW; ++i) edited += static_cast<char>(state->TextW[i]);
    pressInField(hand, ImGuiKey_Escape);
    EXPECT_EQ(hand.scene().a.position, scene.a.position) << "looking at it changes nothing";
    if (edited.find("0.33333") != edited.npos) return;
  }
  FAIL() << "no field shows all digits of 1/3";
}

TEST_F(WorkbenchFields, TolerancesAreTyped) {
  Settings settings = Hand::still();
  settings.scene_panel = true;
  Hand hand(squares(), 900, 1100, settings);
  const Area panel = hand.bench().layout().scene_panel;
  const double before = hand.scene().query.tolerance;
  dvec2 field(panel.x + 0.5 * panel.width, panel.y + 480);  // somewhere below
  const auto typed = [&](const char* text, ImGuiKey end) {
    if (!typeInto(hand, field, text)) return false;
    pressInField(hand, end);
    return true;
  };
  for (; field.y < panel.bottom() - 20; field.y += 14) {
    if (!typed("1e-6", ImGuiKey_Enter)) continue;
    if (hand.scene().query.tolerance == 1e-6) break;
    if (hand.session().document().canUndo()) hand.key(SDLK_z, true);
  }
  ASSERT_EQ(hand.scene().query.tolerance, 1e-6) << "no field took it";
  EXPECT_TRUE(typed("1/2", ImGuiKey_Enter));
  EXPECT_EQ(hand.scene().query.tolerance, 0.5);
  for (const char* refused : {"0", "-1", "1e400", "abc"}) {
    EXPECT_TRUE(typed(refused, ImGuiKey_Enter)) << refused;
    EXPECT_EQ(hand.scene().query.tolerance, 0.5) << refused << " keeps the old value";
  }
  EXPECT_TRUE(typed("2e-3", ImGuiKey_Escape));
  EXPECT_EQ(hand.scene().query.tolerance, 0.5) << "Escape takes it back";
  hand.key(SDLK_z, true);
  hand.key(SDLK_z, true);
  EXPECT_EQ(hand.scene().query.tolerance, before) << "one entry of the history for each";
  hand.drag(field, field + dvec2(60, 0));
  EXPECT_GT(hand.scene().query.tolerance, before) << "and it is still pulled";
}

/// Every key that Dear ImGui goes through panels by, as the window's backend has them.
void mapKeys() {
  for (int key = 0; key < ImGuiKey_COUNT; ++key)
    if (int& code = ImGui::GetIO().KeyMap[key]; code < 0) code = 400 + key;
  ImGui::GetIO().ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
}

TEST_F(WorkbenchFields, KeysAloneReachTheNumbersOfTheScene) {
  Hand hand(squares(), 1280, 900);
  mapKeys();
  ASSERT_TRUE(hand.bench().layout().scene_panel.empty());
  const int before = hand.session().position();
  hand.key(SDLK_F8);
  hand.rest();
  ASSERT_FALSE(hand.bench().layout().scene_panel.empty()) << "the panel is shown for it";
  for (int tabs = 0; tabs < 4; ++tabs) pressInField(hand, ImGuiKey_Tab);  // title, two half extents, position
  ASSERT_TRUE(ImGui::GetIO().WantTextInput);
  ImGui::GetIO().AddInputCharactersUTF8("7.25");
  hand.rest();
  pressInField(hand, ImGuiKey_Tab);
  EXPECT_EQ(hand.scene().a.position.x, 7.25) << "Tab takes it, and goes on";
  ImGui::GetIO().AddInputCharactersUTF8("-3");
  hand.rest();
  pressInField(hand, ImGuiKey_Enter);
  EXPECT_EQ(hand.scene().a.position.y, -3);
  pressInField(hand, ImGuiKey_Tab);
  ASSERT_TRUE(ImGui::GetIO().WantTextInput);
  ImGui::GetIO().AddInputCharactersUTF8("30");
  hand.rest();
  pressInField(hand, ImGuiKey_Enter);
  EXPECT_NEAR(hand.scene().a.angle, 0.5236, 1e-4) << "behind Return, Tab goes on to the next field";
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), before) << "arrows are the panel's";
  hand.key(SDLK_ESCAPE);
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), before + 1) << "and the lab's again";
  for (int panels = 0; panels < 5; ++panels) hand.key(SDLK_F8);  // scene, numbers, timeline, bar, out
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), before + 2) << "behind the last panel keys are out";
}

bool hasOpenMenu() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel); }

TEST_F(WorkbenchFields, ReturnChoosesFromAMenuThatAKeyHasOpened) {
  Hand hand(squares(), 1280, 900);
  mapKeys();
  hand.key(SDLK_F3);
  hand.rest();
  ASSERT_TRUE(hasOpenMenu());
  ASSERT_EQ(hand.scene().query.sub_distance, gjk::SubDistance::voronoi);
  pressInField(hand, ImGuiKey_DownArrow);
  hand.key(SDLK_RETURN);
  hand.rest();
  EXPECT_FALSE(hasOpenMenu());
  EXPECT_EQ(hand.scene().query.sub_distance, gjk::SubDistance::signed_volumes) << "the second from above";
}

/// What I chooses stands out until the mouse takes hold of something.
TEST_F(WorkbenchFields, WhatKeysMoveStandsOutUnderARestingPointer) {
  Hand hand(squares(), 1280, 900);
  hand.moveTo(hand.at(Space::world, hand.scene().a.position));
  hand.rest();
  EXPECT_TRUE(hand.session().hover() == PickTarget(BodyTarget{Which::a}));
  hand.key(SDLK_i);
  hand.rest();
  EXPECT_TRUE(hand.session().hover() == PickTarget(BodyTarget{Which::b}));
  const double before = hand.scene().b.position.x;
  hand.key(SDLK_RIGHT, true);
  EXPECT_GT(hand.scene().b.position.x, before);
  hand.rest();
  EXPECT_TRUE(hand.session().hover() == PickTarget(BodyTarget{Which::b}));
  hand.key(SDLK_i);
  hand.rest();
  EXPECT_TRUE(hand.session().hover() == PickTarget(BodyTarget{Which::a}));
  hand.moveTo(hand.at(Space::world, hand.scene().b.position));
  hand.rest();
  EXPECT_TRUE(hand.session().hover() == PickTarget(BodyTarget{Which::b})) << "the pointer has moved on";
}

}  // namespace
}  // namespace gjklab::workbench_fields_test
