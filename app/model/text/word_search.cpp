#include "model/text/word_search.h"

#include <algorithm>

namespace gjklab {
namespace {

char smallLetter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool isInWord(char c) {
  const char small = smallLetter(c);
  return (small >= 'a' && small <= 'z') || (c >= '0' && c <= '9') || (c & '\x80');
}

bool hasWord(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return smallLetter(a) == smallLetter(b); };
  auto at = text.begin();
  while ((at = std::search(at, text.end(), word.begin(), word.end(), same)) != text.end()) {
    if (at == text.begin() || !isInWord(at[-1])) return true;
    ++at;
  }
  return false;
}

}  // namespace

bool hasWords(std::string_view text, std::string_view typed) {
  while (!typed.empty()) {
    const std::size_t begin = std::min(typed.find_first_not_of(' '), typed.size());
    const std::size_t end = std::min(typed.find(' ', begin), typed.size());
    if (begin < end && !hasWord(text, typed.substr(begin, end - begin))) return false;
    typed.remove_prefix(end);
  }
  return true;
}

}  // namespace gjklab
