// Box2D 2.4 (float) with the settings that its manual recommends: 8 passes over velocities and 3 over positions.

#include "bench/rivals/rival_world.h"

#include <box2d/b2_body.h>
#include <box2d/b2_fixture.h>
#include <box2d/b2_polygon_shape.h>
#include <box2d/b2_world.h>

namespace gjklab {
namespace {

b2Vec2 vector(dvec3 v) { return {static_cast<float>(v.x), static_cast<float>(v.y)}; }

b2PolygonShape shapeOf(const Body& body) {
  b2PolygonShape shape;
  if (body.shape == ShapeKind::box) {
    shape.SetAsBox(static_cast<float>(body.half_extents.x), static_cast<float>(body.half_extents.y));
    return shape;
  }
  std::vector<b2Vec2> corners;
  for (const dvec3& point : body.points) corners.push_back(vector(point));
  shape.Set(corners.data(), static_cast<int>(corners.size()));
  return shape;
}

class Box2dWorld : public RivalWorld {
 public:
  explicit Box2dWorld(const WorldFile& file)
      : world_(vector(file.world.gravity)), step_(static_cast<float>(file.world.time_step)) {
    for (const WorldBody& one : file.bodies) {
      b2BodyDef where;
      where.type = one.fixed ? b2_staticBody : b2_dynamicBody;
      where.position = vector(one.body.position);
      where.angle = static_cast<float>(one.body.angle);
      where.linearVelocity = vector(one.body.linear_velocity);
      where.angularVelocity = static_cast<float>(one.body.angular_velocity.z);
      const b2PolygonShape shape = shapeOf(one.body);
      b2FixtureDef what;
      what.shape = &shape;
      what.density = static_cast<float>(one.density);
      what.friction = static_cast<float>(one.friction.value_or(file.world.friction));
      what.restitution = static_cast<float>(one.restitution.value_or(file.world.restitution));
      bodies_.push_back(world_.CreateBody(&where));
      bodies_.back()->CreateFixture(&what);
    }
  }

  void step() override { world_.Step(step_, 8, 3); }
  double heightOf(int body) const override { return bodies_[static_cast<std::size_t>(body)]->GetPosition().y; }

 private:
  b2World world_;
  float step_;
  std::vector<b2Body*> bodies_;  ///< the world's
};

}  // namespace

std::unique_ptr<RivalWorld> box2dWorld(const WorldFile& file) { return std::make_unique<Box2dWorld>(file); }

}  // namespace gjklab
