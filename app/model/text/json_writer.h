#pragma once
// The only JSON writer. It adds the commas of objects and arrays, and writes numbers that read back as the same double.
// All JSON output of the program uses it.

#include <glm/glm.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace gjklab {

/// How the text is laid out.
enum class JsonLayout : std::uint8_t {
  compact,  ///< without spaces
  spaced,   ///< a space behind every comma and colon
  pretty,   ///< like spaced, with every key on its own line
};

/// How a negative zero is written.
enum class JsonZero : std::uint8_t {
  plain,  ///< "0": for answers, where "-0.0" would only confuse
  kept,   ///< "-0.0": for data that must read back as the same bits
};

class JsonWriter {
 public:
  /// `dimension`: how many numbers a vector has.
  explicit JsonWriter(int dimension = 3, JsonLayout layout = JsonLayout::compact, JsonZero zero = JsonZero::plain)
      : dimension_(dimension), layout_(layout), zero_(zero) {}

  /// From now on numbers have at most this many significant digits; 0: as many as needed to read back the same double.
  void setDigits(int digits) { digits_ = digits; }

  /// A key in plain ASCII, as all fixed keys are.
  JsonWriter& key(std::string_view name);
  /// A key that may be any text.
  JsonWriter& keyOf(std::string_view name);
  void open(char bracket);
  void close(char bracket);
  /// The next element, or closing bracket, begins a line at this indent.
  void line(int indent = 0) { line_ = indent; }

  /// Invalid UTF-8 becomes U+FFFD.
  void text(std::string_view value);
  /// null for numbers that JSON cannot represent (NaN, infinity), and for what is not known.
  void number(double value, bool known = true);
  void whole(long long value);
  void truth(bool value);
  void none();
  /// A value that is JSON already.
  void json(std::string_view value);
  void vector(const glm::dvec3& value, bool known = true);

  template <class List, class Write>
  void list(const List& items, Write write) {
    open('[');
    for (const auto& item : items) write(item);
    close(']');
  }
  void vectors(const std::vector<glm::dvec3>& items);
  void numbers(const std::vector<double>& items);
  void wholes(const std::vector<int>& items);

  std::string take() { return std::move(out_); }

 private:
  static constexpr int kNoLine = -1;

  void separate();
  void breakLine();

  int dimension_;
  JsonLayout layout_;
  JsonZero zero_;
  bool fresh_ = true;   ///< no comma before the next element
  int line_ = kNoLine;  ///< indent of the next line
  int digits_ = 0;
  int depth_ = 0;  ///< number of open brackets
  std::string out_;
};

/// A single string, as the writer writes it.
std::string jsonText(std::string_view text);

}  // namespace gjklab
