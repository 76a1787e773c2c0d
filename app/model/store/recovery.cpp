#include "model/store/recovery.h"

#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/lock_file.h"
#include "model/text/json_tree.h"
#include "model/text/json_writer.h"
#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <vector>

namespace gjklab {

namespace fs = std::filesystem;

namespace {

constexpr const char* kWorkEnding = ".unsaved";
constexpr const char* kLockEnding = ".lock";

fs::path lockOf(fs::path work) { return work.replace_extension(kLockEnding); }

/// A work file's text: the path of the scene or world as a JSON string on the first line, then the work itself.
std::string workText(const RecoveredWork& work) {
  return jsonText(work.path) + "\n" +
         (work.lecture ? writeLecture(*work.lecture)
          : work.world ? writeWorld(*work.world)
                       : writeScene(work.scene));
}

std::optional<RecoveredWork> readWork(const fs::path& file) {
  const auto text = readFile(textOf(file));
  const auto* bytes = std::get_if<std::string>(&text);
  if (!bytes) return std::nullopt;
  const std::size_t line_end = bytes->find('\n');
  if (line_end == std::string::npos) return std::nullopt;
  const auto path = parseJson(std::string_view(*bytes).substr(0, line_end));
  const auto* tree = std::get_if<JsonTree>(&path);
  if (!tree || tree->nodes[0].kind != JsonNode::Kind::string) return std::nullopt;
  RecoveredWork work;
  work.path = tree->texts[static_cast<std::size_t>(tree->nodes[0].text)];
  const std::string content = bytes->substr(line_end + 1);
  if (auto scene = readScene(content, textOf(file)); std::holds_alternative<Scene>(scene)) {
    work.scene = std::get<Scene>(std::move(scene));
    return work;
  }
  if (auto world = readWorld(content, textOf(file)); std::holds_alternative<WorldFile>(world)) {
    work.world = std::get<WorldFile>(std::move(world));
    return work;
  }
  auto lecture = readLecture(content, textOf(file));
  if (!std::holds_alternative<Lecture>(lecture)) return std::nullopt;
  work.lecture = std::get<Lecture>(std::move(lecture));
  return work;
}

/// Work files, newest first.
std::vector<fs::path> workFiles(const fs::path& directory) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (fs::directory_iterator i(directory, error), end; !error && i != end; i.increment(error)) {
    std::error_code gone;  // another program may remove its file at any moment
    // A pipe or a device of that name would be waited for.
    if (i->path().extension() == kWorkEnding && isRegularFile(textOf(i->path())))
      found.emplace_back(fs::last_write_time(i->path(), gone), i->path());
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<fs::path> files;
  for (auto& [time, path] : found) files.push_back(std::move(path));
  return files;
}

/// Locks of programs that died with nothing unsaved.
void removeIdleLocks(const fs::path& directory) {
  std::error_code error;
  std::vector<fs::path> idle;
  for (fs::directory_iterator i(directory, error), end; !error && i != end; i.increment(error)) {
    std::error_code gone;
    if (i->path().extension() == kLockEnding && isRegularFile(textOf(i->path())) &&
        !fs::exists(fs::path(i->path()).replace_extension(kWorkEnding), gone))
      idle.push_back(i->path());
  }
  for (const fs::path& path : idle)
    if (std::optional<LockFile> lock = LockFile::tryHold(textOf(path))) lock->remove();
}

/// Whether a file has been written later than the work was kept.
bool isOutdated(const RecoveredWork& work, const fs::path& kept) {
  std::error_code missing, unknown;
  const auto written = fs::last_write_time(pathOf(work.path), missing);
  return !work.path.empty() && !missing && written > fs::last_write_time(kept, unknown);
}

}  // namespace

struct Recovery::State {
  struct Held {
    fs::path work;
    LockFile lock;
  };
  fs::path directory;
  std::optional<Held> own;
  std::vector<Held> claimed;
  std::optional<RecoveredWork> last;  ///< what the own file holds
};

Recovery::Recovery(const std::string& directory) : state_(new State) { state_->directory = pathOf(directory); }

Recovery::~Recovery() {
  std::error_code ignored;
  if (!state_->own) return;
  fs::remove(state_->own->work, ignored);
  state_->own->lock.remove();
}

std::optional<RecoveredWork> Recovery::claim() {
  removeIdleLocks(state_->directory);
  for (const fs::path& work : workFiles(state_->directory)) {
    if (state_->own && state_->own->work == work) continue;
    // A lock that this program holds already cannot be had twice, so work claimed before is passed over.
    std::optional<LockFile> lock = LockFile::tryHold(textOf(lockOf(work)));
    if (!lock) continue;
    std::error_code unknown;
    if (!fs::exists(work, unknown)) {  // its program has ended since the folder was listed
      lock->remove();
      continue;
    }
    std::optional<RecoveredWork> found = readWork(work);
    if (!found) {
      setAside(work);
      lock->remove();
      continue;
    }
    found->outdated = isOutdated(*found, work);
    state_->claimed.push_back({work, std::move(*lock)});
    return found;
  }
  return std::nullopt;
}

/// Under another name, so that it is mentioned once and never lost.
void Recovery::setAside(const std::filesystem::path& work) {
  std::error_code failed;
  fs::path aside = work;
  aside.replace_extension(".unreadable");
  fs::rename(work, aside, failed);
  unreadable_.push_back(textOf(failed ? work : aside));
}

/// Makes the directory, a name of our own and its lock.
bool Recovery::begin() {
  std::error_code error;
  if (!fs::is_directory(state_->directory, error)) state_->own.reset();  // somebody has removed it
  if (state_->own) return true;
  fs::create_directories(state_->directory, error);
  if (error) {
    error_ = tr("the folder for it cannot be created ({reason})", arg("reason", systemReason(error)));
    return false;
  }
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  for (int attempt = 0; attempt < 100; ++attempt) {
    const fs::path work = state_->directory / fmt::format("{:x}-{}{}", now, attempt, kWorkEnding);
    if (fs::exists(work, error)) continue;
    if (std::optional<LockFile> lock = LockFile::tryHold(textOf(lockOf(work)))) {
      state_->own.emplace(State::Held{work, std::move(*lock)});
      return true;
    }
  }
  error_ = tr("the folder for it cannot be written");
  return false;
}

void Recovery::keep(const RecoveredWork& work) {
  std::error_code unknown;
  if (state_->last == work && state_->own && fs::exists(state_->own->work, unknown)) return error_.clear();
  if (!begin()) return;
  error_ = whyNotWritten(textOf(state_->own->work), workText(work), Flush::program);
  if (!error_.empty()) return;
  state_->last = work;
  dropClaimed();
}

void Recovery::clear() {
  dropClaimed();
  error_.clear();
  state_->last.reset();
  if (!state_->own) return;
  std::error_code ignored;
  fs::remove(state_->own->work, ignored);
}

void Recovery::leave() {
  if (!state_->last && state_->own) state_->own->lock.remove();  // nothing is kept
  state_->own.reset();
  state_->last.reset();
}

void Recovery::dropClaimed() {
  for (State::Held& held : state_->claimed) {
    std::error_code ignored;
    fs::remove(held.work, ignored);
    held.lock.remove();
  }
  state_->claimed.clear();
}

}  // namespace gjklab
