// Scene → JSON, keys in the documented order.

#include "model/scene/body_writer.h"
#include "model/scene/method_choices.h"
#include "model/scene/noted_scene.h"

namespace gjklab {

namespace {

constexpr int kIndent = 2;

void writeQuery(JsonWriter& json, const QuerySettings& query) {
  json.open('{');
  json.key("method").text(methodWord(query));
  json.key("sub_distance").text(name(query.sub_distance));
  if (query.acceleration != gjk::Acceleration::none) json.key("acceleration").text(name(query.acceleration));
  json.key("rounding").text(name(query.rounding));
  if (query.initial_direction) json.key("initial_direction").vector(*query.initial_direction);
  json.key("tolerance").number(query.tolerance);
  json.key("max_iterations").whole(query.max_iterations);
  json.key("epa_tolerance").number(query.epa_tolerance);
  json.key("epa_max_iterations").whole(query.epa_max_iterations);
  // Of interest for bodies that move alone: written where they say something.
  const QuerySettings usual;
  if (query.duration != usual.duration) json.key("duration").number(query.duration);
  if (query.impact_tolerance != usual.impact_tolerance) json.key("impact_tolerance").number(query.impact_tolerance);
  if (query.impact_method != usual.impact_method) json.key("impact_method").text(gjk::name(query.impact_method));
  json.close('}');
}

void writePane(JsonWriter& json, const PaneView& pane) {
  json.open('{');
  if (pane.centre) json.key("centre").vector(*pane.centre);
  if (pane.height) json.key("height").number(*pane.height);
  if (pane.turn) json.key("turn").numbers({pane.turn->x, pane.turn->y, pane.turn->z, pane.turn->w});
  json.close('}');
}

void writeView(JsonWriter& json, const SceneView& view) {
  if (view.study) json.key("study").text(name(*view.study));
  if (!view.step.empty()) json.key("step").text(view.step);
  if (view.world == PaneView{} && view.difference == PaneView{}) return;
  json.key("view").open('{');
  if (!(view.world == PaneView{})) json.key("world"), writePane(json, view.world);
  if (!(view.difference == PaneView{})) json.key("difference"), writePane(json, view.difference);
  json.close('}');
}

}  // namespace

void writeExpectation(JsonWriter& json, const Expectation& expect) {
  const auto number = [&json](const char* key, const std::optional<double>& value) {
    if (value) json.key(key).number(*value);
  };
  json.open('{');
  if (expect.status) json.key("status").text(gjk::name(*expect.status));
  number("distance", expect.distance);
  number("depth", expect.depth);
  number("tolerance", expect.tolerance);
  json.close('}');
}

std::string writeScene(const Scene& scene, bool pretty) { return writeNotedScene(scene, {}, pretty); }

std::string writeNotedScene(const Scene& scene, const SceneNotes& notes, bool pretty) {
  JsonWriter json(scene.dimension, pretty ? JsonLayout::pretty : JsonLayout::compact, JsonZero::kept);
  const auto bodyAt = [&](const char* key, const Body& value) {
    json.key(key).open('{');
    writeBody(json, value, scene.dimension, pretty ? std::optional(kIndent) : std::nullopt);
    json.close('}');
  };
  json.open('{');
  json.key("gjklab").whole(1);
  json.key("dimension").whole(scene.dimension);
  if (!notes.id.empty()) json.key("id").json(notes.id);
  if (!notes.kind.empty()) json.key("kind").text(notes.kind);
  if (!scene.title.empty()) json.key("title").text(scene.title);
  if (!notes.comment.empty()) json.key("comment").text(notes.comment);
  if (notes.expect) json.key("expect"), writeExpectation(json, *notes.expect);
  bodyAt("a", scene.a);
  bodyAt("b", scene.b);
  json.key("query"), writeQuery(json, scene.query);
  writeView(json, scene.view);
  json.close('}');
  return json.take() + (pretty ? "\n" : "");
}

}  // namespace gjklab
