// Contacts of a world as arrows whose length is the impulse.

#include "model/sandbox/body_axes.h"
#include "model/sandbox/sandbox_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace gjklab {
namespace {

/// Contacts of a pair nearer than this on the screen (pixels at scale 1) are one arrow.
constexpr double kSamePlace = 9;
/// Unless all are requested: the strongest and what is as strong as the last of them, no two of them nearer than this,
/// and none shorter.
constexpr std::size_t kStrongest = 20, kMost = 60;
constexpr double kAsStrong = 0.98;
constexpr double kCrowded = 20, kShortest = 10;
/// A contact is at the back of a body if its line of sight runs through this fraction of the body's size.
constexpr double kAtTheBack = 0.05;
/// The longest arrow of a picture, in pixels; one scale holds for all of its arrows. For small bodies it is shorter:
/// this many times the size of the smaller body.
constexpr double kImpulsePixels = 48, kLeastLongest = 16, kBodySizes = 0.9;

/// Bodies smaller than this on the screen, in pixels, would vanish under their arrows: those begin beyond them.
constexpr double kSmallBody = 14, kDotRadius = 4, kBeyondBody = 2;
/// The arrow of the chosen pair's normal: longer than those of its impulses, and at least this long; pixels.
constexpr double kNormalLengths = 1.3, kLeastNormal = 30;
/// An impulse nearer than this to the arrow of the normal would be hidden by it.
constexpr double kUnderNormal = 12;
/// Of the letter at its tip: the distance of its middle, and half of the room that it needs.
constexpr double kBeyondTip = 13, kRoomOfLetter = 15;

bool isFixed(const Sandbox& sandbox, int body) { return sandbox.file().bodies[static_cast<std::size_t>(body)].fixed; }

/// Whether an arrow that begins at a place and is parallel to the normal's would lie under that.
bool isUnder(const Arrow& normal, dvec2 place, const View& view) {
  const dvec2 from(project(view, normal.from)), way = dvec2(project(view, normal.to)) - from, off = place - from;
  const double length = glm::length(way), near = kUnderNormal * view.ui_scale;
  if (length < near) return glm::length(off) < near;
  return std::abs(way.x * off.y - way.y * off.x) < near * length && std::abs(glm::dot(off, way)) < length * length;
}

/// Whether an arrow comes so close to the letter at the normal's tip that the letter would be read as its name.
bool isAtLetter(const Arrow& normal, dvec2 from, dvec2 to, const View& view) {
  const double s = view.ui_scale;
  const dvec2 tip(project(view, normal.to)), way = tip - dvec2(project(view, normal.from));
  const double length = glm::length(way);
  const dvec2 letter = tip + (length > 0 ? way / length : dvec2(0, -1)) * (kBeyondTip * s);
  return lengthInside(from, to, {letter - kRoomOfLetter * s, letter + kRoomOfLetter * s}) > 0;
}

}  // namespace

/// Contacts of a pair that fall together on the screen, with the sum of their impulses.
struct SandboxPainter::ContactMark {
  const WorldPair* pair;
  dvec3 point;
  dvec2 place;  ///< on the screen
  double impulse;
  bool chosen;
  int pushing;  ///< how many of its contacts have an impulse
};

/// The chosen pair's first, then the strongest.
std::vector<SandboxPainter::ContactMark> SandboxPainter::marksOf(const Sandbox& sandbox, const View& view,
                                                                 BodyPair chosen) {
  std::vector<ContactMark> marks;
  for (const WorldPair& pair : sandbox.state().pairs) {
    const auto first = static_cast<std::ptrdiff_t>(marks.size());
    for (const WorldContactPoint& point : pair.points) {
      const dvec2 place(project(view, point.point));
      const auto same = std::find_if(marks.begin() + first, marks.end(), [&](const ContactMark& mark) {
        return glm::distance(mark.place, place) < kSamePlace * view.ui_scale;
      });
      const int pushing = point.impulse > 0 ? 1 : 0;
      if (same != marks.end()) {
        same->impulse += point.impulse;
        same->pushing += pushing;
      } else {
        marks.push_back({&pair, point.point, place, point.impulse, hasBodies(pair, chosen), pushing});
      }
    }
  }
  std::stable_sort(marks.begin(), marks.end(), [](const ContactMark& one, const ContactMark& other) {
    return one.chosen != other.chosen ? one.chosen : one.impulse > other.impulse;
  });
  return marks;
}

