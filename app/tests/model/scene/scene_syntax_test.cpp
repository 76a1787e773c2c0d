// Syntax errors: the place is right, and no garbage crashes the reader.

#include "model/gallery/gallery.h"
#include "model/scene/scene_text.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::scene_syntax_test {
namespace {

TEST(SceneSyntax, LineAndColumn) {
  expectFacts(errorOf("{\n  \"gjklab\" 1\n}"), {"f.json:2:12:", "':'"});
  expectFacts(errorOf("{\"gjklab\": 1,}"), {"f.json:1:14:", "a key in quotation marks"});
  expectFacts(errorOf("{\"gjklab\": 1\n \"dimension\": 2}"), {"f.json:2:2:", "'}'"});
  expectFacts(errorOf("{\"gjklab\": 1}\n}"), {"f.json:2:1:", "the end"});
  expectFacts(errorOf("{\"gjklab\": tru}"), {"f.json:1:12:", "\"tru\""});
  expectFacts(errorOf("{\"gjklab\": 1"), {"f.json:1:13:", "ends too early"});
  expectFacts(errorOf("{gjklab: 1}"), {"f.json:1:2:", "\"gjklab\""});
  expectFacts(errorOf("{\"gjklab\": 'x'}"), {"f.json:1:12:", "\"'\""});
}

TEST(SceneSyntax, ColumnsCountCharactersNotBytes) {
  expectFacts(errorOf("{\"tïtlé→\": 1 2}"), {"f.json:1:14:", "'}'"});
  expectFacts(errorOf("\xEF\xBB\xBF{\"a\" 1}"), {"f.json:1:6:", "':'"});
  expectFacts(errorOf("{\r\n\t\"é\": x}"), {"f.json:2:7:", "\"x\""});
}

TEST(SceneSyntax, ALineFurtherDownInAFile) {
  const auto read = readScene("{\"a\" 1}", "all.jsonl", 17);
  expectFacts(std::get<SceneError>(read).message, {"all.jsonl:17:6:", "':'"});
}

TEST(SceneSyntax, NotFiniteWords) {
  for (const char* word : {"NaN", "nan", "Infinity", "-Infinity", "inf", "-inf", "+Inf"}) {
    const std::string before = "{\"gjklab\": 1,\n \"a\": ";
    expectFacts(errorOf(before + word + "}"), {"f.json:2:7:", word, "finite"});
  }
}

TEST(SceneSyntax, EmptyAndForeignFiles) {
  expectFacts(errorOf(""), {"f.json:1:1:", "empty"});
  expectFacts(errorOf(" \n\t\r\n"), {"f.json:1:1:", "empty"});
  expectFacts(errorOf("\xEF\xBB\xBF"), {"f.json:1:1:", "empty"});
  expectFacts(errorOf(std::string("\xFF\xFE{\0", 4)), {"f.json:1:1:", "UTF-16"});
  expectFacts(errorOf(std::string("{}\n\0x", 5)), {"f.json:2:1:", "zero"});
  expectFacts(errorOf("{} // note"), {"f.json:1:4:", "comments"});
  EXPECT_EQ(errorOf("{\"title\": \"\xC3\x28\"}").substr(0, 12), "f.json:1:13:") << "the byte that is no UTF-8";
  EXPECT_EQ(errorOf("{\"a\": \"line\nbreak\"}").substr(0, 12), "f.json:1:12:");
}

TEST(SceneSyntax, AByteOrderMarkIsNoError) { EXPECT_EQ(errorOf("\xEF\xBB\xBF" + writeScene(defaultScene(2))), ""); }

TEST(SceneSyntax, DeepNestingIsOneSentence) {
  expectFacts(errorOf(std::string(2'000'000, '[')), {"f.json:", "nested", "64"});
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  expectFacts(errorOf(objects), {"f.json:", "nested", "64"});
}

TEST(SceneSyntax, LargeFilesAreRead) {
  std::string text =
      "{\"gjklab\":1,\"dimension\":3,\"b\":{\"shape\":\"point\"},\"a\":{\"shape\":\"hull\",\"points\":[[0,0,0]";
  for (int i = 1; i < 50'000; ++i) text += ",[" + std::to_string(i) + ",0.5,1e-3]";
  EXPECT_EQ(errorOf(text + "]}}"), "");
  std::string keys = "{";
  for (int i = 0; i < 50'000; ++i) keys += "\"k" + std::to_string(i) + "\":0,";
  expectFacts(errorOf(keys + "\"k49999\":0}"), {"f.json: k49999:", "twice"});
}

/// Whatever the input: an answer, and either a scene that is valid or one line that begins with the file's name.
void expectOrderly(const std::string& text) {
  const auto read = readScene(text, "f.json");
  if (const auto* scene = std::get_if<Scene>(&read)) {
    EXPECT_EQ(validate(*scene), "");
    return;
  }
  const std::string& message = std::get<SceneError>(read).message;
  EXPECT_EQ(message.substr(0, 7), "f.json:") << message;
  EXPECT_LT(message.size(), 500U) << message;
  EXPECT_EQ(message.find('\n'), std::string::npos) << message;
}

TEST(SceneSyntax, DamagedScenesAreOrderlyErrors) {
  std::mt19937 random(20240611);
  const auto pick = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
  const std::vector<std::string> pieces{"{",     "}", "[", "]",  ",",    ":", "\"",    "\\",  "null",
                                        "1e999", "-", "0", "\n", "\xFF", "é", "\"a\"", "NaN", "/*"};
  for (int round = 0; round < 4000; ++round) {
    std::string text = writeScene(gallery()[pick(gallery().size())].scene, round % 2 == 0);
    for (std::size_t damages = 1 + pick(4); damages > 0; --damages) {
      const std::size_t at = pick(text.size());
      switch (pick(4)) {
        case 0:
          text.erase(at, 1 + pick(8));
          break;
        case 1:
          text.insert(at, pieces[pick(pieces.size())]);
          break;
        case 2:
          text[at] = static_cast<char>(pick(256));
          break;
        default:
          text.insert(at, text.substr(pick(text.size()), pick(60)));
      }
      if (text.empty()) text += ' ';
    }
    expectOrderly(text);
  }
}

TEST(SceneSyntax, RandomBytesAreOrderlyErrors) {
  std::mt19937 random(7);
  for (int round = 0; round < 3000; ++round) {
    std::string text(std::uniform_int_distribution<std::size_t>(0, 60)(random), ' ');
    const bool json_like = round % 2 == 0;
    for (char& c : text)
      c = json_like ? "{}[],:\"\\-0123456789.eE+truefalsn \n"[random() % 35] : static_cast<char>(random() % 256);
    expectOrderly(text);
  }
}

}  // namespace
}  // namespace gjklab::scene_syntax_test
