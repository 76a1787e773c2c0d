#include "byte_case.h"

#include "gjk/every_value.h"
#include "gjk/numeric/vector.h"
#include "internals.h"

#include <cmath>
#include <cstring>

namespace gjk::fuzz {
namespace {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

  int byte() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  int below(int count) { return byte() % count; }

  /// Within what scene files allow.
  double number() {
    constexpr double kGreatest = 1e50;
    const int kind = byte();
    if (kind < 128) return kind - 64;
    if (kind < 192) return std::ldexp(static_cast<double>(static_cast<std::int8_t>(byte())), kind - 128 - 40);
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i) bits |= static_cast<std::uint64_t>(byte()) << 8 * i;
    double value = 0;
    std::memcpy(&value, &bits, sizeof value);
    return std::abs(value) <= kGreatest ? value : 0;
  }
  double size() { return std::abs(number()); }

  template <int D>
  Vec<D> vector() {
    Vec<D> v(0.0);
    for (int i = 0; i < D; ++i) v[i] = number();
    return v;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

template <int D>
void read(Bytes& bytes, Shape<D>& shape) {
  const auto points = [&](int count) {
    std::vector<Vec<D>> all;
    for (int i = 0; i < count; ++i) all.push_back(bytes.vector<D>());
    return all;
  };
  const auto fill = [&](auto& kind) {
    using Kind = std::decay_t<decltype(kind)>;
    if constexpr (std::is_same_v<Kind, Segment<D>>) kind.points = {bytes.vector<D>(), bytes.vector<D>()};
    if constexpr (std::is_same_v<Kind, Hull<D>>) kind.points = points(1 + bytes.below(10));
    if constexpr (D == 2)
      if constexpr (std::is_same_v<Kind, Bezier>) kind.points = points(3 + bytes.below(2));
    if constexpr (requires { kind.half_extents; }) kind.half_extents = glm::abs(bytes.vector<D>());
    if constexpr (requires { kind.radii; }) kind.radii = glm::abs(bytes.vector<D>());
    if constexpr (requires { kind.half_height; }) kind.half_height = bytes.size();
    if constexpr (requires { kind.radius; }) kind.radius = bytes.size();
  };
  using Variant = typename ShapeKinds<D>::Variant;
  const int chosen = bytes.below(static_cast<int>(std::variant_size_v<Variant>));
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    ((chosen == static_cast<int>(I) ? fill(shape.kind.template emplace<I>()) : void()), ...);
  }
  (std::make_index_sequence<std::variant_size_v<Variant>>());
  if (bytes.below(2)) shape.margin = bytes.size();
}

template <int D>
void read(Bytes& bytes, Body<D>& body) {
  read<D>(bytes, body.shape);
  body.position = bytes.vector<D>();
  if constexpr (D == 2) body.turn.angle = std::fmod(bytes.number(), 100);
  if constexpr (D == 3) {
    const int kind = bytes.below(3);
    const Vec<3> axis = kind == 0 ? Vec<3>(0.0) : unit<3>(bytes.vector<3>());
    const double angle = kind == 1 ? bytes.below(8) * 0.78539816339744831 : std::fmod(bytes.number(), 100);
    if (largestCoordinate<3>(axis) > 0)
      body.turn.quaternion = glm::normalize(glm::dquat(std::cos(angle / 2), axis * std::sin(angle / 2)));
  }
}

template <int D>
Case<D> read(Bytes bytes) {
  Case<D> c;
  c.kind = "from bytes";
  c.options.method = bytes.below(2) ? Method::boolean : Method::distance;
  c.options.sub_distance = valueAt<SubDistance>(bytes.below(valueCount<SubDistance>()));
  c.options.acceleration = valueAt<Acceleration>(bytes.below(valueCount<Acceleration>()));
  c.options.rounding = bytes.below(2) ? Rounding::support : Rounding::core;
  if (const int limit = bytes.byte(); limit > 200) c.options.max_iterations = limit - 200;
  if (const int limit = bytes.byte(); limit > 200) c.options.epa_max_iterations = limit - 200;
  const bool same = bytes.below(4) == 3;
  read<D>(bytes, c.a);
  if (same)
    c.b = c.a;
  else
    read<D>(bytes, c.b);
  const Vec<D> direction = bytes.vector<D>();
  if (largestCoordinate<D>(direction) > 0) c.options.initial_direction = direction;
  return c;
}

}  // namespace

AnyCase caseOfBytes(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  switch (bytes.below(3)) {
    case 0:
      return read<3>(bytes);
    case 1:
      return read<2>(bytes);
    default:
      return read<1>(bytes);
  }
}

}  // namespace gjk::fuzz
