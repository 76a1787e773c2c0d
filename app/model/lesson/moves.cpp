// The moves of a challenge's solution.

#include "model/lesson/block.h"
#include "model/lesson/classroom.h"
#include "model/lesson/move_words.h"
#include "model/text/translate.h"

#include <cmath>

namespace gjklab {
namespace {

/// What a hand does in the lesson's world.
std::string moveInWorld(Session& session, const Move& move) {
  if (!session.showsWorld()) return tr("\"{move}\" is for a world", arg("move", move.text));
  const Sandbox& world = session.world();
  if (move.kind == Move::Kind::let_go) {
    session.apply(InWorld{LetGo{}});
  } else if (move.kind == Move::Kind::play) {
    const double steps = std::round(move.seconds / world.file().world.time_step);
    session.apply(Seek{world.position() + static_cast<int>(steps)});
  } else {
    const int body = bodyCalled(move.pulled, world.file());
    if (body < 0 || world.file().bodies[static_cast<std::size_t>(body)].fixed)
      return tr("\"{move}\": no such body can be pulled in this world", arg("move", move.text));
    session.apply(InWorld{GrabBody{body, world.state().bodies[static_cast<std::size_t>(body)].position}});
    session.apply(InWorld{DragBody{move.to}});
  }
  return {};
}

bool isOfWorld(const Move& move) {
  return move.kind == Move::Kind::pull || move.kind == Move::Kind::let_go || move.kind == Move::Kind::play;
}

}  // namespace

std::string makeMoves(const std::vector<Move>& moves, Session& session) {
  for (const Move& move : moves) {
    if (isOfWorld(move)) {
      if (std::string error = moveInWorld(session, move); !error.empty()) return error;
      continue;
    }
    if (session.showsWorld()) return tr("\"{move}\" is not for a world", arg("move", move.text));
    if (move.kind == Move::Kind::light || move.kind == Move::Kind::draw) continue;  // the classroom's own staging
    if (move.kind == Move::Kind::seek) {
      int place = 0;
      if (std::string error = placeOf(move.at, session.timeline(), place); !error.empty()) return error;
      session.apply(Seek{place});
    } else if (const auto command = commandOf(move, session.scene())) {
      Scene changed = session.scene();
      if (!apply(changed, *command)) return tr("\"{move}\" is not possible in this scene", arg("move", move.text));
      session.apply(Edit{*command});
    }
    session.update();
  }
  return {};
}

}  // namespace gjklab
