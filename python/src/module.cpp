// The functions of gjklab._core. gjklab/__init__.py gives them their Python face.

#include "answers.h"
#include "batch.h"
#include "values.h"

#include "gjk/every_value.h"
#include "gjk/half_space.h"
#include "gjk/hull.h"
#include "gjk/manifold.h"
#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjk/toi.h"
#include "gjk/warm_start.h"

#include <stdexcept>
#include <tuple>

namespace gjklab::python {

namespace {

/// What a slowly moving pair keeps, in the dimension of its queries.
struct WarmValue {
  std::tuple<gjk::WarmStart<1>, gjk::WarmStart<2>, gjk::WarmStart<3>> in;
  void clear() {
    std::apply([](auto&... each) { (each.clear(), ...); }, in);
  }
};

/// A pair as it was given.
struct PairGiven {
  PairGiven(const ShapeValue& first, const ShapeValue& second, py::handle pose_first, py::handle pose_second)
      : a(first), b(second), pose_a(poseOf(pose_first)), pose_b(poseOf(pose_second)) {}
  Dimensions dimensions() const { return a.dimensions() & b.dimensions() & pose_a.dimensions() & pose_b.dimensions(); }
  const ShapeValue &a, &b;
  PoseValue pose_a, pose_b;
};

template <int D>
gjk::Result<D> ask(const PairGiven& pair, const gjk::Options<D>& options, gjk::Trace<D>* trace = nullptr,
                   gjk::WarmStart<D>* warm = nullptr) {
  gjk::Result<D> result;
  {
    const py::gil_scoped_release release;
    result = gjk::query(pair.a.as<D>(), pair.pose_a.as<D>(), pair.b.as<D>(), pair.pose_b.as<D>(), options, trace, warm);
  }
  refuseUnanswered(result.termination);
  return result;
}

py::dict query(const ShapeValue& a, const ShapeValue& b, py::handle pose_a, py::handle pose_b, const py::dict& options,
               WarmValue* warm) {
  const PairGiven pair(a, b, pose_a, pose_b);
  return inDimension(pair.dimensions() & dimensionsOfOptions(options), [&](auto d) {
    gjk::WarmStart<d>* const kept = warm ? &std::get<d - 1>(warm->in) : nullptr;
    return resultDict<d>(ask<d>(pair, optionsOf<d>(options), nullptr, kept), arrayOfVector<d>);
  });
}

py::dict queryHalfSpace(const ShapeValue& a, py::handle normal, double offset, py::handle pose, double tolerance) {
  const PoseValue placed = poseOf(pose);
  return inDimension(a.dimensions() & placed.dimensions() & dimensionsOfVector(normal, "the normal"), [&](auto d) {
    const gjk::HalfSpace<d> half_space{vectorOf<d>(normal, "the normal"), offset};
    const gjk::Result<d> result = gjk::query(a.as<d>(), placed.as<d>(), half_space, tolerance);
    if (result.status == gjk::Status::invalid)
      throw std::invalid_argument("the normal must not be zero, and the offset and the tolerance must be finite");
    return resultDict<d>(result, arrayOfVector<d>);
  });
}

py::dict overlap(const ShapeValue& a, const ShapeValue& b, py::handle pose_a, py::handle pose_b,
                 const py::dict& given) {
  const PairGiven pair(a, b, pose_a, pose_b);
  return inDimension(pair.dimensions() & dimensionsOfOptions(given), [&](auto d) {
    const gjk::Options<d> options = optionsOf<d>(given);
    const gjk::Overlap<d> answer =
        gjk::overlap<d>(a.as<d>(), pair.pose_a.as<d>(), b.as<d>(), pair.pose_b.as<d>(), options);
    refuseUnanswered(answer.termination);
    py::array_t<double> simplex({py::ssize_t(answer.simplex.size()), py::ssize_t(d)});
    for (int i = 0; i < answer.simplex.size(); ++i)
      for (int k = 0; k < d; ++k) simplex.mutable_at(i, k) = answer.simplex[i].w[k];
    py::dict out;
    out["meets"] = answer.meets;
    out["direction"] = answer.meets ? py::object(py::none()) : py::object(arrayOfVector<d>(answer.direction));
    out["gap"] = valueOrNone(!answer.meets, answer.gap);
    out["simplex"] = simplex;
    return out;
  });
}

/// "dimension", and what follows the scene in `gjklab trace`.
py::dict trace(const ShapeValue& a, const ShapeValue& b, py::handle pose_a, py::handle pose_b, const py::dict& given) {
  const PairGiven pair(a, b, pose_a, pose_b);
  return inDimension(pair.dimensions() & dimensionsOfOptions(given), [&](auto d) {
    const gjk::Options<d> options = optionsOf<d>(given);
    if (options.method == gjk::Method::separating_axes)
      throw std::invalid_argument("the separating axis test has no trace of GJK; use another method");
    gjk::Trace<d> trace;
    ask<d>(pair, options, &trace);
    py::dict out = traceDict<d>(trace, options.method);
    out["dimension"] = int(d);
    return out;
  });
}

py::dict contacts(const ShapeValue& a, const ShapeValue& b, py::handle pose_a, py::handle pose_b,
                  const py::dict& options) {
  const PairGiven pair(a, b, pose_a, pose_b);
  return inDimension(pair.dimensions() & dimensionsOfOptions(options), [&](auto d) {
    const gjk::Result<d> result = ask<d>(pair, optionsOf<d>(options));
    const gjk::Manifold<d> manifold =
        gjk::contactManifold<d>(a.as<d>(), pair.pose_a.as<d>(), b.as<d>(), pair.pose_b.as<d>(), result);
    const py::ssize_t n = manifold.contacts.size();
    py::array_t<double> points_a({n, py::ssize_t(d)}), points_b({n, py::ssize_t(d)}), depths(n);
    py::array_t<int> features(n);
    for (int i = 0; i < n; ++i) {
      const gjk::Contact<d>& contact = manifold.contacts[i];
      for (int k = 0; k < d; ++k) {
        points_a.mutable_at(i, k) = contact.point_a[k];
        points_b.mutable_at(i, k) = contact.point_b[k];
      }
      depths.mutable_at(i) = contact.depth;
      features.mutable_at(i) = contact.feature;
    }
    py::dict out;
    out["normal"] = arrayOfVector<d>(n > 0 ? manifold.normal : result.normal);
    out["points_a"] = points_a;
    out["points_b"] = points_b;
    out["depths"] = depths;
    out["features"] = features;
    return out;
  });
}

/// Each None or a vector; the spin a number in 1-D and 2-D.
template <int D>
gjk::Motion<D> motionOf(py::handle linear, py::handle angular) {
  gjk::Motion<D> motion;
  if (!linear.is_none()) motion.linear = vectorOf<D>(linear, "the velocity");
  if (angular.is_none()) return motion;
  if constexpr (D == 3)
    motion.angular = vectorOf<3>(angular, "the angular velocity");
  else
    motion.angular = vectorOf<1>(angular, "the angular velocity").x;
  return motion;
}

Dimensions dimensionsOfVelocity(py::handle value) {
  return value.is_none() ? kAnyDimension : dimensionsOfVector(value, "the velocity");
}

gjk::ImpactMethod impactMethod(const std::string& word) {
  for (const auto method : gjk::everyValue<gjk::ImpactMethod>())
    if (word == gjk::name(method)) return method;
  throw std::invalid_argument("method is \"" + word + "\"; it must be one of: conservative, bilateral, ray-cast");
}

py::dict impact(const ShapeValue& a, const ShapeValue& b, py::handle pose_a, py::handle pose_b, py::handle linear_a,
                py::handle linear_b, py::handle angular_a, py::handle angular_b, double duration, double tolerance,
                const std::string& method) {
  const PairGiven pair(a, b, pose_a, pose_b);
  const Dimensions common = pair.dimensions() & dimensionsOfVelocity(linear_a) & dimensionsOfVelocity(linear_b);
  return inDimension(common, [&](auto d) {
    const gjk::Motion<d> motion_a = motionOf<d>(linear_a, angular_a), motion_b = motionOf<d>(linear_b, angular_b);
    gjk::ImpactOptions<d> options;
    options.duration = duration;
    options.tolerance = tolerance;
    options.method = impactMethod(method);
    gjk::ImpactResult<d> result;
    {
      const py::gil_scoped_release release;
      result = gjk::impact(a.as<d>(), pair.pose_a.as<d>(), motion_a, b.as<d>(), pair.pose_b.as<d>(), motion_b, options);
    }
    if (result.termination == gjk::ImpactTermination::invalid_input)
      throw std::invalid_argument(
          "the duration and the tolerance must be finite and above 0, and no velocity too great");
    if (result.termination == gjk::ImpactTermination::unsuited)
      throw std::invalid_argument("the ray cast takes bodies that do not spin; use another method");
    return impactDict<d>(result);
  });
}

template <std::size_t N>
py::array_t<int> rowsOf(const std::vector<std::array<int, N>>& rows) {
  py::array_t<int> out({static_cast<py::ssize_t>(rows.size()), static_cast<py::ssize_t>(N)});
  for (std::size_t i = 0; i < rows.size(); ++i)
    for (std::size_t k = 0; k < N; ++k)
      out.mutable_at(static_cast<py::ssize_t>(i), static_cast<py::ssize_t>(k)) = rows[i][k];
  return out;
}

py::dict hull(py::handle points) {
  const ShapeValue checked("hull", points, 0);
  return inDimension(checked.dimensions(), [&](auto d) {
    const auto& given = std::get<gjk::Hull<d>>(checked.as<d>().kind).points;
    const gjk::HullMesh<d> mesh = gjk::convexHull<d>(given);
    py::array_t<double> normals({static_cast<py::ssize_t>(mesh.normals.size()), py::ssize_t(d)});
    for (std::size_t i = 0; i < mesh.normals.size(); ++i)
      for (int k = 0; k < d; ++k) normals.mutable_at(static_cast<py::ssize_t>(i), k) = mesh.normals[i][k];
    py::dict out;
    out["rank"] = mesh.rank;
    out["vertices"] = py::array_t<int>(static_cast<py::ssize_t>(mesh.vertices.size()), mesh.vertices.data());
    out["facets"] = rowsOf(mesh.facets);
    out["neighbours"] = rowsOf(mesh.neighbours);
    out["normals"] = normals;
    out["distances"] = py::array_t<double>(static_cast<py::ssize_t>(mesh.distances.size()), mesh.distances.data());
    return out;
  });
}

/// Position and orientation as a scene has them.
py::tuple poseParts(const PoseValue& pose, int dimension) {
  return inDimension(1U << dimension, [&](auto d) {
    const gjk::Pose<d>& p = pose.as<d>();
    py::object orientation = py::none();
    if constexpr (d == 2) orientation = py::float_(std::atan2(p.rotation.sine, p.rotation.cosine));
    if constexpr (d == 3) {
      const glm::dquat q = glm::quat_cast(p.rotation.matrix);
      py::list numbers;
      for (const double number : {q.x, q.y, q.z, q.w}) numbers.append(number);
      orientation = numbers;
    }
    return py::make_tuple(listOfVector<d>(p.position), orientation);
  });
}

/// In the order of the enumerators, whose numbers query_many answers.
template <class Enum>
py::list words(std::initializer_list<Enum> all) {
  py::list out;
  for (const Enum each : all) out.append(gjk::name(each));
  return out;
}

}  // namespace

PYBIND11_MODULE(_core, module) {
  py::class_<ShapeValue>(module, "Shape")
      .def(py::init<const std::string&, py::object, double>(), py::arg("kind"), py::arg("numbers"), py::arg("margin"));
  py::class_<PoseValue>(module, "Pose")
      .def(py::init<py::object, py::object>(), py::arg("position"), py::arg("orientation") = py::none());
  py::class_<WarmValue>(module, "WarmStart").def(py::init<>()).def("clear", &WarmValue::clear);
  using gjk::Status;
  module.attr("status_words") = words({Status::separated, Status::touching, Status::intersecting, Status::invalid});
  using gjk::Termination;
  module.attr("termination_words") =
      words({Termination::converged, Termination::origin_enclosed, Termination::separating_direction,
             Termination::flat_difference, Termination::precision_limit, Termination::max_iterations,
             Termination::unsuited, Termination::invalid_input});
  module.def("query", query);
  module.def("query_half_space", queryHalfSpace);
  module.def("query_many", queryMany);
  module.def("trace", trace);
  module.def("overlap", overlap);
  module.def("contacts", contacts);
  module.def("impact", impact);
  module.def("hull", hull);
  module.def("pose_parts", [](py::handle pose, int dimension) { return poseParts(poseOf(pose), dimension); });
}

}  // namespace gjklab::python
