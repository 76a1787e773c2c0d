#include "model/marking/judge.h"

#include "model/compare/reference.h"
#include "model/run/run.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

constexpr double kUnitSlack = 1e-6;    ///< how far a normal's length may be from 1
constexpr double kLastDigits = 1e-14;  ///< of the largest world coordinate: what points far out cannot be without

std::string show(double value) { return inReadersDigits(fmt::format("{:.10g}", value == 0 ? 0.0 : value)); }
std::string show(const dvec3& value, int dimension) {
  const std::string comma = inReadersDigits("0.5") == "0.5" ? ", " : "; ";
  std::string out = "(";
  for (int i = 0; i < dimension; ++i) out += (i > 0 ? comma : "") + show(value[i]);
  return out + ")";
}

class Judge {
 public:
  Judge(const GivenAnswer& given, const Scene& scene, const Truth& truth, const Demands& demands)
      : given_(given),
        scene_(scene),
        truth_(truth),
        demands_(demands),
        allowed_(demands.tolerance * truth.scale + truth.uncertainty) {}

  Fault fault() const {
    for (const auto check : {&Judge::status, &Judge::demanded, &Judge::amounts, &Judge::normal, &Judge::points})
      if (Fault found = (this->*check)(); !found.sentence.empty()) return found;
    return {};
  }

 private:
  using What = FaultKind::What;
  double distance() const { return std::max(truth_.signed_distance, 0.0); }
  double depth() const { return std::max(-truth_.signed_distance, 0.0); }
  /// Without what only rounding leaves of zero.
  double cleared(double length) const {
    constexpr double kRounding = 1e-14;
    return std::abs(length) <= std::max(truth_.uncertainty, kRounding * truth_.scale) ? 0 : length;
  }

  Fault status() const {
    const gjk::Status right = statusOf(truth_);
    if (given_.status == right || (demands_.any_touching && right == gjk::Status::touching)) return {};
    const bool near = std::abs(truth_.signed_distance) <= allowed_ && right != gjk::Status::touching;
    if (near && given_.status == gjk::Status::touching) return {};
    return {{What::status, "status", given_.status}, wrongStatus(right)};
  }
  std::string wrongStatus(gjk::Status right) const {
    const Argument word = arg("status", tr(gjk::name(given_.status)));
    switch (right) {
      case gjk::Status::separated:
        return tr("the status is {status}; the bodies are {length} apart", word, arg("length", show(distance())));
      case gjk::Status::intersecting:
        return tr("the status is {status}; the bodies overlap by {depth}", word, arg("depth", show(depth())));
      case gjk::Status::touching:
      case gjk::Status::invalid:
        break;
    }
    return tr("the status is {status}; it should be {truth}", word, arg("truth", tr(gjk::name(right))));
  }

  Fault demanded() const {
    const bool apart = given_.status == gjk::Status::separated, overlap = given_.status == gjk::Status::intersecting;
    if (demands_.distance && apart && !given_.distance) return missing("distance");
    if (demands_.depth && overlap && !given_.depth) return missing("depth");
    if (demands_.normal && !given_.normal) return missing("normal");
    if (demands_.points && !(given_.point_a && given_.point_b)) return missing("");
    return {};
  }
  static Fault missing(const char* key) {
    const FaultKind kind{What::missing, key};
    return {kind, faultName(kind)};
  }

  Fault amount(const char* key, const std::optional<double>& given, double right) const {
    if (!given || std::abs(*given - right) <= allowed_) return {};
    return {{What::amount, key},
            tr("the {key} is {claim}; it should be {truth} (an error of {off})", arg("key", key),
               arg("claim", show(*given)), arg("truth", show(cleared(right))),
               arg("off", number(std::abs(*given - right), 2)))};
  }
  Fault amounts() const {
    Fault found = amount("distance", given_.distance, distance());
    return found.sentence.empty() ? amount("depth", given_.depth, depth()) : found;
  }

  /// Unit, and (least of B along it) − (greatest of A along it) is the signed distance.
  Fault normal() const {
    if (!given_.normal) return {};
    const dvec3 n = *given_.normal;
    const double length = glm::length(n);
    if (!(std::abs(length - 1) <= kUnitSlack))
      return {{What::length, "normal"},
              tr("the normal {normal} has length {length} instead of 1", arg("normal", show(n, scene_.dimension)),
                 arg("length", show(length)))};
    Body a = scene_.a, b = scene_.b;  // relative to A: nothing is lost far from the world's origin
    b.position -= a.position;
    a.position = dvec3(0.0);
    const dvec3 unit = n / length;
    const double greatest = glm::dot(supportOf(a, scene_.dimension, unit, true).point, unit);
    const double least = glm::dot(supportOf(b, scene_.dimension, -unit, true).point, unit);
    if (least - greatest >= truth_.signed_distance - 2 * allowed_) return {};
    return {{What::direction, "normal"}, wrongNormal(n, least - greatest)};
  }
  std::string wrongNormal(const dvec3& n, double gap) const {
    const Argument along = arg("normal", show(n, scene_.dimension)), apart = arg("length", show(gap)),
                   right = arg("truth", show(cleared(truth_.signed_distance)));
    if (gap < 0 && truth_.signed_distance > 0)
      return tr(
          "along the normal {normal} the signed distance is {length}; the true one is {truth} (the normal must point "
          "from A to B)",
          along, apart, right);
    return tr("along the normal {normal} the signed distance is {length}; the true one is {truth}", along, apart,
              right);
  }

