#include "case_answers.h"

#include "gjk/every_value.h"
#include "random.h"

namespace gjk::fuzz {
namespace {

template <int D>
class Asker {
 public:
  explicit Asker(const Case<D>& c) : case_(c) {}

  std::vector<Answer<D>> run() {
    ask("as it stands", case_.options);
    askByEverySolver();
    askFromItsFirstDirection();
    askWithMomentum();
    askBySeparatingAxes();
    askFromNearby();
    askFromAnywhere();
    askSwapped();
    return std::move(answers_);
  }

 private:
  Result<D> answer(const Options<D>& options, WarmStart<D>* warm = nullptr) const {
    return query<D>(case_.a.shape, case_.a.pose(), case_.b.shape, case_.b.pose(), options, nullptr, warm);
  }
  void ask(const std::string& how, const Options<D>& options, WarmStart<D>* warm = nullptr) {
    answers_.push_back({how, options, answer(options, warm)});
  }

  void askByEverySolver() {
    Options<D> options;
    for (const Rounding rounding : {Rounding::core, Rounding::support})
      for (const SubDistance solver : everyValue<SubDistance>()) {
        if (rounding == Rounding::support && solver != case_.options.sub_distance) continue;
        options.rounding = rounding;
        options.sub_distance = solver;
        ask(std::string(name(solver)) + ", " + name(rounding), options);
      }
  }

  void askFromItsFirstDirection() {
    Options<D> options = usual();
    for (const Rounding rounding : {Rounding::core, Rounding::support})
      for (const Method method : {Method::distance, Method::boolean}) {
        options.rounding = rounding;
        options.method = method;
        ask(std::string(name(method)) + ", " + name(rounding) + ", its first direction", options);
      }
  }

  void askWithMomentum() {
    Options<D> options = usual();
    for (const Acceleration acceleration : {Acceleration::nesterov, Acceleration::polyak}) {
      options.acceleration = acceleration;
      options.rounding = Rounding::core;
      ask(name(acceleration), options);
      if (case_.options.rounding == Rounding::core) continue;
      options.rounding = Rounding::support;
      ask(std::string(name(acceleration)) + ", support", options);
    }
  }

  void askBySeparatingAxes() {
    Options<D> options;
    options.method = Method::separating_axes;
    ask(name(options.method), options);
  }

  /// Begun where another query ended.
  void askFromNearby() {
    const Options<D> options = usual();
    WarmStart<D> warm;
    Pose<D> before = case_.b.pose();
    before.position += 0.01 * (case_.b.position - case_.a.position);
    query<D>(case_.a.shape, case_.a.pose(), case_.b.shape, before, options, nullptr, &warm);
    for (const char* how : {"warm start", "warm start again"}) ask(how, options, &warm);
  }

  /// Begun with a simplex that has nothing to do with where the bodies are: pairs of their points in any directions,
  /// some of them twice.
  void askFromAnywhere() {
    test::Random random(37);
    Options<D> options = usual();
    options.rounding = case_.options.rounding;
    WarmStart<D> warm;
    const int count = random.integer(1, D + 1) + static_cast<int>(case_.a.shape.margin > 0);
    for (int i = 0; i < std::min(count, D + 1); ++i) {
      const bool again = i > 0 && random.integer(0, 4) == 0;
      warm.simplex.push(again ? warm.simplex[i - 1] : anyPairOfPoints(random, options.rounding));
    }
    warm.direction = random.direction<D>();
    ask("warm start from anywhere", options, &warm);
  }

  LocalSupport<D> anyPairOfPoints(test::Random& random, Rounding rounding) const {
    const auto support = [&](const Shape<D>& shape) {
      const Vec<D> d = random.direction<D>();
      return rounding == Rounding::core ? shape.coreSupport(d) : shape.support(d);
    };
    const SupportPoint<D> a = support(case_.a.shape), b = support(case_.b.shape);
    LocalSupport<D> pair;
    pair.local_a = a.point;
    pair.local_b = b.point;
    pair.index_a = a.index;
    pair.index_b = b.index;
    return pair;
  }

  void askSwapped() {
    Options<D> options;
    if (case_.options.initial_direction) options.initial_direction = -*case_.options.initial_direction;
    Result<D> r = query<D>(case_.b.shape, case_.b.pose(), case_.a.shape, case_.a.pose(), options);
    r.normal = -r.normal;
    std::swap(r.point_a, r.point_b);
    answers_.push_back({"swapped", options, r});
  }

  /// With the case's own first direction and solver.
  Options<D> usual() const {
    Options<D> options;
    options.initial_direction = case_.options.initial_direction;
    options.sub_distance = case_.options.sub_distance;
    return options;
  }

  const Case<D>& case_;
  std::vector<Answer<D>> answers_;
};

}  // namespace

template <int D>
std::vector<Answer<D>> answersTo(const Case<D>& c) {
  return Asker<D>(c).run();
}

template std::vector<Answer<1>> answersTo(const Case<1>&);
template std::vector<Answer<2>> answersTo(const Case<2>&);
template std::vector<Answer<3>> answersTo(const Case<3>&);

}  // namespace gjk::fuzz
