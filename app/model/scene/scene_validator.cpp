// What makes a scene valid beyond its types. Shared by the reader (with the file's name in front) and by commands.

#include "model/scene/scene_validator.h"

#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/scene/value_checks.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

class Validator : public ValueChecks {
 public:
  using ValueChecks::check;
  using ValueChecks::ValueChecks;

  void check(const QuerySettings& query);
  void check(const std::string& path, const PaneView& pane);

 private:
  void iterations(const char* path, int value) {
    if (value < 1) report(path, tr("must be at least 1; it is {value}", arg("value", value)));
  }
};

void Validator::check(const QuerySettings& query) {
  if (query.initial_direction) {
    vector("query.initial_direction", *query.initial_direction);
    bool zero = true;
    for (int i = 0; i < dimension_; ++i) zero = zero && (*query.initial_direction)[i] == 0;
    if (zero) report("query.initial_direction", tr("must not be zero"));
  }
  if (query.acceleration != gjk::Acceleration::none && query.method != gjk::Method::distance)
    report("query.acceleration",
           tr("must be \"none\" for the method \"{method}\"; momentum works only with \"distance\"",
              arg("method", methodWord(query))));
  positive("query.tolerance", query.tolerance);
  iterations("query.max_iterations", query.max_iterations);
  positive("query.epa_tolerance", query.epa_tolerance);
  iterations("query.epa_max_iterations", query.epa_max_iterations);
  positive("query.duration", query.duration);
  positive("query.impact_tolerance", query.impact_tolerance);
}

void Validator::check(const std::string& path, const PaneView& pane) {
  if (pane.centre) vector(path + ".centre", *pane.centre);
  if (pane.height) positive(path + ".height", *pane.height);
}

}  // namespace

SceneFault firstFault(const Scene& scene) {
  if (scene.dimension < 1 || scene.dimension > 3)
    return {"dimension", tr("must be 1, 2 or 3; it is {value}", arg("value", scene.dimension))};
  Validator validator(scene.dimension);
  validator.check("a", scene.a);
  validator.check("b", scene.b);
  validator.check(scene.query);
  validator.check("view.world", scene.view.world);
  validator.check("view.difference", scene.view.difference);
  return validator.fault;
}

std::string validate(const Scene& scene) {
  const SceneFault fault = firstFault(scene);
  return fault.sentence.empty() ? std::string{} : fault.path + ": " + fault.sentence;
}

}  // namespace gjklab
