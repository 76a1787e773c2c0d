// A recursive descent over the grammar
//   sum      = product { ("+" | "−") product }
//   product  = signed { ("×" | "·" | "÷" | …) signed }
//   signed   = { "+" | "−" } power
//   power    = value [ "^" signed ]             right to left: 2^3^2 = 2^9; −2^2 = −4
//   value    = number | "pi" | "(" sum ")" | ("√" | "sqrt") value

#include "model/text/expression.h"

#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr int kDeepest = 50;  // brackets and signs within each other; more is no number that anyone typed

bool isDigit(char c) { return c >= '0' && c <= '9'; }

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::variant<double, ExpressionError> run() {
    const double value = sum();
    skipSpaces();
    if (error_.empty() && !text_.empty()) fail(tr("\"{text}\" is not understood here", arg("text", word())));
    if (error_.empty() && !std::isfinite(value)) fail(tr("the result is too large or undefined"));
    // Translators: {fault} is a sentence without its full stop, below.
    if (!error_.empty())
      return ExpressionError{
          tr("{fault}; write a number such as 7.5, 7,5, 1/3 or 2*(1+sqrt(2))", arg("fault", error_))};
    return value == 0 ? 0 : value;  // no "−0"
  }

 private:
  double fail(std::string sentence) {
    if (error_.empty()) error_ = std::move(sentence);
    return 0;
  }

  void skipSpaces() {
    for (;;) {
      if (text_.starts_with(' ') || text_.starts_with('\t'))
        text_.remove_prefix(1);
      else if (text_.starts_with("\u00a0") || text_.starts_with("\u202f"))  // in pasted numbers
        text_.remove_prefix(text_.starts_with("\u00a0") ? 2 : 3);
      else
        return;
    }
  }

  bool take(std::initializer_list<std::string_view> signs) {
    skipSpaces();
    for (const std::string_view sign : signs)
      if (text_.starts_with(sign)) {
        text_.remove_prefix(sign.size());
        return true;
      }
    return false;
  }
  bool takeMinus() { return take({"-", "−", "–"}); }

  /// The beginning of what is left, for a message.
  std::string word() const {
    std::size_t length = 0;
    while (length < text_.size() && length < 12 && text_[length] != ' ') ++length;
    while (length < text_.size() && (static_cast<unsigned char>(text_[length]) & 0xc0) == 0x80) ++length;
    return std::string(text_.substr(0, length));
  }

  double sum() {
    double value = product();
    for (;;) {
      if (take({"+"}))
        value += product();
      else if (takeMinus())
        value -= product();
      else
        return value;
      if (!error_.empty()) return 0;
    }
  }

  double product() {
    double value = signedPower();
    for (;;) {
      if (take({"*", "×", "·", "⋅"})) {
        value *= signedPower();
      } else if (take({"/", "÷", ":"})) {
        const double by = signedPower();
        if (by == 0) return fail(tr("a division by zero has no value"));
        value /= by;
      } else {
        return value;
      }
      if (!error_.empty()) return 0;
    }
  }

  double signedPower() {
    if (++depth_ > kDeepest) return fail(tr("this is nested too deeply"));
    double value = 0;
    if (takeMinus())
      value = -signedPower();
    else if (take({"+"}))
      value = signedPower();
    else
      value = power();
    --depth_;
    return value;
  }

  double power() {
    const double base = value();
    if (!take({"^", "**"})) return base;
    const double result = std::pow(base, signedPower());
    return std::isnan(result) ? fail(tr("this power has no value")) : result;
  }

  double value() {
    if (++depth_ > kDeepest) return fail(tr("this is nested too deeply"));
    double result = 0;
    if (take({"("})) {
      result = sum();
      if (!take({")"})) fail(tr("a closing bracket is missing"));
    } else if (take({"√", "sqrt"})) {
      const double of = value();
      result = of < 0 ? fail(tr("a negative number has no real square root")) : std::sqrt(of);
    } else if (take({"pi", "Pi", "PI", "π"})) {
      result = std::numbers::pi;
    } else {
      result = literal();
    }
    --depth_;
    return result;
  }

  double literal() {
    skipSpaces();
    if (text_.empty()) return fail(tr("a number is missing at the end"));
    std::string digits;
    std::size_t at = 0;
    int marks = 0;
    for (; at < text_.size() && (isDigit(text_[at]) || text_[at] == '.' || text_[at] == ','); ++at) {
      const bool mark = !isDigit(text_[at]);
      marks += mark;
      digits += mark ? '.' : text_[at];
    }
    if (static_cast<int>(digits.size()) == marks) return fail(tr("\"{text}\" is not a number", arg("text", word())));
    if (marks > 1) return fail(tr("\"{text}\" has more than one decimal mark", arg("text", text_.substr(0, at))));
    at = exponent(at, digits);
    const std::optional<double> result = numberIn(digits);
    if (!result) return fail(tr("\"{text}\" is not a number", arg("text", word())));
    if (std::isinf(*result)) return fail(tr("{text} is too large", arg("text", text_.substr(0, at))));
    text_.remove_prefix(at);
    return *result;
  }

  /// "e-3" after the digits that end at `at`; the new end.
  std::size_t exponent(std::size_t at, std::string& digits) const {
    if (at >= text_.size() || (text_[at] != 'e' && text_[at] != 'E')) return at;
    std::size_t i = at + 1;
    std::string sign;
    if (i < text_.size() && (text_[i] == '-' || text_[i] == '+')) {
      if (text_[i] == '-') sign = "-";
      ++i;
    } else if (text_.substr(i).starts_with("−")) {
      sign = "-";
      i += std::string_view("−").size();
    }
    const std::size_t first = i;
    while (i < text_.size() && isDigit(text_[i])) ++i;
    if (i == first) return at;
    digits += "e" + sign + std::string(text_.substr(first, i - first));
    return i;
  }

  std::string_view text_;
  std::string error_;
  int depth_ = 0;
};

}  // namespace

std::variant<double, ExpressionError> evaluate(std::string_view text) { return Parser(text).run(); }

}  // namespace gjklab
