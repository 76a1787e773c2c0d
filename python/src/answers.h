#pragma once
// What Python is given: vectors as arrays of D numbers, answers as dictionaries with the keys of the command line.

#include "gjk/result.h"
#include "gjk/toi.h"
#include "gjk/trace.h"

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>

namespace gjklab::python {

namespace py = pybind11;

template <int D>
py::array_t<double> arrayOfVector(const gjk::Vec<D>& v) {
  py::array_t<double> out(D);
  for (int i = 0; i < D; ++i) out.mutable_at(i) = v[i];
  return out;
}

template <int D>
py::list listOfVector(const gjk::Vec<D>& v) {
  py::list out;
  for (int i = 0; i < D; ++i) out.append(v[i]);
  return out;
}

template <class T>
py::object valueOrNone(bool known, const T& value) {
  return known ? py::cast(value) : py::object(py::none());
}

/// The keys of `gjklab solve`, None where its answer has null. `vector`: how vectors are given.
template <int D, class VectorAs>
py::dict resultDict(const gjk::Result<D>& r, VectorAs vector) {
  py::dict out;
  out["status"] = gjk::name(r.status);
  out["distance"] = valueOrNone(r.has_distance, r.distance);
  out["depth"] = r.depth;
  out["normal"] = vector(r.normal);
  out["point_a"] = r.has_distance ? py::object(vector(r.point_a)) : py::none();
  out["point_b"] = r.has_distance ? py::object(vector(r.point_b)) : py::none();
  out["lower_bound"] = r.lower_bound;
  out["upper_bound"] = valueOrNone(r.has_distance, r.upper_bound);
  out["gjk_iterations"] = r.gjk_iterations;
  out["epa_iterations"] = r.epa_iterations;
  out["support_calls"] = r.support_calls;
  out["termination"] = gjk::name(r.termination);
  return out;
}

/// The keys of `gjklab impact`.
template <int D>
py::dict impactDict(const gjk::ImpactResult<D>& r) {
  const bool contact = r.meets();
  py::dict out;
  out["status"] = gjk::name(r.status);
  out["time"] = valueOrNone(contact, r.time);
  out["distance"] = valueOrNone(contact, r.distance);
  out["normal"] = contact ? py::object(arrayOfVector<D>(r.normal)) : py::none();
  out["point_a"] = contact ? py::object(arrayOfVector<D>(r.point_a)) : py::none();
  out["point_b"] = contact ? py::object(arrayOfVector<D>(r.point_b)) : py::none();
  out["iterations"] = r.iterations;
  out["support_calls"] = r.support_calls;
  out["termination"] = gjk::name(r.termination);
  return out;
}

/// "result" to "polytope" of `gjklab trace`.
template <int D>
py::dict traceDict(const gjk::Trace<D>& trace, gjk::Method method);

}  // namespace gjklab::python
