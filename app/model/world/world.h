#pragma once
// A world of any dimension, with everything in 3-D (unused coordinates zero), for pictures and files.
//
//   World world(file);
//   while (…) world.step();
//   WorldState now = world.state();          // for a recording: plain values
//   World copy = world;                      // a place to go on from, to the same bits
//   Scene pair = sceneOf(file, now, 3, 5);   // the microscope: a contact as a scene of the lab

#include "model/world/engine.h"

#include <variant>

namespace gjklab {

struct WorldBodyState {
  dvec3 position{0.0};
  double angle = 0;                    ///< 2-D
  glm::dquat orientation{1, 0, 0, 0};  ///< 3-D
  dvec3 linear_velocity{0.0};          ///< of `position`, as in the file
  dvec3 angular_velocity{0.0};         ///< 2-D: z only
  bool asleep = false;
  int island = -1;                    ///< equal numbers: the bodies affect each other; −1: fixed
  dvec3 box_low{0.0}, box_high{0.0};  ///< of the broad phase
  friend bool operator==(const WorldBodyState&, const WorldBodyState&) = default;
};

struct WorldContactPoint {
  dvec3 point{0.0};    ///< half-way between the surfaces
  double depth = 0;    ///< negative: minus the gap between the surfaces
  double impulse = 0;  ///< along the normal, of the whole step
  friend bool operator==(const WorldContactPoint&, const WorldContactPoint&) = default;
};

/// A pair of the broad phase. Without points the bodies do not touch.
struct WorldPair {
  int a = 0, b = 0;
  dvec3 normal{0.0};  ///< unit, from A towards B; zero if the pair was never queried
  std::vector<WorldContactPoint> points;
  AnswerSource answered = AnswerSource::far;
  int iterations = 0;  ///< of GJK, in its last query
  friend bool operator==(const WorldPair&, const WorldPair&) = default;
};

struct WorldState {
  double time = 0;
  std::vector<WorldBodyState> bodies;
  std::vector<WorldPair> pairs;
  std::vector<WorldPair> parted;  ///< pairs that met and separated within the step, with the contact at that time
  double energy = 0;              ///< kinetic and potential; the potential of gravity is zero at the origin
  int queries = 0;                ///< of GJK in all sub-steps of the last step
  friend bool operator==(const WorldState&, const WorldState&) = default;
};

/// A saved world, in compact form.
class KeptWorld {
 public:
  /// The memory that it uses, and that of the bodies' shapes, which all copies of one World share.
  std::size_t bytes() const;
  std::size_t shapeBytes() const;

 private:
  friend class World;
  std::variant<KeptEngine<1>, KeptEngine<2>, KeptEngine<3>> engine_;
};

class World {
 public:
  explicit World(const WorldFile& file);
  /// Continues from a saved world, with the same bits.
  explicit World(const KeptWorld& kept);
  KeptWorld kept() const;

  void step();
  double time() const;
  double energy() const;
  WorldState state() const;

  /// Grabs a body at one of its points (in its own frame) and pulls it towards a point of the world in every step until
  /// it is released, like a soft, damped spring. The body stays awake; the pull may add energy.
  void pull(int body, dvec3 anchor, dvec3 target);
  void letGo();

 private:
  std::variant<Engine<1>, Engine<2>, Engine<3>> engine_;
};

const char* name(AnswerSource);

/// The mass of a body: density times measure; for a body without an interior, its density.
double massOf(const WorldBody& body, int dimension);

/// The name of a body, or its shape and number.
std::string nameOf(const WorldFile& file, int body);

/// Two bodies of a world at a moment, as a scene: poses and velocities from the moment, shapes from the world's file.
Scene sceneOf(const WorldFile& file, const WorldState& state, int a, int b);

/// A body at a moment.
WorldBody bodyOf(const WorldFile& file, const WorldState& state, int body);
/// The world at a moment, as a file to save or to continue from.
WorldFile fileOf(const WorldFile& file, const WorldState& state);

}  // namespace gjklab
