// What verbs print for a person is in the user's language; what programs read is the same in every language.

#include "cli/program_run.h"

#include "model/assets/assets.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

namespace gjklab::user_language_test {
namespace {

constexpr const char* kGerman = "de_DE.UTF-8";

const std::string kFarApart = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                              R"("b":{"shape":"box","half_extents":[1,1],"position":[5,0]}})";

/// Whether the text has each of these.
void expectAll(const std::string& text, const std::vector<std::string>& parts) {
  for (const std::string& part : parts) EXPECT_NE(text.find(part), std::string::npos) << part << " in: " << text;
}

TEST(UserLanguage, OfWatch) {
  const std::string wrong = "{\"scene\":" + kFarApart + R"(,"answer":{"status":"separated","distance":1.5}})" + "\n";
  const std::string log = "{\"scene\":" + kFarApart + R"(,"log":[{"direction":[1,0],"simplex":[[-7,2]]}]})" + "\n";
  const Said said = runProgramWith({"watch", "--format", "text"}, wrong + log, "", kGerman);
  EXPECT_EQ(said.status, 1) << said.error;
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 3U) << said.out;
  expectAll(lines[0], {"Paar 1: ", "1,5"});
  expectAll(lines[1], {"Paar 2: ", "Iteration 1"});
  expectAll(lines[2], {"2 Paare: ", "0 richtig"});
}

TEST(UserLanguage, OfReplay) {
  const std::string log =
      "{\"scene\":" + kFarApart + "}\n" + R"({"direction":[1,0],"simplex":[[-7,2]],"closest":[-7,2]})";
  const Said said = runProgramWith({"replay", "-", "--format", "text"}, log, "", kGerman);
  EXPECT_EQ(said.status, 1) << said.error;
  expectAll(said.out, {"1 Iteration", "Iteration 1 (Zeile 2)"});
  EXPECT_EQ(said.out.find("iteration 1"), std::string::npos) << said.out;
  EXPECT_EQ(runProgramWith({"replay", "-", "--format", "json"}, log, "", kGerman).out,
            runProgramWith({"replay", "-", "--format", "json"}, log).out);
}

/// As in the window. Programs read the title of the file.
TEST(UserLanguage, OfTheTitlesOfBuiltInScenes) {
  const TemporaryFolder folder("titles");
  const std::string file = folder / "cone-in-box.json";
  writePlainly(file, std::get<std::string>(assets().read("scenes/cone-in-box.json")));
  const std::string german = "Kegel in einem Quader";
  expectAll(runProgramWith({"trace", file, "--format", "text"}, "", "", kGerman).out, {german});
  expectAll(runProgramWith({"compare", file, "--with", "nesterov", "--format", "text"}, "", "", kGerman).out, {german});
  for (const char* verb : {"trace", "quiz"})
    EXPECT_EQ(runProgramWith({verb, file}, "", "", kGerman).out, runProgramWith({verb, file}).out) << verb;
}

TEST(UserLanguage, OfShrink) {
  const TemporaryFolder folder("shrink");
  writePlainly(folder / "s.json", kFarApart);
  const auto shrunk = [&](const char* condition, const char* locale) {
    return runProgramWith({"shrink", folder / "s.json", "--while", condition}, "", "", locale);
  };
  expectAll(shrunk("false", kGerman).error, {(folder / "s.json") + ": ", "„false“"});
  const Said german = shrunk("true", kGerman), english = shrunk("true", "C");
  EXPECT_EQ(german.out, english.out) << "a scene file";
  expectAll(german.error, {" Versuche"});
}

}  // namespace
}  // namespace gjklab::user_language_test
