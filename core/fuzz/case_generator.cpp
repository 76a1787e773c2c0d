#include "case_generator.h"

#include "gjk/every_value.h"
#include "gjk/numeric/vector.h"
#include "gjk/small/pair.h"
#include "gjk/support.h"

#include "case_form.h"
#include "internals.h"
#include "random.h"

#include <numbers>

namespace gjk::fuzz {
namespace {

using test::Random;

template <int D>
class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  Case<D> make() {
    size_ = random_.magnitude(-6, 6);
    const bool mixed_units = one(8);
    const double other = size_ * (mixed_units ? random_.magnitude(-12, 12) : random_.magnitude(-1, 1));
    Case<D> c;
    const Form form_a = anyForm(), form_b = one(6) ? form_a : anyForm();
    c.a = body(form_a, size_);
    c.b = body(form_b, other);
    c.kind = std::string(formText(form_a)) + ", " + formText(form_b) + ": ";
    place(c, std::max(size_, other));
    if (one(4)) c.a.shape.margin = size_ * random_.magnitude(-4, 0.3);
    if (one(4)) c.b.shape.margin = one(8) ? c.a.shape.margin : size_ * random_.magnitude(-4, 0.3);
    if (one(5)) moveFarAway(c);
    c.options = anyOptions(c);
    setInMotion(c, std::max(size_, other));
    return c;
  }

 private:
  /// Towards each other more often than not; turning by nothing, by a turn or so, or by hundreds.
  void setInMotion(Case<D>& c, double size) {
    c.duration = random_.magnitude(-3, 3);
    c.a.motion.linear = random_.inBox<D>(one(3) ? 0 : 2 * size / c.duration);
    c.b.motion.linear = c.a.motion.linear + random_.inBox<D>(one(3) ? 0 : size / c.duration);
    if (!one(4)) c.b.motion.linear -= (c.b.position - c.a.position) * (random_.uniform(0, 3) / c.duration);
    c.a.motion.angular = anySpin() / c.duration;
    c.b.motion.angular = anySpin() / c.duration;
  }

  Spin<D> anySpin() {
    const double angle = one(2) ? 0 : one(4) ? random_.magnitude(0, 3) : random_.uniform(-6, 6);
    if constexpr (D == 3)
      return one(3) ? Vec<3>(0, angle, 0) : angle * random_.direction<3>();
    else
      return angle;
  }

  bool one(int of) { return random_.integer(1, of) == 1; }

  Form anyForm() {
    for (;;) {
      const Form form = static_cast<Form>(random_.integer(0, formCount() - 1));
      if (existsIn<D>(form) && (form != Form::near_plane || one(8))) return form;
    }
  }

  Turn<D> anyTurn() {
    Turn<D> turn;
    const int kind = random_.integer(0, 3);
    // An eighth of a full turn and its multiples, exact, or off by very little.
    double angle = random_.integer(0, 7) * std::numbers::pi / 4;
    if (kind == 2) angle += random_.magnitude(-16, -2);
    if (kind == 3) angle = random_.uniform(-3.2, 3.2);
    if (kind == 0) angle = 0;
    if constexpr (D == 2) turn.angle = angle;
    if constexpr (D == 3) {
      Vec<3> axis(0.0);
      axis[random_.integer(0, 2)] = 1;
      if (kind == 3) axis = random_.direction<3>();
      turn.quaternion = glm::normalize(glm::dquat(std::cos(angle / 2), axis * std::sin(angle / 2)));
    }
    return turn;
  }

  double length(double size) { return one(40) ? 0 : size * random_.uniform(0.1, 1); }

  Vec<D> lengths(double size) {
    Vec<D> v(0.0);
    for (int i = 0; i < D; ++i) v[i] = length(size);
    return v;
  }

