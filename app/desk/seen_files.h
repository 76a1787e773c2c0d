#pragma once
// What the files of open works held when they were last read or written, so that what another window or program has
// written there since is not overwritten unasked.

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
    none,     ///< also of a file that is new
    changed,  ///< or was never seen
    removed,
  };
  /// The content of a file in a few bytes.
  static std::size_t printOf(std::string_view bytes) { return std::hash<std::string_view>()(bytes); }

  /// The file held this when this work was read from it or written to it.
  void saw(std::uint64_t work, const std::string& path, std::size_t print) { seen_[{work, path}] = print; }
  /// The same with what the file holds now; nothing where it cannot be read.
  void check(std::uint64_t work, const std::string& path);
  /// What has become of the file since.
  Change change(std::uint64_t work, const std::string& path) const;

 private:
  std::map<std::pair<std::uint64_t, std::string>, std::size_t> seen_;
};

}  // namespace gjklab