  double allowedFarOut(const dvec3& p) const {
    return allowed_ + kLastDigits * std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  }
  Fault points() const {
    Fault found;
    if (given_.point_a) found = member("point_a", "A", scene_.a, *given_.point_a);
    if (found.sentence.empty() && given_.point_b) found = member("point_b", "B", scene_.b, *given_.point_b);
    if (!found.sentence.empty() || !given_.point_a || !given_.point_b) return found;
    return between(*given_.point_b - *given_.point_a);
  }
  Fault member(const char* key, const char* name, const Body& body, const dvec3& p) const {
    Scene scene;
    scene.dimension = scene_.dimension;
    scene.a = body;
    scene.b = Body{};
    scene.b.shape = ShapeKind::point;
    scene.b.position = p;
    const std::optional<Reference> outside = reference(scene, nullptr, Effort::quick);  // none: inside
    const double by = outside ? static_cast<double>(outside->signed_distance) - outside->uncertainty : 0;
    if (by <= allowedFarOut(p)) return {};
    return {{What::outside, key},
            tr("{key} {point} is not a point of {body}: it lies {length} outside", arg("key", key),
               arg("point", show(p, scene_.dimension)), arg("body", name), arg("length", number(by, 3)))};
  }
  /// As long as the distance, or as the depth.
  Fault between(const dvec3& way) const {
    const double right = std::abs(truth_.signed_distance), length = glm::length(way);
    if (std::abs(length - right) <= 2 * allowedFarOut(*given_.point_a)) return {};
    return {{What::points_apart},
            tr("point_a and point_b are {length} apart; the true distance or depth is {truth}",
               arg("length", show(length)), arg("truth", show(right)))};
  }

  const GivenAnswer& given_;
  const Scene& scene_;
  const Truth& truth_;
  const Demands& demands_;
  double allowed_;
};

}  // namespace

std::string faultName(const FaultKind& kind) {
  using What = FaultKind::What;
  const Argument key = arg("key", kind.key);
  switch (kind.what) {
    case What::nothing:
      return {};
    case What::status:
      return tr("the status is {status}", arg("status", tr(gjk::name(kind.claimed))));
    case What::missing:
      return *kind.key != 0 ? tr("{key} is missing", key) : tr("point_a or point_b is missing");
    case What::amount:
      return tr("{key} is wrong", key);
    case What::length:
      return tr("the length of {key} is not 1", key);
    case What::direction:
      return tr("the direction of {key} is wrong", key);
    case What::outside:
      return tr("{key} lies outside its body", key);
    case What::points_apart:
      return tr("the distance from point_a to point_b is wrong");
    case What::unreadable:
      return tr("the answer cannot be read");
    case What::no_answer:
      return tr("no answer in time");
    case What::program_ended:
      return tr("the program ended without an answer");
  }
  return {};
}

Fault faultIn(const GivenAnswer& given, const Scene& scene, const Truth& truth, const Demands& demands) {
  return Judge(given, scene, truth, demands).fault();
}

std::string unmet(const Expectation& expect, const gjk::Result<3>& answer, double promised) {
  if (expect.status && *expect.status != answer.status)
    return tr("the status is {status}; it should be {expected}", arg("status", tr(gjk::name(answer.status))),
              arg("expected", tr(gjk::name(*expect.status))));
  const double allowed = expect.tolerance.value_or(promised);
  const auto check = [&](const char* what, const std::optional<double>& expected, double got) -> std::string {
    if (!expected || std::abs(got - *expected) <= allowed) return {};
    return tr("the {key} is {claim}; it should be {expected} ± {tolerance}", arg("key", what), arg("claim", show(got)),
              arg("expected", show(*expected)), arg("tolerance", number(allowed, 2)));
  };
  if (expect.distance && !answer.has_distance)
    return tr("the scene expects a distance, but its method does not compute one");
  const std::string found = check("distance", expect.distance, answer.distance);
  return found.empty() ? check("depth", expect.depth, answer.depth) : found;
}

double promisedError(const Scene& scene, double scale) {
  const bool exact =
      hasPolytopeCore(scene.a.shape) && hasPolytopeCore(scene.b.shape) && scene.query.rounding == gjk::Rounding::core;
  return (exact ? 1e-9 : 1e-6) * scale;
}

}  // namespace gjklab