  Body<D> body(Form form, double size) {
    Body<D> b;
    b.turn = anyTurn();
    auto& kind = b.shape.kind;
    if (form == Form::point)
      kind = Point<D>{};
    else if (form == Form::segment)
      kind = Segment<D>{{random_.inBox<D>(size), random_.inBox<D>(size)}};
    else if (form == Form::box || form == Form::plate || form == Form::rod)
      kind = Box<D>{boxExtents(form, size)};
    else if (const char* const word = roundKind(form))
      makeRound(word, size, kind);
    else
      kind = Hull<D>{hullPoints(form, size)};
    return b;
  }

  Vec<D> boxExtents(Form form, double size) {
    Vec<D> extents = one(3) ? Vec<D>(size) : lengths(size);
    const int axis = random_.integer(0, D - 1);
    if (form == Form::plate) extents[axis] = size * random_.magnitude(-9, -2);
    if (form == Form::rod)
      for (int i = 0; i < D; ++i)
        if (i != axis) extents[i] = size * random_.magnitude(-6, -2);
    return extents;
  }

  void makeRound(const char* word, double size, typename ShapeKinds<D>::Variant& kind) {
    setKind<D>(kind, word);
    std::visit([&](auto& shape) { sizeRound(shape, size); }, kind);
  }

  template <class Kind>
  void sizeRound(Kind& shape, double size) {
    if constexpr (std::is_same_v<Kind, Ellipsoid<D>>) {
      shape.radii = lengths(size);
      if (one(4)) shape.radii[random_.integer(0, D - 1)] *= random_.magnitude(-4, 0);
    } else if constexpr (std::is_same_v<Kind, Capsule<D>>) {
      shape.half_height = length(size);
      shape.radius = length(size) * random_.magnitude(-3, 0);
    } else if constexpr (std::is_same_v<Kind, Bezier>) {
      shape.points = random_.points<2>(random_.integer(3, 4), size);
    } else {
      if constexpr (requires { shape.half_height; }) shape.half_height = length(size) * random_.magnitude(-2, 0);
      if constexpr (requires { shape.radius; }) shape.radius = length(size);
    }
  }

  std::vector<Vec<D>> hullPoints(Form form, double size) {
    if (form == Form::lone) return {one(2) ? Vec<D>(0.0) : random_.inBox<D>(size)};
    if (form == Form::ball) return ballPoints(size);
    if (form == Form::prism) return prismPoints(size);
    if (form == Form::near_plane) return nearPlanePoints(size);
    std::vector<Vec<D>> points = random_.points<D>(random_.integer(2, 9), size);
    const Vec<D> u = random_.direction<D>(), v = random_.direction<D>();
    const bool in_axis_plane = one(2);
    for (Vec<D>& p : points) {
      if (form == Form::grid)
        for (int i = 0; i < D; ++i) p[i] = random_.integer(-2, 2) * size / 2;
      if (form == Form::needle) p[0] *= 1e4;
      if (form == Form::flat) p = random_.uniform(-size, size) * u + random_.uniform(-size, size) * v;
      if (form == Form::flat && in_axis_plane) p[D - 1] = 0;
      if (form == Form::collinear) p = random_.integer(-3, 3) * size / 4 * u;
      if (form == Form::repeated) p = points[random_.integer(0, static_cast<int>(points.size()) - 1)];
    }
    if (form == Form::as_it_is && one(4)) {  // off its own origin
      const Vec<D> off = random_.inBox<D>(size * random_.magnitude(0, 4));
      for (Vec<D>& p : points) p += off;
    }
    return points;
  }

  std::vector<Vec<D>> ballPoints(double size) {
    std::vector<Vec<D>> points;
    const int count = one(10) ? random_.integer(100, 400) : random_.integer(4, 40);
    for (int i = 0; i < count; ++i) points.push_back(size * random_.direction<D>());
    return points;
  }

