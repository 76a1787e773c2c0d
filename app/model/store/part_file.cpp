#include "model/store/part_file.h"

#include "model/store/file_safety.h"
#include "model/store/lock_file.h"
#include "model/text/paths.h"

#include <fmt/format.h>

#include <cerrno>
#include <chrono>
#include <optional>
#include <utility>

namespace gjklab {

namespace fs = std::filesystem;

namespace {

constexpr int kTidiedNames = 100, kMostNames = 10000;
/// A part file this old that nobody holds was left by a program that has ended. Younger ones may not be held yet.
constexpr std::chrono::minutes kStale{1};

fs::path partName(fs::path target, int number) {
  target += fmt::format(".{}.part", number);
  return target;
}

bool isOld(const fs::path& path) {
  std::error_code missing;
  const auto written = fs::last_write_time(path, missing);
  return !missing && fs::file_time_type::clock::now() - written > kStale;
}

void removeStale(const fs::path& target) {
  for (int i = 0; i < kTidiedNames; ++i) {
    const fs::path name = partName(target, i);
    if (!isOld(name)) continue;
    std::optional<LockFile> lock = LockFile::tryHold(textOf(name));
    if (lock && isOld(name)) lock->remove();
  }
}

int lastError() { return errno ? errno : EIO; }

int fill(std::FILE* file, const std::string& bytes, Flush flush) {
  errno = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file) != bytes.size()) return lastError();
  return std::fflush(file) != 0 || (flush == Flush::disk && !syncFile(file)) ? lastError() : 0;
}

}  // namespace

int writeAndClose(File file, const std::string& bytes, Flush flush) {
  return withoutSizeSignal([&] {
    const int error = fill(file.get(), bytes, flush);
    errno = 0;
    const bool closed = std::fclose(file.release()) == 0;  // may write what is left
    return error == 0 && !closed ? lastError() : error;
  });
}

PartFile::PartFile(const fs::path& target) : target_(target) {
  removeStale(target);
  for (int i = 0; !file_ && i < kMostNames; ++i) {
    path_ = partName(target, i);
    file_.reset(openFile(textOf(path_), "wbx"));
    if (!file_ && errno != EEXIST) break;
  }
  made_ = file_ != nullptr;
  if (made_)
    holdFile(file_.get());
  else
    error_ = lastError();
}

PartFile::~PartFile() {
  std::error_code ignored;
  if (made_) fs::remove(path_, ignored);
}

int PartFile::write(const std::string& bytes, Flush flush) {
  return file_ ? writeAndClose(std::move(file_), bytes, flush) : error_;
}

std::error_code PartFile::replaceTarget(fs::perms permissions) {
  std::error_code error;
  if (permissions != fs::perms::unknown) fs::permissions(path_, permissions, error);
  fs::rename(path_, target_, error);
  made_ = made_ && error;
  return error;
}

}  // namespace gjklab