/// How far the line of sight to a point runs through a body; of round ones 0, which hide little.
double SandboxPainter::sightInside(const Sandbox& sandbox, const View& view, int body, dvec3 point) {
  const WorldBodyState& state = sandbox.state().bodies[static_cast<std::size_t>(body)];
  const glm::dmat3 back = glm::transpose(axesOf(state, 3));
  const dvec3 from = back * (point - state.position), along = back * eyeOf(view).from(point);
  double enters = 0, leaves = std::numeric_limits<double>::infinity();
  for (const FacePlane& plane : solidOf(body, view.pixels_per_unit).faces) {
    const double over = glm::dot(plane.normal, from) - plane.offset, rate = glm::dot(plane.normal, along);
    if (rate < 0) enters = std::max(enters, over / -rate);
    if (rate > 0) leaves = std::min(leaves, -over / rate);
    if (rate == 0 && over > 0) return 0;
  }
  return std::isfinite(leaves) ? std::max(0.0, leaves - enters) : 0;
}

/// Whether a third body that moves is in front of a point of a pair's contact: fixed ones are of glass.
bool SandboxPainter::isHidden(const Sandbox& sandbox, const View& view, const WorldPair& pair, dvec3 point) {
  if (view.dimension < 3) return false;
  const dvec2 place(project(view, point));
  return std::any_of(drawn_.begin(), drawn_.end(), [&](const BodyOnScreen& drawn) {
    if (drawn.body == pair.a || drawn.body == pair.b || isFixed(sandbox, drawn.body)) return false;
    return drawn.mayCover(place) && sightInside(sandbox, view, drawn.body, point) > 0;
  });
}

/// Whether a contact lies at the back of one of its own bodies.
bool SandboxPainter::isBehind(const Sandbox& sandbox, const View& view, const WorldPair& pair, dvec3 point) {
  if (view.dimension < 3) return false;
  const auto hides = [&](int body) {
    return !isFixed(sandbox, body) &&
           sightInside(sandbox, view, body, point) > kAtTheBack * solidOf(body, view.pixels_per_unit).size;
  };
  return hides(pair.a) || hides(pair.b);
}

/// In pixels at scale 1: that of the greatest impulse.
double SandboxPainter::longestArrow(const Sandbox& sandbox, const View& view, const WorldPair& pair) {
  double size = std::numeric_limits<double>::infinity();
  for (const int body : {pair.a, pair.b})
    if (!isFixed(sandbox, body)) size = std::min(size, solidOf(body, view.pixels_per_unit).size);
  return std::clamp(kBodySizes * size * view.pixels_per_unit / view.ui_scale, kLeastLongest, kImpulsePixels);
}

/// Where an arrow along a pair's normal begins: at the point, or beyond the second body if that is small.
dvec3 SandboxPainter::arrowStart(const View& view, const WorldPair& pair, dvec3 point) const {
  const auto body =
      std::find_if(drawn_.begin(), drawn_.end(), [&](const BodyOnScreen& each) { return each.body == pair.b; });
  if (body == drawn_.end() || !isSmall(view, *body)) return point;
  const dvec2 at(project(view, point)), way = dvec2(project(view, point + pair.normal)) - at;
  const double unit = glm::length(way);  // pixels
  if (!(unit > 0)) return point;
  const dvec2 half = 0.5 * (body->high - body->low);
  const double reach = std::max(std::max(half.x, half.y), kDotRadius * view.ui_scale) + kBeyondBody * view.ui_scale;
  const double along = glm::dot(0.5 * (body->low + body->high) - at, way) / unit + reach;
  return point + std::max(0.0, along / unit) * pair.normal;
}

bool SandboxPainter::isSmall(const View& view, const BodyOnScreen& body) const {
  return std::max(body.high.x - body.low.x, body.high.y - body.low.y) < kSmallBody * view.ui_scale;
}

/// From the middle of the chosen pair's contact, from A to B; none if it does not touch.
std::optional<Arrow> SandboxPainter::normalOf(const Sandbox& sandbox, const View& view, BodyPair chosen) {
  for (WorldPair pair : sandbox.state().pairs) {
    if (!hasBodies(pair, chosen) || pair.points.empty() || pair.normal == dvec3(0.0)) continue;
    if (pair.a != chosen.a) std::swap(pair.a, pair.b), pair.normal = -pair.normal;
    dvec3 middle(0.0);
    for (const WorldContactPoint& point : pair.points) middle += point.point / static_cast<double>(pair.points.size());
    const double pixels = std::max(kLeastNormal, kNormalLengths * longestArrow(sandbox, view, pair));
    const dvec3 from = arrowStart(view, pair, middle);
    return Arrow{.role = Role::normal,
                 .from = from,
                 .to = from + pixels * view.ui_scale / view.pixels_per_unit * pair.normal,
                 .emphasis = Emphasis::strong};
  }
  return std::nullopt;
}

void SandboxPainter::drawNormal(const View& view, const Arrow& normal) {
  const dvec2 way(project(view, normal.to) - project(view, normal.from));
  const double length = glm::length(way);
  figure_.arrows.push_back(normal);
  figure_.labels.push_back({.role = Role::normal,
                            .position = normal.to,
                            .text = "*n*",
                            .away = length > 0 ? way / length : dvec2(0, -1),
                            .priority = 3,
                            .emphasis = Emphasis::strong});
}

