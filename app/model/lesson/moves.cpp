// The moves of a challenge's solution.

#include "model/lesson/classroom.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

/// The command for a move; nothing for one that only seeks.
std::optional<Command> commandOf(const Move& move, const Scene& scene) {
  switch (move.kind) {
    case Move::Kind::body:
      return SetPosition{move.which, move.to};
    case Move::Kind::origin:
      // O at p of A ⊖ B: B is carried to where p is O.
      return SetPosition{Which::b, scene.b.position + move.to};
    case Move::Kind::turn:
      return scene.dimension == 3 ? Command(SetOrientation{move.which, move.orientation})
                                  : Command(SetAngle{move.which, move.to.x});
    case Move::Kind::aim: {
      QuerySettings query = scene.query;
      query.initial_direction = move.to;
      return SetQuery{query};
    }
    case Move::Kind::vertex:
      return SetPoint{move.which, move.index, toLocal(body(scene, move.which), scene.dimension, move.to)};
    case Move::Kind::seek:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::string makeMoves(const std::vector<Move>& moves, Session& session) {
  for (const Move& move : moves) {
    if (move.kind == Move::Kind::seek) {
      int place = 0;
      if (std::string error = placeOf(move.at, session.timeline(), place); !error.empty()) return error;
      session.apply(Seek{place});
    } else if (const auto command = commandOf(move, session.scene())) {
      Scene changed = session.scene();
      if (!apply(changed, *command)) return fmt::format("\"{}\" is not possible in this scene", move.text);
      session.apply(Edit{*command});
    }
    session.update();
  }
  return {};
}

}  // namespace gjklab
