// Bullet 3.24 (float) as it comes: sequential impulses, 10 passes; bodies sleep.

#include "bench/rivals/rival_world.h"

#include <btBulletDynamicsCommon.h>

namespace gjklab {
namespace {

btVector3 vector(dvec3 v) {
  return {static_cast<btScalar>(v.x), static_cast<btScalar>(v.y), static_cast<btScalar>(v.z)};
}

std::unique_ptr<btCollisionShape> shapeOf(const Body& body) {
  if (body.shape == ShapeKind::box) return std::make_unique<btBoxShape>(vector(body.half_extents));
  auto hull = std::make_unique<btConvexHullShape>();
  for (const dvec3& point : body.points) hull->addPoint(vector(point), false);
  hull->recalcLocalAabb();
  return hull;
}

btTransform poseOf(const Body& body) {
  const glm::dquat& q = body.orientation;
  return btTransform(btQuaternion(static_cast<btScalar>(q.x), static_cast<btScalar>(q.y), static_cast<btScalar>(q.z),
                                  static_cast<btScalar>(q.w)),
                     vector(body.position));
}

class BulletWorld : public RivalWorld {
 public:
  explicit BulletWorld(const WorldFile& file) : step_(static_cast<btScalar>(file.world.time_step)) {
    world_.setGravity(vector(file.world.gravity));
    for (const WorldBody& one : file.bodies) {
      shapes_.push_back(shapeOf(one.body));
      // Hulls are given the mass of a box around them: a step does not cost more or less for it.
      const dvec3 half = one.body.shape == ShapeKind::box ? one.body.half_extents : dvec3(0.4);
      const auto mass = static_cast<btScalar>(one.fixed ? 0 : one.density * 8 * half.x * half.y * half.z);
      btVector3 inertia(0, 0, 0);
      if (mass > 0) shapes_.back()->calculateLocalInertia(mass, inertia);
      btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shapes_.back().get(), inertia);
      info.m_startWorldTransform = poseOf(one.body);
      // Bullet multiplies the frictions of two bodies, where ours takes the geometric mean.
      info.m_friction = static_cast<btScalar>(std::sqrt(one.friction.value_or(file.world.friction)));
      info.m_restitution = static_cast<btScalar>(one.restitution.value_or(file.world.restitution));
      bodies_.push_back(std::make_unique<btRigidBody>(info));
      bodies_.back()->setLinearVelocity(vector(one.body.linear_velocity));
      bodies_.back()->setAngularVelocity(vector(one.body.angular_velocity));
      world_.addRigidBody(bodies_.back().get());
    }
  }
  ~BulletWorld() override {
    for (const auto& body : bodies_) world_.removeRigidBody(body.get());
  }

  void step() override { world_.stepSimulation(step_, 0); }
  double heightOf(int body) const override {
    return bodies_[static_cast<std::size_t>(body)]->getWorldTransform().getOrigin().y();
  }

 private:
  btDefaultCollisionConfiguration configuration_;
  btCollisionDispatcher dispatcher_{&configuration_};
  btDbvtBroadphase broad_phase_;
  btSequentialImpulseConstraintSolver solver_;
  btDiscreteDynamicsWorld world_{&dispatcher_, &broad_phase_, &solver_, &configuration_};
  btScalar step_;
  std::vector<std::unique_ptr<btCollisionShape>> shapes_;
  std::vector<std::unique_ptr<btRigidBody>> bodies_;
};

}  // namespace

std::unique_ptr<RivalWorld> bulletWorld(const WorldFile& file) { return std::make_unique<BulletWorld>(file); }

}  // namespace gjklab
