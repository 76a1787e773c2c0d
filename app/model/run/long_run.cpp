#include "model/run/long_run.h"

#include "gjk/run_watch.h"
#include "model/run/core_shape.h"
#include "model/run/embed.h"
#include "model/run/run.h"

#include <thread>

namespace gjklab {
namespace {

template <int D>
gjk::Result<D> ask(const Scene& scene, gjk::RunWatch& watch) {
  return gjk::watchedQuery<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b), corePose<D>(scene.b),
                              coreOptions<D>(scene.query), watch);
}

gjk::Result<3> answer(const Scene& scene, gjk::RunWatch& watch) {
  switch (scene.dimension) {
    case 1:
      return widen(ask<1>(scene, watch));
    case 2:
      return widen(ask<2>(scene, watch));
    default:
      return ask<3>(scene, watch);
  }
}

}  // namespace

struct LongRun::Parts {
  Scene scene;
  gjk::RunWatch watch;
  gjk::Result<3> result;
  std::atomic<bool> ended{false};  // after the result: whoever sees it true may read that
  std::jthread thread;             // the last: it uses the others
};

LongRun::LongRun(Scene scene) : parts_(new Parts) {
  parts_->scene = std::move(scene);
  parts_->thread = std::jthread([parts = parts_.get()] {
    parts->result = answer(parts->scene, parts->watch);
    parts->ended = true;
  });
}

LongRun::~LongRun() { stop(); }

int LongRun::iterations() const { return parts_->watch.iterations; }
bool LongRun::ended() const { return parts_->ended; }
void LongRun::stop() { parts_->watch.stop = true; }
bool LongRun::stopped() const { return parts_->watch.stop; }
const gjk::Result<3>& LongRun::result() const { return parts_->result; }

}  // namespace gjklab
