#include "model/store/files.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace gjklab {

namespace fs = std::filesystem;

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

std::string reason(int error) { return error == 0 ? "unknown reason" : std::strerror(error); }

std::string cannotWrite(const std::string& path, const std::string& why) {
  return fmt::format("{}: cannot be written: {}", path, why);
}

/// Pushes the file's bytes down to the disk; a full disk may only be noticed here.
bool sync(std::FILE* file) {
#if defined(__unix__) || defined(__APPLE__)
  // Pipes and terminals cannot be synced, which is no failure.
  return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOTSUP;
#else
  static_cast<void>(file);
  return true;
#endif
}

/// Writes everything and closes; 0 or the error number.
int fill(File file, const std::string& bytes, Flush flush) {
  errno = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file.get()) != bytes.size()) return errno ? errno : EIO;
  if (std::fflush(file.get()) != 0 || (flush == Flush::disk && !sync(file.get()))) return errno ? errno : EIO;
  return std::fclose(file.release()) == 0 ? 0 : (errno ? errno : EIO);
}

/// A new file beside `path` that nobody else uses.
File openBeside(const fs::path& path, fs::path& name) {
  for (int attempt = 0; attempt < 100; ++attempt) {
    name = path;
    name += fmt::format(".{}.part", attempt);
    if (File file{std::fopen(name.string().c_str(), "wbx")}) return file;
    if (errno != EEXIST) break;
  }
  return nullptr;
}

}  // namespace

std::variant<std::string, FileError> readFile(const std::string& path, std::size_t limit) {
  const auto failure = [&](const std::string& why) {
    return FileError{fmt::format("{}: {}", path == "-" ? "standard input" : path, why)};
  };
  std::error_code ignored;
  if (path.empty()) return FileError{"the name of the file is empty"};
  if (path != "-" && fs::is_directory(path, ignored)) return failure("is a folder, not a file");
  File opened;
  if (path != "-") {
    opened.reset(std::fopen(path.c_str(), "rb"));
    if (!opened) return failure("cannot be read: " + reason(errno));
  }
  std::FILE* file = path == "-" ? stdin : opened.get();
  std::string bytes;
  char block[1 << 16];
  while (const std::size_t got = std::fread(block, 1, sizeof block, file)) {
    bytes.append(block, got);
    if (bytes.size() > limit) return failure(fmt::format("is larger than {} MB, the most allowed", limit >> 20));
  }
  if (std::ferror(file)) return failure("cannot be read: " + reason(errno));
  return bytes;
}

std::string writeFile(const std::string& path, const std::string& bytes, Flush flush) {
  if (path.empty()) return "the name of the file is empty";
  std::error_code error;
  // A link keeps pointing where it points; what it points at is replaced.
  fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path(path);
  if (error) target = path;
  const fs::file_status status = fs::status(target, error);
  if (fs::is_directory(status)) return cannotWrite(path, "it is a folder");
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    File device{std::fopen(path.c_str(), "wb")};
    if (!device) return cannotWrite(path, reason(errno));
    const int failed = fill(std::move(device), bytes, flush);
    return failed ? cannotWrite(path, reason(failed)) : std::string{};
  }
  const fs::path directory = target.has_parent_path() ? target.parent_path() : fs::path(".");
  if (!fs::is_directory(directory, error))
    return cannotWrite(path, fmt::format("there is no folder {}", directory.string()));
  fs::path part;
  File file = openBeside(target, part);
  if (!file) return cannotWrite(path, reason(errno));
  if (const int failed = fill(std::move(file), bytes, flush)) {
    fs::remove(part, error);
    return cannotWrite(path, reason(failed));
  }
  if (fs::exists(status)) fs::permissions(part, status.permissions(), error);
  fs::rename(part, target, error);
  if (!error) return {};
  const std::string why = error.message();
  fs::remove(part, error);
  return cannotWrite(path, why);
}

}  // namespace gjklab
