#pragma once
// The plural rule of a language, as GNU gettext catalogues state it: "nplurals=2; plural=(n != 1);".

#include <memory>
#include <optional>
#include <string_view>

namespace gjklab {

/// Which of a language's forms goes with a number of things.
class PluralRule {
 public:
  struct Node;  ///< of the rule's expression

  /// Nothing where the text is no rule: C's operators on n, from ?: to %, with brackets.
  static std::optional<PluralRule> read(std::string_view text);

  int forms() const { return forms_; }
  /// From 0 to forms() - 1. A rule that goes wrong for this number (it divides by zero, or is too large) gives 0.
  int formOf(unsigned long n) const;

 private:
  std::shared_ptr<const Node> expression_;
  int forms_ = 1;
};

}  // namespace gjklab
