// Every sentence on the screen comes from the catalogue, and has room for a longer one: with a language for tests,
// which makes each sentence longer and sets it in ⟦brackets⟧, what stands outside brackets is notation or the user's
// own text.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "gl/screen_text.h"
#include "model/gallery/gallery.h"
#include "model/sandbox/world_gallery.h"
#include "model/session/settings.h"
#include "model/text/letters.h"
#include "model/text/translate.h"

#include <SDL.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace gjklab::pseudo_language_test {
namespace {

constexpr unsigned kOpen = 0x27E6, kClose = 0x27E7, kEllipsis = 0x2026;

std::string utf8(unsigned code) {
  if (code < 0x80) return std::string(1, static_cast<char>(code));
  if (code < 0x800) return {static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F))};
  return {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
          static_cast<char>(0x80 | (code & 0x3F))};
}

/// What is written in every language: names of methods and people, functions of the pseudocode, keys.
bool isNotation(const std::string& word) {
  static const std::set<std::string> kWords{"gjklab", "GJK", "EPA",     "SAT",     "Johnson", "Nesterov", "Polyak",
                                            "SVG",    "PNG", "PDF",     "GIF",     "JSON",    "CSV",      "OBJ",
                                            "Tab",    "Alt", "Deutsch", "English", "px",      "Minkowski"};
  // Names of points, directions and functions: "sA", "sgn"; a label is drawn several times, "xxx".
  const bool letters = word.find_first_not_of("xyzwdnspgABCO") == word.npos;
  return word.size() < 2 || letters || kWords.contains(word);
}

/// What one frame shows outside brackets, and what has no room.
class Reading {
 public:
  explicit Reading(const std::set<std::string>& own) : own_(own) {}

  void read(const std::vector<DrawnLetter>& letters, const std::string& where) {
    int depth = 0;
    const auto bracket = [](const DrawnLetter& letter, unsigned code) {
      // A face without brackets draws its own sign for what it lacks.
      return letter.code == code || (letter.code == '?' && letter.font->FindGlyphNoFallback(kOpen) == nullptr);
    };
    std::string run, sentence;
    for (std::size_t i = 0; i < letters.size(); ++i) {
      const DrawnLetter& letter = letters[i];
      const DrawnLetter* before = i > 0 ? &letters[i - 1] : nullptr;
      const bool same_line = before && before->font == letter.font && std::abs(before->high.y - letter.high.y) < 12;
      const float gap = same_line ? letter.low.x - before->high.x : 1000;
      if (bracket(letter, kOpen) && (letter.code == kOpen || depth == 0)) {
        finish(run, where);
        if (depth++ == 0) sentence.clear();
      } else if (bracket(letter, kClose)) {
        depth = std::max(0, depth - 1);
      } else if (depth == 0) {
        // A letter in a picture has a halo of the same letter, drawn around it.
        if (same_line && before->code == letter.code && letter.low.x - before->low.x < 0.2f * letter.font->FontSize)
          continue;
        if (gap > 0.8f * letter.font->FontSize || gap < -0.4f * letter.font->FontSize) finish(run, where);
        if (gap > 0.2f * letter.font->FontSize && !run.empty()) run += ' ';
        run += utf8(letter.code);
      }
      if (depth > 0) sentence += utf8(letter.code);
      if (letter.cut) cut_.emplace(sentence + run, where);
      if (depth > 0 && letter.code == kEllipsis && !goesOn(letters, i)) depth = 0;  // shortened: its tooltip has it all
    }
    finish(run, where);
  }

  std::string untranslated() const { return listed(untranslated_); }
  std::string cut() const { return listed(cut_); }

 private:
  /// Whether the sentence itself has this ellipsis: something of it follows.
  static bool goesOn(const std::vector<DrawnLetter>& letters, std::size_t i) {
    if (i + 1 == letters.size()) return false;
    const DrawnLetter &here = letters[i], &next = letters[i + 1];
    return next.code != kOpen && (next.code == '~' || next.code == kClose || std::abs(next.high.y - here.high.y) < 12);
  }

  void finish(std::string& run, const std::string& where) {
    std::string word;
    bool foreign = false;
    for (std::size_t i = 0; i <= run.size(); ++i) {
      const auto c = static_cast<unsigned char>(i < run.size() ? run[i] : ' ');
      if (run.compare(i, 3, "…") == 0) word.clear();  // shortened
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
        word += static_cast<char>(c);
        continue;
      }
      foreign = foreign || (!isNotation(word) && !own_.contains(inSmallLetters(word)));
      word.clear();
    }
    if (foreign) untranslated_.emplace(run, where);
    run.clear();
  }

  static std::string listed(const std::map<std::string, std::string>& found) {
    std::string out;
    for (const auto& [text, where] : found) out += text + "   [" + where + "]\n";
    return out;
  }

  const std::set<std::string>& own_;  ///< words of the user's texts
  std::map<std::string, std::string> untranslated_, cut_;
};

