#include "model/run/long_run.h"

#include "gjk/resumable_query.h"
#include "model/run/background_work.h"
#include "model/run/embed.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <variant>

namespace gjklab {
namespace {

using Query = std::variant<gjk::ResumableQuery<1>, gjk::ResumableQuery<2>, gjk::ResumableQuery<3>>;

/// Shorter than a frame.
constexpr std::chrono::milliseconds kSlice{12};

Query queryOf(const Scene& scene) {
  return inDimension(scene.dimension, [&](auto d) {
    return Query(gjk::ResumableQuery<d>(coreShape<d>(scene.a), corePose<d>(scene.a), coreShape<d>(scene.b),
                                        corePose<d>(scene.b), coreOptions<d>(scene.query)));
  });
}

}  // namespace

struct LongRun::Parts {
  Scene scene;
  std::optional<Query> query;  // begun by the first slice
  std::atomic<int> iterations{0};
  std::atomic<bool> stop{false};
  std::optional<gjk::Result<3>> result;
  std::optional<BackgroundWork> work;  // the last: it uses the others

  /// Whether there is more to do.
  bool advance() {
    if (!query) query = queryOf(scene);
    return std::visit(
        [this](auto& asked) {
          if (stop) asked.endSoon();
          const bool more = asked.advance(kSlice);
          iterations = asked.epaIterations();
          if (!more) result = widen(asked.result());
          return more;
        },
        *query);
  }
};

LongRun::LongRun(Scene scene) : parts_(new Parts) {
  parts_->scene = std::move(scene);
  parts_->work.emplace([parts = parts_.get()] { return parts->advance(); });
}

LongRun::~LongRun() { stop(); }

void LongRun::goOn() { parts_->work->goOn(); }
double LongRun::idleSeconds() const { return parts_->work->idleSeconds(); }
int LongRun::iterations() const { return parts_->iterations; }
bool LongRun::ended() const { return parts_->work->ended(); }
void LongRun::stop() { parts_->stop = true; }
bool LongRun::stopped() const { return parts_->stop; }
const gjk::Result<3>* LongRun::result() const { return parts_->result ? &*parts_->result : nullptr; }

}  // namespace gjklab
