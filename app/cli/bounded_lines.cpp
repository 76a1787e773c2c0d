#include "cli/bounded_lines.h"

namespace gjklab {

std::optional<BoundedLine> BoundedLines::next() {
  BoundedLine line{++count_, {}, false};
  bool any = false;
  for (int c = std::getc(file_); c != EOF; c = std::getc(file_)) {
    any = true;
    if (c == '\n') break;
    line.too_long = line.too_long || line.text.size() >= most_;
    if (!line.too_long) line.text += static_cast<char>(c);
  }
  return any ? std::optional(std::move(line)) : std::nullopt;
}

}  // namespace gjklab
