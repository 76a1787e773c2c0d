// What the command line refuses, and how.

#include "cli/program_run.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/text/characters.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <set>
#include <sstream>
#include <string_view>

namespace gjklab::arguments_test {
namespace {

TEST(CommandLine, HelpAndVersion) {
  const Said help = runProgramWith({"--help"});
  EXPECT_EQ(help.status, 0);
  EXPECT_EQ(help.error, "");
  for (const char* word : {"FILE", "solve", "trace", "draw", "tour", "record", "--help", "--version"})
    EXPECT_NE(help.out.find(word), std::string::npos) << word;
  EXPECT_EQ(runProgramWith({"-h"}).out, help.out);
  EXPECT_EQ(runProgramWith({"draw", "--help"}).status, 0);
  const Said version = runProgramWith({"--version"});
  EXPECT_EQ(version.status, 0);
  EXPECT_EQ(version.out.rfind("gjklab ", 0), 0U);
}

/// Where the second column of each line of a help begins, in characters.
std::set<int> secondColumns(const std::string& help) {
  std::set<int> columns;
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("  ")) continue;  // a heading
    const std::size_t name = line.find_first_not_of(' '), gap = line.find("  ", name);
    const std::size_t meaning = name > 2 ? name : line.find_first_not_of(' ', gap);
    if (meaning != line.npos) columns.insert(characterCount(std::string_view(line).substr(0, meaning)));
  }
  return columns;
}

TEST(CommandLine, TheHelpHasStraightColumnsInEveryLanguage) {
  std::size_t with_umlaut = 0;
  for (const char* verb : {"", "solve", "grade", "page", "lesson", "link", "draw", "record"})
    for (const char* locale : {"C", "de_DE.UTF-8"}) {
      std::vector<std::string> words{"--help"};
      if (*verb) words.insert(words.begin(), verb);
      const Said help = runProgramWith(words, "", "", locale);
      EXPECT_EQ(secondColumns(help.out), std::set<int>{30}) << help.out;
      with_umlaut += help.out.find(" NÖTIG ") != std::string::npos;
    }
  EXPECT_GT(with_umlaut, 0U) << "a column with an umlaut is tested";
}

TEST(CommandLine, WrongArgumentsAreOneSentenceAndStatus2) {
  const auto refused = [](const std::vector<std::string>& arguments) {
    const Said said = runProgramWith(arguments);
    EXPECT_EQ(said.status, 2);
    EXPECT_EQ(said.out, "");
    EXPECT_EQ(std::count(said.error.begin(), said.error.end(), '\n'), 1) << said.error;
    EXPECT_EQ(said.error.rfind("gjklab: ", 0), 0U) << said.error;
  };
  refused({"--nonsense"});
  refused({"a.json", "b.json"});
  refused({"solve"});
  refused({"trace"});
  refused({"trace", "a.json", "b.json"});
  refused({"draw", "a.json"});
  refused({"tour"});
  refused({"trace", "a.json", "--format"});
  refused({"solve", "a.json", "trace", "b.json", "--format", "csv"});
}

TEST(CommandLine, WrongWordsNameTheRightOnes) {
  TemporaryFolder folder;
  const std::string scene = folder / "s.json", png = folder / "x.png";
  writePlainly(scene, writeScene(defaultScene(2)));
  expectRefusal({"trace", scene, "--format", "xml"}, 2,
                "gjklab: --format " + messageWith({{"allowed", "csv, json, text"}, {"text", "xml"}}));
  expectRefusal({"draw", scene, "-o", png, "--pane", "left"}, 2,
                "gjklab: --pane " + messageWith({{"allowed", "both, difference, world"}, {"text", "left"}}));
  expectRefusal({"draw", scene, "-o", png, "--theme", "pink"}, 2,
                "gjklab: --theme " + messageWith({{"allowed", "dark, light, projector"}, {"text", "pink"}}));
  for (const char* step : {"-1", "1.5", "first", "", "99999999999"})
    expectRefusal(
        {"draw", scene, "-o", png, "--step", step}, 2,
        "gjklab: --step " + messageWith({{"phases", "gjk, epa, sat, result, contact, hull, impact"}, {"text", step}}));
  expectRefusal({"draw", scene, "-o", png, "--step", "gjk 2 horizon"}, 2,
                "gjklab: --step " + messageWith({{"phase", "gjk"},
                                                 {"steps", "direction, support, progress, region, keep"},
                                                 {"others", "gjk end"},
                                                 {"text", "gjk 2 horizon"}}));
  for (const char* size : {"1600", "0x0", "63x900", "9999x900", "ax900", "1600x", "1600x900x3", "-5x900", "1e3x900"})
    expectRefusal({"draw", scene, "-o", png, "--size", size}, 2,
                  "gjklab: --size " + messageWith({{"least", "64"}, {"most", "8192"}, {"text", size}}));
  expectRefusal({"tour", "-o", folder.path(), "--size", "1"}, 2,
                "gjklab: --size " + messageWith({{"least", "64"}, {"most", "8192"}, {"text", "1"}}));
  expectRefusal({"draw", scene, "-o", "picture.bmp"}, 2,
                "gjklab: " + messageWith({{"endings", ".png, .svg or .pdf"}, {"output", "picture.bmp"}}));
  expectRefusal({"screenshot", scene, "-o", "picture.svg"}, 2,
                "gjklab: " + messageWith({{"endings", ".png"}, {"output", "picture.svg"}}));
  expectRefusal({"record", scene, "-o", "film.mp4"}, 2,
                "gjklab: " + messageWith({{"output", "film.mp4"}}, ".gif or .pdf"));
  EXPECT_FALSE(std::filesystem::exists(png));
}

