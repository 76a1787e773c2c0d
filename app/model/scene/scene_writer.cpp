// Scene → JSON, keys in the documented order.

#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"
#include "model/text/json_text.h"

namespace gjklab {

namespace {

/// Writes one object: on a line of its own per key when pretty, without spaces otherwise.
class ObjectWriter {
 public:
  ObjectWriter(std::string& out, bool pretty, int indent) : out_(out), pretty_(pretty), indent_(indent) { out_ += '{'; }

  void key(const char* word) {
    if (!first_) out_ += ',';
    first_ = false;
    newLine(indent_ + 2);
    out_ += '"';
    out_ += word;
    out_ += pretty_ ? "\": " : "\":";
  }
  void number(const char* word, double value) {
    key(word);
    appendNumber(out_, value);
  }
  void text(const char* word, const std::string& value) {
    key(word);
    appendString(out_, value);
  }
  void vector(const char* word, const dvec3& value, int dimension) {
    key(word);
    appendVector(out_, value, dimension, separator());
  }
  void points(const char* word, const std::vector<dvec3>& points, int dimension) {
    constexpr std::size_t kPerLine = 8;
    key(word);
    out_ += '[';
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (i > 0) out_ += i % kPerLine == 0 ? "," : separator();
      if (i % kPerLine == 0 && points.size() > kPerLine) newLine(indent_ + 4);
      appendVector(out_, points[i], dimension, separator());
    }
    out_ += ']';
  }
  void close() {
    newLine(indent_);
    out_ += '}';
  }
  const char* separator() const { return pretty_ ? ", " : ","; }

 private:
  void newLine(int indent) {
    if (!pretty_) return;
    out_ += '\n';
    out_.append(static_cast<std::size_t>(indent), ' ');
  }

  std::string& out_;
  bool pretty_, first_ = true;
  int indent_;
};

void appendBody(std::string& out, const Body& body, int dimension, bool pretty) {
  ObjectWriter object(out, pretty, 2);
  const ShapeFields fields = fieldsOf(body.shape);
  object.text("shape", name(body.shape));
  if (fields.points) object.points("points", body.points, dimension);
  if (fields.half_extents) object.vector("half_extents", body.half_extents, dimension);
  if (fields.radii) object.vector("radii", body.radii, dimension);
  if (fields.half_height) object.number("half_height", body.half_height);
  if (fields.radius) object.number("radius", body.radius);
  object.vector("position", body.position, dimension);
  if (dimension == 2) object.number("angle", body.angle);
  if (dimension == 3) {
    const glm::dquat& q = body.orientation;
    object.key("orientation");
    out += '[';
    for (const double part : {q.x, q.y, q.z}) {
      appendNumber(out, part);
      out += object.separator();
    }
    appendNumber(out, q.w);
    out += ']';
  }
  if (body.margin != 0) object.number("margin", body.margin);
  if (body.linear_velocity != dvec3(0.0)) object.vector("linear_velocity", body.linear_velocity, dimension);
  if (dimension == 2 && body.angular_velocity.z != 0) object.number("angular_velocity", body.angular_velocity.z);
  if (dimension == 3 && body.angular_velocity != dvec3(0.0))
    object.vector("angular_velocity", body.angular_velocity, dimension);
  object.close();
}

void appendQuery(std::string& out, const QuerySettings& query, int dimension, bool pretty) {
  ObjectWriter object(out, pretty, 2);
  object.text("method", name(query.method));
  object.text("sub_distance", name(query.sub_distance));
  if (query.acceleration != gjk::Acceleration::none) object.text("acceleration", name(query.acceleration));
  object.text("rounding", name(query.rounding));
  if (query.initial_direction) object.vector("initial_direction", *query.initial_direction, dimension);
  object.number("tolerance", query.tolerance);
  object.number("max_iterations", query.max_iterations);
  object.number("epa_tolerance", query.epa_tolerance);
  object.number("epa_max_iterations", query.epa_max_iterations);
  object.close();
}

}  // namespace

std::string writeScene(const Scene& scene, bool pretty) {
  std::string out;
  ObjectWriter object(out, pretty, 0);
  object.number("gjklab", 1);
  object.number("dimension", scene.dimension);
  if (!scene.title.empty()) object.text("title", scene.title);
  object.key("a");
  appendBody(out, scene.a, scene.dimension, pretty);
  object.key("b");
  appendBody(out, scene.b, scene.dimension, pretty);
  object.key("query");
  appendQuery(out, scene.query, scene.dimension, pretty);
  object.close();
  if (pretty) out += '\n';
  return out;
}

}  // namespace gjklab
