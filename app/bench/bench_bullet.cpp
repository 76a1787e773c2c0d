#include "bench_world.h"

#include <btBulletDynamicsCommon.h>

#include <vector>

namespace gjklab {

struct BulletRun::Parts {
  btDefaultCollisionConfiguration configuration;
  btCollisionDispatcher dispatcher{&configuration};
  btDbvtBroadphase broad_phase;
  btSequentialImpulseConstraintSolver solver;
  std::vector<std::unique_ptr<btCollisionShape>> shapes;
  std::vector<std::unique_ptr<btRigidBody>> bodies;
  btDiscreteDynamicsWorld world{&dispatcher, &broad_phase, &solver, &configuration};

  ~Parts() {
    for (const auto& body : bodies) world.removeRigidBody(body.get());
  }
};

BulletRun::BulletRun() = default;
BulletRun::~BulletRun() = default;

void BulletRun::rebuild(const WorldFile& file) {
  parts_ = std::make_unique<Parts>();
  parts_->world.setGravity(btVector3(0, -9.81, 0));
  for (const WorldBody& one : file.bodies) {
    const dvec3 h = one.body.half_extents;
    std::unique_ptr<btCollisionShape> shape;
    if (one.body.shape == ShapeKind::box) {
      shape = std::make_unique<btBoxShape>(btVector3(btScalar(h.x), btScalar(h.y), btScalar(h.z)));
    } else {
      auto hull = std::make_unique<btConvexHullShape>();
      for (const dvec3& p : one.body.points) hull->addPoint(btVector3(btScalar(p.x), btScalar(p.y), btScalar(p.z)));
      shape = std::move(hull);
    }
    const btScalar mass = one.fixed ? 0 : one.body.shape == ShapeKind::box ? 1 : btScalar(0.2);
    btVector3 inertia(0, 0, 0);
    if (!one.fixed) shape->calculateLocalInertia(mass, inertia);
    btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shape.get(), inertia);
    const dvec3 p = one.body.position;
    const glm::dquat q = one.body.orientation;
    info.m_startWorldTransform = btTransform(btQuaternion(btScalar(q.x), btScalar(q.y), btScalar(q.z), btScalar(q.w)),
                                             btVector3(btScalar(p.x), btScalar(p.y), btScalar(p.z)));
    info.m_friction = btScalar(file.world.friction);
    parts_->bodies.push_back(std::make_unique<btRigidBody>(info));
    parts_->shapes.push_back(std::move(shape));
    parts_->world.addRigidBody(parts_->bodies.back().get());
  }
}

void BulletRun::step() { parts_->world.stepSimulation(btScalar(1.0 / 60), 0); }

}  // namespace gjklab
