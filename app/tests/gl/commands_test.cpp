// The activities and the sheet of commands: what each leads to, and that nothing is lost on the way.

#include "ui/panel/commands.h"
#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/gallery/gallery.h"
#include "ui/kit/shortcuts.h"
#include "ui/panel/activities.h"

#include <SDL.h>
#include <imgui_internal.h>

#include <map>
#include <sstream>

namespace gjklab::commands_test {
namespace {

class CommandsTest : public GlTest {};

void ask(Hand& hand, Activity activity) { hand.command((std::string("Go to: ") + activityName(activity)).c_str()); }

TEST_F(CommandsTest, TheMotionOfARestingPairIsAnotherAndLeadsBack) {
  Hand hand(squares(), 1280, 720);
  hand.bench().session().apply(Edit{SwapBodies{}});
  hand.rest();
  const Scene edited = hand.scene();
  ask(hand, Activity::motion);
  EXPECT_EQ(hand.session().study(), Study::impact);
  EXPECT_TRUE(moves(hand.scene()));
  ask(hand, Activity::pair);
  EXPECT_EQ(hand.session().study(), Study::query);
  EXPECT_TRUE(hand.scene() == edited);
  EXPECT_TRUE(hand.session().document().canUndo()) << "its history is with it";
}

TEST_F(CommandsTest, TheRestingPairComesBackAfterALesson) {
  for (const bool edited : {false, true}) {
    Hand hand(squares(), 1280, 720);
    if (edited) hand.bench().session().apply(Edit{SwapBodies{}});
    hand.rest();
    const Scene resting = hand.scene();
    ask(hand, Activity::motion);
    ask(hand, Activity::lesson);
    ASSERT_TRUE(hand.bench().lessons().open());
    ask(hand, Activity::pair);
    EXPECT_EQ(hand.session().study(), Study::query);
    EXPECT_TRUE(hand.scene() == resting) << hand.scene().title;
  }
}

TEST_F(CommandsTest, AMovingPairIsTheSameInBothActivities) {
  Scene moving = squares();
  moving.a.linear_velocity = {1, 0, 0};
  Hand hand(moving, 1280, 720);
  ask(hand, Activity::motion);
  EXPECT_EQ(hand.session().study(), Study::impact);
  EXPECT_TRUE(hand.scene() == moving);
  ask(hand, Activity::pair);
  EXPECT_EQ(hand.session().study(), Study::query);
  EXPECT_TRUE(hand.scene() == moving);
}

TEST_F(CommandsTest, WorldAndLessonAreLeftAndComeBack) {
  Hand hand(squares(), 1280, 720);
  ask(hand, Activity::world);
  ASSERT_TRUE(hand.session().showsWorld());
  const std::uint64_t world = hand.session().world().number();
  ask(hand, Activity::lesson);
  EXPECT_TRUE(hand.bench().lessons().open());
  ask(hand, Activity::pair);
  EXPECT_FALSE(hand.bench().lessons().open());
  EXPECT_FALSE(hand.session().showsWorld());
  EXPECT_EQ(hand.scene().title, squares().title);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().showsWorld()) << "Escape leads back from a pair of the world only";
  ask(hand, Activity::world);
  EXPECT_TRUE(hand.session().showsWorld());
  EXPECT_EQ(hand.session().world().number(), world) << "the same world, not a new one";
}

TEST_F(CommandsTest, TheSheetIsGoneThroughByKeys) {
  for (const bool stage : {false, true}) {
    Settings settings = Hand::still();
    settings.stage = stage;
    Hand hand(squares(), 1280, 720, settings);
    const auto open = [] { return !ImGui::GetCurrentContext()->OpenPopupStack.empty(); };
    hand.key(SDLK_k, true);
    ASSERT_TRUE(open());
    hand.key(SDLK_k, true);
    EXPECT_FALSE(open()) << "the key closes it again";
    hand.key(SDLK_F6);
    hand.key(SDLK_RETURN);
    EXPECT_FALSE(open());
    EXPECT_EQ(hand.session().position(), 1) << "the first command is the next step";
    hand.key(SDLK_k, true);
    ImGui::GetIO().AddInputCharactersUTF8("them dar");
    hand.rest();
    hand.key(SDLK_RETURN);
    EXPECT_EQ(hand.session().settings().theme, ThemeName::dark);
    hand.key(SDLK_k, true);
    hand.key(SDLK_ESCAPE);
    EXPECT_FALSE(open());
  }
}

/// A key as it is written beside a command.
std::optional<KeyPress> keyOf(const std::string& text) {
  static const std::map<std::string, SDL_Keycode> names = {
      {"→", SDLK_RIGHT},     {"←", SDLK_LEFT},        {"Home", SDLK_HOME},  {"End", SDLK_END},
      {"Space", SDLK_SPACE}, {"Tab", SDLK_TAB},       {"F11", SDLK_F11},    {"F2", SDLK_F2},
      {"F8", SDLK_F8},       {"Return", SDLK_RETURN}, {"?", SDLK_QUESTION}, {"Escape", SDLK_ESCAPE}};
  KeyPress press{};
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (word == "Ctrl")
      press.control = true;
    else if (word == "Shift")
      press.shift = true;
    else if (word == "Alt")
      press.alt = true;
    else if (const auto named = names.find(word); named != names.end())
      press.key = named->second;
    else if (word.size() == 1)
      press.key = word[0] >= 'A' && word[0] <= 'Z' ? word[0] - 'A' + 'a' : word[0];
  }
  return press.key == 0 ? std::nullopt : std::optional(press);
}

/// The keys are those that the shortcuts know. What other tables take (F2, F8, Escape, Ctrl alone) is left out.
TEST_F(CommandsTest, EachKeyBesideACommandDoesTheSame) {
  Hand hand(squares(), 1280, 720);
  Intents intents;
  const Ui ui{hand.session(), theme(ThemeName::light), hand.toolkit().fonts(), 1, intents};
  int checked = 0;
  for (const CommandItem& item : commandItems(ui)) {
    const auto press = keyOf(item.key);
    if (!press || press->key == SDLK_F2 || press->key == SDLK_F8 || press->key == SDLK_ESCAPE) continue;
    const auto intent = intentOf(*press, hand.session());
    ASSERT_TRUE(intent) << item.name << ": " << item.key;
    if (press->alt) continue;  // Alt → goes a test on; the switch does so always
    EXPECT_EQ(intent->index(), item.intents.front().index()) << item.name << ": " << item.key;
    ++checked;
  }
  EXPECT_GT(checked, 35);
}

TEST_F(CommandsTest, WordsAreFoundByTheirBeginnings) {
  Hand hand(squares(), 1280, 720);
  Intents intents;
  const Ui ui{hand.session(), theme(ThemeName::light), hand.toolkit().fonts(), 1, intents};
  const std::vector<CommandItem> items = commandItems(ui);
  const auto found = [&](const char* words) {
    std::vector<std::string> names;
    for (const int i : commandsNamed(items, words)) names.push_back(items[static_cast<std::size_t>(i)].name);
    return names;
  };
  EXPECT_EQ(found("").size(), items.size());
  EXPECT_EQ(found("  DARK "), std::vector<std::string>{"Dark theme"});
  EXPECT_EQ(found("scr blank"), std::vector<std::string>{"Blank screen"});
  EXPECT_TRUE(found("lank").empty()) << "a word is found by its beginning";
}

}  // namespace
}  // namespace gjklab::commands_test
