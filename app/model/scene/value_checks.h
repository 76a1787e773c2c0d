#pragma once
// Checks for the bodies of scenes and worlds: finite numbers within range, sizes, numbers of points.

#include "model/scene/scene_validator.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cmath>

namespace gjklab {

/// The algorithms multiply up to six lengths; the products must neither overflow nor underflow in double precision.
inline constexpr double kGreatestNumber = 1e50;
inline constexpr double kLeastSize = 1e-50;  ///< of a size that is not 0

/// Checks values and keeps the first fault.
class ValueChecks {
 public:
  explicit ValueChecks(int dimension) : dimension_(dimension) {}

  SceneFault fault;

  void check(const std::string& path, const Body& body);

 protected:
  void report(const std::string& path, std::string sentence) {
    if (fault.sentence.empty()) fault = {path, std::move(sentence)};
  }
  void number(const std::string& path, double value) {
    if (!std::isfinite(value)) {
      report(path, tr("must be a finite number"));
    } else if (std::abs(value) > kGreatestNumber) {
      report(path, tr("must be from -1e50 to 1e50; it is {value}", arg("value", value)));
    }
  }
  void notNegative(const std::string& path, double value) {
    if (!std::isfinite(value)) {
      report(path, tr("must be a finite number"));
    } else if (value < 0 || value > kGreatestNumber) {
      report(path, tr("must be from 0 to 1e50; it is {value}", arg("value", value)));
    }
  }
  void size(const std::string& path, double value) {
    notNegative(path, value);
    if (value > 0 && value < kLeastSize)
      report(path, tr("must be 0 or at least 1e-50; it is {value}", arg("value", value)));
  }
  /// Builds no text for valid values.
  template <class Check>
  void each(const std::string& path, const dvec3& vector, Check check_one) {
    for (int i = 0; i < dimension_; ++i)
      if (!(vector[i] >= kLeastSize && vector[i] <= kGreatestNumber))
        check_one(fmt::format("{}[{}]", path, i), vector[i]);
  }
  void vector(const std::string& path, const dvec3& value) {
    each(path, value, [this](const std::string& where, double x) { number(where, x); });
  }
  void sizes(const std::string& path, const dvec3& value) {
    each(path, value, [this](const std::string& where, double x) { size(where, x); });
  }
  /// Greater than 0.
  void positive(const std::string& path, double value);

  int dimension_;

 private:
  void points(const std::string& path, const Body& body);
  void extent(const std::string& path, const std::vector<dvec3>& points);
};

}  // namespace gjklab
