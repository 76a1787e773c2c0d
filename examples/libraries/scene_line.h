#pragma once
// What the adapters share: a pair read from one line of JSON, the support function of its bodies, and the answer.

#include <Eigen/Geometry>
#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <functional>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace adapter {

using Vec = Eigen::Vector3d;
using Json = nlohmann::json;

/// A shape that a library does not have: its answer says so, and the table counts it apart.
struct NotOffered : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A library's loop that does not end on a pair.
struct Endless {};

struct Body {
  std::string shape;
  std::vector<Vec> points;  ///< of hulls, boxes, segments and points, in the body's frame
  Vec half_extents{0, 0, 0}, radii{0, 0, 0};
  double radius = 0, half_height = 0, margin = 0;
  Vec position{0, 0, 0};
  Eigen::Matrix3d turn = Eigen::Matrix3d::Identity();

  bool hasPoints() const { return !points.empty(); }
  /// A point furthest along d, in the body's frame and without its margin.
  Vec localSupport(const Vec& d) const;
  /// In the world, with it.
  Vec support(const Vec& d) const {
    const Vec unit = d.normalized();
    return position + turn * localSupport(turn.transpose() * unit) + margin * unit;
  }
};

struct Answer {
  bool separated = false;
  std::optional<double> distance, depth;
};

inline Vec vectorIn(const Json& value) {
  Vec v(0, 0, 0);
  for (std::size_t i = 0; i < value.size(); ++i) v[static_cast<Eigen::Index>(i)] = value[i];
  return v;
}

inline Body bodyIn(const Json& json, int dimension) {
  Body body;
  body.shape = json.at("shape");
  for (const Json& point : json.value("points", Json::array())) body.points.push_back(vectorIn(point));
  body.half_extents = vectorIn(json.value("half_extents", Json::array()));
  body.radii = vectorIn(json.value("radii", Json::array()));
  body.radius = json.value("radius", 0.0);
  body.half_height = json.value("half_height", 0.0);
  body.margin = json.value("margin", 0.0);
  body.position = vectorIn(json.value("position", Json::array()));
  if (dimension == 2) body.turn = Eigen::AngleAxisd(json.value("angle", 0.0), Vec::UnitZ()).toRotationMatrix();
  if (json.contains("orientation")) {
    const Json& q = json["orientation"];
    body.turn = Eigen::Quaterniond(q[3], q[0], q[1], q[2]).normalized().toRotationMatrix();
  }
  const Vec& h = body.half_extents;
  if (body.shape == "point") body.points = {Vec(0, 0, 0)};
  if (body.shape == "box")
    for (int i = 0; i < 1 << dimension; ++i)
      body.points.emplace_back(i & 1 ? h.x() : -h.x(), i & 2 ? h.y() : -h.y(), i & 4 ? h.z() : -h.z());
  return body;
}

inline Vec Body::localSupport(const Vec& d) const {
  if (hasPoints()) {
    Vec best = points[0];
    for (const Vec& p : points)
      if (p.dot(d) > best.dot(d)) best = p;
    return best;
  }
  const double across = std::hypot(d.x(), d.z());
  const Vec rim = across > 0 ? Vec(radius * d.x() / across, 0, radius * d.z() / across) : Vec(0, 0, 0);
  if (shape == "sphere") return radius * d.normalized();
  if (shape == "capsule") return radius * d.normalized() + Vec(0, d.y() > 0 ? half_height : -half_height, 0);
  if (shape == "cylinder") return rim + Vec(0, d.y() > 0 ? half_height : -half_height, 0);
  if (shape == "cone") {
    const Vec tip(0, half_height, 0), base = rim - tip;
    return tip.dot(d) > base.dot(d) ? tip : base;
  }
  if (shape == "ellipsoid") {
    const Vec scaled = radii.cwiseProduct(d);
    return radii.cwiseProduct(scaled) / scaled.norm();
  }
  throw NotOffered(shape);
}

/// Answers every line of standard input.
inline int answerAll(const std::function<Answer(const Body&, const Body&)>& ask) {
  for (std::string line; std::getline(std::cin, line);) {
    const Json scene = Json::parse(line);
    const int dimension = scene["dimension"];
    Json out;
    try {
      const Answer answer = ask(bodyIn(scene["a"], dimension), bodyIn(scene["b"], dimension));
      out["status"] = answer.separated ? "separated" : "intersecting";
      if (answer.distance) out["distance"] = *answer.distance;
      if (answer.depth) out["depth"] = *answer.depth;
    } catch (const NotOffered& missing) {
      out["status"] = std::string("not offered: ") + missing.what();
    } catch (const Endless&) {
      out["status"] = "endless";
    }
    std::cout << out << std::endl;
  }
  return 0;
}

}  // namespace adapter
