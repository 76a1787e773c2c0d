#include "values.h"

#include "gjk/every_value.h"
#include "gjk/shape_fields.h"
#include "gjk/validate.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace gjklab::python {

namespace {

[[noreturn]] void refuse(const std::string& sentence) { throw std::invalid_argument(sentence); }

/// None where the kind does not exist in D dimensions, or takes other numbers.
template <int D>
std::optional<gjk::Shape<D>> shapeIn(const std::string& word, const Array& array, double margin) {
  typename gjk::ShapeKinds<D>::Variant kind;
  if (array.ndim() == 2 && array.shape(1) != D) return std::nullopt;
  const std::span<const double> numbers(array.data(), static_cast<std::size_t>(array.size()));
  if (!gjk::setKind<D>(kind, word) || !gjk::setNumbers<D>(kind, numbers)) return std::nullopt;
  return gjk::Shape<D>{std::move(kind), margin};
}

bool hasPoints(const std::string& word) {
  bool found = false;
  const auto look = [&]<class Kind>(std::type_identity<Kind>) {
    found = found || (word == Kind::kWord && requires(Kind shape) { shape.points; });
  };
  gjk::eachKind<2>(look);
  gjk::eachKind<3>(look);
  return found;
}

/// What a shape's array must be.
std::string rightShape(const std::string& kind) {
  if (kind == "segment") return "(2, D) with D = 1, 2 or 3";
  if (kind == "hull") return "(n, D) with D = 1, 2 or 3";
  if (kind == "bezier") return "(3, 2) or (4, 2)";
  if (kind == "ellipsoid") return "(2,) or (3,)";
  return "(D,) with D = 1, 2 or 3";
}

void refuseFault(const std::string& fault) {
  if (!fault.empty()) refuse(fault);
}

template <int D>
gjk::Rotation<D> rotationOf(const double* matrix) {
  gjk::Rotation<D> rotation;
  if constexpr (D == 1)
    if (!(std::abs(matrix[0] - 1) <= 1e-12)) refuse("the matrix turns or scales; in 1-D it may only move");
  if constexpr (D == 2) {
    rotation = {matrix[0], matrix[3]};
    if (!(std::abs(matrix[1] + matrix[3]) <= 1e-12 && std::abs(matrix[4] - matrix[0]) <= 1e-12))
      refuse("the rotation does not preserve lengths and angles: it is scaled, sheared or mirrored");
  }
  if constexpr (D == 3)
    for (int row = 0; row < 3; ++row)
      for (int column = 0; column < 3; ++column) rotation.matrix[column][row] = matrix[4 * row + column];
  return rotation;
}

template <int D>
gjk::Pose<D> poseOfMatrix(const double* matrix) {
  constexpr int n = D + 1;
  for (int column = 0; column < n; ++column)
    if (matrix[n * D + column] != (column == D ? 1 : 0)) refuse("the last row of a pose must be 0 … 0 1");
  gjk::Pose<D> pose{gjk::Vec<D>(0.0), rotationOf<D>(matrix)};
  for (int row = 0; row < D; ++row) pose.position[row] = matrix[n * row + D];
  if constexpr (D == 3)
    if (glm::determinant(pose.rotation.matrix) < 0)
      refuse("the matrix of the pose mirrors; it must turn and move only");
  refuseFault(gjk::validate(pose));
  return pose;
}

gjk::Rotation<3> rotationOfQuaternion(py::handle value) {
  const Array numbers = arrayOf(value, "the orientation");
  if (numbers.ndim() != 1 || numbers.shape(0) != 4)
    refuse("the orientation has the shape " + shapeText(numbers) + "; in 3-D it must be a quaternion [x, y, z, w]");
  const double* q = numbers.data();
  glm::dquat quaternion(q[3], q[0], q[1], q[2]);
  const double largest = std::max({std::abs(q[0]), std::abs(q[1]), std::abs(q[2]), std::abs(q[3])});
  if (!(largest > 0 && std::isfinite(glm::dot(quaternion / largest, quaternion / largest))))
    refuse("the quaternion must be finite and not zero");
  // As scene files are read: one that has unit length already keeps its digits.
  if (!(std::abs(glm::dot(quaternion, quaternion) - 1) <= 1e-14)) quaternion = glm::normalize(quaternion / largest);
  return gjk::Rotation<3>::fromQuaternion(quaternion);
}

/// The enumerator of this name.
template <class Enum>
Enum wordOf(const std::string& key, py::handle value) {
  auto word = value.cast<std::string>();
  for (char& c : word)
    if (c == '_') c = '-';
  std::string allowed;
  for (const Enum each : gjk::everyValue<Enum>()) {
    if (word == gjk::name(each)) return each;
    allowed += (allowed.empty() ? "" : ", ") + std::string(gjk::name(each));
  }
  refuse(key + " is \"" + word + "\"; it must be one of: " + allowed);
}

double positive(const std::string& key, py::handle value, bool or_zero = false) {
  const double number = value.cast<double>();
  if (!(or_zero ? number >= 0 : number > 0))
    refuse(key + " is " + std::to_string(number) + "; it must be " + (or_zero ? "0 or above" : "above 0"));
  return number;
}

int count(const std::string& key, py::handle value) {
  const int number = value.cast<int>();
  if (number < 1) refuse(key + " is " + std::to_string(number) + "; it must be 1 or above");
  return number;
}

}  // namespace

std::string shapeText(const py::array& array) { return py::str(array.attr("shape")).cast<std::string>(); }

Array arrayOf(py::handle value, const std::string& what) {
  Array array = Array::ensure(value);
  if (!array) {
    PyErr_Clear();
    refuse(what + " must be an array of numbers");
  }
  return array;
}

