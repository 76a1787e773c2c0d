#pragma once
// The little that all JSON answers are made of: objects and arrays that put their own commas.

#include "model/text/json_text.h"

#include <glm/glm.hpp>
#include <string>
#include <vector>

namespace gjklab {

class JsonWriter {
 public:
  explicit JsonWriter(int dimension) : dimension_(dimension) {}

  JsonWriter& key(const char* name) {
    separate();
    appendString(out_, name);
    out_ += ':';
    fresh_ = true;
    return *this;
  }
  void open(char bracket) {
    separate();
    out_ += bracket;
    fresh_ = true;
  }
  void close(char bracket) {
    out_ += bracket;
    fresh_ = false;
  }
  void line() { line_ = true; }  ///< the next element begins a line

  void text(const std::string& value) { separate(), appendString(out_, value); }
  void number(double value) { separate(), appendPlainNumber(out_, value); }
  void whole(int value) { separate(), out_ += std::to_string(value); }
  void truth(bool value) { separate(), out_ += value ? "true" : "false"; }
  void none() { separate(), out_ += "null"; }
  void vector(const glm::dvec3& value) { separate(), appendPlainVector(out_, value, dimension_); }

  template <class List, class Write>
  void list(const List& items, Write write) {
    open('[');
    for (const auto& item : items) write(item);
    close(']');
  }
  void vectors(const std::vector<glm::dvec3>& items) {
    list(items, [this](const glm::dvec3& item) { vector(item); });
  }
  void wholes(const std::vector<int>& items) {
    list(items, [this](int item) { whole(item); });
  }

  std::string take() { return std::move(out_); }

 private:
  void separate() {
    if (!fresh_) out_ += ',';
    if (line_) out_ += '\n';
    fresh_ = line_ = false;
  }
  int dimension_;
  bool fresh_ = true, line_ = false;
  std::string out_;
};

}  // namespace gjklab
