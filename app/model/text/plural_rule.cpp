#include "model/text/plural_rule.h"

#include <cctype>
#include <charconv>
#include <string>
#include <vector>

namespace gjklab {

struct PluralRule::Node {
  std::string sign;  ///< "n", "1" for a constant, "?", "!", or a binary operator
  unsigned long constant = 0;
  std::vector<std::shared_ptr<const Node>> parts = {};
};

namespace {

using Node = PluralRule::Node;
using NodePointer = std::shared_ptr<const Node>;

constexpr int kDeepestNesting = 64;  ///< brackets within brackets
constexpr unsigned long kMostForms = 8;

/// C's binary operators, from the weakest to the strongest. Longer signs come before those that begin them.
const std::vector<std::vector<std::string>> kLevels = {{"||"},     {"&&"},         {"==", "!="}, {"<=", ">=", "<", ">"},
                                                       {"+", "-"}, {"*", "/", "%"}};

/// Reads an expression by recursive descent; null where it is none.
class ExpressionReader {
 public:
  explicit ExpressionReader(std::string_view text) : text_(text) {}

  NodePointer whole() {
    NodePointer found = choice(0);
    skipSpaces();
    return at_ == text_.size() ? found : nullptr;
  }

 private:
  void skipSpaces() {
    while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
  }
  bool takes(std::string_view sign) {
    skipSpaces();
    if (!text_.substr(at_).starts_with(sign)) return false;
    at_ += sign.size();
    return true;
  }

  NodePointer choice(int depth) {
    if (depth > kDeepestNesting) return nullptr;
    NodePointer asked = binary(0, depth);
    if (!asked || !takes("?")) return asked;
    NodePointer yes = choice(depth + 1);
    if (!yes || !takes(":")) return nullptr;
    NodePointer no = choice(depth + 1);
    return no ? std::make_shared<Node>(Node{"?", 0, {asked, yes, no}}) : nullptr;
  }

  NodePointer binary(std::size_t level, int depth) {
    if (level == kLevels.size()) return unary(depth);
    NodePointer left = binary(level + 1, depth);
    while (left) {
      const std::string* sign = nullptr;
      for (const std::string& each : kLevels[level])
        if (sign == nullptr && takes(each)) sign = &each;
      if (sign == nullptr) return left;
      NodePointer right = binary(level + 1, depth);
      if (!right) return nullptr;
      left = std::make_shared<Node>(Node{*sign, 0, {left, right}});
    }
    return left;
  }

  NodePointer unary(int depth) {
    if (depth > kDeepestNesting) return nullptr;
    if (takes("!")) {
      NodePointer part = unary(depth + 1);
      return part ? std::make_shared<Node>(Node{"!", 0, {part}}) : nullptr;
    }
    if (takes("(")) {
      NodePointer inner = choice(depth + 1);
      return inner && takes(")") ? inner : nullptr;
    }
    if (takes("n")) return std::make_shared<Node>(Node{"n"});
    unsigned long value = 0;
    const auto [end, error] = std::from_chars(text_.data() + at_, text_.data() + text_.size(), value);
    if (error != std::errc()) return nullptr;
    at_ = static_cast<std::size_t>(end - text_.data());
    return std::make_shared<Node>(Node{"1", value});
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

using Value = std::optional<unsigned long>;

Value binaryValue(const std::string& sign, unsigned long a, unsigned long b) {
  if (sign == "==") return a == b;
  if (sign == "!=") return a != b;
  if (sign == "<=") return a <= b;
  if (sign == ">=") return a >= b;
  if (sign == "<") return a < b;
  if (sign == ">") return a > b;
  if (sign == "+") return a + b;
  if (sign == "-") return a - b;
  if (sign == "*") return a * b;
  if (b == 0) return std::nullopt;
  return sign == "/" ? a / b : a % b;
}

/// Nothing where it divides by zero.
Value valueOf(const Node& node, unsigned long n) {
  if (node.sign == "n") return n;
  if (node.sign == "1") return node.constant;
  const Value first = valueOf(*node.parts[0], n);
  if (!first) return std::nullopt;
  if (node.sign == "!") return *first == 0;
  if (node.sign == "?") return valueOf(*node.parts[*first != 0 ? 1 : 2], n);
  if (node.sign == "||" && *first != 0) return 1;
  if (node.sign == "&&" && *first == 0) return 0;
  const Value second = valueOf(*node.parts[1], n);
  if (!second) return std::nullopt;
  if (node.sign == "||" || node.sign == "&&") return *second != 0;
  return binaryValue(node.sign, *first, *second);
}

/// What follows "KEY=", up to a semicolon.
std::optional<std::string_view> fieldOf(std::string_view text, std::string_view key) {
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view rest = text.substr(at + key.size());
  return rest.substr(0, rest.find(';'));
}

}  // namespace

std::optional<PluralRule> PluralRule::read(std::string_view text) {
  const auto count = fieldOf(text, "nplurals="), expression = fieldOf(text, "plural=");
  if (!count || !expression) return std::nullopt;
  unsigned long forms = 0;
  if (std::from_chars(count->data(), count->data() + count->size(), forms).ec != std::errc()) return std::nullopt;
  PluralRule rule;
  rule.expression_ = ExpressionReader(*expression).whole();
  rule.forms_ = static_cast<int>(forms);
  if (!rule.expression_ || forms < 1 || forms > kMostForms) return std::nullopt;
  return rule;
}

int PluralRule::formOf(unsigned long n) const {
  if (!expression_) return 0;
  const Value form = valueOf(*expression_, n);
  return form && *form < static_cast<unsigned long>(forms_) ? static_cast<int>(*form) : 0;
}

}  // namespace gjklab
