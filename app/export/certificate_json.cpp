#include "export/certificate_json.h"

#include "model/run/certified.h"
#include "model/text/json_text.h"

#include <fmt/format.h>

#include <iterator>

namespace gjklab {

namespace {

/// Writes one certificate.
template <int D>
class Writer {
 public:
  Writer(const gjk::Certificate<D>& certificate, const gjk::CertificateCheck& check)
      : certificate_(certificate), check_(check) {}

  std::string write() {
    add("{{\"claim\":\"{}\",\"direction\":", gjk::name(certificate_.claim.status));
    vector(certificate_.direction);
    add(",\"greatest_a\":");
    appendPlainNumber(out_, check_.greatest_a);
    add(",\"least_b\":");
    appendPlainNumber(out_, check_.least_b);
    add(",\"simplex\":");
    supports(certificate_.simplex);
    add(",\"weights\":[");
    for (std::size_t i = 0; i < certificate_.weights.size(); ++i) {
      if (i > 0) add(",");
      appendPlainNumber(out_, certificate_.weights[i]);
    }
    add("],\"polytope\":");
    polytope();
    bounds();
    add(",\"verified\":{},\"reason\":", check_.verified);
    appendString(out_, check_.reason);
    add("}}");
    return std::move(out_);
  }

 private:
  template <class... T>
  void add(fmt::format_string<T...> text, T&&... values) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<T>(values)...);
  }
  void vector(const gjk::Vec<D>& v) { appendPlainVector(out_, widen<D>(v), D); }

  void supports(const std::vector<gjk::Support<D>>& points) {
    add("[");
    for (std::size_t i = 0; i < points.size(); ++i) {
      add("{}{{\"w\":", i > 0 ? "," : "");
      vector(points[i].w);
      add(",\"a\":");
      vector(points[i].a);
      add(",\"b\":");
      vector(points[i].b);
      add(",\"index_a\":{},\"index_b\":{}}}", points[i].index_a, points[i].index_b);
    }
    add("]");
  }

  void polytope() {
    if (certificate_.facets.empty()) return add("null");
    add("{{\"vertices\":");
    supports(certificate_.vertices);
    add(",\"facets\":[");
    for (std::size_t i = 0; i < certificate_.facets.size(); ++i) {
      add("{}[", i > 0 ? "," : "");
      for (int k = 0; k < D; ++k) add("{}{}", k > 0 ? "," : "", certificate_.facets[i][static_cast<std::size_t>(k)]);
      add("]");
    }
    add("]}}");
  }

  /// Of the distance, of the depth, or (touching) of the signed distance.
  void bounds() {
    const bool depth = certificate_.claim.status == gjk::Status::intersecting;
    const char* of = depth                                                 ? "depth"
                     : certificate_.claim.status == gjk::Status::separated ? "distance"
                                                                           : "signed-distance";
    const char* by_points = check_.by_polytope ? "polytope" : "simplex";
    bound("lower", of, depth ? -check_.upper : check_.lower, depth ? by_points : "direction");
    bound("upper", of, depth ? -check_.lower : check_.upper, depth ? "direction" : by_points);
  }
  void bound(const char* key, const char* of, double value, const char* by) {
    add(",\"{}\":{{\"of\":\"{}\",\"bound\":", key, of);
    appendPlainNumber(out_, value);
    add(",\"by\":\"{}\"}}", by);
  }

  const gjk::Certificate<D>& certificate_;
  const gjk::CertificateCheck& check_;
  std::string out_;
};

template <int D>
CertifiedAnswer certifyIn(const Scene& scene, const gjk::Result<3>& answer) {
  const auto [certificate, check] = certified<D>(scene, answer);
  return {Writer<D>(certificate, check).write(), check.verified};
}

}  // namespace

CertifiedAnswer certify(const Scene& scene, const gjk::Result<3>& answer) {
  switch (scene.dimension) {
    case 1:
      return certifyIn<1>(scene, answer);
    case 2:
      return certifyIn<2>(scene, answer);
    default:
      return certifyIn<3>(scene, answer);
  }
}

}  // namespace gjklab
