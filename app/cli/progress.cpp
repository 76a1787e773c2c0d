#include "cli/progress.h"

#include "model/text/translate.h"
#include "process/terminal.h"

#include <fmt/format.h>

#include <cstdio>
#include <string>

namespace gjklab {

namespace {

constexpr int kWidth = 40;
constexpr std::chrono::milliseconds kPatience{1000}, kPace{100};

}  // namespace

Progress::Progress(long long total)
    : begun_(std::chrono::steady_clock::now()), drawn_(begun_), total_(total), terminal_(errorIsTerminal()) {}

Progress::~Progress() {
  if (shown_) fmt::print(stderr, "\r{}\r", std::string(kWidth + 30, ' '));
}

void Progress::step() {
  const std::unique_lock lock(mutex_);
  ++done_;
  const auto now = std::chrono::steady_clock::now();
  if (!terminal_ || total_ < 1 || now - begun_ < kPatience || now - drawn_ < kPace) return;
  drawn_ = now;
  shown_ = true;
  const auto full = static_cast<std::size_t>(kWidth * done_ / total_);
  fmt::print(stderr, "\r[{}{}] {}", std::string(full, '#'), std::string(kWidth - full, ' '),
             tr("{done} of {total}", arg("done", done_), arg("total", total_)));
  std::fflush(stderr);
}

}  // namespace gjklab
