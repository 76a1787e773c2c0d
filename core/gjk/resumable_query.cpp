#include "gjk/resumable_query.h"

#include "gjk/detail/core_support.h"
#include "gjk/detail/custom_query.h"
#include "gjk/small/small_query.h"
#include "gjk/validate.h"

namespace GJK_API gjk {

using namespace detail;

/// A query that is already answered.
template <int D>
struct ResumableQuery<D>::Work {
  virtual ~Work() = default;
  virtual void step() {}
  virtual void endSoon() {}
  virtual int iterations() const { return result ? result->epa_iterations : 0; }

  std::optional<Result<D>> result;  ///< of a query that has ended
};

/// Its parts refer to each other, so it must not move.
template <int D>
template <class Body, class Query>
struct ResumableQuery<D>::WorkOn final : ResumableQuery<D>::Work {
  struct Asked {
    Shape<D> a, b;
    Pose<D> pose_a, pose_b;
    Options<D> options;
  };
  WorkOn(Asked all, double radius_a, double radius_b)
      : asked(std::move(all)),
        a(asked.a),
        b(asked.b),
        query(a, asked.pose_a, radius_a, b, asked.pose_b, radius_b, asked.options, nullptr, nullptr) {
    this->result = query.runUpToEpa(epa);
  }

  void step() override {
    if (!epa->step()) this->result = query.answerOf(epa->outcome());
  }
  void endSoon() override {
    if (epa) epa->endSoon();
  }
  int iterations() const override { return epa ? epa->outcome().iterations : Work::iterations(); }

  const Asked asked;
  const Body a, b;
  Query query;
  std::optional<Epa<D, typename Query::Source>> epa;
};

template <int D>
ResumableQuery<D>::ResumableQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                  const Options<D>& options) {
  bool answered = false;
  Result<D> result;
  if constexpr (D > 1) result = small::answer<D>(a, pose_a, b, pose_b, options, nullptr, nullptr, answered);
  if (!answered && (!isWellFormed<D>(a) || !isWellFormed<D>(b) || options.method == Method::separating_axes)) {
    result = query(a, pose_a, b, pose_b, options);
    answered = true;
  }
  if (answered) {
    work_ = std::make_unique<Work>();
    work_->result = result;
  } else if (options.rounding == Rounding::support) {
    using Whole = WorkOn<WholeShape<D>, CustomQuery<D>>;
    work_ = std::make_unique<Whole>(typename Whole::Asked{a, b, pose_a, pose_b, options}, 0, 0);
  } else {
    using Core = WorkOn<CoreSupport<D>, PairQuery<D, CoreSupport<D>, CoreSupport<D>>>;
    work_ = std::make_unique<Core>(typename Core::Asked{a, b, pose_a, pose_b, options}, a.coreRadius(), b.coreRadius());
  }
}

template <int D>
ResumableQuery<D>::~ResumableQuery() = default;
template <int D>
ResumableQuery<D>::ResumableQuery(ResumableQuery&&) noexcept = default;
template <int D>
ResumableQuery<D>& ResumableQuery<D>::operator=(ResumableQuery&&) noexcept = default;

template <int D>
bool ResumableQuery<D>::advance(std::chrono::steady_clock::duration time) {
  const auto until = std::chrono::steady_clock::now() + time;
  while (!ended()) {
    work_->step();
    if (std::chrono::steady_clock::now() >= until) break;
  }
  return !ended();
}

template <int D>
void ResumableQuery<D>::endSoon() {
  work_->endSoon();
}

template <int D>
bool ResumableQuery<D>::ended() const {
  return work_->result.has_value();
}

template <int D>
int ResumableQuery<D>::epaIterations() const {
  return work_->iterations();
}

template <int D>
const Result<D>& ResumableQuery<D>::result() const {
  return *work_->result;
}

template class ResumableQuery<1>;
template class ResumableQuery<2>;
template class ResumableQuery<3>;

}  // namespace gjk
