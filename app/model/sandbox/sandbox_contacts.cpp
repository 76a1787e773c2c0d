// Contacts of a world as arrows whose length is the impulse.

#include "model/sandbox/body_axes.h"
#include "model/sandbox/sandbox_figure.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

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

bool isFixed(const Sandbox& sandbox, int body) { return sandbox.file().bodies[static_cast<std::size_t>(body)].fixed; }

struct ContactMark {
  const WorldPair* pair;
  dvec3 point;
  dvec2 place;  ///< on the screen
  double impulse;
  bool chosen;
  int pushing;  ///< how many of its contacts have an impulse
};

/// Contacts of a pair that fall together on the screen are one mark, with the sum of their impulses.
std::vector<ContactMark> marksOf(const Sandbox& sandbox, const View& view, BodyPair chosen) {
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
        marks.push_back({&pair, point.point, place, point.impulse, chosen == BodyPair{pair.a, pair.b}, pushing});
      }
    }
  }
  return marks;
}

void drawMark(Figure& figure, const ContactMark& mark, double length) {
  const Emphasis emphasis = mark.chosen ? Emphasis::strong : Emphasis::normal;
  figure.markers.push_back({.role = Role::impulse, .position = mark.point, .emphasis = emphasis});
  if (!(length > 0)) return;
  const dvec3 tip = mark.point + length * mark.pair->normal;
  figure.arrows.push_back({.role = Role::impulse, .from = mark.point, .to = tip, .emphasis = emphasis});
}

/// Names the normal at the tip of a chosen contact's arrow.
void nameNormal(Figure& figure, const ContactMark& mark, const View& view) {
  const dvec3 tip = figure.arrows.back().to;
  const dvec2 way = dvec2(project(view, tip)) - mark.place;
  const double length = glm::length(way);
  figure.labels.push_back({.role = Role::impulse,
                           .position = tip,
                           .text = "*n*",
                           .away = length > 0 ? way / length : dvec2(0, -1),
                           .priority = 1,
                           .emphasis = Emphasis::strong});
}

}  // namespace

/// How far the line of sight to a point runs through a body; of round ones 0, which hide little.
double SandboxPainter::lengthInside(const Sandbox& sandbox, const View& view, int body, dvec3 point) {
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
    return drawn.mayCover(place) && lengthInside(sandbox, view, drawn.body, point) > 0;
  });
}

/// Whether a contact lies at the back of one of its own bodies.
bool SandboxPainter::isBehind(const Sandbox& sandbox, const View& view, const WorldPair& pair, dvec3 point) {
  if (view.dimension < 3) return false;
  const auto hides = [&](int body) {
    return !isFixed(sandbox, body) &&
           lengthInside(sandbox, view, body, point) > kAtTheBack * solidOf(body, view.pixels_per_unit).size;
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

void SandboxPainter::drawContacts(const Sandbox& sandbox, const View& view, const SandboxTarget& hover) {
  std::vector<ContactMark> marks = marksOf(sandbox, view, hover.pair);
  std::stable_sort(marks.begin(), marks.end(), [](const ContactMark& one, const ContactMark& other) {
    return one.chosen != other.chosen ? one.chosen : one.impulse > other.impulse;
  });
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
      if (std::any_of(shown.begin(), shown.end(), isNear) || isHidden(sandbox, view, *mark.pair, mark.point)) continue;
      const auto isInFront = [&](const ContactMark& other) {
        return other.pair == mark.pair && other.pushing > 0 && !isBehind(sandbox, view, *other.pair, other.point);
      };
      // One at the back is drawn over its body's front: only where the pair has no other.
      if (isBehind(sandbox, view, *mark.pair, mark.point) && std::any_of(marks.begin(), marks.end(), isInFront))
        continue;
      ++others;
    }
    if (!strongest || mark.impulse > greatest) strongest = mark.pair;
    greatest = std::max(greatest, mark.impulse);
    shown.push_back(mark);
  }
  if (sights.contacts) {
    const auto add = [](int sum, const ContactMark& mark) { return sum + mark.pushing; };
    const auto pushes = [](const ContactMark& mark) { return mark.pushing > 0; };
    impulses_ = {std::accumulate(shown.begin(), shown.end(), 0, add),
                 std::accumulate(marks.begin(), marks.end(), 0, add),
                 static_cast<int>(std::count_if(shown.begin(), shown.end(), pushes))};
  }
  const double scale =
      greatest > 0 ? longestArrow(sandbox, view, *strongest) * view.ui_scale / view.pixels_per_unit / greatest : 0;
  for (const ContactMark& mark : shown) {
    drawMark(figure_, mark, scale * mark.impulse);
    if (&mark == &shown[0] && mark.chosen && mark.impulse > 0) nameNormal(figure_, mark, view);
  }
}

}  // namespace gjklab
