#include "export/trace_reader.h"

#include "export/trace_steps_reader.h"
#include "export/trace_writer.h"
#include "model/run/contact_run.h"
#include "model/run/follow_up.h"
#include "model/run/textbook.h"
#include "model/scene/scene_io.h"
#include "model/text/translate.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

/// The scene, by the reader of scene files.
Scene sceneOf(const JsonValue& value) {
  auto scene = readScene(value.json(), "scene");
  if (const auto* error = std::get_if<SceneError>(&scene)) {
    value.report(error->message);
    return {};
  }
  return std::get<Scene>(std::move(scene));
}

gjk::Result<3> resultOf(const JsonValue& value, int dimension) {
  gjk::Result<3> result;
  result.status = wordOf(value["status"], {gjk::Status::separated, gjk::Status::touching, gjk::Status::intersecting,
                                           gjk::Status::invalid});
  const auto distance = value.find("distance");
  result.has_distance = distance.has_value();
  if (distance) result.distance = distance->number();
  result.depth = value["depth"].number();
  result.normal = value["normal"].vector(dimension);
  if (const auto point = value.find("point_a")) result.point_a = point->vector(dimension);
  if (const auto point = value.find("point_b")) result.point_b = point->vector(dimension);
  result.lower_bound = result.upper_bound = value["lower_bound"].number();
  if (const auto upper = value.find("upper_bound")) result.upper_bound = upper->number();
  result.gjk_iterations = value["gjk_iterations"].whole(0, kMostSteps);
  result.epa_iterations = value["epa_iterations"].whole(0, kMostSteps);
  result.support_calls = value["support_calls"].whole(0, std::numeric_limits<int>::max());
  result.termination =
      wordOf(value["termination"],
             {gjk::Termination::converged, gjk::Termination::origin_enclosed, gjk::Termination::separating_direction,
              gjk::Termination::flat_difference, gjk::Termination::precision_limit, gjk::Termination::max_iterations,
              gjk::Termination::unsuited, gjk::Termination::invalid_input});
  return result;
}

void readVersion(const JsonValue& root) {
  const JsonValue version = root["gjklab_trace"];
  if (version.number() != kTraceVersion)
    version.report(tr("must be {version}, the format's version; it is {value}", arg("version", kTraceVersion),
                      arg("value", version.number())));
}

GivenRun read(const JsonValue& root, const std::string& file) {
  GivenRun out;
  readVersion(root);
  out.scene = sceneOf(root["scene"]);
  if (!root.ok()) return out;
  describeRun(out.scene, out.run);
  const int dimension = out.scene.dimension;
  gjk::Trace<3>& trace = out.run.trace;
  trace.result = resultOf(root["result"], dimension);
  trace.scale = root["scale"].number();
  trace.radius_sum = root["radius_sum"].number();
  if (const auto cold = root.find("cold")) out.run.cold = resultOf(*cold, dimension);
  out.file = file;
  readSteps(root, out.scene, out.run);
  if (!root.ok()) return out;
  const bool answered = trace.result.termination != gjk::Termination::invalid_input &&
                        trace.result.termination != gjk::Termination::unsuited;
  if (trace.gjk.empty() && !out.run.sat && answered) root["steps"].report(tr("must contain at least one record"));
  if (out.scene.query.textbook)
    out.run.textbook = std::make_shared<const TextbookRun>(judgeTextbook(out.scene, out.run));
  if (root.ok() && root.find("manifold")) followUp(out.scene, {.contacts = true}, out.run);
  return out;
}

}  // namespace

std::variant<GivenRun, TraceError> readTrace(const std::string& text, const std::string& file) {
  const std::variant<JsonTree, JsonFault> parsed = parseJson(text);
  JsonFault fault;
  if (const auto* syntax = std::get_if<JsonFault>(&parsed)) {
    fault = *syntax;
  } else {
    GivenRun trace = read(JsonValue(std::get<JsonTree>(parsed), fault), file);
    if (fault.sentence.empty()) return trace;
  }
  if (fault.line > 0) return TraceError{fmt::format("{}:{}:{}: {}", file, fault.line, fault.column, fault.sentence)};
  // The scene's reader has a path of its own: "scene: a.radius: …".
  const std::string own = "scene: ";
  if (fault.path == "scene" && fault.sentence.compare(0, own.size(), own) == 0)
    return TraceError{fmt::format("{}: scene.{}", file, fault.sentence.substr(own.size()))};
  return TraceError{fmt::format("{}: {}{}{}", file, fault.path, fault.path.empty() ? "" : ": ", fault.sentence)};
}

}  // namespace gjklab
