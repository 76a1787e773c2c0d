#pragma once
// The world that engines are measured on, and the other libraries' runs of it.

#include "model/world/world_file.h"

#include <memory>

namespace gjklab {

/// 200 boxes resting in 20 stacks, 100 hulls falling on them; boxes and hulls only.
WorldFile benchWorld(int dimension);

class Box2dRun {
 public:
  Box2dRun();
  ~Box2dRun();
  void rebuild(const WorldFile& file);
  void step();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

class BulletRun {
 public:
  BulletRun();
  ~BulletRun();
  void rebuild(const WorldFile& file);
  void step();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace gjklab
