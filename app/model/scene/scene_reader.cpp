// JSON → Scene. Types and keys are checked here and in body_reader.h, values by the validator.

#include "model/scene/body_reader.h"
#include "model/scene/noted_scene.h"
#include "model/text/file_kind.h"
#include "model/text/json_text.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

/// The words for a method: the library's, and the one that is none of its.
enum class MethodWord : std::uint8_t { distance, boolean, separating_axes, textbook };
const char* name(MethodWord word) {
  return word == MethodWord::textbook ? "textbook" : gjk::name(static_cast<gjk::Method>(word));
}
static_assert(static_cast<int>(gjk::Method::separating_axes) == static_cast<int>(MethodWord::separating_axes));

class Reader : public BodyReader {
 public:
  using BodyReader::BodyReader;

  Scene read();
  /// Of a scene that cannot be read as far as they go.
  const SceneNotes& notes() const { return notes_; }

 private:
  void notes(const Field& root);
  void expectation(const Field&, Expectation& into);
  void amount(const Field&, std::optional<double>& into);
  void query(const Field&, QuerySettings& into);
  void method(const Field&, QuerySettings& into);
  void view(const Field& root, SceneView& into);
  void pane(const Field&, PaneView& into);

  SceneNotes notes_;
};

void Reader::notes(const Field& root) {
  if (const Field id = find(root, "id")) {
    if (at(id).kind == Kind::number) {
      appendNumber(notes_.id, at(id).number);
    } else if (at(id).kind == Kind::string) {
      appendString(notes_.id, text(at(id).text));
    } else {
      wrongType(id, translatable("a string or a number"));
    }
  }
  string(find(root, "kind"), notes_.kind);
  string(find(root, "comment"), notes_.comment);
  if (const Field expect = find(root, "expect")) expectation(expect, notes_.expect.emplace());
}

void Reader::expectation(const Field& field, Expectation& into) {
  if (!isObject(field, "{\"status\": …}")) return;
  allowOnly(field, {"status", "distance", "depth", "tolerance"}, "expect");
  if (const Field status = find(field, "status"))
    word(status, into.status.emplace(), {gjk::Status::separated, gjk::Status::touching, gjk::Status::intersecting});
  amount(find(field, "distance"), into.distance);
  amount(find(field, "depth"), into.depth);
  amount(find(field, "tolerance"), into.tolerance);
}

void Reader::amount(const Field& field, std::optional<double>& into) {
  if (!field) return;
  number(field, into.emplace(0));
  if (!(*into >= 0 && *into <= 1e50))
    report(field.path, tr("must be from 0 to 1e50; it is {value}", arg("value", *into)));
}

void Reader::method(const Field& field, QuerySettings& into) {
  if (!field) return;
  MethodWord method{};
  word(field, method);
  into.textbook = method == MethodWord::textbook;
  into.method = into.textbook ? gjk::Method::boolean : static_cast<gjk::Method>(method);
}

void Reader::query(const Field& field, QuerySettings& into) {
  if (!field || !ok() || !isObject(field, "{\"method\": …}")) return;
  allowOnly(field,
            {"method", "sub_distance", "acceleration", "rounding", "initial_direction", "tolerance", "max_iterations",
             "epa_tolerance", "epa_max_iterations", "duration", "impact_tolerance", "impact_method"},
            "query");
  method(find(field, "method"), into);
  word(find(field, "sub_distance"), into.sub_distance);
  word(find(field, "acceleration"), into.acceleration);
  word(find(field, "rounding"), into.rounding);
  if (const Field direction = find(field, "initial_direction")) {
    into.initial_direction.emplace(0.0);
    vector(direction, *into.initial_direction);
  }
  number(find(field, "tolerance"), into.tolerance);
  wholeNumber(find(field, "max_iterations"), into.max_iterations);
  number(find(field, "epa_tolerance"), into.epa_tolerance);
  wholeNumber(find(field, "epa_max_iterations"), into.epa_max_iterations);
  number(find(field, "duration"), into.duration);
  number(find(field, "impact_tolerance"), into.impact_tolerance);
  word(find(field, "impact_method"), into.impact_method);
}

void Reader::pane(const Field& field, PaneView& into) {
  if (!field || !isObject(field, "{\"centre\": …, \"height\": …}")) return;
  allowOnly(field,
            dimension_ == 3 ? std::vector<const char*>{"centre", "height", "turn"}
                            : std::vector<const char*>{"centre", "height"},
            tr("the view of a pane in {n}-D", arg("n", dimension_)));
  if (const Field centre = find(field, "centre")) vector(centre, into.centre.emplace(0.0));
  if (const Field height = find(field, "height")) number(height, into.height.emplace());
  if (const Field turn = find(field, "turn")) orientation(turn, into.turn.emplace(1, 0, 0, 0));
}

void Reader::view(const Field& root, SceneView& into) {
  if (const Field study = find(root, "study")) word(study, into.study.emplace());
  string(find(root, "step"), into.step);
  const Field panes = find(root, "view");
  if (!panes || !isObject(panes, "{\"world\": …, \"difference\": …}")) return;
  allowOnly(panes, {"world", "difference"}, translatable("a view"));
  pane(find(panes, "world"), into.world);
  pane(find(panes, "difference"), into.difference);
}

Scene Reader::read() {
  Scene scene;
  const Field root{0, ""};
  if (!isObject(root, "{\"gjklab\": 1, …}")) return scene;
  notes(root);
  if (find(root, "bodies")) report("", tr("this is a world; a scene is needed here"));
  if (find(root, "lecture")) report("", tr("this is a lecture; a scene is needed here"));
  if (!ok()) return scene;
  header(root, translatable("a scene"));
  if (!ok()) return scene;
  scene.dimension = dimension_;
  allowOnly(
      root,
      {"gjklab", "dimension", "title", "a", "b", "query", "study", "step", "view", "id", "kind", "comment", "expect"},
      translatable("a scene"));
  string(find(root, "title"), scene.title);
  const Field a = require(root, "a", translatable("a scene has two bodies, a and b"));
  const Field b = require(root, "b", translatable("a scene has two bodies, a and b"));
  body(a, scene.a);
  body(b, scene.b);
  query(find(root, "query"), scene.query);
  view(root, scene.view);
  clearUnusedCoordinates(scene);
  if (ok()) take(firstFault(scene));
  return scene;
}

}  // namespace

NotedScene readNotedScene(const std::string& text, const std::string& file, int first_line, ReadWatch* watch) {
  const std::variant<JsonTree, JsonFault> parsed = parseJson(text, watch);
  if (const auto* fault = std::get_if<JsonFault>(&parsed)) {
    return {{},
            SceneError{isLesson(file, text)
                           ? file + ": " +
                                 tr("this is a Markdown file, which gjklab reads as a lesson; a scene is needed here")
                           : faultText(file, *fault, first_line)}};
  }
  Reader reader(std::get<JsonTree>(parsed));
  Scene scene = reader.read();
  if (reader.fault.sentence.empty()) return {reader.notes(), std::move(scene)};
  return {reader.notes(), SceneError{faultText(file, reader.fault), reader.fault.path, reader.fault.sentence}};
}

std::variant<Scene, SceneError> readScene(const std::string& text, const std::string& file, int first_line,
                                          ReadWatch* watch) {
  return readNotedScene(text, file, first_line, watch).scene;
}

}  // namespace gjklab
