#include "cli/marking.h"

#include "cli/solver_text.h"
#include "model/marking/kept_kind.h"
#include "model/marking/shrink.h"
#include "model/text/translate.h"

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

/// The answer to a pair, or none, and what is wrong with that.
struct Judged {
  std::string answer;
  FaultKind fault;
  Sentence reason;
};

Fault faultOfLine(const std::string& line, const Scene& scene, const Truth& truth, const Demands& demands) {
  const auto answer = readAnswer(line, scene.dimension);
  if (const auto* sentence = std::get_if<std::string>(&answer)) return {{FaultKind::What::unreadable}, *sentence};
  return faultIn(std::get<GivenAnswer>(answer), scene, truth, demands);
}

Judged judgeLine(const std::string& line, const Scene& scene, const Truth& truth, const Demands& demands) {
  const FaultKind kind = faultOfLine(line, scene, truth, demands).kind;
  if (kind.what == FaultKind::What::nothing) return {line, kind, {}};
  return {line, kind, [=] { return faultOfLine(line, scene, truth, demands).sentence; }};
}

/// What the shell says with its status: there is no such program, or it cannot be executed.
bool isNotStarted(const SolverReply& reply) {
  constexpr int kNotExecutable = 126, kNotFound = 127;
  if (reply.how != SolverEnd::fell) return false;
  const bool by_shell = reply.status == kNotExecutable || reply.status == kNotFound;
  return reply.fall == SolverFall::not_started || (reply.fall == SolverFall::exited && by_shell);
}

/// Why it did not start: the shell's own words are replaced where they only repeat the name of the program.
std::string whyNotStarted(const std::string& program, const SolverReply& reply, const SolverLimits& limits) {
  const std::string name = program.substr(0, program.find(' '));
  if (reply.fall == SolverFall::exited && reply.said.ends_with(": " + name + ": not found"))
    return tr("no such program");
  return fallText(reply, limits, limits.seconds);
}

class MarkingRun {
 public:
  MarkingRun(const std::string& program, const MarkingOptions& options)
      : program_(program), options_(options), process_(program, options.limits) {}

  Marks mark(const std::vector<KnownPair>& pairs, const std::function<void()>& asked) {
    const auto begin = Clock::now();
    std::vector<Judged> all;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      all.push_back(ask(pairs[i].pair.scene, pairs[i].pair.notes, pairs[i].truth));
      if (!marks_.not_started.empty()) return std::move(marks_);
      // Nothing at all from it so far: it may be waiting for the end of its input.
      if (i == 0 && all[0].fault.what == What::no_answer && !process_.everAnswered() && tryAtEnd(pairs, all)) break;
      asked();
    }
    for (std::size_t i = 0; i < pairs.size(); ++i) count(pairs[i], all[i]);
    if (options_.shrink) shrinkAll();
    process_.stop();
    marks_.seconds = secondsSince(begin);
    return std::move(marks_);
  }

 private:
  using What = FaultKind::What;

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
    if (reply.how == SolverEnd::answered) return judgeLine(reply.line, scene, truth, options_.demands);
    if (!process_.everAnswered() && isNotStarted(reply))
      marks_.not_started = whyNotStarted(program_, reply, options_.limits);
    const bool late = reply.how == SolverEnd::timed_out, fell = reply.how == SolverEnd::fell;
    if (late) ++time_outs_in_a_row_;
    return {{},
            {late   ? What::no_answer
             : fell ? What::program_ended
                    : What::unreadable},
            [reply, seconds, limits = options_.limits] { return fallText(reply, limits, seconds); }};
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
      into.push_back(i < answers.size() ? judgeLine(answers[i], pairs[i].pair.scene, pairs[i].truth, options_.demands)
                                        : Judged{{}, {What::program_ended}, [] {
                                                   return tr("the program did not answer all pairs before it ended");
                                                 }});
    return true;
  }

  void count(const KnownPair& known, const Judged& judged) {
    KindMarks& kind = marks_.kind(known.pair.notes.kind);
    ++marks_.total;
    ++kind.total;
    if (judged.fault.what == What::nothing) {
      ++marks_.right;
      ++kind.right;
      return;
    }
    if (judged.fault.what == What::no_answer) ++marks_.time_outs;
    if (judged.fault.what == What::program_ended) ++marks_.falls;
    if (judged.fault.what == What::unreadable) ++marks_.unreadable;
    marks_.failures.push_back(
        {known.pair.scene, known.pair.notes, known.truth, judged.answer, judged.reason, std::nullopt, {}});
    faults_.push_back(judged.fault);
  }

  void shrinkAll() {
    const auto begin = Clock::now();
    for (std::size_t i = 0; i < marks_.failures.size(); ++i) {
      // A program that reads to the end of its input cannot answer pair by pair.
      if (marks_.at_end_only || secondsSince(begin) > kShrinkSeconds) return;
      shrinkOne(marks_.failures[i], faults_[i], begin);
    }
  }
  /// A smaller pair that fails in the same way (kept_kind.h).
  void shrinkOne(MarkedFailure& failure, const FaultKind& fault, Clock::time_point begin) {
    const KeptKind kept(failure.scene, failure.truth, fault, options_.demands);
    Sentence reason;
    time_outs_in_a_row_ = fault.what == What::no_answer ? kMostTimeOuts : 0;
    const Shrunk small = shrink(
        failure.scene,
        [&](const Scene& scene) {
          if (secondsSince(begin) > kShrinkSeconds) return false;
          const std::optional<Truth> truth = truthOf(scene);
          if (!truth || !kept.allows(scene, *truth)) return false;
          const Judged judged = ask(scene, failure.notes, *truth);
          if (!kept.isSameFault(judged.fault)) return false;
          reason = judged.reason;
          return true;
        },
        kShrinkTries);
    if (small.scene == failure.scene) return;
    failure.smaller = small.scene;
    failure.smaller_reason = [reason, kept] { return reason() + ". " + kept.text(); };
  }

  const std::string& program_;
  const MarkingOptions& options_;
  SolverProcess process_;
  int time_outs_in_a_row_ = 0;
  Marks marks_;
  std::vector<FaultKind> faults_;  ///< of the failures
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
