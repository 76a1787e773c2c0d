// gjklab watch: checks pairs that arrive on standard input with their answers and logs. The window lists all of them;
// as text it prints the wrong ones as they are found.

#include "cli/arguments.h"
#include "cli/bounded_lines.h"
#include "cli/output.h"
#include "cli/verb.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "model/watch/watch_list.h"

#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <thread>

namespace gjklab {

namespace {

struct WatchWords {
  std::string input = "-";
  bool text = false;
  double tolerance = 1e-6;
};

using ShowWatched = int (*)(std::shared_ptr<WatchList>);

/// As long as a scene file may be.
constexpr std::size_t kLongestLine = std::size_t{16} << 20;

/// Reads as fast as lines come, so that the program that writes them does not wait.
void readInto(WatchList& list) {
  BoundedLines lines(stdin, kLongestLine);
  for (bool ended = false; !ended;) try {
      const auto line = lines.next();
      ended = !line;
      if (ended) {
        list.end();
        continue;
      }
      if (line->too_long)
        list.refuse(tr("the line is longer than {most} MB", arg("most", kLongestLine >> 20)));
      else if (line->text.find_first_not_of(" \t\r") != std::string::npos)
        list.add(line->text);
    } catch (const std::bad_alloc&) {
      list.refuse(tr("there is not enough memory"));  // what the line took is free again
    }
}

std::string lineOf(const WatchedPair& pair) {
  const Argument number = arg("n", pair.number), reason = arg("reason", pair.reason);
  return (pair.notes.id.empty() ? tr("pair {n}: {reason}", number, reason)
                                : tr("pair {n} ({id}): {reason}", number, arg("id", pair.notes.id), reason)) +
         "\n";
}

/// One thread reads, this one judges.
class Watching {
 public:
  explicit Watching(double tolerance) : tolerance_(tolerance) {}

  /// Whether all pairs agreed, and the output was written.
  bool runWatch() {
    std::thread reader([this] {
      readInto(list_);
      ended_ = true;
    });
    bool heard = true;
    for (bool ended = false; heard && !ended;) {
      ended = ended_;  // read before the last round, so that nothing is missed
      while (list_.judgeOne(tolerance_)) {
      }
      heard = tell(ended);
      if (!ended) std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    if (heard) {
      reader.join();
      return print(summary()) && wrong_ == 0;
    }
    std::_Exit(1);  // the output is closed, and the reader may wait for input for ever
  }

 private:
  /// What is new since the last time, in order.
  bool tell(bool ended) {
    const std::vector<long long> all = list_.numbers(false, kWatchedPairs);
    for (auto number = all.rbegin(); number != all.rend(); ++number) {
      if (*number <= told_) continue;
      const std::optional<WatchedPair> pair = list_.pair(*number);
      if (!pair) continue;
      if (pair->verdict == WatchVerdict::waiting) break;
      // The records of its run may still come.
      if (pair->verdict == WatchVerdict::unanswered && !ended && *number == all[0]) break;
      told_ = *number;
      if (pair->verdict == WatchVerdict::agrees) ++agree_;
      if (pair->verdict == WatchVerdict::unanswered) ++unanswered_;
      if (pair->reason.empty()) continue;
      ++wrong_;
      if (!print(lineOf(*pair))) return false;
    }
    return true;
  }
  std::string summary() const {
    const WatchCounts counts = list_.counts();
    const long long missed = counts.arrived - agree_ - unanswered_ - wrong_;
    std::string out =
        trn("{n} pair: {agree} right, {wrong} wrong or unreadable (listed above), {unanswered} without an answer",
            "{n} pairs: {agree} right, {wrong} wrong or unreadable (listed above), {unanswered} without an answer",
            counts.arrived, arg("agree", agree_), arg("wrong", wrong_), arg("unanswered", unanswered_)) +
        "\n";
    if (missed > 0)
      out += trn("{n} pair was not checked, because pairs arrived faster than gjklab could check them",
                 "{n} pairs were not checked, because they arrived faster than gjklab could check them", missed) +
             "\n";
    return out;
  }

  double tolerance_;
  WatchList list_;
  std::atomic<bool> ended_ = false;
  long long told_ = 0, agree_ = 0, unanswered_ = 0, wrong_ = 0;
};

/// The pairs in the window: one thread reads, one judges.
/// The window's end is the end of both; the reader may then still wait for a line.
int watchIn(ShowWatched show, double tolerance) {
  const auto list = std::make_shared<WatchList>();
  std::thread([list] { readInto(*list); }).detach();
  std::atomic<bool> ended = false;
  std::thread judge([&] {
    while (!ended)
      if (!list->judgeOne(tolerance)) std::this_thread::sleep_for(std::chrono::milliseconds(20));
  });
  const int status = show(list);
  ended = true;
  judge.join();
  std::fflush(stderr);
  std::_Exit(status);  // the reader waits for input, perhaps for ever
}

int runWatch(const WatchWords& words, ShowWatched show) {
  if (words.input != "-")
    return usageError(tr("watch reads only standard input ('-'), not \"{input}\"", arg("input", words.input)));
  if (!words.text && show == nullptr)
    return usageError(tr("watch needs --format text, because this build has no window"));
  if (!(words.tolerance > 0 && words.tolerance < 1))
    return usageError(
        tr("--tolerance must be greater than 0 and less than 1; it is {value}", arg("value", number(words.tolerance))));
  if (!words.text) return watchIn(show, words.tolerance);
  return Watching(words.tolerance).runWatch() ? 0 : 1;
}

void declare(Verb& verb, WatchWords& words) {
  verb.argument("INPUT", words.input,
                translatable("'-' (the default): standard input, with one {\"scene\": {…}, \"answer\": {…}} per line, "
                             "or logs that gjk_probe.h writes"));
  verb.choice<bool>(
      "--format", {{"text", true}}, words.text,
      translatable("text prints each pair with a wrong answer; without this option, the window lists all pairs"));
  verb.option("--tolerance", "T", words.tolerance,
              translatable("accepted error, relative to the pair's size; 1e-6 by default"));
}

}  // namespace

void declareWatch(CommandLine& line, ShowWatched show) {
  line.addVerb<WatchWords>(
      "watch", translatable("checks the answers and logs of your program while it runs"),
      [show](const WatchWords& words) { return runWatch(words, show); }, declare);
}

}  // namespace gjklab
