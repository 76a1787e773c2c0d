#pragma once
// Text built from formatted parts, whose formats are checked at compile time.

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <utility>

namespace gjklab {

class TextLines {
 public:
  template <class... Values>
  void add(fmt::format_string<Values...> text, Values&&... values) {
    fmt::format_to(std::back_inserter(text_), text, std::forward<Values>(values)...);
  }
  template <class... Values>
  void line(fmt::format_string<Values...> text, Values&&... values) {
    add(text, std::forward<Values>(values)...);
    text_ += '\n';
  }
  void line() { text_ += '\n'; }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

}  // namespace gjklab
