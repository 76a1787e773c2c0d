// gjklab quiz, from outside: a scene small enough to answer by hand.

#include "cli/program_run.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

namespace gjklab::quiz_test {
namespace {

using Json = nlohmann::ordered_json;

/// Two squares of side 2 whose positions are 1 and 3 apart: they share the area of a corner.
constexpr const char* kSquares = R"({"gjklab":1,"dimension":2,
  "a":{"shape":"box","half_extents":[1,1],"position":[0,0]},
  "b":{"shape":"box","half_extents":[1,1],"position":[1,1.5]},
  "query":{"initial_direction":[1,0]}})";

/// Deep enough for EPA to expand its polygon.
constexpr const char* kDeep = R"({"gjklab":1,"dimension":2,
  "a":{"shape":"box","half_extents":[2,1]},
  "b":{"shape":"hull","points":[[0,0],[3,1],[1,3]],"position":[-0.5,-0.25]}})";

Json questionsOf(const std::string& scene) {
  const Said said = runProgramWith({"quiz", "-"}, scene);
  EXPECT_EQ(said.status, 0) << said.error;
  return Json::parse(said.out).at("questions");
}

TEST(Quiz, AsksAsTheInterfaceSays) {
  const std::set<std::string> kinds{"support", "progress", "region",   "drop",  "closest-facet",
                                    "visible", "horizon",  "epa-stop", "status"};
  const Json questions = questionsOf(kDeep);
  ASSERT_GT(questions.size(), 5U);
  std::set<std::string> seen;
  for (const Json& question : questions) {
    EXPECT_EQ(question.size(), 3U);
    EXPECT_FALSE(question.at("accepted").empty());
    seen.insert(question.at("ask").get<std::string>());
    EXPECT_TRUE(kinds.count(question.at("ask").get<std::string>())) << question;
    EXPECT_TRUE(question.at("moment").is_string());
  }
  EXPECT_EQ(seen, kinds) << "this scene asks everything";
}

TEST(Quiz, AcceptsEveryTie) {
  const Json questions = questionsOf(kSquares);
  EXPECT_EQ(questions[0], Json::parse(R"({"moment":"start","ask":"status","accepted":["intersecting"]})"));
  // d = (1, 0): both right corners of A, 1 and 3, and both left ones of B.
  EXPECT_EQ(
      questions[1],
      Json::parse(R"({"moment":"gjk 1 support","ask":"support","accepted":[{"index_a":[1,3],"index_b":[0,2]}]})"));
}

TEST(Quiz, IsReadableAsText) {
  const Said said = runProgramWith({"quiz", "-", "--format", "text"}, kSquares);
  EXPECT_EQ(said.status, 0) << said.error;
  EXPECT_NE(said.out.find("gjk 1 support: "), std::string::npos);
  const auto either = [](const char* one, const char* other) {
    return messageWith({{"one", one}, {"other", other}}, " or ");
  };
  EXPECT_TRUE(contains(said.out, {either("A₂", "A₄") + "; " + either("B₁", "B₃")}));
}

/// In German as text; addresses, and all of JSON, are the same.
TEST(Quiz, TextIsInTheUsersLanguage) {
  const auto out = [](const char* format, const char* locale) {
    const Said said = runProgramWith({"quiz", "-", "--format", format}, kDeep, "", locale);
    EXPECT_EQ(said.status, 0) << said.error;
    return said.out;
  };
  EXPECT_EQ(out("json", "de_DE.UTF-8"), out("json", "C"));
  const std::vector<std::string> english = linesOf(out("text", "C")), german = linesOf(out("text", "de_DE.UTF-8"));
  ASSERT_EQ(german.size(), english.size());
  const auto address = [](const std::string& line) { return line.substr(0, line.find(": ")); };
  for (std::size_t i = 0; i < english.size(); ++i)
    if (english[i][0] != ' ' && english[i].find(": ") != std::string::npos) {
      EXPECT_EQ(address(german[i]), address(english[i]));
      EXPECT_NE(german[i], english[i]) << "a question";
    }
  EXPECT_EQ(english[1], "  intersecting");
  EXPECT_EQ(german[1], "  überlappend");
}

TEST(Quiz, RefusesWhatItDoesNotKnow) {
  expectRefusal({"quiz", "none.json", "--format", "csv"}, 2,
                "gjklab: --format " + messageWith({{"allowed", "json, text"}, {"text", "csv"}}));
  EXPECT_EQ(runProgramWith({"quiz", "none.json"}).status, 2);
  EXPECT_EQ(runProgramWith({"quiz"}).status, 2);
}

}  // namespace
}  // namespace gjklab::quiz_test
