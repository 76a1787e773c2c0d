#include "cli/marking.h"

#include "model/marking/kept_kind.h"
#include "model/marking/shrink.h"

#include <algorithm>
#include <chrono>

namespace gjklab {

namespace {

/// After this many consecutive time-outs, each pair gets a tenth of the time until one is answered, so that grading
/// ends within a reasonable time.
constexpr int kMostTimeOuts = 10;
constexpr double kShare = 0.1;
/// Making failures smaller, all in all and each.
constexpr double kShrinkSeconds = 120;
constexpr int kShrinkTries = 1500;
/// How long a program may be silent that reads all of its input before it answers.
constexpr double kFirstSilence = 1, kFirstSilenceOfTimeout = 5;

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

enum class Verdict { right, wrong, unreadable, time_out, fell };

struct Judged {
  Verdict verdict = Verdict::right;
  std::string answer, reason;
};

Judged judgeLine(const std::string& line, const Scene& scene, const Truth& truth, const Demands& demands) {
  const auto answer = readAnswer(line, scene.dimension);
  if (const auto* fault = std::get_if<std::string>(&answer)) return {Verdict::unreadable, line, *fault};
  std::string fault = faultIn(std::get<GivenAnswer>(answer), scene, truth, demands);
  const Verdict verdict = fault.empty() ? Verdict::right : Verdict::wrong;
  return {verdict, line, std::move(fault)};
}

class MarkingRun {
 public:
  MarkingRun(const std::string& program, const MarkingOptions& options)
      : options_(options), process_(program, options.limits) {}

  Marks mark(const std::vector<KnownPair>& pairs, const std::function<void()>& asked) {
    const auto begin = Clock::now();
    std::vector<Judged> all;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      all.push_back(ask(pairs[i].pair.scene, pairs[i].pair.notes, pairs[i].truth));
      // Nothing at all from it so far: it may be waiting for the end of its input.
      if (i == 0 && all[0].verdict == Verdict::time_out && !process_.everAnswered() && tryAtEnd(pairs, all)) break;
      asked();
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) count(pairs[i], all[i]);
    if (options_.shrink) shrinkAll();
    process_.stop();
    marks_.seconds = secondsSince(begin);
    return std::move(marks_);
  }

 private:
  static std::string lineOf(const Scene& scene, const SceneNotes& notes) {
    SceneNotes told;
    told.id = notes.id;  // its kind would tell the answer
    Scene plain = scene;
    plain.title.clear();
    return writeNotedScene(plain, told, false);
  }

  Judged ask(const Scene& scene, const SceneNotes& notes, const Truth& truth) {
    const double seconds = options_.limits.seconds * (time_outs_in_a_row_ >= kMostTimeOuts ? kShare : 1);
    const SolverReply reply = process_.ask(lineOf(scene, notes), seconds);
    if (reply.how != SolverEnd::timed_out) time_outs_in_a_row_ = 0;
    switch (reply.how) {
      case SolverEnd::answered:
        return judgeLine(reply.line, scene, truth, options_.demands);
      case SolverEnd::timed_out:
        ++time_outs_in_a_row_;
        return {Verdict::time_out, {}, reply.detail};
      case SolverEnd::fell:
        return {Verdict::fell, {}, "the program " + reply.detail};
      case SolverEnd::flooded:
        break;
    }
    return {Verdict::unreadable, {}, reply.detail};
  }

  bool tryAtEnd(const std::vector<KnownPair>& pairs, std::vector<Judged>& into) {
    std::vector<std::string> lines;
    for (const KnownPair& known : pairs) lines.push_back(lineOf(known.pair.scene, known.pair.notes));
    const std::vector<std::string> answers =
        process_.askAll(lines, std::max(kFirstSilence, kFirstSilenceOfTimeout * options_.limits.seconds));
    if (answers.empty()) return false;
    marks_.at_end_only = true;
    into.clear();
    for (std::size_t i = 0; i < pairs.size(); ++i)
      into.push_back(i < answers.size()
                         ? judgeLine(answers[i], pairs[i].pair.scene, pairs[i].truth, options_.demands)
                         : Judged{Verdict::fell, {}, "the program gave no more answers after the end of its input"});
    return true;
  }

  void count(const KnownPair& known, const Judged& judged) {
    KindMarks& kind = marks_.kind(known.pair.notes.kind);
    ++marks_.total;
    ++kind.total;
    if (judged.verdict == Verdict::right) {
      ++marks_.right;
      ++kind.right;
      return;
    }
    if (judged.verdict == Verdict::time_out) ++marks_.time_outs;
    if (judged.verdict == Verdict::fell) ++marks_.falls;
    if (judged.verdict == Verdict::unreadable) ++marks_.unreadable;
    marks_.failures.push_back(
        {known.pair.scene, known.pair.notes, known.truth, judged.answer, judged.reason, std::nullopt, {}});
    verdicts_.push_back(judged.verdict);
  }

  void shrinkAll() {
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < marks_.failures.size(); ++i) {
      // A program that reads to the end of its input cannot answer pair by pair.
      if (marks_.at_end_only || secondsSince(begin) > kShrinkSeconds) return;
      shrinkOne(marks_.failures[i], verdicts_[i], begin);
    }
  }
  /// A smaller pair that fails in the same way (kept_kind.h).
  void shrinkOne(MarkedFailure& failure, Verdict verdict, Clock::time_point begin) {
    const KeptKind kept(failure.scene, failure.truth, failure.reason, options_.demands);
    std::string reason;
    time_outs_in_a_row_ = verdict == Verdict::time_out ? kMostTimeOuts : 0;
    const Shrunk small = shrink(
        failure.scene,
        [&](const Scene& scene) {
          if (secondsSince(begin) > kShrinkSeconds) return false;
          const std::optional<Truth> truth = truthOf(scene);
          if (!truth || !kept.allows(scene, *truth)) return false;
          const Judged judged = ask(scene, failure.notes, *truth);
          if (judged.verdict != verdict || (verdict == Verdict::wrong && !kept.isSameFault(judged.reason)))
            return false;
          reason = judged.reason;
          return true;
        },
        kShrinkTries);
    if (small.scene == failure.scene) return;
    failure.smaller = small.scene;
    failure.smaller_reason = reason + ". Preserved while shrinking: " + kept.text();
  }

  const MarkingOptions& options_;
  SolverProcess process_;
  int time_outs_in_a_row_ = 0;
  Marks marks_;
  std::vector<Verdict> verdicts_;  ///< of the failures
};

}  // namespace

Marks markProgram(const std::string& program, const std::string& suite_name, const std::vector<KnownPair>& pairs,
                  const MarkingOptions& options, const std::function<void()>& asked) {
  Marks marks = MarkingRun(program, options).mark(pairs, asked);
  marks.program = program;
  marks.suite = suite_name;
  return marks;
}

}  // namespace gjklab
