// Pairs on which an earlier version gave a wrong answer, each with what was wrong.
#include "box_corners.h"
#include "property_check.h"

#include <gtest/gtest.h>

namespace gjk::test::hard_pairs_test {
namespace {

template <int D>
Body<D> boxBody(Vec<D> half_extents, Vec<D> position, Rotation<D> rotation = {}, double radius = 0) {
  return {boxCorners<D>(half_extents), radius, {position, rotation}, {Box<D>{half_extents}, radius}};
}

/// A segment through a box: the difference is a prism with flat sides of several coplanar triangles. The witness was
/// looked for in one of them, although its neighbour held the nearest point. (The numbers were shortened when they were
/// written down: it is a pair of that kind, no longer the very one.)
TEST(HardPairs, WitnessInACoplanarNeighbourFacet) {
  const glm::dmat3 turned(0.95505022160790309, 0.079837422848216155, -0.28549091074787347, -0.099029392643100955,
                          0.9936502088960929, -0.053408255480678249, 0.27941412562616386, 0.07927955772900093,
                          0.95689210370180211);
  checkAllWays<3>({hullBody<3>({{-7.2994924534813449e-06, -1.4694208296317698e-05, 2.6415471906060795e-06},
                                {-1.2844977714939694e-05, -3.3201515888734563e-06, 4.8996511590711590e-06}},
                               {-2.4742469660730806e-06, 8.5306299343528405e-06, 7.0632921983162496e-06}),
                   boxBody<3>({1.6356578869739496e-06, 5.0908373488445494e-05, 3.6322085363250135e-05},
                              {-8.0301414258861348e-06, 1.7170218365984525e-05, 2.2709359554431569e-05}, {turned},
                              5.3562803317011042e-07),
                   ""});
}

/// A box at the middle of a needle 1e5 times its size. The weights of the witness in the needle's long thin facets had
/// no correct digit.
TEST(HardPairs, WitnessInAThinFacet) {
  const glm::dmat3 turned(0.92328041511551862, 0.38412592716582178, -0.00073969122839680213, -0.38179973643590842,
                          0.91789744185435784, 0.10813532029219955, 0.042216540852921779, -0.099556809491985726,
                          0.99413590889887382);
  const Vec<3> position(4.4149606181379276e-07, 4.2151558349743983e-06, 8.4595326658145411e-06);
  checkAllWays<3>({boxBody<3>({3.5089357564118449e-06, 3.4502018014579861e-06, 2.7151256159207002e-06}, position),
                   hullBody<3>({{-0.20231708657261871, 5.0761502667386018e-05, -7.3867268145848288e-06},
                                {0.54535656841460389, -1.5433825680978551e-05, -4.9709478238261954e-05},
                                {-0.25914592939920833, 5.3532996538401124e-05, 2.8093887693457285e-05},
                                {-0.14193024215026587, -1.843409991477679e-05, 1.174801676300545e-06},
                                {-0.43242125376092977, -3.574957602220064e-05, 1.1703210440335323e-05},
                                {0.2319897815234517, 2.2210466871787106e-05, 5.6745224632048036e-05}},
                               position, {turned}),
                   ""});
}

/// A needle touching a body of a ten-millionth of its length. GJK's digits ran out at a distance of 4e-15, and the
/// direction of that remainder stood as the normal.
TEST(HardPairs, NormalWhereGjkRunsOutOfDigits) {
  checkAllWays<3>({hullBody<3>({{0.026020082446536291, 1.8512350798654877e-06, 5.0749057501238195e-07},
                                {-0.0097604562943168129, 2.4999279205749783e-06, -5.3284875903052596e-08}},
                               {-2.1187767851773318e-06, -2.8597536904224696e-06, 3.1588466498799112e-06}),
                   hullBody<3>({{1.4598038266683764e-09, -1.2118452706584969e-09, 0},
                                {-2.0513899285825485e-09, 2.5566029214906699e-09, 0},
                                {1.0336953891040743e-09, 9.8885796499024192e-10, 2.3595838633215429e-10},
                                {-1.8863408358213129e-11, -2.0652868431199743e-09, 0},
                                {1.3343051639891063e-10, 3.1313455613378898e-09, 0}},
                               {0.0032485299255718665, -5.9571407556003319e-07, 3.3094801197642895e-06}),
                   ""});
}

/// Coincident needles with a margin: at the end a facet's distance exceeded the least upper bound by rounding, and the
/// upper bound rose.
TEST(HardPairs, BoundsThatCrossByRounding) {
  const Rotation<2> rotation{-0.51495760947015101, 0.85721564407609097};
  const std::vector<Vec<2>> points{{-123078.61582701317, 11.810073606436653},
                                   {-78747.934549749814, 23.592613068116108},
                                   {57608.982614464498, -21.284861282953027}};
  const Vec<2> position(23.313562426253419, 20.557226130757478);
  checkAllWays<2>(
      {hullBody<2>(points, position, rotation), hullBody<2>(points, position, rotation, 1.374299819282524), ""});
}

/// A point in a nearly round capsule, radius as part of the support: the directions about its axis are all equally
/// deep, so that EPA ends at its iteration limit, and the witness point on A was moved off A.
TEST(HardPairs, WitnessAtTheIterationLimit) {
  const glm::dmat3 turned(0.85744817541683838, -0.43731566793894716, -0.27117823114963946, 0.49758628470790445,
                          0.83894311520480169, 0.22041401661656426, 0.13111260711662731, -0.32392816491558013,
                          0.93695252186517197);
  const Vec<3> position(1102444646.1197932, 6923370153.4029827, 6522454305.7758684);
  checkAllWays<3>(
      {hullBody<3>({{0, 0, 0}}, position),
       hullBody<3>({{-4.548920683163133, 9.9311788016861051, 0}, {5.2187489150171915, 10.213898668233185, 0}}, position,
                   {turned}, 2451.80489715768),
       ""});
}

}  // namespace
}  // namespace gjk::test::hard_pairs_test