  std::vector<Vec<D>> prismPoints(double size) {
    std::vector<Vec<D>> points;
    const int sides = random_.integer(3, 12);
    const double half_height = size * random_.magnitude(-3, 0);
    for (int i = 0; i < sides; ++i)
      for (const double y : {-half_height, half_height}) {
        const double angle = 2 * std::numbers::pi * i / sides;
        Vec<D> p(0.0);
        p[0] = size * std::cos(angle);
        if constexpr (D >= 2) p[D - 1] = size * std::sin(angle);
        if constexpr (D == 3) p[1] = y;
        points.push_back(p);
      }
    return points;
  }

  std::vector<Vec<D>> nearPlanePoints(double size) {
    std::vector<Vec<D>> points = random_.points<D>(one(3) ? 1000 : random_.integer(50, 300), size);
    const double off = random_.magnitude(-15, -6);
    const Turn<D> turn = anyTurn();
    for (Vec<D>& p : points) {
      p[D - 1] *= off;
      p = turn.rotation().apply(p);
    }
    return points;
  }

  /// A point of the body furthest along a world direction, relative to its position.
  static Vec<D> furthest(const Body<D>& body, const Vec<D>& n) {
    const Rotation<D> rotation = body.turn.rotation();
    return rotation.apply(body.shape.support(rotation.applyInverse(n)).point);
  }

  Vec<D> cornerOf(const Body<D>& body) {
    const auto corners = coreCorners<D>(body.shape);
    if (!corners) return furthest(body, random_.direction<D>());
    return body.turn.rotation().apply((*corners)[random_.integer(0, static_cast<int>(corners->size()) - 1)]);
  }

  /// A weighted mean of a few corners: a point of a vertex, an edge, a face or the inside.
  Vec<D> pointOf(const Body<D>& body, int corners) {
    Vec<D> sum(0.0);
    double total = 0;
    for (int i = 0; i < corners; ++i) {
      const double weight = random_.integer(1, 4);
      sum += weight * cornerOf(body);
      total += weight;
    }
    return sum / total;
  }

  /// A direction in which contact is likely to be between faces or edges.
  Vec<D> contactDirection(const Case<D>& c) {
    Vec<D> n = random_.direction<D>();
    const int kind = random_.integer(0, 4);
    Vec<D> axis(0.0);
    axis[random_.integer(0, D - 1)] = one(2) ? 1 : -1;
    if (kind == 0) return n;
    if (kind == 1) return axis;
    if (kind == 2) return unit<D>((one(2) ? c.a : c.b).turn.rotation().apply(axis));
    const Body<D>& first = one(2) ? c.a : c.b;
    const Body<D>& second = kind == 3 ? first : (one(2) ? c.a : c.b);
    const Vec<D> u = cornerOf(first) - cornerOf(first), v = cornerOf(second) - cornerOf(second);
    if constexpr (D == 2) n = {u.y, -u.x};
    if constexpr (D == 3) n = glm::cross(unit<3>(u), unit<3>(v));
    n = unit<D>(n);
    return largestCoordinate<D>(n) > 0 ? n : axis;
  }

  /// B beside A along a direction, with a gap or an overlap between 1e-16 and 1 of the size, or none.
  void placeBeside(Case<D>& c, double size) {
    const Vec<D> n = contactDirection(c);
    const Vec<D> at_a = furthest(c.a, n), at_b = furthest(c.b, -n);
    double gap = one(3) ? 0 : size * random_.magnitude(-16, 0);
    if (one(2)) gap = -gap;
    Vec<D> sideways(0.0);
    const int shift = random_.integer(0, 2);
    if (shift == 0) sideways = at_a - at_b;  // vertex to vertex
    if (shift == 1) sideways = random_.inBox<D>(size);
    sideways -= glm::dot(sideways, n) * n;
    c.b.position = c.a.position + (glm::dot(at_a - at_b, n) + gap) * n + sideways;
  }

