#include "model/lesson/motion.h"

#include "model/lesson/classroom.h"
#include "model/lesson/move_words.h"
#include "model/run/impact_study.h"
#include "model/scene/body_points.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace gjklab {
namespace {

/// Slow, fast, slow.
double eased(double share) { return glm::smoothstep(0.0, 1.0, share); }

/// From one direction to another by the shorter way round.
dvec3 turnedTowards(dvec3 from, dvec3 to, double share) {
  const double before = std::atan2(from.y, from.x), after = std::atan2(to.y, to.x);
  const double angle = before + share * std::remainder(after - before, 2 * std::numbers::pi);
  return {std::cos(angle), std::sin(angle), 0};
}

/// The place of a seek to another time of a motion, and that time.
struct Flight {
  int place = 0;
  double time = 0;
};

std::optional<Flight> flightOf(const Move& move, const Session& session) {
  const auto& impact = session.run().impact;
  Flight flight;
  if (move.kind != Move::Kind::seek || !impact || !impact->missing.empty()) return std::nullopt;
  if (!placeOf(move.at, session.timeline(), flight.place).empty()) return std::nullopt;
  flight.time = impact->step(std::max(0, session.timeline()[flight.place].record)).time;
  return flight;
}

/// Whether there is something between before and after: what a command does. In space a direction jumps.
bool hasWay(const Move& move, const Scene& scene) {
  return commandOf(move, scene) && (move.kind != Move::Kind::aim || scene.dimension == 2);
}

}  // namespace

Move partOf(const Move& move, const Scene& from, double share) {
  Move part = move;
  const Body& moved = body(from, move.which);
  switch (move.kind) {
    case Move::Kind::body:
      part.to = moved.position + share * (move.to - moved.position);
      break;
    case Move::Kind::origin:
      part.kind = Move::Kind::body;
      part.which = Which::b;
      part.to = from.b.position + share * move.to;
      break;
    case Move::Kind::turn:
      part.to.x = moved.angle + share * (move.to.x - moved.angle);
      part.orientation = glm::slerp(moved.orientation, move.orientation, share);
      break;
    case Move::Kind::aim:
      part.to = turnedTowards(from.query.initial_direction.value_or(dvec3(1, 0, 0)), move.to, share);
      break;
    case Move::Kind::vertex: {
      const auto points = hullPoints(moved, from.dimension);
      const auto at = static_cast<std::size_t>(move.index);
      if (at >= points.size()) break;
      const dvec3 point = toWorld(moved, from.dimension, points[at]);
      part.to = point + share * (move.to - point);
      break;
    }
    case Move::Kind::seek:
    case Move::Kind::pull:
    case Move::Kind::let_go:
    case Move::Kind::play:
    case Move::Kind::light:
    case Move::Kind::draw:
      break;
  }
  return part;
}

void Motion::advance(double seconds, Session& session) {
  const auto goesSomewhere = [&](const Move& move) {
    return hasWay(move, session.scene()) || flightOf(move, session).has_value();
  };
  const auto ways = std::count_if(moves_.begin(), moves_.end(), goesSomewhere);
  while (!ended()) {
    const Move& move = moves_[next_];
    const std::optional<Flight> flight = flightOf(move, session);
    if (seconds_ == 0) {
      from_ = session.scene();
      from_time_ = session.shownTime();
      const auto& records = session.run().trace.gjk;
      if (!records.empty()) from_.query.initial_direction = records.front().direction;
    }
    if (goesSomewhere(move)) {
      const double whole = kSeconds / static_cast<double>(ways);
      seconds_ += seconds;
      seconds = 0;
      if (seconds_ < whole && flight) {
        if (session.position() != flight->place) session.apply(Seek{flight->place});
        session.apply(SeekTime{from_time_ + eased(seconds_ / whole) * (flight->time - from_time_)});
        session.update();
        return;
      }
      if (seconds_ < whole) {
        makeMoves({partOf(move, from_, eased(seconds_ / whole))}, session);
        return;
      }
      seconds = seconds_ - whole;
      makeMoves({partOf(move, from_, 0)}, session);
    }
    makeMoves({move}, session);
    seconds_ = 0;
    ++next_;
  }
}

}  // namespace gjklab
