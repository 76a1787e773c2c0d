// gjklab lesson, run from outside: lessons to print, and the textbook's run wherever a method is named.

#include <gtest/gtest.h>

#include "cli/program_run.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/scene_named.h"
#include "model/text/system_reason.h"

#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <set>

namespace gjklab::lesson_test {
namespace {

using Json = nlohmann::ordered_json;

std::size_t countOf(const std::string& what, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

const char* const kLesson =
    "# A title\n\nGoal: to be printed.\n\nThe depth is {depth}.\n\n```show\nscene: dyn4j-pair\nat: result\n```\n"
    "```predict\nquestion: One or two?\nchoice: one\nbut: It is not.\nright: two\nwhy: So it is.\n```\n\n"
    "And in space.\n\n```show\nscene: cone-in-box\nat: epa 1 horizon\nlook: difference\n```\n";

TEST(LessonVerb, AHandoutIsInTheLanguageOfTheEnvironment) {
  TemporaryFolder folder;
  writePlainly(folder / "l.md", kLesson);
  const auto page = [&](const std::string& locale) {
    const Said said = runProgramWith({"lesson", "handout", folder / "l.md", "-o", folder / "l.html"}, "", "", locale);
    EXPECT_EQ(said.status, 0) << said.error;
    return readPlainly(folder / "l.html");
  };
  const std::string english = page("C"), german = page("de_AT.UTF-8");
  for (const char* words : {"lang=\"en\"", "Goal: to be printed.", "Question 1.", "depth is 0.937"}) {
    EXPECT_NE(english.find(words), std::string::npos) << words;
    EXPECT_EQ(german.find(words), std::string::npos) << words;
  }
  for (const char* words : {"lang=\"de\"", "Ziel: to be printed.", "Frage 1.", "depth is 0,937"})
    EXPECT_NE(german.find(words), std::string::npos) << words;
}

TEST(LessonVerb, AnswersForProgramsAreTheSameInEveryLanguage) {
  TemporaryFolder folder;
  writePlainly(folder / "scene.json", writeScene(gallery().front().scene));
  for (const std::vector<std::string>& verb :
       {std::vector<std::string>{"solve"}, {"trace", "--format", "json"}, {"trace", "--format", "csv"}}) {
    std::vector<std::string> arguments = verb;
    arguments.insert(arguments.begin() + 1, folder / "scene.json");
    const Said english = runProgramWith(arguments), german = runProgramWith(arguments, "", "", "de_DE.UTF-8");
    EXPECT_EQ(english.status, 0) << english.error;
    EXPECT_EQ(english.out, german.out) << verb.front();
  }
}

TEST(LessonVerb, AMistakeIsPrintedOnce) {
  TemporaryFolder folder;
  writePlainly(folder / "l.md",
               "# A title\n\nGoal: to be checked.\n\nOne.\n\n```show\nscene: dyn4j-pair\nat: gjk 99 region\n```\n\n"
               "Two.\n\n```show\nlook: difference\n```\n\nThree.\n\n```show\nlook: world\n```\n");
  const Said said = runProgramWith({"lesson", "check", folder / "l.md"});
  EXPECT_EQ(said.status, 2);
  const auto lines = linesOf(said.error);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), lines.size()) << said.error;
  EXPECT_EQ(countOf(": at: ", said.error), 1u) << said.error;
}

TEST(LessonVerb, AScreenshotIsOfALessonThatExists) {
  TemporaryFolder folder;
  const std::string png = folder / "x.png", missing = folder / "none.md";
  expectRefusal({"screenshot", "--lesson", missing, "-o", png}, 2, messageWith({{"file", missing}}, "no such file"));
  expectRefusal({"screenshot", "--lesson", "99-foo", "-o", png}, 2,
                messageWith({{"name", "99-foo"}}, "there is no lesson"));
  writePlainly(folder / "scene.json", writeScene(gallery().front().scene));
  EXPECT_EQ(runProgramWith({"screenshot", "--lesson", folder / "scene.json", "-o", png}).status, 2);
  EXPECT_FALSE(std::filesystem::exists(png));
}

TEST(LessonVerb, AHandoutIsOfOneFile) {
  TemporaryFolder folder;
  expectRefusal({"lesson", "handout", folder.path(), "-o", folder / "l.pdf"}, 2,
                messageWith({{"file", folder.path()}}, "one lesson file"));
}

TEST(LessonVerb, AHandoutIsAPdfOfVectors) {
  TemporaryFolder folder;
  writePlainly(folder / "l.md", kLesson);
  const Said said = runProgramWith({"lesson", "handout", folder / "l.md", "-o", folder / "l.pdf"});
  ASSERT_EQ(said.status, 0) << said.error;
  const std::string pdf = readPlainly(folder / "l.pdf");
  EXPECT_TRUE(pdf.starts_with("%PDF-"));
  EXPECT_NE(pdf.find("%%EOF"), std::string::npos);
  EXPECT_GE(countOf("/Type /Page ", pdf), 2u) << "the answers have a page of their own";
  EXPECT_EQ(countOf("/Subtype /Image", pdf), 0u) << "no picture of pixels";
  EXPECT_GE(countOf("/Type /Font\n", pdf), 1u) << "text is text";
}

TEST(LessonVerb, AHandoutAsAPageHasTheSamePictures) {
  TemporaryFolder folder;
  writePlainly(folder / "l.md", kLesson);
  const Said said = runProgramWith({"lesson", "handout", folder / "l.md", "-o", folder / "l.html"});
  ASSERT_EQ(said.status, 0) << said.error;
  const std::string html = readPlainly(folder / "l.html");
  EXPECT_EQ(countOf("<figure id=", html), 2u);
  EXPECT_EQ(countOf("src=\"data:image/png;base64,iVBOR", html), 3u) << "both panes of the first, one of the second";
  EXPECT_EQ(countOf("<strong>Question 1.</strong>", html), 2u) << "where it is asked and where it is answered";
}

TEST(LessonVerb, AHandoutThatCannotBeWritten) {
  TemporaryFolder folder;
  writePlainly(folder / "l.md", kLesson);
  writePlainly(folder / "bad.md", "# T\n\nGoal: g\n\n```show\nscene: no-such\n```\n");
  expectRefusal({"lesson", "handout", folder / "l.md", "-o", "out.png"}, 2,
                "gjklab: " + messageWith({{"output", "out.png"}}, "lesson handout"));
  expectRefusal({"lesson", "handout", folder / "l.md"}, 2, "gjklab: " + messageWith("-o OUT.pdf or -o OUT.html"));
  expectRefusal({"lesson", "handout", folder / "none.md", "-o", "out.pdf"}, 2,
                messageWith({{"file", folder / "none.md"}, {"reason", systemReason(ENOENT)}}, "cannot be read"));
  const Said bad = runProgramWith({"lesson", "handout", folder / "bad.md", "-o", folder / "bad.pdf"});
  EXPECT_EQ(bad.status, 2);
  EXPECT_NE(bad.error.find("bad.md:6: scene: "), std::string::npos) << bad.error;
}

/// An unreadable folder once was one without lessons, and all was well.
TEST(LessonVerb, AFolderThatCannotBeListed) {
  TemporaryFolder folder;
  const std::string loop = folder / "loop";
  std::filesystem::create_symlink("loop", loop);
  expectRefusal({"lesson", "list", loop}, 2, messageWith({{"file", loop}, {"reason", systemReason(ELOOP)}}, "read"));
  expectRefusal({"lesson", "list", folder / "none"}, 2,
                messageWith({{"file", folder / "none"}}, "no such file or folder"));
  std::filesystem::create_directory(folder / "empty");
  for (const char* action : {"list", "check"})
    expectRefusal({"lesson", action, folder / "empty"}, 2, messageWith({{"file", folder / "empty"}}, "(*.md)"));
}

/// It once was a lesson without a goal, and all was well.
TEST(LessonVerb, ALessonThatCannotBeReadIsNamedAndTheOthersAreListed) {
  TemporaryFolder folder;
  writePlainly(folder / "a.md", "# First\n\nGoal: to be read.\n\nText.\n");
  std::filesystem::create_symlink("gone.md", folder / "b.md");
  const Said said = runProgramWith({"lesson", "list", folder.path()});
  EXPECT_EQ(said.status, 2);
  EXPECT_EQ(said.out, "a.md: First\n  to be read.\n");
  EXPECT_TRUE(
      reads(said.error, messageWith({{"file", folder / "b.md"}, {"reason", systemReason(ENOENT)}}, "read") + "\n"));
}

/// One of 3,000 beats took minutes and gigabytes.
TEST(LessonVerb, AHandoutOfTooManyBeatsIsRefused) {
  TemporaryFolder folder;
  std::string text = "# A title\n\nGoal: to be printed.\n";
  for (int i = 0; i <= 300; ++i) text += "\nAnother.\n\n```show\nscene: dyn4j-pair\nat: result\n```\n";
  writePlainly(folder / "l.md", text);
  expectRefusal(
      {"lesson", "handout", folder / "l.md", "-o", folder / "l.pdf"}, 2,
      (folder / "l.md") + ": has 301 beats; a handout can have at most 300. Divide the lesson into several files");
}

TEST(TextbookVerb, IsAMethodWhereverOneIsNamed) {
  TemporaryFolder folder;
  Scene scene;
  for (const GalleryEntry& entry : gallery())
    if (entry.id == "hard-2d-vertex-edge") scene = entry.scene;
  writePlainly(folder / "s.json", writeScene(scene));
  const Json traced = Json::parse(runProgramWith({"trace", folder / "s.json", "--method", "textbook"}).out);
  EXPECT_EQ(traced["scene"]["query"]["method"], "textbook");
  EXPECT_FALSE(traced["goes_wrong"]["sentence"].get<std::string>().empty());
  const Said text = runProgramWith({"trace", folder / "s.json", "--method", "textbook", "--format", "text"});
  EXPECT_TRUE(contains(text.out, {" " + Wordings(traced["goes_wrong"]["sentence"].get<std::string>())}));
  const Said compared = runProgramWith({"compare", folder / "s.json", "--with", "textbook,johnson"});
  EXPECT_EQ(compared.status, 0) << compared.error;
  expectFacts(compared.out, {"Textbook (float)", "goes wrong"});
  Json own = Json::parse(writeScene(scene));
  own["query"]["method"] = "textbook";
  writePlainly(folder / "t.json", own.dump());
  EXPECT_EQ(Json::parse(runProgramWith({"solve", folder / "t.json"}).out)["termination"],
            traced["result"]["termination"]);
  const Json johnson = Json::parse(runProgramWith({"trace", folder / "s.json", "--method", "johnson"}).out);
  EXPECT_EQ(johnson["scene"]["query"]["sub_distance"], "johnson");
  EXPECT_FALSE(johnson.contains("goes_wrong"));
  const Said wrong = runProgramWith({"trace", folder / "s.json", "--method", "magic"});
  EXPECT_EQ(wrong.status, 2);
  expectFacts(wrong.error, {"--method ", "voronoi", "johnson", "textbook", "\"magic\""});
}

/// What a tutorial's run claims is checked claim by claim as anybody's: a broken polytope is found.
/// And nothing where all goes well to the digits of floats.
TEST(TextbookVerb, ReplayFindsWhatGoesWrong) {
  TemporaryFolder folder;
  for (const bool wrong : {false, true}) {
    writePlainly(folder / "s.json", writeScene(wrong ? test::sceneNamed("method-textbook") : defaultScene(2)));
    const Said traced = runProgramWith({"trace", folder / "s.json", "--method", "textbook"});
    writePlainly(folder / "t.json", traced.out);
    const Said checked = runProgramWith({"replay", folder / "t.json", "--format", "json"});
    EXPECT_EQ(checked.status, wrong ? 1 : 0) << checked.error;
    EXPECT_GT(Json::parse(checked.out)["claims"].get<int>(), 0) << checked.out;
  }
}

}  // namespace
}  // namespace gjklab::lesson_test