class PseudoLanguage : public GlTest {
 protected:
  void SetUp() override {
    GlTest::SetUp();
    static const MessageCatalogue pseudo = MessageCatalogue::pseudo();
    speak(&pseudo);
  }
  void TearDown() override {
    speak(nullptr);
    GlTest::TearDown();
  }

  /// Titles are the user's.
  void owns(const std::string& text) {
    std::string word;
    for (const char c : text + ' ') {
      if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
        word += static_cast<char>(std::tolower(c));
      } else if (!word.empty()) {
        own_.insert(word);
        word.clear();
      }
    }
  }

  void look(const std::string& where) {
    for (const auto& letters : screen_.read()) {
      count_ += letters.size();
      reading_.read(letters, where);
    }
  }

  void walk(Hand& hand, const std::string& name) {
    hand.key(SDLK_HOME);
    for (int step = 0; step < 200; ++step) {
      look(name + ", step " + std::to_string(step));
      const int before = hand.session().position();
      hand.key(SDLK_RIGHT);
      if (hand.session().position() == before) return;
    }
  }

  void expectAllTranslated() const {
    EXPECT_GT(count_, 1000u) << "letters are read off the screen";
    EXPECT_EQ(reading_.untranslated(), "");
  }

  std::set<std::string> own_;
  ScreenText screen_;
  Reading reading_{own_};
  std::size_t count_ = 0;
};

TEST_F(PseudoLanguage, LettersAreReadOffTheScreen) {
  speak(nullptr);
  Hand hand(squares(), 1280, 720);
  look("English");
  EXPECT_NE(reading_.untranslated().find("Compare"), std::string::npos);
  EXPECT_NE(reading_.untranslated().find("Two boxes"), std::string::npos);
}

TEST_F(PseudoLanguage, EveryStepOfThePairs) {
  std::set<std::string> walked;
  for (const GalleryEntry& entry : gallery()) {
    const auto& query = entry.scene.query;
    // One scene for each method, dimension and kind of answer.
    const std::string kind = std::to_string(entry.scene.dimension) + entry.group + std::to_string(query.textbook) +
                             std::to_string(static_cast<int>(query.method)) +
                             std::to_string(static_cast<int>(query.sub_distance));
    if (!walked.insert(kind).second) continue;
    owns(entry.scene.title);
    if (entry.hard) owns(entry.hard->sentence);
    Hand hand(entry.scene, 1280, 720);
    walk(hand, entry.id);
  }
  EXPECT_GT(walked.size(), 8u);
  expectAllTranslated();
  EXPECT_EQ(reading_.cut(), "");
}

TEST_F(PseudoLanguage, SheetsPanelsAndDialogs) {
  owns(squares().title);
  for (const GalleryEntry& entry : gallery()) {
    owns(entry.group);
    owns(entry.scene.title);
  }
  Settings settings = Hand::still();
  settings.scene_panel = true;
  Hand hand(squares(3), 1280, 720, settings);
  look("Edit panel");
  hand.key(SDLK_p, true);
  look("picture dialog");
  hand.key(SDLK_ESCAPE);
  for (const SDL_Keycode key : {SDLK_F2, SDLK_F3, SDLK_F4, SDLK_F6, SDLK_F7, SDLK_QUESTION, SDLK_q, SDLK_s}) {
    hand.key(key);
    look(std::string("key ") + SDL_GetKeyName(key));
    hand.key(SDLK_ESCAPE);
  }
  expectAllTranslated();
}

TEST_F(PseudoLanguage, Worlds) {
  Hand hand(squares(), 1280, 720);
  for (const char* id : {"stack", "billiards-2d", "beads-1d"}) {
    const std::string path = builtInWorldPath(id);
    for (const WorldEntry& entry : worldGallery())
      if (entry.id == id) owns(entry.title);
    const auto read = readWorld(builtInWorld(path), id);
    const WorldFile& file = std::get<WorldFile>(read);
    owns(file.look);
    for (const WorldBody& body : file.bodies) owns(body.name);
    hand.bench().desk().openNamed(builtInWorld(path), path);
    hand.rest(40);
    look(std::string("world ") + id);
    hand.key(SDLK_F6);
    look(std::string("commands of the world ") + id);
    hand.key(SDLK_ESCAPE);
  }
  expectAllTranslated();
  EXPECT_EQ(reading_.cut(), "");
}

}  // namespace
}  // namespace gjklab::pseudo_language_test
