#include "model/text/json_text.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>

namespace gjklab {

void appendNumber(std::string& out, double value) {
  if (!std::isfinite(value)) {
    out += "null";
  } else if (value == 0 && std::signbit(value)) {
    out += "-0.0";  // "-0" is an integer to many readers and loses its sign
  } else {
    fmt::format_to(std::back_inserter(out), "{}", value);
  }
}

void appendPlainNumber(std::string& out, double value) { appendNumber(out, value == 0 ? 0.0 : value); }

void appendVector(std::string& out, const glm::dvec3& value, int dimension, const char* separator) {
  out += '[';
  for (int i = 0; i < dimension; ++i) {
    if (i > 0) out += separator;
    appendNumber(out, value[i]);
  }
  out += ']';
}

void appendPlainVector(std::string& out, const glm::dvec3& value, int dimension) {
  // −0 + 0 = +0 in the default rounding mode; every other number stays as it is.
  appendVector(out, value + glm::dvec3(0.0), dimension);
}

void appendString(std::string& out, const std::string& text) {
  out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace gjklab
