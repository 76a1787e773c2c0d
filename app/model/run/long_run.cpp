#include "model/run/long_run.h"

#include "model/run/aside_work.h"
#include "model/run/embed.h"
#include "model/run/run.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"

#include <chrono>
#include <optional>

namespace gjklab {
namespace {

template <int D>
gjk::Result<D> ask(const Scene& scene, gjk::RunWatch& watch) {
  return gjk::watchedQuery<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreShape<D>(scene.b), corePose<D>(scene.b),
                              coreOptions<D>(scene.query), watch);
}

gjk::Result<3> answer(const Scene& scene, gjk::RunWatch& watch) {
  return inDimension(scene.dimension, [&](auto d) { return widen(ask<d>(scene, watch)); });
}

}  // namespace

struct LongRun::Parts {
  Scene scene;
  gjk::RunWatch watch;
  std::optional<gjk::Result<3>> result;
  std::optional<AsideWork> work;  // the last: it uses the others
};

LongRun::LongRun(Scene scene, Work work) : parts_(new Parts) {
  parts_->scene = std::move(scene);
  constexpr std::chrono::seconds kMostAtOnce{5};
  if (AsideWork::atOnce()) parts_->watch.until = std::chrono::steady_clock::now() + kMostAtOnce;
  parts_->work.emplace([parts = parts_.get(), work = work != nullptr ? work : answer] {
    parts->result = work(parts->scene, parts->watch);
  });
}

LongRun::~LongRun() { stop(); }

int LongRun::iterations() const { return parts_->watch.iterations; }
bool LongRun::ended() const { return parts_->work->ended(); }
void LongRun::stop() { parts_->watch.stop = true; }
bool LongRun::stopped() const {
  return parts_->watch.stop ||
         (AsideWork::atOnce() && parts_->result && parts_->result->termination == gjk::Termination::max_iterations &&
          parts_->result->epa_iterations < parts_->scene.query.epa_max_iterations);
}
const gjk::Result<3>* LongRun::result() const { return parts_->result ? &*parts_->result : nullptr; }

}  // namespace gjklab