Dimensions dimensionsOfVector(py::handle value, const std::string& what) {
  const Array array = arrayOf(value, what);
  const py::ssize_t size = array.ndim() == 0 ? 1 : array.shape(0);
  if (array.ndim() > 1 || size < 1 || size > 3)
    refuse(what + " has the shape " + shapeText(array) + "; it must have 1, 2 or 3 numbers");
  return 1U << size;
}

template <int D>
gjk::Vec<D> vectorOf(py::handle value, const std::string& what) {
  const Array array = arrayOf(value, what);
  if (array.ndim() > 1 || array.size() != D)
    refuse(what + " has the shape " + shapeText(array) + "; it must have " + std::to_string(D) + " numbers");
  gjk::Vec<D> v(0.0);
  for (int i = 0; i < D; ++i) {
    v[i] = array.data()[i];
    if (!std::isfinite(v[i])) refuse(what + " must be finite");
  }
  return v;
}
template gjk::Vec<1> vectorOf<1>(py::handle, const std::string&);
template gjk::Vec<2> vectorOf<2>(py::handle, const std::string&);
template gjk::Vec<3> vectorOf<3>(py::handle, const std::string&);

ShapeValue::ShapeValue(const std::string& kind, py::handle numbers, double margin) {
  const Array array = arrayOf(numbers, "the " + std::string(hasPoints(kind) ? "points" : "sizes"));
  if (kind == "hull" && array.size() == 0) refuse("the hull has no points; it needs one or more");
  if (hasPoints(kind) == (array.ndim() == 2) && array.ndim() <= 2) {
    in<1>() = shapeIn<1>(kind, array, margin);
    in<2>() = shapeIn<2>(kind, array, margin);
    in<3>() = shapeIn<3>(kind, array, margin);
  }
  if (dimensions() == 0)
    refuse("the array of the " + kind + " has the shape " + shapeText(array) + "; it must be " + rightShape(kind));
  inDimension(dimensions(), [&](auto d) {
    refuseFault(gjk::validate(this->as<d>()));
    in<d>()->prepare();
  });
}

PoseValue::PoseValue() { in<1>().emplace(), in<2>().emplace(), in<3>().emplace(); }

PoseValue::PoseValue(py::handle position, py::handle orientation) {
  inDimension(dimensionsOfVector(position, "the position"), [&](auto d) {
    gjk::Pose<d>& pose = in<d>().emplace();
    pose.position = vectorOf<d>(position, "the position");
    if constexpr (d == 2)
      if (!orientation.is_none()) pose.rotation = gjk::Rotation<2>::fromAngle(vectorOf<1>(orientation, "the angle").x);
    if constexpr (d == 3)
      if (!orientation.is_none()) pose.rotation = rotationOfQuaternion(orientation);
    if constexpr (d == 1)
      if (!orientation.is_none()) refuse("nothing turns in 1-D; leave the orientation out");
    refuseFault(gjk::validate(pose));
  });
}

PoseValue::PoseValue(const double* matrix, int dimension) {
  inDimension(1U << dimension, [&](auto d) { in<d>() = poseOfMatrix<d>(matrix); });
}

PoseValue poseOf(py::handle value) {
  if (value.is_none()) return {};
  if (py::isinstance<PoseValue>(value)) return value.cast<const PoseValue&>();
  const Array matrix = arrayOf(value, "the pose");
  const py::ssize_t n = matrix.ndim() == 2 ? matrix.shape(0) : 0;
  if (n < 2 || n > 4 || matrix.shape(1) != n)
    refuse("the pose has the shape " + shapeText(matrix) +
           "; it must be a Pose, (4, 4), (3, 3) in 2-D, or (2, 2) in 1-D");
  return PoseValue(matrix.data(), static_cast<int>(n) - 1);
}

Dimensions dimensionsOfOptions(const py::dict& options) {
  if (!options.contains("initial_direction") || options["initial_direction"].is_none()) return kAnyDimension;
  return dimensionsOfVector(options["initial_direction"], "the initial direction");
}

template <int D>
gjk::Options<D> optionsOf(const py::dict& given) {
  using namespace gjk;
  Options<D> options;
  for (const std::pair<py::handle, py::handle> item : given) {
    const py::handle value = item.second;
    const auto key = item.first.cast<std::string>();
    if (key == "method") {
      options.method = wordOf<Method>(key, value);
    } else if (key == "sub_distance") {
      options.sub_distance = wordOf<SubDistance>(key, value);
    } else if (key == "acceleration") {
      options.acceleration = wordOf<Acceleration>(key, value);
    } else if (key == "rounding") {
      options.rounding = wordOf<Rounding>(key, value);
    } else if (key == "initial_direction") {
      if (value.is_none()) continue;
      options.initial_direction = vectorOf<D>(value, "the initial direction");
      if (*options.initial_direction == Vec<D>(0.0))
        refuse("the initial direction is zero; it may have any other length");
    } else if (key == "tolerance") {
      options.tolerance = positive(key, value);
    } else if (key == "epa_tolerance") {
      options.epa_tolerance = positive(key, value);
    } else if (key == "distance_limit") {
      options.distance_limit = positive(key, value, true);
    } else if (key == "max_iterations") {
      options.max_iterations = count(key, value);
    } else if (key == "epa_max_iterations") {
      options.epa_max_iterations = count(key, value);
    } else if (key == "closed_forms") {
      options.closed_forms = value.cast<bool>();
    } else {
      throw py::type_error("there is no option " + key);
    }
  }
  return options;
}
template gjk::Options<1> optionsOf<1>(const py::dict&);
template gjk::Options<2> optionsOf<2>(const py::dict&);
template gjk::Options<3> optionsOf<3>(const py::dict&);

}  // namespace gjklab::python
