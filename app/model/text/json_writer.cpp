#include "model/text/json_writer.h"

#include "model/text/json_text.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace gjklab {

void JsonWriter::breakLine() {
  if (line_ == kNoLine) return;
  out_ += '\n';
  out_.append(static_cast<std::size_t>(line_), ' ');
  line_ = kNoLine;
}

void JsonWriter::separate() {
  if (!fresh_) out_ += layout_ != JsonLayout::compact && line_ == kNoLine ? ", " : ",";
  breakLine();
  fresh_ = false;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  if (layout_ == JsonLayout::pretty && line_ == kNoLine) line(2 * depth_);
  separate();
  out_ += '"';
  out_ += name;
  out_ += layout_ == JsonLayout::compact ? "\":" : "\": ";
  fresh_ = true;
  return *this;
}

JsonWriter& JsonWriter::keyOf(std::string_view name) {
  const std::string text = jsonText(name);
  return key(std::string_view(text).substr(1, text.size() - 2));
}

void JsonWriter::open(char bracket) {
  separate();
  out_ += bracket;
  ++depth_;
  fresh_ = true;
}

void JsonWriter::close(char bracket) {
  --depth_;
  if (layout_ == JsonLayout::pretty && bracket == '}') line(2 * depth_);
  breakLine();
  out_ += bracket;
  fresh_ = false;
}

void JsonWriter::text(std::string_view value) {
  separate();
  appendString(out_, std::string(value));
}

void JsonWriter::number(double value, bool known) {
  if (!known) return none();
  separate();
  if (digits_ > 0 && std::isfinite(value)) value = std::strtod(fmt::format("{:.{}g}", value, digits_).c_str(), nullptr);
  if (zero_ == JsonZero::kept) {
    appendNumber(out_, value);
  } else {
    appendPlainNumber(out_, value);
  }
}

void JsonWriter::whole(long long value) {
  separate();
  out_ += std::to_string(value);
}

void JsonWriter::truth(bool value) { json(value ? "true" : "false"); }

void JsonWriter::none() { json("null"); }

void JsonWriter::json(std::string_view value) {
  separate();
  out_ += value;
}

void JsonWriter::vector(const glm::dvec3& value, bool known) {
  if (!known) return none();
  open('[');
  for (int i = 0; i < dimension_; ++i) number(value[i]);
  close(']');
}

void JsonWriter::vectors(const std::vector<glm::dvec3>& items) {
  list(items, [this](const glm::dvec3& item) { vector(item); });
}

void JsonWriter::numbers(const std::vector<double>& items) {
  list(items, [this](double item) { number(item); });
}

void JsonWriter::wholes(const std::vector<int>& items) {
  list(items, [this](int item) { whole(item); });
}

std::string jsonText(std::string_view text) {
  JsonWriter json;
  json.text(text);
  return json.take();
}

}  // namespace gjklab
