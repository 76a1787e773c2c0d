#pragma once
// Lines of a stream, however long they are in bounded memory.

#include <cstdio>
#include <optional>
#include <string>

namespace gjklab {

struct BoundedLine {
  long long number = 0;   ///< counted from 1
  std::string text;       ///< without its end
  bool too_long = false;  ///< the text is cut
};

class BoundedLines {
 public:
  /// Refers to the file; keep it open. `most`: bytes of a line that are kept.
  BoundedLines(std::FILE* file, std::size_t most) : file_(file), most_(most) {}

  /// The next line as soon as it is complete; nothing at the end.
  std::optional<BoundedLine> next();

 private:
  std::FILE* file_;
  std::size_t most_;
  long long count_ = 0;
};

}  // namespace gjklab
