// world_fuzz: random worlds, run for two seconds each and checked after every step.
#include "world_check.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

constexpr int kSteps = 120;

constexpr const char* kUsage =
    "usage: world_fuzz --seconds S [--first-seed K]   random worlds until the time is used up or one is wrong\n"
    "       world_fuzz --seed K                       this one, printed as a world file\n"
    "Exit status: 0 nothing found, 1 a failure, 2 bad arguments.\n";

/// Says what is wrong with the world of a seed, if something is.
bool holds(std::uint64_t seed) {
  const auto fault = gjklab::faultOf(gjklab::randomWorld(seed), kSteps);
  if (fault) std::printf("world of seed %llu: %s\n", static_cast<unsigned long long>(seed), fault->c_str());
  return !fault;
}

}  // namespace

int main(int argc, char** argv) {
  double seconds = 0;
  std::uint64_t first = 1;
  bool one = false;
  for (int i = 1; i < argc; i += 2) {
    if (i + 1 >= argc) return std::fputs(kUsage, stderr), 2;
    if (!std::strcmp(argv[i], "--seconds"))
      seconds = std::atof(argv[i + 1]);
    else if (!std::strcmp(argv[i], "--first-seed") || !std::strcmp(argv[i], "--seed"))
      first = std::strtoull(argv[i + 1], nullptr, 10), one = one || !std::strcmp(argv[i], "--seed");
    else
      return std::fputs(kUsage, stderr), 2;
  }
  if (one) {
    std::fputs(gjklab::writeWorld(gjklab::randomWorld(first).file).c_str(), stdout);
    return holds(first) ? 0 : 1;
  }
  if (!(seconds > 0)) return std::fputs(kUsage, stderr), 2;
  const auto start = std::chrono::steady_clock::now();
  std::uint64_t seed = first;
  for (; std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() < seconds; ++seed)
    if (!holds(seed)) return 1;
  std::printf("worlds of seeds %llu to %llu: nothing wrong\n", static_cast<unsigned long long>(first),
              static_cast<unsigned long long>(seed - 1));
  return 0;
}
