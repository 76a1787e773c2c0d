#pragma once
// The content of open works' files when they were last read or written, so that changes by another window or program
// are not overwritten without asking.

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace gjklab {

class SeenFiles {
 public:
  enum class Change : std::uint8_t {
    none,     ///< also for a new file
    changed,  ///< or was never seen
    removed,
  };
  /// A hash of a file's content.
  static std::size_t printOf(std::string_view bytes) { return std::hash<std::string_view>()(bytes); }

  /// Records the file's content when this work was read from it or written to it.
  void saw(std::uint64_t work, const std::string& path, std::size_t print) { seen_[{work, path}] = print; }
  /// The same with the file's present content; does nothing if it cannot be read.
  void check(std::uint64_t work, const std::string& path);
  /// Whether the file has changed since.
  Change change(std::uint64_t work, const std::string& path) const;

 private:
  std::map<std::pair<std::uint64_t, std::string>, std::size_t> seen_;
};

}  // namespace gjklab
