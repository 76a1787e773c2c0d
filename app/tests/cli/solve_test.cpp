#include "cli/program_run.h"

#include "export/result_json.h"
#include "export/trace_writer.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>

#include <nlohmann/json.hpp>

namespace gjklab::solve_test {
namespace {

using Json = nlohmann::ordered_json;

std::string answerTo(const Scene& scene) { return resultJson(solve(scene), scene.dimension); }
/// The same as one of many, which says where the scene stood.
std::string answerAt(int line, const Scene& scene, const std::string& id = "") {
  return fmt::format("{{\"line\":{},{}{}", line, id.empty() ? "" : "\"id\":" + id + ",", answerTo(scene).substr(1));
}

TEST(Solve, OneObjectPerFile) {
  TemporaryFolder folder;
  for (int d = 1; d <= 3; ++d) writePlainly(folder / fmt::format("{}.json", d), writeScene(defaultScene(d)));
  const Said said = runProgramWith({"solve", folder / "1.json", folder / "2.json", folder / "3.json"});
  EXPECT_EQ(said.status, 0);
  EXPECT_EQ(said.error, "");
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 3U);
  for (std::size_t d = 1; d <= 3; ++d) {
    EXPECT_EQ(lines[d - 1], answerTo(defaultScene(static_cast<int>(d))));
    EXPECT_EQ(Json::parse(lines[d - 1])["normal"].size(), d);
    EXPECT_EQ(Json::parse(lines[d - 1])["point_b"].size(), d);
  }
}

TEST(Solve, ABadFileDoesNotStopTheOthers) {
  TemporaryFolder folder;
  writePlainly(folder / "good.json", writeScene(defaultScene(2)));
  const Said said = runProgramWith({"solve", folder / "none.json", folder / "good.json"});
  EXPECT_EQ(said.status, 2);
  EXPECT_EQ(said.out, answerTo(defaultScene(2)) + "\n");
  EXPECT_TRUE(reads(said.error,
                    messageWith({{"file", folder / "none.json"}, {"reason", systemReason(ENOENT)}}, "read") + "\n"));
}

std::string fiveLines() {
  return writeScene(defaultScene(1), false) + "\n{\"gjklab\": 1,\n\n" + writeScene(defaultScene(2), false) +
         "\r\n   \n{\"gjklab\": 1, \"dimension\": 2, \"a\": {\"shape\": \"blob\"}, \"b\": {\"shape\": \"point\"}}\n" +
         writeScene(defaultScene(3), false);  // no newline at the end
}

void expectFiveAnswers(const Said& said, const std::string& label) {
  EXPECT_EQ(said.status, 2);
  EXPECT_EQ(said.error, "");
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0], answerAt(1, defaultScene(1)));
  EXPECT_EQ(Json::parse(lines[1])["line"], 2);
  EXPECT_TRUE(reads(Json::parse(lines[1])["error"], label + (":2:14: " + messageWith("the text ends too early"))));
  EXPECT_EQ(lines[2], answerAt(4, defaultScene(2)));
  EXPECT_EQ(Json::parse(lines[3])["line"], 6);
  EXPECT_TRUE(reads(Json::parse(lines[3])["error"],
                    label + (": a.shape: " +
                             messageWith({{"allowed", "point, segment, box, sphere, ellipsoid, capsule, hull, bezier"},
                                          {"text", "blob"}}))));
  EXPECT_EQ(lines[4], answerAt(7, defaultScene(3)));
}

TEST(Solve, JsonLinesOnStandardInput) {
  expectFiveAnswers(runProgramWith({"solve", "-"}, fiveLines()), "standard input");
}

TEST(Solve, JsonLinesInAFile) {
  TemporaryFolder folder;
  writePlainly(folder / "all.JSONL", fiveLines());
  expectFiveAnswers(runProgramWith({"solve", folder / "all.JSONL"}), folder / "all.JSONL");
  expectRefusal({"solve", folder / "none.jsonl"}, 2,
                messageWith({{"file", folder / "none.jsonl"}, {"reason", systemReason(ENOENT)}}, "read"));
}

