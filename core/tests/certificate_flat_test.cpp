// Right answers about very flat curved shapes are proven like others.
#include "gjk/certificate.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::certificate_flat_test {
namespace {

TEST(CertificateOfFlatShapes, NoneIsRefused) {
  Random random(77);
  const auto length = [&] {
    constexpr double kLengths[] = {0, 1e-12, 1e-6, 1e-3, 1};
    return kLengths[random.integer(0, 4)];
  };
  const auto shape = [&]() -> Shape<3> {
    switch (random.integer(0, 2)) {
      case 0:
        return {Ellipsoid<3>{{length(), length(), length()}}};
      case 1:
        return {Cylinder{length(), length()}};
      default:
        return {Cone{length(), length()}};
    }
  };
  int checked = 0;
  for (int n = 0; n < 500; ++n) {
    const Shape<3> a = shape(), b = shape();
    const Pose<3> pose_a{random.inBox<3>(1), random.rotation<3>()}, pose_b{random.inBox<3>(1), random.rotation<3>()};
    const Options<3> options;
    const Result<3> answer = query(a, pose_a, b, pose_b, options);
    if (answer.termination != Termination::converged) continue;
    ++checked;
    const Certificate<3> proof = certificateOf<3>(a, pose_a, b, pose_b, options, answer);
    const CertificateCheck check = checkCertificate<3>(a, pose_a, b, pose_b, proof);
    EXPECT_TRUE(check.verified) << n << ": kinds " << a.kind.index() << " and " << b.kind.index() << ", "
                                << check.reason;
  }
  EXPECT_GT(checked, 300);
}

}  // namespace
}  // namespace gjk::test::certificate_flat_test
