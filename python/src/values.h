#pragma once
// What Python gives: numbers, shapes, poses and options, each in every dimension in which it makes sense. The
// dimension of a call is the greatest in which all of its arguments do. Faults are std::invalid_argument, which Python
// sees as ValueError.

#include "gjk/options.h"
#include "gjk/pose.h"
#include "gjk/shape.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <optional>
#include <string>
#include <tuple>

namespace gjklab::python {

namespace py = pybind11;

/// Dimensions as bits: bit D is dimension D.
using Dimensions = unsigned;
inline constexpr Dimensions kAnyDimension = 0b1110;

using Array = py::array_t<double, py::array::c_style | py::array::forcecast>;

/// "(3, 4)": the shape of an array.
std::string shapeText(const py::array&);
/// An array of any shape; `what` names it in the error ("the position").
Array arrayOf(py::handle, const std::string& what);
/// D finite numbers.
template <int D>
gjk::Vec<D> vectorOf(py::handle, const std::string& what);
/// The dimension of a vector, as a bit.
Dimensions dimensionsOfVector(py::handle, const std::string& what);

template <template <int> class T>
struct InEveryDimension {
  std::tuple<std::optional<T<1>>, std::optional<T<2>>, std::optional<T<3>>> parts;

  template <int D>
  std::optional<T<D>>& in() {
    return std::get<D - 1>(parts);
  }
  /// Only where dimensions() says that it is there.
  template <int D>
  const T<D>& as() const {
    return *std::get<D - 1>(parts);
  }
  Dimensions dimensions() const {
    return (std::get<0>(parts) ? 2U : 0U) | (std::get<1>(parts) ? 4U : 0U) | (std::get<2>(parts) ? 8U : 0U);
  }
};

struct ShapeValue : InEveryDimension<gjk::Shape> {
  /// `kind` as in scene files; `numbers`: its points (n, D), its extents or radii (D), or its lengths.
  ShapeValue(const std::string& kind, py::handle numbers, double margin);
};

struct PoseValue : InEveryDimension<gjk::Pose> {
  /// The identity.
  PoseValue();
  /// `orientation`: None, an angle in 2-D, a quaternion [x, y, z, w] of any length but zero in 3-D.
  PoseValue(py::handle position, py::handle orientation);
  /// (D + 1) × (D + 1), the last row 0 … 0 1.
  explicit PoseValue(const double* matrix, int dimension);
};

/// None, a Pose or a matrix.
PoseValue poseOf(py::handle);

/// Keywords as the scene's "query", with '_' or '-' in words.
template <int D>
gjk::Options<D> optionsOf(const py::dict&);
Dimensions dimensionsOfOptions(const py::dict&);

/// Calls f with the dimension as a constant. `what` says whose dimensions did not agree.
template <class F>
auto inDimension(Dimensions common, F f) {
  if (common & 8U) return f(std::integral_constant<int, 3>());
  if (common & 4U) return f(std::integral_constant<int, 2>());
  if (common & 2U) return f(std::integral_constant<int, 1>());
  throw std::invalid_argument("the shapes, poses and vectors have no dimension in common; all must be 1-D, 2-D or 3-D");
}

}  // namespace gjklab::python