TEST(Solve, AllGoodLinesAreStatus0AndNothingIsNothing) {
  std::string input;
  for (const GalleryEntry& each : gallery()) input += writeScene(each.scene, false) + "\n";
  const Said said = runProgramWith({"solve", "-"}, input);
  EXPECT_EQ(said.status, 0);
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), gallery().size());
  for (std::size_t i = 0; i < lines.size(); ++i)
    EXPECT_EQ(lines[i], answerAt(static_cast<int>(i) + 1, gallery()[i].scene));
  const Said empty = runProgramWith({"solve", "-"}, "");
  EXPECT_EQ(empty.status, 0);
  EXPECT_EQ(empty.out, "");
}

TEST(Solve, GarbageLinesAreAnsweredInJson) {
  const std::string input =
      std::string("\xff\xfe\0\n\0\0\n", 7) + "\xc3\x28 \"\\\n" + std::string(100000, '[') + "\n{}\n";
  const Said said = runProgramWith({"solve", "-"}, input);
  EXPECT_EQ(said.status, 2);
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 5U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Json answer = Json::parse(lines[i]);
    EXPECT_EQ(answer["line"], i + 1);
    EXPECT_LT(answer["error"].get<std::string>().size(), 300U);
  }
}

/// Another program may wait for each answer before it asks the next question.
TEST(Solve, AnswersComeLineByLine) {
  int to[2], from[2];
  ASSERT_EQ(pipe(to), 0);
  ASSERT_EQ(pipe(from), 0);
  const pid_t child = fork();
  if (child == 0) {
    dup2(to[0], 0);
    dup2(from[1], 1);
    for (const int end : {to[0], to[1], from[0], from[1]}) close(end);
    execl(GJKLAB_PROGRAM, "gjklab", "solve", "-", static_cast<char*>(nullptr));
    _exit(127);
  }
  close(to[0]);
  close(from[1]);
  for (int d = 1; d <= 3; ++d) {
    const std::string question = writeScene(defaultScene(d), false) + "\n";
    ASSERT_EQ(write(to[1], question.data(), question.size()), static_cast<ssize_t>(question.size()));
    pollfd ready{from[0], POLLIN, 0};
    ASSERT_EQ(poll(&ready, 1, 20000), 1) << "no answer while the input stays open";
    char answer[4096];
    const ssize_t got = read(from[0], answer, sizeof answer);
    EXPECT_EQ(std::string(answer, static_cast<std::size_t>(std::max<ssize_t>(got, 0))),
              answerAt(d, defaultScene(d)) + "\n");
  }
  close(to[1]);
  close(from[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

TEST(Solve, AMethodThatCannotTakeTheShapesIsBadInput) {
  TemporaryFolder folder;
  Scene scene = defaultScene(3);  // a box and a cone
  scene.query.method = gjk::Method::separating_axes;
  writePlainly(folder / "s.json", writeScene(scene));
  // Not in the catalogue: where, what was given, and what is allowed.
  const auto expectFault = [](const std::string& error, const std::string& source) {
    EXPECT_TRUE(error.starts_with(source + ": b.shape: ")) << error;
    expectFacts(error, {"separating axis test", "cone", "point", "segment", "box", "hull", "sphere", "capsule"});
  };
  for (const char* verb : {"solve", "trace"}) {
    const Said refused = runProgramWith({verb, folder / "s.json"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(linesOf(refused.error).size(), 1U) << refused.error;
    expectFault(refused.error, folder / "s.json");
  }
  const Said said =
      runProgramWith({"solve", "-"}, writeScene(scene, false) + "\n" + writeScene(defaultScene(1), false));
  EXPECT_EQ(said.status, 2);
  const auto lines = linesOf(said.out);
  ASSERT_EQ(lines.size(), 2U);
  expectFault(Json::parse(lines[0])["error"], "standard input");
  EXPECT_EQ(lines[1], answerAt(2, defaultScene(1)));
}

TEST(Solve, WarmStartSavesIterationsAndChangesNoAnswer) {
  std::string input;
  Scene scene = defaultScene(3);
  scene.b.position.x += 3;
  for (int i = 0; i < 10; ++i) {
    scene.b.position.y += 1e-3;
    input += writeScene(scene, false) + "\n";
  }
  const auto cold = linesOf(runProgramWith({"solve", "-"}, input).out);
  const Said said = runProgramWith({"solve", "--warm-start", "-"}, input);
  EXPECT_EQ(said.status, 0);
  const auto warm = linesOf(said.out);
  ASSERT_EQ(warm.size(), cold.size());
  EXPECT_EQ(warm[0], cold[0]) << "nothing to start from";
  int cold_calls = 0, warm_calls = 0;
  for (std::size_t i = 1; i < warm.size(); ++i) {
    const Json c = Json::parse(cold[i]), w = Json::parse(warm[i]);
    EXPECT_EQ(w["status"], c["status"]);
    EXPECT_NEAR(w["distance"].get<double>(), c["distance"].get<double>(), 1e-8);
    cold_calls += c["support_calls"].get<int>();
    warm_calls += w["support_calls"].get<int>();
  }
  EXPECT_LT(warm_calls, cold_calls);
}

TEST(Output, AFullDiskIsStatus1AndOneSentence) {
  TemporaryFolder folder;
  writePlainly(folder / "s.json", writeScene(defaultScene(2)));
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"solve", folder / "s.json"},
                                                    {"trace", folder / "s.json"},
                                                    {"solve", "-"},
                                                    {"--version"},
                                                    {"solve", "--help"}}) {
    const Said said = runProgramWith(arguments, fiveLines(), "> /dev/full");
    EXPECT_EQ(said.status, 1);
    EXPECT_TRUE(reads(said.error, messageWith({{"reason", systemReason(ENOSPC)}}, "standard output: ") + "\n"));
  }
}

/// The signal that comes with the limit once ended the program without a word.
TEST(Output, ALimitOfTheFilesSizeIsStatus1AndOneSentence) {
  const TemporaryFolder folder;
  writePlainly(folder / "s.json", writeScene(defaultScene(2)));
  const std::string command =
      fmt::format("{{ (ulimit -f 0; {} solve {} > {}); echo $?; }} 2>&1 | cat > {}", quoted(GJKLAB_PROGRAM),
                  quoted(folder / "s.json"), quoted(folder / "out"), quoted(folder / "said"));
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_TRUE(reads(readPlainly(folder / "said"),
                    messageWith({{"reason", systemReason(EFBIG)}}, "standard output: ") + "\n1\n"));
}

TEST(Trace, EveryFormatIsWhatTheModelWrites) {
  TemporaryFolder folder;
  const Scene& scene = defaultScene(3);
  writePlainly(folder / "s.json", writeScene(scene));
  gjklab::Run run = runQuery(scene);
  EXPECT_EQ(runProgramWith({"trace", folder / "s.json"}).out, traceJson(scene, run));
  EXPECT_EQ(runProgramWith({"trace", "--format", "json", folder / "s.json"}).out, traceJson(scene, run));
  EXPECT_EQ(runProgramWith({"trace", folder / "s.json", "--format=csv"}).out, traceCsv(scene, run));
  const Said said = runProgramWith({"trace", "-", "--format", "text"}, writeScene(scene));
  EXPECT_EQ(said.out, traceText(scene, run));
  EXPECT_EQ(said.status, 0);
}

/// As text, of every method; JSON and CSV stay English.
TEST(Trace, TheTextIsInTheUsersLanguage) {
  Scene scene = defaultScene(2);
  scene.title.clear();
  const auto traced = [&](const char* method, const char* format, const char* locale) {
    const Said said =
        runProgramWith({"trace", "-", "--format", format, "--method", method}, writeScene(scene), "", locale);
    EXPECT_EQ(said.status, 0) << said.error;
    return said.out;
  };
  for (const char* method : {"voronoi", "johnson", "nesterov", "boolean", "separating-axes", "textbook"}) {
    const std::string text = traced(method, "text", "de_DE.UTF-8");
    EXPECT_TRUE(hasNoEnglish(text)) << method;
    EXPECT_TRUE(contains(text, {germanWith("Scene without a title") + "\n", "\n" + germanWith("intersecting") + " ("}))
        << method;
    for (const char* format : {"json", "csv"})
      EXPECT_EQ(traced(method, format, "de_DE.UTF-8"), traced(method, format, "C")) << method << " " << format;
  }
}

}  // namespace
}  // namespace gjklab::solve_test