/// The dots of the chosen pair's contacts are larger; a small body stays visible.
void SandboxPainter::drawMark(const View& view, const WorldPair& pair, dvec3 point, double length, bool chosen) {
  const auto isHiddenByDot = [&](const BodyOnScreen& body) {
    return (body.body == pair.a || body.body == pair.b) && isSmall(view, body);
  };
  if (std::none_of(drawn_.begin(), drawn_.end(), isHiddenByDot))
    figure_.markers.push_back(
        {.role = Role::impulse, .position = point, .emphasis = chosen ? Emphasis::strong : Emphasis::normal});
  if (!(length > 0)) return;
  const dvec3 from = arrowStart(view, pair, point);
  figure_.arrows.push_back({.role = Role::impulse, .from = from, .to = from + length * pair.normal});
}

/// Whether a third body hides a contact, or an own one, over whose front it would be drawn; of those at the back of a
/// body all are hidden only where their pair has others.
bool SandboxPainter::isCovered(const Sandbox& sandbox, const View& view, const ContactMark& mark,
                               const std::vector<ContactMark>& marks) {
  if (isHidden(sandbox, view, *mark.pair, mark.point)) return true;
  if (!isBehind(sandbox, view, *mark.pair, mark.point)) return false;
  return std::any_of(marks.begin(), marks.end(), [&](const ContactMark& other) {
    return other.pair == mark.pair && other.pushing > 0 && !isBehind(sandbox, view, *other.pair, other.point);
  });
}

/// Those with a dot or an arrow: the chosen pair's, and of the others, unless all are requested, the strongest in view.
std::vector<SandboxPainter::ContactMark> SandboxPainter::shownOf(const Sandbox& sandbox, const View& view,
                                                                 const std::vector<ContactMark>& marks) {
  const SandboxSights& sights = sandbox.sights();
  std::vector<ContactMark> shown;
  double greatest = 0;  // of those shown: a hidden one must not make the others dots
  const WorldPair* strongest = nullptr;
  std::size_t others = 0;
  for (const ContactMark& mark : marks) {
    if (!mark.chosen && !sights.contacts) break;
    if (!mark.chosen && !sights.all_contacts) {
      const double longest = longestArrow(sandbox, view, strongest ? *strongest : *mark.pair);
      const double pixels = longest * mark.impulse / std::max(greatest, mark.impulse);
      const bool enough = others >= kStrongest && mark.impulse < kAsStrong * shown.back().impulse;
      if (enough || others == kMost || !(pixels >= kShortest)) break;
      const auto isNear = [&](const ContactMark& other) {
        return glm::distance(other.place, mark.place) < kCrowded * view.ui_scale;
      };
      if (std::any_of(shown.begin(), shown.end(), isNear) || isCovered(sandbox, view, mark, marks)) continue;
      ++others;
    }
    if (!strongest || mark.impulse > greatest) strongest = mark.pair;
    greatest = std::max(greatest, mark.impulse);
    shown.push_back(mark);
  }
  return shown;
}

void SandboxPainter::drawContacts(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  const SandboxSights& sights = sandbox.sights();
  const std::optional<Arrow> normal = normalOf(sandbox, view, hover.pair);
  const std::vector<ContactMark> marks = marksOf(sandbox, view, hover.pair), shown = shownOf(sandbox, view, marks);
  const auto strongest =
      std::max_element(shown.begin(), shown.end(),
                       [](const ContactMark& one, const ContactMark& other) { return one.impulse < other.impulse; });
  const bool pushes = strongest != shown.end() && strongest->impulse > 0;
  const double scale =
      pushes ? longestArrow(sandbox, view, *strongest->pair) * view.ui_scale / view.pixels_per_unit / strongest->impulse
             : 0;
  const auto hasArrow = [&](const ContactMark& mark) {
    if (mark.pushing == 0 || !normal) return mark.pushing > 0;
    if (mark.chosen) return !isUnder(*normal, mark.place, view);
    const dvec2 tip(project(view, mark.point + scale * mark.impulse * mark.pair->normal));
    return sights.all_contacts || !isAtLetter(*normal, mark.place, tip, view);
  };
  if (sights.contacts) {
    const auto add = [](int sum, const ContactMark& mark) { return sum + mark.pushing; };
    impulses_ = {0, std::accumulate(marks.begin(), marks.end(), 0, add), 0};
    for (const ContactMark& mark : shown)
      if (hasArrow(mark)) impulses_.shown += mark.pushing, ++impulses_.arrows;
  }
  for (const ContactMark& mark : shown)
    drawMark(view, *mark.pair, mark.point, hasArrow(mark) ? scale * mark.impulse : 0, mark.chosen);
  if (normal) drawNormal(view, *normal);
}

}  // namespace gjklab