  /// B before a corner or a side of A, so far that the answer is just within or just out of what the small path takes
  /// (small/pair.h).
  void placeAtBorder(Case<D>& c) {
    const Vec<D> n = contactDirection(c);
    c.b.position = c.a.position + furthest(c.a, n) - furthest(c.b, -n);
    const double greatest = largestCoordinate<D>(c.b.position - c.a.position) + detail::reachWithMargin(c.a.shape) +
                            detail::reachWithMargin(c.b.shape);
    const double off = random_.magnitude(-6, -1), gap = small::kNearZero * greatest * (one(2) ? 1 + off : 1 - off);
    c.b.position += (one(2) ? gap : -gap) * n;
  }

  void place(Case<D>& c, double size) {
    c.a.position = one(3) ? Vec<D>(0.0) : random_.inBox<D>(size);
    c.b.position = c.a.position;
    switch (random_.integer(0, 8)) {
      case 0:
        c.kind += "free";
        c.b.position += random_.inBox<D>((D == 1 ? 8 : 2) * size);
        break;
      case 1:
        c.kind += "corners meet";
        c.b.position += cornerOf(c.a) - cornerOf(c.b);
        break;
      case 2:
        c.kind += "features meet";
        c.b.position += pointOf(c.a, random_.integer(1, D)) - pointOf(c.b, random_.integer(1, D));
        break;
      case 3:
        c.kind += "coincident";
        c.b = c.a;
        break;
      case 4:
        c.kind += "concentric";
        break;
      case 5:
        c.kind += "contained";
        c.b.position += pointOf(c.a, 5) - pointOf(c.b, 5);
        break;
      case 6:
        c.kind += "at the border of the small path";
        placeAtBorder(c);
        break;
      default:
        c.kind += "beside";
        placeBeside(c, size);
    }
  }

  void moveFarAway(Case<D>& c) {
    const Vec<D> far = random_.inBox<D>(size_ * random_.magnitude(2, 9));
    c.kind += ", far away";
    c.a.position += far;
    c.b.position += far;
  }

  Options<D> anyOptions(const Case<D>& c) {
    Options<D> options;
    options.method = one(4) ? Method::boolean : Method::distance;
    options.sub_distance = valueAt<SubDistance>(random_.integer(0, valueCount<SubDistance>() - 1));
    if (one(4)) options.acceleration = one(2) ? Acceleration::nesterov : Acceleration::polyak;
    options.rounding = one(3) ? Rounding::support : Rounding::core;
    if (one(2)) options.initial_direction = anyDirection(c);
    if (one(10)) options.max_iterations = random_.integer(1, 6);
    if (one(10)) options.epa_max_iterations = random_.integer(1, 8);
    if (one(8)) options.tolerance = random_.magnitude(-17, -3);
    if (one(8)) options.epa_tolerance = random_.magnitude(-17, -3);
    return options;
  }

  Vec<D> anyDirection(const Case<D>& c) {
    Vec<D> d = random_.direction<D>();
    const Vec<D> offset = c.b.position - c.a.position;
    const int kind = random_.integer(0, 5);
    if (kind == 0) d *= random_.magnitude(-300, 45);
    if (kind == 1) {
      d = Vec<D>(0.0);
      d[random_.integer(0, D - 1)] = one(2) ? 1 : -1;
    }
    if (kind == 2) d = offset;
    if (kind == 3) d = -offset;
    if (kind == 4) d = contactDirection(c);
    if (kind == 5 && D > 1) {  // square to the offset
      d = Vec<D>(0.0);
      d[0] = offset[D - 1];
      d[D - 1] = -offset[0];
    }
    if (largestCoordinate<D>(d) == 0) d[0] = 1;
    return d;
  }

  Random random_;
  double size_ = 1;
};

}  // namespace

AnyCase caseOfSeed(std::uint64_t seed) {
  // Neighbouring seeds of the engine are unlike each other only after a while: they are spread first.
  const std::uint64_t spread = (seed + 1) * 0x9E3779B97F4A7C15u;
  switch (seed % 8) {
    case 0:
      return Generator<1>(spread).make();
    case 1:
    case 3:
    case 5:
      return Generator<2>(spread).make();
    default:
      return Generator<3>(spread).make();
  }
}

}  // namespace gjk::fuzz
