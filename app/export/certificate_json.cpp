#include "export/certificate_json.h"

#include "model/run/certified.h"
#include "model/scene/in_dimension.h"
#include "model/text/json_writer.h"

namespace gjklab {

namespace {

/// Writes one certificate.
template <int D>
class Writer {
 public:
  Writer(const gjk::Certificate<D>& certificate, const gjk::CertificateCheck& check)
      : certificate_(certificate), check_(check) {}

  std::string write() {
    json_.open('{');
    json_.key("claim").text(gjk::name(certificate_.claim.status));
    json_.key("direction").vector(widen<D>(certificate_.direction));
    json_.key("greatest_a").number(check_.greatest_a);
    json_.key("least_b").number(check_.least_b);
    json_.key("simplex"), supports(certificate_.simplex);
    json_.key("weights").numbers(certificate_.weights);
    json_.key("polytope"), polytope();
    bounds();
    json_.key("verified").truth(check_.verified);
    json_.key("reason").text(check_.reason);
    json_.close('}');
    return json_.take();
  }

 private:
  void supports(const std::vector<gjk::Support<D>>& points) {
    json_.list(points, [this](const gjk::Support<D>& point) {
      json_.open('{');
      json_.key("w").vector(widen<D>(point.w));
      json_.key("a").vector(widen<D>(point.a));
      json_.key("b").vector(widen<D>(point.b));
      json_.key("index_a").whole(point.index_a);
      json_.key("index_b").whole(point.index_b);
      json_.close('}');
    });
  }

  void polytope() {
    if (certificate_.facets.empty()) return json_.none();
    json_.open('{');
    json_.key("vertices"), supports(certificate_.vertices);
    json_.key("facets").list(certificate_.facets, [this](const auto& facet) {
      json_.open('[');
      for (int k = 0; k < D; ++k) json_.whole(facet[static_cast<std::size_t>(k)]);
      json_.close(']');
    });
    json_.close('}');
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
    json_.key(key).open('{');
    json_.key("of").text(of);
    json_.key("bound").number(value);
    json_.key("by").text(by);
    json_.close('}');
  }

  const gjk::Certificate<D>& certificate_;
  const gjk::CertificateCheck& check_;
  JsonWriter json_{D};
};

template <int D>
CertifiedAnswer certifyIn(const Scene& scene, const gjk::Result<3>& answer) {
  const auto [certificate, check] = certified<D>(scene, answer);
  return {Writer<D>(certificate, check).write(), check.verified};
}

}  // namespace

CertifiedAnswer certify(const Scene& scene, const gjk::Result<3>& answer) {
  return inDimension(scene.dimension, [&](auto d) { return certifyIn<d>(scene, answer); });
}

}  // namespace gjklab
