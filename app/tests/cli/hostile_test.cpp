// gjklab grade of programs that leave others behind, multiply or share out their memory. Each is bounded by itself: it
// starts a counted number of processes, which end after 20 seconds.
#include "cli/program_run.h"

#include <gtest/gtest.h>

#include <chrono>
#include <sstream>
#include <thread>

namespace gjklab::hostile_test {
namespace {

constexpr const char* kPair = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                              R"("b":{"shape":"box","half_extents":[1,1],"position":[2.5,0]}})"
                              "\n";
constexpr const char* kRight = R"(read line; echo '{"status":"separated"}')";

class Hostile : public testing::Test {
 protected:
  void SetUp() override { writePlainly(folder_ / "one.jsonl", kPair); }

  /// Marks a shell script. PIDS in it stands for a file in which processes leave their numbers.
  std::string marked(std::string text, const std::vector<std::string>& more = {"--timeout", "1"}) {
    for (std::size_t at = 0; (at = text.find("PIDS", at)) != std::string::npos;) text.replace(at, 4, pids_);
    writePlainly(folder_ / "solver.sh", text);
    std::vector<std::string> arguments{
        "grade", "--program", "sh " + (folder_ / "solver.sh"), "--suite", folder_ / "one.jsonl", "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return runProgramWith(arguments).out;
  }

  std::vector<pid_t> started() const {
    std::istringstream lines(readPlainly(pids_));
    std::vector<pid_t> out;
    for (pid_t pid = 0; lines >> pid;) out.push_back(pid);
    return out;
  }

  /// Of at least `least` processes that were started, none is there any more.
  void expectNobodyLeft(std::size_t least) const {
    const std::vector<pid_t> all = started();
    EXPECT_GE(all.size(), least);
    for (const pid_t pid : all) EXPECT_NE(kill(pid, 0), 0) << "process " << pid << " is still there";
  }

  TemporaryFolder folder_;
  const std::string pids_ = folder_ / "pids";
};

TEST_F(Hostile, ASessionOfItsOwnEndsWithTheProgram) {
  const std::string marks =
      marked(std::string("setsid sh -c 'echo $$ >> PIDS; exec sleep 20' & ") + "sleep 0.3; " + kRight);
  EXPECT_NE(marks.find("\"right\":1"), std::string::npos) << marks;
  expectNobodyLeft(1);
}

TEST_F(Hostile, OrphansOfOrphansEndWithTheProgram) {
  const std::string marks = marked(
      std::string("for i in 1 2 3; do ( ( setsid sh -c 'trap \"\" TERM HUP INT; echo $$ >> PIDS; sleep 20' & ) & ); "
                  "done; sleep 0.3; ") +
      kRight);
  EXPECT_NE(marks.find("\"right\":1"), std::string::npos) << marks;
  expectNobodyLeft(3);
}

TEST_F(Hostile, OneThatMultipliesIsStopped) {
  const std::string marks =
      marked("i=0; while [ $i -lt 400 ]; do setsid sleep 20 & echo $! >> PIDS; i=$((i+1)); done; read line; sleep 20",
             {"--timeout", "10"});
  expectFacts(marks, {"more than 256 processes"});
  expectNobodyLeft(257);
}

TEST_F(Hostile, MemoryOfAllTogetherIsLimited) {
  // Each tail holds 40 MB until its input ends: below the limit alone, beyond it together.
  const std::string marks = marked(
      "for i in 1 2 3 4 5 6; do ( (head -c 40000000 /dev/zero; echo $$ >> PIDS; exec sleep 20) | tail -c 40000000 > "
      "/dev/null ) & done; read line; sleep 20",
      {"--memory", "128", "--timeout", "10"});
  expectFacts(marks, {"more than 128 MB"});
}

TEST_F(Hostile, OneThatKillsItsParentLeavesNobodyBehind) {
  marked("setsid sh -c 'echo $$ >> PIDS; exec sleep 20' & sleep 0.3; kill -9 $PPID; sleep 20");
  expectNobodyLeft(1);
}

TEST_F(Hostile, NobodyOutlivesAMarkingThatIsKilled) {
  writePlainly(folder_ / "solver.sh", "setsid sh -c 'echo $$ >> " + pids_ + "; exec sleep 20' & sleep 20");
  const std::string command =
      fmt::format("timeout -s KILL 1 {} grade --program {} --suite {} --timeout 20 > {} 2>&1", quoted(GJKLAB_PROGRAM),
                  quoted("sh " + (folder_ / "solver.sh")), quoted(folder_ / "one.jsonl"), quoted(folder_ / "said"));
  EXPECT_NE(std::system(command.c_str()), 0);
  // The keeper notices that nobody holds its leash: when, is up to the machine.
  for (int i = 0; i < 200; ++i) {
    bool left = false;
    for (const pid_t pid : started()) left = left || kill(pid, 0) == 0;
    if (!left) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(25));
  }
  expectNobodyLeft(1);
}

}  // namespace
}  // namespace gjklab::hostile_test
