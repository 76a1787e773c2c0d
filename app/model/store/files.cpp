#include "model/store/files.h"

#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace gjklab {

namespace fs = std::filesystem;

namespace {

std::variant<std::string, FileError> contentOfLink(const std::string& text) {
  auto link = readLink(text);
  if (const auto* fault = std::get_if<LinkFault>(&link)) return FileError{fault->message};
  if (std::get<Link>(link).content.empty()) return FileError{tr("the link contains no scene")};
  return std::get<Link>(std::move(link)).content;
}

}  // namespace

bool namesLink(const std::string& path) {
  std::error_code unknown;
  return isLink(path) && !fs::exists(pathOf(path), unknown);
}

std::string sourceName(const std::string& path) {
  return path == "-" ? tr("standard input") : namesLink(path) ? tr("the link") : path;
}

Link linkIn(const std::string& path) {
  auto link = namesLink(path) ? readLink(path) : LinkFault{};
  return std::holds_alternative<Link>(link) ? std::get<Link>(std::move(link)) : Link{};
}

bool isRegularFile(const std::string& path) {
  std::error_code unknown;
  return fs::is_regular_file(pathOf(path), unknown);
}

std::string notAFile(const std::string& path) {
  std::error_code unknown;
  if (!fs::exists(pathOf(path), unknown) || isRegularFile(path)) return "";
  const Argument file = arg("file", path);
  return fs::is_directory(pathOf(path), unknown) ? tr("{file}: this is a folder; a file is needed here", file)
                                                 : tr("{file}: is a pipe or a device, not a file", file);
}

std::variant<std::string, FileError> readFile(const std::string& path, std::size_t limit) {
  const Argument source = arg("file", sourceName(path));
  const auto unread = [&source](int error) {
    return FileError{tr("{file}: cannot be read: {reason}", source, arg("reason", systemReason(error)))};
  };
  std::error_code ignored;
  if (path.empty()) return FileError{tr("the name of the file is empty")};
  if (namesLink(path)) return contentOfLink(path);
  if (path != "-" && fs::is_directory(pathOf(path), ignored))
    return FileError{tr("{file}: this is a folder; a file is needed here", source)};
  File opened;
  if (path != "-") {
    opened.reset(openFile(path, "rb"));
    if (!opened) return unread(errno);
  }
  std::FILE* file = path == "-" ? stdin : opened.get();
  std::string bytes;
  const std::uintmax_t size = path == "-" ? 0 : fs::file_size(pathOf(path), ignored);
  if (!ignored) bytes.reserve(static_cast<std::size_t>(std::min<std::uintmax_t>(size, limit)));
  char block[1 << 16];
  while (const std::size_t got = std::fread(block, 1, sizeof block, file)) {
    bytes.append(block, got);
    if (bytes.size() > limit)
      return FileError{tr("{file}: is larger than {limit} MB, the most allowed", source, arg("limit", limit >> 20))};
  }
  if (std::ferror(file)) return unread(errno);
  return bytes;
}

std::string whyNotWritten(const std::string& path, const std::string& bytes, Flush flush) {
  if (bytes.size() > kSceneFileLimit)
    return tr("it would have {size} MB, and files of more than {limit} MB cannot be opened again",
              arg("size", bytes.size() >> 20), arg("limit", kSceneFileLimit >> 20));
  std::error_code error;
  // A link keeps pointing where it points; what it points at is replaced.
  const fs::path named = pathOf(path);
  fs::path target = fs::is_symlink(named, error) ? fs::weakly_canonical(named, error) : named;
  if (error) target = named;
  const fs::file_status status = fs::status(target, error);
  if (fs::is_directory(status)) return tr("it is a folder");
  if (fs::exists(status) && !fs::is_regular_file(status)) {
    File device{openFile(path, "wb")};
    if (!device) return systemReason(errno);
    const int failed = writeAndClose(std::move(device), bytes, flush);
    return failed ? systemReason(failed) : "";
  }
  const fs::path directory = target.has_parent_path() ? target.parent_path() : fs::path(".");
  if (!fs::is_directory(directory, error)) return tr("there is no folder {folder}", arg("folder", textOf(directory)));
  PartFile part(target);
  if (const int failed = part.write(bytes, flush)) return systemReason(failed);
  error = part.replaceTarget(fs::exists(status) ? status.permissions() : fs::perms::unknown);
  return error ? systemReason(error) : "";
}

std::string writeFile(const std::string& path, const std::string& bytes, Flush flush) {
  if (path.empty()) return tr("the name of the file is empty");
  const std::string why = whyNotWritten(path, bytes, flush);
  return why.empty() ? "" : tr("{file}: cannot be written: {reason}", arg("file", path), arg("reason", why));
}

std::string makeFolder(const std::string& path) {
  std::error_code failure;
  fs::create_directories(pathOf(path), failure);
  std::error_code unknown;
  if (fs::is_directory(pathOf(path), unknown)) return {};
  if (fs::exists(pathOf(path), unknown)) return tr("{folder}: is a file, not a folder", arg("folder", path));
  return tr("{folder}: the folder cannot be created: {reason}", arg("folder", path),
            arg("reason", systemReason(failure)));
}

}  // namespace gjklab
