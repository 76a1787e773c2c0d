#pragma once
// The plural rule of a language, as in GNU gettext catalogues: "nplurals=2; plural=(n != 1);".

#include <memory>
#include <optional>
#include <string_view>

namespace gjklab {

/// Selects a language's form for a number of things.
class PluralRule {
 public:
  struct Node;  ///< a node of the rule's expression

  /// Parses a rule of C's operators on n, from ?: to %, with brackets; empty if it is invalid.
  static std::optional<PluralRule> read(std::string_view text);

  int forms() const { return forms_; }
  /// From 0 to forms() - 1. If the rule fails for this number (a division by zero, a result that is too large), returns
  /// 0.
  int formOf(unsigned long n) const;

 private:
  std::shared_ptr<const Node> expression_;
  int forms_ = 1;
};

}  // namespace gjklab
