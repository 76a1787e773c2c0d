#pragma once
// The lines of a stream, of any length, in bounded memory.

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
  /// Refers to the file, which must stay open. `most`: the bytes kept of a line.
  BoundedLines(std::FILE* file, std::size_t most) : file_(file), most_(most) {}

  /// The next line as soon as it is complete; empty at the end.
  std::optional<BoundedLine> next();

 private:
  std::FILE* file_;
  std::size_t most_;
  long long count_ = 0;
};

}  // namespace gjklab
