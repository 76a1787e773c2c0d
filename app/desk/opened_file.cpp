#include "desk/opened_file.h"

#include "desk/seen_files.h"
#include "desk/text_origin.h"
#include "export/replay_reader.h"
#include "model/assets/titles.h"
#include "model/sandbox/world_gallery.h"
#include "model/scene/method_choices.h"
#include "model/solid/solids.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

namespace gjklab {
namespace {

namespace fs = std::filesystem;

/// Larger files are read beside the window.
constexpr std::uintmax_t kReadAtOnce = std::uintmax_t{128} << 10;

template <class Value>
OpenedFile openedRun(std::variant<Value, TraceError>&& read) {
  if (auto* error = std::get_if<TraceError>(&read)) return {std::move(error->message), {}, {}};
  if constexpr (std::is_same_v<Value, GivenRun>)
    return {"", std::make_shared<const GivenRun>(std::get<Value>(std::move(read))), {}};
  else
    return {"", std::get<Value>(std::move(read)), {}};
}

/// A log that does not say its scene was run on the one that shows.
OpenedFile openedReplay(const std::string& text, const std::string& path, const std::optional<Scene>& shown) {
  auto run = readReplayedRun(text, path, std::nullopt);
  if (std::holds_alternative<TraceError>(run)) run = readReplayedRun(text, path, shown);
  return openedRun(std::move(run));
}

OpenedFile openedScene(const std::string& text, const std::string& path, ReadWatch& watch) {
  auto scene = readScene(text, path, 1, &watch);
  if (auto* error = std::get_if<SceneError>(&scene)) return {std::move(error->message), {}, {}};
  RunTrack solids;  // what takes longest, and can be stopped
  solids.scene = std::get<Scene>(scene);
  solids.scene.query = asRun(solids.scene.query);
  solids.geometry = makeGeometry(solids.scene, watch.stop);
  if (!solids.geometry || watch.stop) return {"stopped", {}, {}};
  auto track = std::make_unique<RunTrack>();
  follow(*track, std::get<Scene>(scene), {}, &solids);
  return {"", std::get<Scene>(std::move(scene)), std::move(track)};
}

OpenedFile openedWorld(const std::string& text, const std::string& path, ReadWatch& watch) {
  auto world = readWorld(text, path, 1, &watch);
  if (auto* error = std::get_if<SceneError>(&world)) return {std::move(error->message), {}, {}};
  return {"", std::get<WorldFile>(std::move(world)), {}};
}

OpenedFile openedLecture(const std::string& text, const std::string& path, ReadWatch& watch) {
  auto lecture = readLecture(text, path, &watch);
  if (auto* error = std::get_if<SceneError>(&lecture)) return {std::move(error->message), {}, {}};
  return {"", std::get<Lecture>(std::move(lecture)), {}};
}

OpenedFile openedLink(const std::string& text, const OpeningTerms& terms, ReadWatch& watch) {
  auto link = readLink(text);
  if (auto* fault = std::get_if<LinkFault>(&link)) return {std::move(fault->message), {}, {}};
  const Link& read = std::get<Link>(link);
  if (read.content.empty()) return {tr("the link contains no scene"), {}, {}};
  OpenedFile opened = openedText(read.content, wordsOf(TextOrigin::link).name, terms, watch);
  opened.at = read.at;
  return opened;
}

OpenedFile readOpened(const std::string& path, const OpeningTerms& terms, ReadWatch& watch) {
  if (std::string fault = notAFile(path); !fault.empty()) return {std::move(fault), {}, {}};
  const auto read = readFile(path);
  if (const auto* error = std::get_if<FileError>(&read)) return {error->message, {}, {}};
  const std::string& bytes = std::get<std::string>(read);
  OpenedFile opened = openedText(bytes, path, terms, watch);
  opened.print = SeenFiles::printOf(bytes);
  return opened;
}

}  // namespace

OpenedFile openedText(const std::string& text, const std::string& source, const OpeningTerms& terms, ReadWatch& watch) {
  if (isLink(text)) return openedLink(text, terms, watch);
  if (terms.replay) return openedReplay(text, source, terms.shown);
  const FileKind kind = kindOf(text);
  if (kind == FileKind::trace) return openedRun(readTrace(text, source));
  if (kind == FileKind::log) return openedReplay(text, source, terms.shown);
  if (kind == FileKind::world) return openedWorld(withBuiltInNames(text), source, watch);
  if (kind == FileKind::lecture) return openedLecture(text, source, watch);
  return openedScene(withBuiltInNames(text), source, watch);
}

std::string absolutePath(const std::string& path) {
  std::error_code failure;
  const fs::path absolute = fs::absolute(pathOf(path), failure);
  return failure ? path : textOf(absolute.lexically_normal());
}

bool readsAside(const std::string& path) {
  std::error_code unknown;
  const std::uintmax_t size = fs::file_size(pathOf(path), unknown);
  return !unknown && size > kReadAtOnce;
}

FileReading::FileReading(std::string path, OpeningTerms terms) : path_(std::move(path)), terms_(std::move(terms)) {
  if (readsAside(path_))
    work_.emplace([this] {
      opened_ = readOpened(path_, terms_, watch_);
      return false;
    });
  else
    opened_ = readOpened(path_, terms_, watch_);
}

FileReading::~FileReading() { stop(); }

OpenedFile FileReading::take() {
  if (work_ && !work_->failure().empty()) return {fmt::format("{}: {}", path_, work_->failure()), {}, {}};
  return std::move(opened_);
}

}  // namespace gjklab
