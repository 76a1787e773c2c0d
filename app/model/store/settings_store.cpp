#include "model/store/settings_store.h"

#include "model/store/files.h"
#include "model/store/lock_file.h"
#include "model/text/json_fields.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <thread>

namespace gjklab {

namespace fs = std::filesystem;

namespace {

/// Held while the files are read and written. Without it for good after a second: then another window hangs, or the
/// folder cannot be written, which writing says.
class FolderLock {
 public:
  explicit FolderLock(const std::string& directory) {
    bool hopeless = false;
    for (int i = 0; i < 100 && !lock_ && !hopeless; ++i) {
      if (i > 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
      lock_ = LockFile::tryHold(directory + "settings.lock", &hopeless);
    }
  }
  ~FolderLock() {
    if (lock_) lock_->remove();
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  std::optional<LockFile> lock_;
};

JsonTree emptyObject() { return std::get<JsonTree>(parseJson("{}")); }

struct FileTree {
  bool found = false;  ///< and readable
  JsonTree tree = emptyObject();
  std::string fault;     ///< one sentence when the file could not be read
  bool writable = true;  ///< false: what is there could not be set aside
};

/// What to say of a file that cannot be read: it goes out of the way, or it stays and is never written.
struct Unreadable {
  const char *kept, *stays;
};
constexpr Unreadable kSettingsUnreadable{
    translatable("The settings could not be read: {reason}. The file is kept as {file}."),
    translatable("The settings could not be read: {reason}. The file will not be overwritten; your changes are lost "
                 "when the program ends.")};
constexpr Unreadable kProgressUnreadable{
    translatable("The scores and the progress in lessons could not be read: {reason}. The file is kept as {file}."),
    translatable("The scores and the progress in lessons could not be read: {reason}. The file will not be "
                 "overwritten; your changes are lost when the program ends.")};

/// The sentence about a file that cannot be read, which goes out of the way.
void setAside(const std::string& path, const Unreadable& what, const std::string& why, FileTree& read) {
  const fs::path from = pathOf(path);
  fs::path to;
  std::error_code error;
  for (int i = 1; i == 1 || fs::exists(to, error); ++i)
    to = from.parent_path() /
         pathOf(fmt::format("{}-unreadable-{}{}", textOf(from.stem()), i, textOf(from.extension())));
  fs::rename(from, to, error);
  read.writable = !error;
  read.fault = tr(error ? what.stays : what.kept, arg("reason", why), arg("file", textOf(to)));
}

/// The object in a file; an empty one where there is none, or none that can be read.
FileTree readTree(const std::string& path, const Unreadable& what) {
  FileTree read;
  std::error_code error;
  if (!fs::exists(pathOf(path), error)) return read;
  if (const std::string fault = notAFile(path); !fault.empty()) {
    setAside(path, what, fault, read);
    return read;
  }
  const auto text = readFile(path);
  if (const auto* failed = std::get_if<FileError>(&text)) {
    setAside(path, what, failed->message, read);
    return read;
  }
  auto parsed = parseJsonObject(std::get<std::string>(text));
  if (const auto* fault = std::get_if<JsonFault>(&parsed))
    setAside(path, what, faultText(path, *fault), read);
  else
    read.tree = std::get<JsonTree>(std::move(parsed)), read.found = true;
  return read;
}

FileTree readSettingsTree(const std::string& path) { return readTree(path, kSettingsUnreadable); }
FileTree readProgressTree(const std::string& path) { return readTree(path, kProgressUnreadable); }

}  // namespace

Remembered SettingsStore::load(std::vector<std::string>& warnings) {
  stored_ = {};
  if (directory_.empty()) return stored_;
  const FolderLock lock(directory_);
  const FileTree settings = readSettingsTree(settingsPath());
  if (!settings.fault.empty()) warnings.push_back(settings.fault);
  stored_.settings = atStart(readSettings(settings.tree, warnings));
  const FileTree progress = readProgressTree(progressPath());
  if (!progress.fault.empty()) warnings.push_back(progress.fault);
  stored_.progress = readProgress(progress.tree);
  // Former versions kept it among the settings. Moved at once: of two windows the second must not count it again.
  const LearnerProgress former = readProgress(settings.tree);
  if (progress.found || !progress.fault.empty() || former == LearnerProgress{}) return stored_;
  if (const std::string error = writeFile(progressPath(), writeProgress(former)); error.empty())
    stored_.progress = former;
  else
    warnings.push_back(error);
  return {stored_.settings, former};
}

std::string SettingsStore::store(const Settings& settings, const LearnerProgress& progress) {
  if (directory_.empty()) return "";
  std::string sentence = storeProgress(progress);
  // A former version's settings have the only copy of the progress until it is stored.
  if (progress == stored_.progress)
    if (const std::string other = storeSettings(settings); sentence.empty()) sentence = other;
  const bool repeated = sentence == said_;
  said_ = sentence;
  return repeated ? "" : sentence;
}

std::string SettingsStore::storeSettings(const Settings& settings) {
  if (sameSettings(settings, stored_.settings)) return "";
  const FolderLock lock(directory_);
  const FileTree disk = readSettingsTree(settingsPath());
  if (!disk.writable) return disk.fault;
  const Settings before = disk.found ? stored_.settings : Settings{};
  const std::string error = writeFile(settingsPath(), mergeSettings(disk.tree, before, settings));
  if (!error.empty()) return error;
  stored_.settings = settings;
  return disk.fault;
}

std::string SettingsStore::storeProgress(const LearnerProgress& progress) {
  if (progress == stored_.progress) return "";
  const FolderLock lock(directory_);
  const FileTree disk = readProgressTree(progressPath());
  if (!disk.writable) return disk.fault;
  const LearnerProgress before = disk.found ? stored_.progress : LearnerProgress{};
  const std::string error =
      writeFile(progressPath(), writeProgress(mergeProgress(readProgress(disk.tree), before, progress)));
  if (!error.empty()) return error;
  stored_.progress = progress;
  return disk.fault;
}

}  // namespace gjklab
