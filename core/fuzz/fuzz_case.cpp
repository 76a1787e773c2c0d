#include "fuzz_case.h"

#include "box_corners.h"
#include "gjk/shape_fields.h"

#include <cstdio>
#include <type_traits>

namespace gjk::fuzz {
namespace {

/// JSON text, built piece by piece.
class Text {
 public:
  std::string take() { return std::move(text_); }
  Text& raw(const char* piece) {
    text_ += piece;
    return *this;
  }
  Text& number(double value) {
    char buffer[40];
    std::snprintf(buffer, sizeof buffer, "%.17g", value);
    text_ += buffer;
    if (text_.ends_with("-0")) text_ += ".0";  // "-0" is an integer to many readers and loses its sign
    return *this;
  }
  Text& field(const char* key, double value) {
    key_(key);
    return number(value);
  }
  template <int D>
  Text& vector(const Vec<D>& v) {
    text_ += '[';
    for (int i = 0; i < D; ++i) {
      if (i > 0) text_ += ", ";
      number(v[i]);
    }
    text_ += ']';
    return *this;
  }
  template <int D>
  Text& field(const char* key, const Vec<D>& v) {
    key_(key);
    return vector<D>(v);
  }
  template <int D, class Points>
  Text& points(const Points& points) {
    key_("points");
    text_ += '[';
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (i > 0) text_ += ", ";
      vector<D>(points[i]);
    }
    text_ += ']';
    return *this;
  }
  Text& word(const char* key, const char* value) {
    key_(key);
    text_ += '"';
    text_ += value;
    text_ += '"';
    return *this;
  }

 private:
  void key_(const char* key) {
    if (!text_.ends_with("{ ")) text_ += ", ";
    text_ += '"';
    text_ += key;
    text_ += "\": ";
  }

  std::string text_;
};

template <int D>
void append(Text& out, const typename ShapeKinds<D>::Variant& shape) {
  std::visit(
      [&]<class Kind>(const Kind& kind) {
        out.word("shape", Kind::kWord);
        eachField(kind, [&]<class Field>(const char* key, const Field& field) {
          if constexpr (std::is_same_v<Field, double>)
            out.field(key, field);
          else if constexpr (std::is_same_v<Field, Vec<D>>)
            out.template field<D>(key, field);
          else
            out.template points<D>(field);
        });
      },
      shape);
}

void append(Text&, const Turn<1>&) {}
void append(Text& out, const Turn<2>& turn) { out.field("angle", turn.angle); }
void append(Text& out, const Turn<3>& turn) {
  const glm::dquat& q = turn.quaternion;
  out.raw(", \"orientation\": [")
      .number(q.x)
      .raw(", ")
      .number(q.y)
      .raw(", ")
      .number(q.z)
      .raw(", ")
      .number(q.w)
      .raw("]");
}

template <int D>
void append(Text& out, const Body<D>& body) {
  out.raw("{ ");
  append<D>(out, body.shape.kind);
  out.template field<D>("position", body.position);
  append(out, body.turn);
  if (body.shape.margin != 0) out.field("margin", body.shape.margin);
  if (body.motion.linear != Vec<D>(0.0)) out.template field<D>("linear_velocity", body.motion.linear);
  if constexpr (D == 2)
    if (body.motion.angular != 0) out.field("angular_velocity", body.motion.angular);
  if constexpr (D == 3)
    if (body.motion.angular != Vec<3>(0.0)) out.template field<3>("angular_velocity", body.motion.angular);
  out.raw(" }");
}

template <int D>
void append(Text& out, const Options<D>& options, double duration) {
  out.raw("{ ").word("method", name(options.method)).word("sub_distance", name(options.sub_distance));
  out.word("rounding", name(options.rounding));
  if (options.acceleration != Acceleration::none) out.word("acceleration", name(options.acceleration));
  if (options.initial_direction) out.template field<D>("initial_direction", *options.initial_direction);
  out.field("tolerance", options.tolerance).field("max_iterations", options.max_iterations);
  out.field("epa_tolerance", options.epa_tolerance).field("epa_max_iterations", options.epa_max_iterations);
  out.field("duration", duration);
  out.raw(" }");
}

}  // namespace

template <int D>
std::optional<std::vector<Vec<D>>> coreCorners(const Shape<D>& shape) {
  return std::visit(
      [](const auto& kind) -> std::optional<std::vector<Vec<D>>> {
        using Kind = std::decay_t<decltype(kind)>;
        if constexpr (std::is_same_v<Kind, Point<D>> || std::is_same_v<Kind, Sphere<D>>) {
          return std::vector<Vec<D>>{Vec<D>(0.0)};
        } else if constexpr (std::is_same_v<Kind, Segment<D>>) {
          return std::vector<Vec<D>>{kind.points[0], kind.points[1]};
        } else if constexpr (std::is_same_v<Kind, Capsule<D>>) {
          Vec<D> end(0.0);
          end[1] = kind.half_height;
          return std::vector<Vec<D>>{-end, end};
        } else if constexpr (std::is_same_v<Kind, Box<D>>) {
          return test::boxCorners<D>(kind.half_extents);
        } else if constexpr (std::is_same_v<Kind, Hull<D>>) {
          return kind.points;
        } else {
          return std::nullopt;
        }
      },
      shape.kind);
}

template <int D>
std::string sceneText(const Case<D>& c) {
  Text out;
  out.raw("{ ").field("gjklab", 1.0).field("dimension", D);
  if (!c.kind.empty()) out.word("title", c.kind.c_str());
  out.raw(",\n  \"a\": ");
  append(out, c.a);
  out.raw(",\n  \"b\": ");
  append(out, c.b);
  out.raw(",\n  \"query\": ");
  append(out, c.options, c.duration);
  out.raw(" }\n");
  return out.take();
}

template std::optional<std::vector<Vec<1>>> coreCorners(const Shape<1>&);
template std::optional<std::vector<Vec<2>>> coreCorners(const Shape<2>&);
template std::optional<std::vector<Vec<3>>> coreCorners(const Shape<3>&);
template std::string sceneText(const Case<1>&);
template std::string sceneText(const Case<2>&);
template std::string sceneText(const Case<3>&);

}  // namespace gjk::fuzz
