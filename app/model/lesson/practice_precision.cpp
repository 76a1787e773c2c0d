// Practice about single precision: digits that are left far from the origin, signs of differences, and ends that are
// rounded to the same float.

#include "model/lesson/practice_draw.h"
#include "model/scene/single_precision.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <cmath>
#include <cstdint>

namespace gjklab {
namespace {

constexpr int kFloatDigits = 7;  ///< of a float

std::string decimals(double value, int count) { return inReadersDigits(fmt::format("{:.{}f}", value, count)); }

/// How many decimals of a distance are right, far from the world's origin.
std::optional<PracticeSheet> digitsQuestion(PracticeDraw& draw) {
  draw.pair(0.2, 0.9);
  const int before = draw.pairs.whole(3, 6);  // digits before the point
  const double far = std::pow(10, before - 1) * draw.pairs.between(1.5, 9.5);
  dvec3 away = far * draw.pairs.direction(draw.scene.dimension);
  away.x = far;
  draw.scene.a.position += away;
  draw.scene.b.position += away;
  const auto rounded = inSinglePrecision(draw.scene);
  if (!rounded) return std::nullopt;
  draw.runIt();
  const double distance = draw.run.trace.result.distance, found = solve(*rounded).distance;
  const double most = draw.scene.a.position.x;  // further than the other coordinates
  const int left = kFloatDigits - before;
  // Neither better nor worse than the digits say: not by luck.
  const double error = std::abs(found - distance);
  if (error > 0.4 * std::pow(10, -left) || error < 0.06 * std::pow(10, -left)) return std::nullopt;
  // The decimals that are right can be seen to be so.
  const auto agree = [&](int count) {
    const double unit = std::pow(10, -count);
    return std::floor(found / unit) == std::floor(distance / unit);
  };
  if (!agree(left) || agree(left + 1)) return std::nullopt;
  if (most < 1.05 * std::pow(10, before - 1) || most > 0.99 * std::pow(10, before)) return std::nullopt;
  if (distance < 0.15) return std::nullopt;
  PracticeSheet sheet{.scene = draw.scene, .look = "world"};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.question =
      tr("A lies at x = {far}, and B is {distance} away. All input is rounded to floats. How many decimals of the "
         "distance remain right?",
         arg("far", decimals(most, 1)), arg("distance", decimals(distance, 6)));
  sheet.hint = tr("A float has about seven digits. Those before the decimal point count.");
  sheet.why =
      tr("{before} of seven digits are before the decimal point, which leaves {left}. After rounding, the distance is "
         "{found}.",
         arg("before", before), arg("left", left), arg("found", decimals(found, 6)));
  const int other = before == 3 ? 2 : left + 1 == before ? left + 2 : left + 1;
  sheet.choices = {{fmt::format("{}", left), true},
                   {fmt::format("{}", kFloatDigits), false,
                    tr("A float has seven digits in all, and {before} of them are before the decimal point.",
                       arg("before", before))},
                   {fmt::format("{}", before), false,
                    tr("That many digits are before the decimal point. Subtract them from seven.")},
                   {fmt::format("{}", other), false,
                    tr("{before} digits before the decimal point leave {left} of seven.", arg("before", before),
                       arg("left", left))}};
  turnRound(draw, sheet.choices);
  return sheet;
}

/// A line past O at so small a distance that floats get it right, wrong, or as zero. In tenths.
struct LinePastO {
  int x1 = 0, y1 = 0, x2 = 0, y2 = 0;
  /// In hundredths: x1 · y2 − y1 · x2, exactly. Positive: O is above the line.
  std::int64_t difference() const { return static_cast<std::int64_t>(x1) * y2 - static_cast<std::int64_t>(y1) * x2; }
};

float product(int p, int q) {
  const float a = static_cast<float>(p / 10.0), b = static_cast<float>(q / 10.0);
  return a * b;
}

/// Of this sign, and of this one in floats: −1, 0 or 1.
std::optional<LinePastO> lineWith(PracticeDraw& draw, int sign, int in_floats) {
  constexpr int kLines = 4000;
  for (int i = 0; i < kLines; ++i) {
    LinePastO line{draw.pairs.whole(5001, 9999), draw.pairs.whole(5001, 9999), draw.pairs.whole(5001, 9999), 0};
    const double y = static_cast<double>(line.y1) * line.x2 / line.x1;
    line.y2 = static_cast<int>(std::lround(y));
    if (line.y2 < 5001 || line.y2 > 9999 || line.difference() * sign <= 0 || std::abs(line.difference()) > 9) continue;
    const float first = product(line.x1, line.y2), second = product(line.y1, line.x2);
    const int found = first > second ? 1 : first < second ? -1 : 0;
    if (found == in_floats) return line;
  }
  return std::nullopt;
}

std::string tenths(int value) { return inReadersDigits(fmt::format("{}.{}", value / 10, value % 10)); }

/// A float's exact value.
std::string inFull(float value) {
  std::string text = fmt::format("{:.4f}", value);
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return inReadersDigits(text);
}

std::optional<PracticeSheet> signQuestion(PracticeDraw& draw) {
  const int sign = draw.even ? 1 : -1, found = draw.kind / 4 - 1;
  const auto line = lineWith(draw, sign, found);
  if (!line) return std::nullopt;
  draw.scene = {};
  draw.scene.a.shape = ShapeKind::segment;
  draw.scene.a.points = {dvec3(line->x1, line->y1, 0) / 10.0, dvec3(-line->x2, -line->y2, 0) / 10.0};
  draw.scene.b.shape = ShapeKind::point;
  draw.runIt();
  const gjk::Result<3>& result = draw.run.trace.result;
  // The program's own answer: n points from the line to O.
  if (result.status != gjk::Status::separated || (result.normal.y > 0) != (sign > 0)) return std::nullopt;
  PracticeSheet sheet{.scene = draw.scene, .at = "gjk end"};
  sheet.hide = "answer, bounds, regions, normal, direction, support";
  const std::string truth = inReadersDigits(fmt::format("{:.2f}", std::abs(line->difference()) / 100.0));
  const Argument factors[] = {arg("p", tenths(line->x1)), arg("q", tenths(line->y2)), arg("r", tenths(line->y1)),
                              arg("s", tenths(line->x2))};
  const Argument floats[] = {arg("first", inFull(product(line->x1, line->y2))),
                             arg("second", inFull(product(line->y1, line->x2)))};
  sheet.question = sign > 0
                       ? tr("{p} · {q} − {r} · {s} = {truth}: O is above the line. In floats, the products are {first} "
                            "and {second}. What does a program in floats find?",
                            factors[0], factors[1], factors[2], factors[3], arg("truth", truth), floats[0], floats[1])
                       : tr("{p} · {q} − {r} · {s} = −{truth}: O is below the line. In floats, the products are "
                            "{first} and {second}. What does a program in floats find?",
                            factors[0], factors[1], factors[2], factors[3], arg("truth", truth), floats[0], floats[1]);
  sheet.hint = tr("Subtract the second float from the first: above zero means above the line.");
  sheet.why = found == 0 ? tr("The floats are equal: the program cannot tell on which side O is.")
              : found == sign
                  ? tr("The difference of the floats has the right sign, but hardly any correct digits.")
                  : tr("The difference of the floats has the wrong sign: the program sees O on the wrong side.");
  const char* but = found > 0   ? tr("The first float is greater, so the difference is above zero.")
                    : found < 0 ? tr("The first float is smaller, so the difference is below zero.")
                                : tr("The two floats are equal, so their difference is zero.");
  sheet.choices = {{tr("O is above the line"), found > 0, found > 0 ? "" : but},
                   {tr("O is on the line"), found == 0, found == 0 ? "" : but},
                   {tr("O is below the line"), found < 0, found < 0 ? "" : but},
                   {tr("Nothing: the digits do not suffice"), false,
                    tr("It cannot notice that digits are missing. It subtracts, and takes the sign that it gets.")}};
  turnRound(draw, sheet.choices);
  return sheet;
}

/// Two intervals whose ends are a few ten-thousandths apart, where floats are five of them apart.
std::optional<PracticeSheet> roundedEndsQuestion(PracticeDraw& draw) {
  constexpr double kUnit = 1e-4;
  const double place = draw.pairs.whole(4100, 8100);  // floats from 4096 to 8192 are equally far apart
  const int end_units = draw.pairs.whole(0, 9), begin_units = draw.pairs.whole(0, 9);
  if (end_units == begin_units) return std::nullopt;
  const double end = place + end_units * kUnit, begin = place + begin_units * kUnit;
  const auto in_floats = [](double value) { return static_cast<double>(static_cast<float>(value)); };
  const double end_found = in_floats(end), begin_found = in_floats(begin);
  if ((end_found == begin_found) != draw.even) return std::nullopt;
  draw.scene = {};
  draw.scene.dimension = 1;
  draw.scene.a.shape = draw.scene.b.shape = ShapeKind::segment;
  draw.scene.a.points = {dvec3(place - draw.pairs.whole(2, 4), 0, 0), dvec3(end, 0, 0)};
  draw.scene.b.points = {dvec3(begin, 0, 0), dvec3(place + draw.pairs.whole(2, 4), 0, 0)};
  draw.runIt();
  const auto rounded = inSinglePrecision(draw.scene);
  if (!rounded) return std::nullopt;
  const gjk::Status truth = draw.run.trace.result.status, found = solve(*rounded).status;
  // The program's own answers, for exact and for rounded input.
  const gjk::Status apart_or_not = begin > end ? gjk::Status::separated : gjk::Status::intersecting;
  if (truth != apart_or_not || found != (draw.even ? gjk::Status::touching : truth)) return std::nullopt;
  const float first = static_cast<float>(place), second = std::nextafter(first, 9000.f);
  const float third = std::nextafter(second, 9000.f);
  PracticeSheet sheet{.scene = draw.scene, .look = "world"};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.question = tr(
      "A ends at x = {end}, and B begins at x = {begin}. The floats near there are {first}, {second} and {third}. What "
      "does a program that uses floats find?",
      arg("end", decimals(end, 4)), arg("begin", decimals(begin, 4)), arg("first", inFull(first)),
      arg("second", decimals(static_cast<double>(second), 5)), arg("third", decimals(static_cast<double>(third), 5)));
  sheet.hint = tr("Round both numbers to the nearest float.");
  const Argument ends[] = {arg("end", decimals(end_found, 5)), arg("begin", decimals(begin_found, 5))};
  sheet.why = draw.even ? tr("Both numbers become {end}. In truth they differ by {difference}.", ends[0],
                             arg("difference", decimals(std::abs(end - begin), 4)))
                        : tr("They become {end} and {begin}. The answer is right, but {difference} has become {found}.",
                             ends[0], ends[1], arg("difference", decimals(std::abs(end - begin), 4)),
                             arg("found", decimals(std::abs(end_found - begin_found), 5)));
  const std::string but = tr("Rounded to floats, A ends at {end}, and B begins at {begin}.", ends[0], ends[1]);
  for (const gjk::Status each : {gjk::Status::separated, gjk::Status::touching, gjk::Status::intersecting})
    sheet.choices.push_back({tr(gjk::name(each)), each == found, each == found ? "" : but});
  sheet.choices.push_back({tr("Nothing: the digits do not suffice"), false,
                           tr("It cannot notice that digits are missing. It rounds both numbers and compares them.")});
  return sheet;
}

}  // namespace

std::optional<PracticeSheet> precisionQuestion(PracticeDraw& draw) {
  switch (draw.kind % 4) {
    case 0:
      return digitsQuestion(draw);
    case 1:
      return signQuestion(draw);
    default:
      return roundedEndsQuestion(draw);
  }
}

}  // namespace gjklab
