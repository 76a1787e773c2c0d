#include "batch.h"

#include "gjk/query.h"

#include "values.h"

#include <limits>
#include <stdexcept>

namespace gjklab::python {

namespace {

/// One shape for all pairs, or one for each.
class Shapes {
 public:
  explicit Shapes(const py::object& given) {
    if (py::isinstance<ShapeValue>(given)) {
      shapes_.push_back(&given.cast<const ShapeValue&>());
    } else {
      for (const py::handle each : given) shapes_.push_back(&each.cast<const ShapeValue&>());
      count_ = static_cast<py::ssize_t>(shapes_.size());
    }
    for (const ShapeValue* shape : shapes_) dimensions_ &= shape->dimensions();
  }
  /// −1: one for all.
  py::ssize_t count() const { return count_; }
  Dimensions dimensions() const { return dimensions_; }
  const ShapeValue& operator[](py::ssize_t i) const { return *shapes_[count_ < 0 ? 0 : static_cast<std::size_t>(i)]; }

 private:
  std::vector<const ShapeValue*> shapes_;
  py::ssize_t count_ = -1;
  Dimensions dimensions_ = kAnyDimension;
};

class Poses {
 public:
  explicit Poses(const py::object& given) {
    const bool many = !given.is_none() && !py::isinstance<PoseValue>(given);
    const Array matrices = many ? arrayOf(given, "the poses") : Array();
    if (!many || matrices.ndim() != 3) {
      poses_.push_back(poseOf(given));
    } else {
      const py::ssize_t n = matrices.shape(1);
      if (n < 2 || n > 4 || matrices.shape(2) != n)
        throw std::invalid_argument("the poses have the shape " + shapeText(matrices) +
                                    "; it must be (n, 4, 4), (n, 3, 3) in 2-D, or (n, 2, 2) in 1-D");
      count_ = matrices.shape(0);
      dimensions_ = 1U << (n - 1);
      for (py::ssize_t i = 0; i < count_; ++i) add(matrices.data() + i * n * n, static_cast<int>(n) - 1, i);
    }
    if (!poses_.empty()) dimensions_ = poses_.front().dimensions();
  }
  py::ssize_t count() const { return count_; }
  Dimensions dimensions() const { return dimensions_; }
  const PoseValue& operator[](py::ssize_t i) const { return poses_[count_ < 0 ? 0 : static_cast<std::size_t>(i)]; }

 private:
  void add(const double* matrix, int dimension, py::ssize_t i) {
    try {
      poses_.emplace_back(matrix, dimension);
    } catch (const std::invalid_argument& fault) {
      throw std::invalid_argument("pose " + std::to_string(i) + ": " + fault.what());
    }
  }

  std::vector<PoseValue> poses_;
  py::ssize_t count_ = -1;
  Dimensions dimensions_ = kAnyDimension;
};

/// n, which all that are not one for all must have.
py::ssize_t commonCount(std::initializer_list<py::ssize_t> counts) {
  py::ssize_t common = -1;
  for (const py::ssize_t count : counts) {
    if (count < 0) continue;
    if (common >= 0 && count != common)
      throw std::invalid_argument("there are " + std::to_string(common) + " and " + std::to_string(count) +
                                  " shapes or poses; all that are many must be as many");
    common = count;
  }
  return common < 0 ? 1 : common;
}

template <int D>
struct Columns {
  explicit Columns(py::ssize_t n)
      : status(n),
        termination(n),
        distance(n),
        depth(n),
        lower(n),
        upper(n),
        normal({n, py::ssize_t(D)}),
        point_a({n, py::ssize_t(D)}),
        point_b({n, py::ssize_t(D)}) {}

  /// Needs no lock: the arrays are nobody else's yet.
  void set(py::ssize_t i, const gjk::Result<D>& r) {
    const double none = std::numeric_limits<double>::quiet_NaN();
    status.mutable_data()[i] = static_cast<std::uint8_t>(r.status);
    termination.mutable_data()[i] = static_cast<std::uint8_t>(r.termination);
    distance.mutable_data()[i] = r.has_distance ? r.distance : none;
    depth.mutable_data()[i] = r.depth;
    lower.mutable_data()[i] = r.lower_bound;
    upper.mutable_data()[i] = r.has_distance ? r.upper_bound : none;
    for (int k = 0; k < D; ++k) {
      normal.mutable_data()[i * D + k] = r.normal[k];
      point_a.mutable_data()[i * D + k] = r.has_distance ? r.point_a[k] : none;
      point_b.mutable_data()[i * D + k] = r.has_distance ? r.point_b[k] : none;
    }
  }

  py::dict dict() const {
    py::dict out;
    out["status"] = status;
    out["distance"] = distance;
    out["depth"] = depth;
    out["normal"] = normal;
    out["point_a"] = point_a;
    out["point_b"] = point_b;
    out["lower_bound"] = lower;
    out["upper_bound"] = upper;
    out["termination"] = termination;
    return out;
  }

  py::array_t<std::uint8_t> status, termination;
  py::array_t<double> distance, depth, lower, upper, normal, point_a, point_b;
};

}  // namespace

void refuseUnanswered(gjk::Termination termination) {
  if (termination == gjk::Termination::invalid_input)
    throw std::invalid_argument("a coordinate of the pair is beyond 2^300, or a support function contradicts itself");
  if (termination == gjk::Termination::unsuited)
    throw std::invalid_argument("the separating axis test takes polytopes, with or without margins, alone");
}

py::dict queryMany(py::object a, py::object b, py::object poses_a, py::object poses_b, const py::dict& given) {
  const Shapes shapes_a(a), shapes_b(b);
  const Poses all_a(poses_a), all_b(poses_b);
  const py::ssize_t n = commonCount({shapes_a.count(), shapes_b.count(), all_a.count(), all_b.count()});
  const Dimensions common = shapes_a.dimensions() & shapes_b.dimensions() & all_a.dimensions() & all_b.dimensions() &
                            dimensionsOfOptions(given);
  return inDimension(common, [&](auto d) {
    const gjk::Options<d> options = optionsOf<d>(given);
    Columns<d> columns(n);
    gjk::Termination worst = gjk::Termination::converged;
    {
      const py::gil_scoped_release release;
      for (py::ssize_t i = 0; i < n; ++i) {
        const gjk::Result<d> result = gjk::query(shapes_a[i].template as<d>(), all_a[i].template as<d>(),
                                                 shapes_b[i].template as<d>(), all_b[i].template as<d>(), options);
        worst = std::max(worst, result.termination);
        columns.set(i, result);
      }
    }
    refuseUnanswered(worst);
    return columns.dict();
  });
}

}  // namespace gjklab::python
