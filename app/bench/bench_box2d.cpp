#include "bench_world.h"

#include <box2d/box2d.h>

namespace gjklab {

struct Box2dRun::Parts {
  b2World world{b2Vec2(0, -9.81F)};
};

Box2dRun::Box2dRun() = default;
Box2dRun::~Box2dRun() = default;

void Box2dRun::rebuild(const WorldFile& file) {
  parts_ = std::make_unique<Parts>();
  for (const WorldBody& one : file.bodies) {
    b2BodyDef def;
    def.type = one.fixed ? b2_staticBody : b2_dynamicBody;
    def.position.Set(static_cast<float>(one.body.position.x), static_cast<float>(one.body.position.y));
    def.angle = static_cast<float>(one.body.angle);
    b2PolygonShape shape;
    if (one.body.shape == ShapeKind::box) {
      shape.SetAsBox(static_cast<float>(one.body.half_extents.x), static_cast<float>(one.body.half_extents.y));
    } else {
      std::vector<b2Vec2> points;
      for (const dvec3& p : one.body.points) points.emplace_back(static_cast<float>(p.x), static_cast<float>(p.y));
      shape.Set(points.data(), static_cast<int32>(points.size()));
    }
    b2FixtureDef fixture;
    fixture.shape = &shape;
    fixture.density = static_cast<float>(one.density);
    fixture.friction = static_cast<float>(file.world.friction);
    parts_->world.CreateBody(&def)->CreateFixture(&fixture);
  }
}

void Box2dRun::step() {
  constexpr int kVelocityIterations = 8, kPositionIterations = 3;  // as its manual recommends
  parts_->world.Step(1.0F / 60, kVelocityIterations, kPositionIterations);
}

}  // namespace gjklab
