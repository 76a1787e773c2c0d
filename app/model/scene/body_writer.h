#pragma once
// What scene files and world files have in common when they are written: objects, and the fields of a body.

#include "model/scene/scene.h"
#include "model/text/json_text.h"

namespace gjklab {

/// Writes one object: on a line of its own per key when pretty, without spaces otherwise.
class ObjectWriter {
 public:
  ObjectWriter(std::string& out, bool pretty, int indent) : out_(out), pretty_(pretty), indent_(indent) { out_ += '{'; }

  void key(const char* word) {
    if (!first_) out_ += ',';
    first_ = false;
    newLine(indent_ + 2);
    out_ += '"';
    out_ += word;
    out_ += pretty_ ? "\": " : "\":";
  }
  void number(const char* word, double value) {
    key(word);
    appendNumber(out_, value);
  }
  void truth(const char* word, bool value) {
    key(word);
    out_ += value ? "true" : "false";
  }
  void text(const char* word, const std::string& value) {
    key(word);
    appendString(out_, value);
  }
  void vector(const char* word, const dvec3& value, int dimension) {
    key(word);
    appendVector(out_, value, dimension, separator());
  }
  void numbers(const char* word, std::initializer_list<double> values) {
    key(word);
    const char* before = "[";
    for (const double value : values) {
      out_ += before;
      appendNumber(out_, value);
      before = separator();
    }
    out_ += ']';
  }
  void points(const char* word, const std::vector<dvec3>& points, int dimension) {
    constexpr std::size_t kPerLine = 8;
    key(word);
    out_ += '[';
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (i > 0) out_ += i % kPerLine == 0 ? "," : separator();
      if (i % kPerLine == 0 && points.size() > kPerLine) newLine(indent_ + 4);
      appendVector(out_, points[i], dimension, separator());
    }
    out_ += ']';
  }
  void close() {
    newLine(indent_);
    out_ += '}';
  }
  const char* separator() const { return pretty_ ? ", " : ","; }

 private:
  void newLine(int indent) {
    if (!pretty_) return;
    out_ += '\n';
    out_.append(static_cast<std::size_t>(indent), ' ');
  }

  std::string& out_;
  bool pretty_, first_ = true;
  int indent_;
};

/// The keys of a body in the documented order, into an object that is open.
void writeBody(ObjectWriter& object, const Body& body, int dimension);

}  // namespace gjklab
