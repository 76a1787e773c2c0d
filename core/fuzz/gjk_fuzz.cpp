// gjk_fuzz: asks the library about random and degenerate pairs and checks every answer; a pair that fails is made as
// small as it can be and printed as a scene.
#include "case_check.h"
#include "case_generator.h"
#include "isolation.h"
#include "shrink.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace gjk::fuzz {
namespace {

constexpr const char* kUsage =
    "usage: gjk_fuzz [--seconds S] [--cases N] [--first-seed K]   random pairs until the time or the count is used "
    "up,\n"
    "                                                             or ten failures are found\n"
    "       gjk_fuzz --seed K                                     this one, with its scene\n"
    "       gjk_fuzz --list N [--first-seed K]                    names every failure among N pairs, as they are\n"
    "The case of a seed is the same on every machine. Exit status: 0 nothing found, 1 a failure, 2 bad arguments.\n";

struct Arguments {
  double seconds = 0;
  std::uint64_t cases = 0, first_seed = 1;
  bool one = false, list = false;
};

class Clock {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

bool parse(int argc, char** argv, Arguments& into) {
  for (int i = 1; i < argc; i += 2) {
    if (i + 1 >= argc) return false;
    char* end = nullptr;
    const double value = std::strtod(argv[i + 1], &end);
    if (*end != 0 || !(value >= 0) || value > 1e15) return false;
    const auto whole = static_cast<std::uint64_t>(value);
    if (!std::strcmp(argv[i], "--seconds"))
      into.seconds = value;
    else if (!std::strcmp(argv[i], "--cases"))
      into.cases = whole;
    else if (!std::strcmp(argv[i], "--first-seed"))
      into.first_seed = whole;
    else if (!std::strcmp(argv[i], "--seed"))
      into.first_seed = whole, into.one = true;
    else if (!std::strcmp(argv[i], "--list"))
      into.cases = whole, into.list = true;
    else
      return false;
  }
  if (into.one) into.cases = 1;
  return into.seconds > 0 || into.cases > 0;
}

std::optional<Failure> checkAny(const AnyCase& any, std::uint64_t* answers = nullptr) {
  return std::visit([&](const auto& c) { return check(c, answers); }, any);
}

/// The child's work: one case after the other until one fails.
void checkMany(const Arguments& arguments, const Clock& clock, Progress& progress) {
  for (std::uint64_t seed = progress.seed;; ++seed) {
    const bool time_is_up = arguments.seconds > 0 && clock.seconds() >= arguments.seconds;
    if (time_is_up || (arguments.cases > 0 && progress.finished >= arguments.cases)) return;
    beginCase(progress, seed);
    const auto failure = checkAny(caseOfSeed(seed), &progress.answers);
    ++progress.finished;
    if (failure) return note(progress, *failure);
  }
}

template <int D>
std::optional<Failure> checkIsolated(const Case<D>& c) {
  Progress progress;
  return runIsolated(
      [&](Progress& p) {
        beginCase(p, 0);
        if (const auto failure = check(c)) note(p, *failure);
      },
      progress, true);
}

template <int D>
void printShrunk(const Case<D>& c, const Failure& failure) {
  constexpr double kShrinkSeconds = 40;
  const Clock clock;
  const bool deadly = failure.check == "crash" || failure.check == "hang";
  const StillFails<D> still_fails = [&](const Case<D>& candidate) {
    const auto found = deadly ? checkIsolated(candidate) : check(candidate);
    return found && found->check == failure.check;
  };
  const Case<D> small = shrunk<D>(c, still_fails, [&] { return clock.seconds() > kShrinkSeconds; });
  std::printf("made smaller, it fails the same check:\n%s", sceneText(small).c_str());
}

/// Without an end at the first failure, and without making anything smaller.
int list(const Arguments& arguments) {
  int failures = 0;
  for (std::uint64_t seed = arguments.first_seed; seed < arguments.first_seed + arguments.cases; ++seed)
    if (const auto failure = checkAny(caseOfSeed(seed))) {
      const std::string kind = std::visit([](const auto& c) { return c.kind; }, caseOfSeed(seed));
      std::printf("%llu (%s): %s: %s\n", static_cast<unsigned long long>(seed), kind.c_str(), failure->check.c_str(),
                  failure->detail.c_str());
      std::fflush(stdout);
      ++failures;
    }
  return failures == 0 ? 0 : 1;
}

void report(std::uint64_t seed, const Failure& failure) {
  std::printf("gjk_fuzz: FAILED at seed %llu\n%s: %s\n", static_cast<unsigned long long>(seed), failure.check.c_str(),
              failure.detail.c_str());
  std::fflush(stdout);
  std::visit([&](const auto& c) { printShrunk(c, failure); }, caseOfSeed(seed));
  std::fflush(stdout);
}

int run(const Arguments& arguments) {
  if (arguments.list) return list(arguments);
  constexpr int kEnough = 10;
  const Clock clock;
  Progress progress;
  progress.seed = arguments.first_seed;
  if (arguments.one)
    std::visit([](const auto& c) { std::printf("%s", sceneText(c).c_str()); }, caseOfSeed(progress.seed));
  int failures = 0;
  while (const auto failure = runIsolated([&](Progress& p) { checkMany(arguments, clock, p); }, progress, false)) {
    report(progress.seed, *failure);
    if (++failures == kEnough || arguments.one || failure->check == "system") break;
    progress.check[0] = 0;  // and on with the next
    ++progress.seed;
  }
  std::printf("gjk_fuzz: %llu pairs, %llu answers in %.0f s (%.0f s of processor time), seeds %llu to %llu: ",
              static_cast<unsigned long long>(progress.finished), static_cast<unsigned long long>(progress.answers),
              clock.seconds(), processorSecondsOfChildren(), static_cast<unsigned long long>(arguments.first_seed),
              static_cast<unsigned long long>(progress.seed));
  if (failures == 0)
    std::printf("nothing wrong\n");
  else
    std::printf("%d found, see above\n", failures);
  return failures == 0 ? 0 : 1;
}

}  // namespace
}  // namespace gjk::fuzz

int main(int argc, char** argv) {
  gjk::fuzz::Arguments arguments;
  if (!gjk::fuzz::parse(argc, argv, arguments)) {
    std::fputs(gjk::fuzz::kUsage, stderr);
    return 2;
  }
  return gjk::fuzz::run(arguments);
}