TEST(CommandLine, WhatIsNoNumberIsNamed) {
  TemporaryFolder folder;
  const std::string scene = folder / "s.json", png = folder / "x.png";
  writePlainly(scene, writeScene(defaultScene(2)));
  expectRefusal({"replay", scene, "--tolerance", "x"}, 2,
                "gjklab: --tolerance " + messageWith({{"text", "x"}}, "must be a number;"));
  expectRefusal({"screenshot", scene, "-o", png, "--scale", "2x"}, 2,
                "gjklab: --scale " + messageWith({{"text", "2x"}}, "must be a number;"));
  for (const char* whole : {"x", "1.5", ""})
    expectRefusal({"draw", scene, "-o", png, "--test", whole}, 2,
                  "gjklab: --test " + messageWith({{"text", whole}}, "must be a whole number;"));
  expectRefusal({"draw", scene, "-o", png, "--test", "99999999999"}, 2,
                "gjklab: --test " + messageWith({{"text", "99999999999"}}, "out of range"));
  expectRefusal({"screenshot", scene, "-o", png, "--beat", "2"}, 2, "gjklab: " + messageWith("--beat works only"));
  EXPECT_FALSE(std::filesystem::exists(png));
}

TEST(CommandLine, BadScenesStopEveryVerbWithStatus2) {
  TemporaryFolder folder;
  const std::string missing = folder / "missing.json", broken = folder / "broken.json", wrong = folder / "wrong.json";
  writePlainly(broken, "{\n \"gjklab\" 1}");
  writePlainly(wrong,
               R"({"gjklab": 1, "dimension": 2, "a": {"shape": "sphere", "radius": -1}, "b": {"shape": "point"}})");
  const Wordings no_file = messageWith({{"file", missing}, {"reason", systemReason(ENOENT)}}, "read");
  const Wordings syntax = broken + ":2:11: " + messageWith("':' is missing here");
  const Wordings meaning = wrong + ": a.radius: " + messageWith({{"value", "-1"}}, "from 0 to");
  for (const auto& [file, wanted] : {std::pair(missing, no_file),
                                     {broken, syntax},
                                     {wrong, meaning},
                                     {folder.path(), messageWith({{"file", folder.path()}}, "folder")}}) {
    expectRefusal({file}, 2, wanted);
    expectRefusal({"solve", file}, 2, wanted);
    expectRefusal({"trace", file, "--format", "text"}, 2, wanted);
    expectRefusal({"draw", file, "-o", folder / "x.png"}, 2, wanted);
  }
}

TEST(CommandLine, AFileOfAnotherKindIsNamed) {
  TemporaryFolder folder;
  const std::string world = folder / "world.json", scene = folder / "scene.json", lines = folder / "lines.jsonl";
  writePlainly(world, R"({"gjklab": 1, "dimension": 2, "bodies": [{"shape": "point"}]})");
  writePlainly(scene, writeScene(defaultScene(2)));
  writePlainly(lines, writeScene(defaultScene(2), false) + "\n" + writeScene(defaultScene(3), false) + "\n");
  expectRefusal({"trace", world}, 2, (world + ": ") + messageWith("this is a world"));
  expectRefusal({"simulate", scene, "--seconds", "1"}, 2, (scene + ": ") + messageWith("this is a scene"));
  const std::string lesson = folder / "lesson.md";
  writePlainly(lesson, "# A title\n\nGoal: to be read.\n");
  for (const char* verb : {"solve", "trace", "link"})
    expectRefusal({verb, lesson}, 2, (lesson + ": ") + messageWith("as a lesson; a scene"));
  for (const auto& [file, what] :
       {std::pair(lesson, "as a lesson"), {scene, "this is a scene"}, {world, "this is a world"}})
    expectRefusal({"replay", file, "--format", "text"}, 2,
                  messageWith({{"file", file}}, std::string(what) + "; a log"));
  expectRefusal({"solve", folder.path()}, 2, messageWith({{"file", folder.path()}}, "folder"));
  expectRefusal({"trace", lines}, 2, messageWith({{"file", lines}}, "several scenes"));
}

TEST(CommandLine, AnOptionIsGivenOnce) {
  expectRefusal({"trace", "none.json", "--digits", "3", "--digits", "4"}, 2,
                "gjklab: " + messageWith({{"option", "--digits"}}, "only once") + " (" +
                    messageWith({{"command", "gjklab trace"}}, "see") + ")");
}

TEST(CommandLine, StandardInputHasAName) {
  EXPECT_TRUE(reads(runProgramWith({"trace", "-"}, "{\n]").error,
                    "standard input:2:1: " + messageWith("a key in quotation marks is expected here") + "\n"));
  const Wordings wanted = messageWith({{"example", "{\"gjklab\": 1, …}"}}, "an object");
  EXPECT_TRUE(reads(runProgramWith({"trace", "-"}, "[]").error,
                    "standard input: " + messageWith({{"needed", wanted}, {"value", messageWith("an array")}}) + "\n"));
}

}  // namespace
}  // namespace gjklab::arguments_test
