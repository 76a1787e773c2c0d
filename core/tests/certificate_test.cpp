// Certificates: that true answers are proven, in every dimension and by every method, and that no false one is.
#include "gjk/certificate.h"

#include "case_generator.h"
#include "direction_search.h"
#include "gjk/detail/body_facts.h"
#include "internals.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

namespace gjk::test::certificate_test {
namespace {

template <int D>
struct Certified {
  Shape<D> a, b;
  Pose<D> pose_a, pose_b;
  Certificate<D> certificate;
  CertificateCheck check() const { return checkCertificate<D>(a, pose_a, b, pose_b, certificate); }
};

template <int D>
Certified<D> certified(Shape<D> a, Shape<D> b, Pose<D> pose_b, const Options<D>& options = {}) {
  Certified<D> c{std::move(a), std::move(b), {}, pose_b, {}};
  const Result<D> answer = query<D>(c.a, c.pose_a, c.b, c.pose_b, options);
  c.certificate = certificateOf<D>(c.a, c.pose_a, c.b, c.pose_b, options, answer);
  return c;
}

template <int D>
void expectProven(const Certified<D>& c, Status status, double signed_distance, double slack) {
  const CertificateCheck check = c.check();
  EXPECT_TRUE(check.verified) << check.reason;
  EXPECT_EQ(c.certificate.claim.status, status);
  EXPECT_LE(check.lower, signed_distance);
  EXPECT_GE(check.upper, signed_distance);
  EXPECT_LE(check.upper - check.lower, slack);
}

const Rotation<3> kTurned = Rotation<3>::fromQuaternion(glm::normalize(glm::dquat(0.8, 0.1, -0.3, 0.5)));

Certified<3> apart() { return certified<3>({Box<3>{{1, 2, 3}}, 0.1}, {Sphere<3>{0.5}}, {{0, 4, 0}}); }
Certified<3> overlapping() {
  return certified<3>({Box<3>{{1, 2, 3}}}, {Hull<3>{{{1, 0, 0}, {-1, 1, 0}, {-1, -1, 1}, {-1, -1, -1}}}},
                      {{1.2, 0.3, -0.4}, kTurned});
}
Certified<3> overlappingByRadii() { return certified<3>({Sphere<3>{1}}, {Capsule<3>{1, 0.5}}, {{1.25, 0.5, 0}}); }

TEST(Certificate, KnownAnswersAreEnclosed) {
  expectProven(apart(), Status::separated, 4 - 2 - 0.1 - 0.5, 1e-14);
  expectProven(overlappingByRadii(), Status::intersecting, -0.25, 1e-14);
  expectProven(certified<3>({Box<3>{{1, 2, 3}}}, {Box<3>{{1, 2, 3}}}, {}), Status::intersecting, -2, 1e-12);
  expectProven(certified<3>({Box<3>{{1, 1, 1}}}, {Box<3>{{1, 1, 1}}}, {{2, 0, 0}}), Status::touching, 0, 1e-14);
  expectProven(certified<2>({Box<2>{{1, 1}}}, {Sphere<2>{0.5}}, {{2, 0.3}}), Status::separated, 0.5, 1e-14);
  expectProven(certified<2>({Box<2>{{1, 1}}}, {Box<2>{{1, 1}}}, {{1.5, 0.3}}), Status::intersecting, -0.5, 1e-12);
  expectProven(certified<1>({Box<1>{Vec<1>(1.0)}}, {Box<1>{Vec<1>(1.0)}}, {Vec<1>(1.75)}), Status::intersecting, -0.25,
               1e-12);
  expectProven(certified<1>({Box<1>{Vec<1>(1.0)}}, {Point<1>{}}, {Vec<1>(1.75)}), Status::separated, 0.75, 1e-14);
  const double gap = 3 - 1 - std::sqrt(0.5);  // a cone's base faces an ellipsoid's side
  expectProven(certified<3>({Ellipsoid<3>{{2, 1, 1}}}, {Cone{std::sqrt(0.5), 0.5}}, {{0, 3, 0}}), Status::separated,
               gap, 1e-9);
}

/// The bounds hold true by 1e-30 and less: distances of 1e-25 are told from zero.
/// Rounded to one number they are a hair more than the two.
TEST(Certificate, RadiusAndMarginAreSummedExactly) {
  const double radius = 1062.8071434643675, margin = 1.1132675912996708;
  for (const double sign : {1.0, -1.0}) {
    const auto c = certified<3>({Sphere<3>{radius}, margin}, {Point<3>{}}, {{sign < 0 ? 0 : 2000, 0, 0}});
    const CertificateCheck check = c.check();
    const long double truth = (sign < 0 ? 0 : 2000) - (static_cast<long double>(radius) + margin);
    EXPECT_TRUE(check.verified) << check.reason;
    EXPECT_LE(check.lower, truth);
    EXPECT_GE(check.upper, truth);
  }
}

/// Found by fuzzing: points of one stretch of the curve were looked for on the other, which lies close beside it.
TEST(Certificate, CurvesThatFoldBackAreProven) {
  const Bezier curve{{{-0.00135, -0.002125}, {-0.00185, -0.0018}, {-0.00045, -0.0027}}};
  const auto c = certified<2>({curve}, {curve}, {{0, 0}, Rotation<2>::fromAngle(-0.01)});
  const CertificateCheck check = c.check();
  EXPECT_TRUE(check.verified) << check.reason;
  EXPECT_LT(check.upper, 0);
}

TEST(Certificate, SmallGapsAreProven) {
  Options<3> exact;
  exact.tolerance = exact.epa_tolerance = 1e-18;
  expectProven(certified<3>({Point<3>{}}, {Sphere<3>{0}}, {{1e-25, 0, 0}}, exact), Status::separated, 1e-25, 1e-38);
  expectProven(certified<3>({Box<3>{{1, 1, 1}}}, {Box<3>{{0.5, 0.5, 0.5}}}, {{1.5 + 0x1p-50, 0, 0}}, exact),
               Status::separated, 0x1p-50, 1e-28);
}

template <int D>
bool isDoubtful(const fuzz::Case<D>& c, const Result<D>& r) {
  return r.termination == Termination::max_iterations ||
         std::abs(r.distance - r.depth) <= 8 * fuzz::PairHeights<D>(c).rounding();
}

/// Every shape, dimension, method and rounding, degenerate pairs included.
TEST(Certificate, RandomAnswersAreProven) {
  int proven = 0;
  for (std::uint64_t seed = 5000; seed < 5600; ++seed)
    std::visit(
        [&]<int D>(const fuzz::Case<D>& c) {
          const Result<D> r = query<D>(c.a.shape, c.a.pose(), c.b.shape, c.b.pose(), c.options);
          const auto certificate = certificateOf<D>(c.a.shape, c.a.pose(), c.b.shape, c.b.pose(), c.options, r);
          const CertificateCheck check = checkCertificate<D>(c.a.shape, c.a.pose(), c.b.shape, c.b.pose(), certificate);
          EXPECT_TRUE(check.verified || isDoubtful(c, r)) << seed << ": " << check.reason << "\n" << sceneText(c);
          proven += check.verified;
        },
        fuzz::caseOfSeed(seed));
  EXPECT_GT(proven, 500);
}

template <int D, class Change>
void expectRefused(Certified<D> c, const char* what, Change change) {
  ASSERT_TRUE(c.check().verified);
  change(c);
  const CertificateCheck check = c.check();
  EXPECT_FALSE(check.verified) << what;
  EXPECT_EQ(check.reason.rfind("not proven: ", 0), 0U) << check.reason;
}

TEST(Certificate, FalseClaimsAreRefused) {
  for (const auto& c : {apart(), overlapping(), overlappingByRadii()}) {
    for (const Status other : {Status::separated, Status::touching, Status::intersecting})
      if (other != c.certificate.claim.status)
        expectRefused(c, name(other), [&](auto& x) { x.certificate.claim.status = other; });
    expectRefused(c, "lower bound", [](auto& x) { x.certificate.claim.lower += 1e-6; });
    expectRefused(c, "upper bound", [](auto& x) { x.certificate.claim.upper -= 1e-6; });
    expectRefused(c, "value", [](auto& x) { x.certificate.claim.value += 1e-6; });
    expectRefused(c, "value", [](auto& x) { x.certificate.claim.value -= 1e-6; });
  }
}

TEST(Certificate, FalseDirectionsAreRefused) {
  for (const auto& c : {apart(), overlapping(), overlappingByRadii()}) {
    expectRefused(c, "flipped", [](auto& x) { x.certificate.direction *= -1; });
    expectRefused(c, "turned", [](auto& x) { x.certificate.direction += Vec<3>(0.01, 0.02, -0.01); });
    expectRefused(c, "zero", [](auto& x) { x.certificate.direction *= 0; });
    expectRefused(c, "not a number", [](auto& x) { x.certificate.direction.x = std::nan(""); });
  }
}

TEST(Certificate, FalseSimplicesAreRefused) {
  for (const auto& c : {apart(), overlappingByRadii()}) {
    expectRefused(c, "no simplex", [](auto& x) { x.certificate.simplex.clear(); });
    expectRefused(c, "one weight too few", [](auto& x) { x.certificate.weights.pop_back(); });
    expectRefused(c, "weights that sum up to less", [](auto& x) { x.certificate.weights[0] *= 0.4; });
    expectRefused(c, "negative weight", [](auto& x) { x.certificate.weights[0] = -x.certificate.weights[0]; });
  }
  const Certified<3> slanted =
      certified<3>({Hull<3>{{{0, 0, 0}, {1, 3, 0}, {1, -2, 1}}}}, {Hull<3>{{{3, 0, 0}, {4, 1, 1}}}}, {});
  ASSERT_GT(slanted.certificate.weights.size(), 1U);
  expectRefused(slanted, "weights shifted", [](auto& x) {
    x.certificate.weights[0] -= 0.05;
    x.certificate.weights[1] += 0.05;
  });
}

TEST(Certificate, FalsePolytopesAreRefused) {
  const Certified<3> c = overlapping();
  ASSERT_GE(c.certificate.facets.size(), 4U);
  expectRefused(c, "a hole", [](auto& x) { x.certificate.facets.pop_back(); });
  expectRefused(c, "no polytope", [](auto& x) { x.certificate.facets.clear(); });
  expectRefused(c, "a facet turned over",
                [](auto& x) { std::swap(x.certificate.facets[0][0], x.certificate.facets[0][1]); });
  expectRefused(c, "inside out", [](auto& x) {
    for (auto& facet : x.certificate.facets) std::swap(facet[0], facet[1]);
  });
  expectRefused(c, "an index out of range", [](auto& x) { x.certificate.facets[0][0] = 1000; });
  expectRefused(c, "blown up", [](auto& x) {
    for (auto& p : x.certificate.vertices) p.w *= 1.1;
    x.certificate.claim.upper *= 1.05;
  });
  expectRefused(c, "shrunk", [](auto& x) {
    for (auto& p : x.certificate.vertices) p.w *= 0.9;
  });
  expectRefused(c, "a vertex that is no number", [](auto& x) { x.certificate.vertices[0].w.x = std::nan(""); });
}

/// Whatever a certificate says: what is taken for proven is true.
TEST(Certificate, NothingFalseIsEverProven) {
  Random random(83);
  int refused = 0;
  const double truths[] = {1.4, overlapping().certificate.claim.value, -0.25};
  const Certified<3> all[] = {apart(), overlapping(), overlappingByRadii()};
  for (int run = 0; run < 3000; ++run) {
    Certified<3> c = all[run % 3];
    Certificate<3>& x = c.certificate;
    const double size = random.magnitude(-6, 0);
    const auto spoil = [&](std::vector<Support<3>>& points) {
      if (points.empty()) return;
      Support<3>& p = points[static_cast<std::size_t>(random.integer(0, static_cast<int>(points.size()) - 1))];
      if (random.integer(0, 1)) p.w += random.inBox<3>(size);
      if (random.integer(0, 1)) p.a += random.inBox<3>(size);
      if (random.integer(0, 1)) p.b += random.inBox<3>(size);
      if (random.integer(0, 3) == 0) p.index_a = random.integer(-2, 9);
      if (random.integer(0, 3) == 0) p.index_b = random.integer(-2, 9);
    };
    if (random.integer(0, 1)) x.direction += random.inBox<3>(size);
    if (random.integer(0, 1)) spoil(x.simplex);
    if (random.integer(0, 1)) spoil(x.vertices);
    if (random.integer(0, 1)) x.weights[0] += random.uniform(-size, size);
    const CertificateCheck check = c.check();
    EXPECT_LE(check.lower, truths[run % 3] + 1e-14) << run;
    EXPECT_GE(check.upper, truths[run % 3] - 1e-14) << run;
    refused += !check.verified;
  }
  EXPECT_GT(refused, 1500);
}

/// The certificate of one pair proves nothing of another.
TEST(Certificate, OtherBodiesAreRefused) {
  expectRefused(apart(), "B nearer", [](auto& x) { x.pose_b.position.y -= 0.1; });
  expectRefused(apart(), "B further away", [](auto& x) { x.pose_b.position.y += 0.1; });
  expectRefused(apart(), "A larger", [](auto& x) { x.a.margin += 0.01; });
  expectRefused(overlapping(), "B turned", [](auto& x) { x.pose_b.rotation = {}; });
  expectRefused(overlapping(), "A smaller", [](auto& x) { x.a.kind = Box<3>{{0.9, 2, 3}}; });
}

/// Against long double, in which the shapes are written down a second time.
template <int D>
void expectFactsOfShapes() {
  Random random(81);
  for (std::size_t kind = 0; kind < kKinds<D>; ++kind)
    for (int run = 0; run < 40; ++run) {
      const double size = random.magnitude(-6, 6);
      Shape<D> shape = randomShape<D>(random, kind, size);
      const Vec<D> d = random.direction<D>();
      const Enclosure reach = coreHeight<D>(shape, enclosed<D>(d)) + Enclosure(shape.coreRadius());
      const double expected = static_cast<double>(height<D>(shape, toLong<D>(d)));
      EXPECT_LE(lowest(reach), expected + 1e-15 * size) << "kind " << kind;
      EXPECT_GE(highest(reach), expected - 1e-15 * size) << "kind " << kind;
      EXPECT_LE(highest(reach) - lowest(reach), 1e-14 * size) << "kind " << kind;

      const SupportPoint<D> vertex = shape.coreSupport(d);
      for (const Vec<D>& claimed : {vertex.point, vertex.point + 0.1 * size * random.direction<D>()}) {
        const EnclosedVec<D> point = pointOfCore<D>(shape, claimed, vertex.index);
        LongVec<D> p;
        for (int i = 0; i < D; ++i) p[i] = Long(point[i].middle.high) + Long(point[i].middle.low);
        EXPECT_LE(outside<D>(shape, p), 1e-9L * size) << "kind " << kind;
        const double moved = highest(length(point - enclosed<D>(claimed)));
        EXPECT_LE(moved, claimed == vertex.point ? 1e-8 * size : 10 * size) << "kind " << kind;
      }
    }
}
TEST(Certificate, FactsOfShapesIn1D) { expectFactsOfShapes<1>(); }
TEST(Certificate, FactsOfShapesIn2D) { expectFactsOfShapes<2>(); }
TEST(Certificate, FactsOfShapesIn3D) { expectFactsOfShapes<3>(); }

TEST(Enclosure, HoldsTheTruth) {
  Random random(82);
  for (int run = 0; run < 2000; ++run) {
    const double x = random.uniform(-1, 1) * random.magnitude(-8, 8),
                 y = random.uniform(-1, 1) * random.magnitude(-8, 8);
    const Quad exact_sum = Quad(x) + Quad(y), exact_product = Quad(x) * Quad(y);
    const Enclosure sum = Enclosure(x) + Enclosure(y), product = Enclosure(x) * Enclosure(y);
    EXPECT_TRUE(Quad(lowest(sum)) <= exact_sum && exact_sum <= Quad(highest(sum)));
    EXPECT_TRUE(Quad(lowest(product)) <= exact_product && exact_product <= Quad(highest(product)));
    const Enclosure root = squareRoot(Enclosure(std::abs(x)));
    const Quad low = lowest(root), high = highest(root);
    EXPECT_TRUE(low * low <= Quad(std::abs(x)) && Quad(std::abs(x)) <= high * high);
    EXPECT_LE(highest(root) - lowest(root), 0x1p-50 * highest(root));
    const Enclosure mixed = squareRoot(sum * sum) - Enclosure(std::abs(x + y));
    EXPECT_LE(std::abs(highest(mixed)), 0x1p-50 * (std::abs(x) + std::abs(y)));
  }
}

}  // namespace
}  // namespace gjk::test::certificate_test
