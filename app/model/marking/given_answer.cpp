#include "model/marking/given_answer.h"

#include "model/text/json_value.h"
#include "model/text/translate.h"

namespace gjklab {

namespace {

constexpr gjk::Status kStatuses[] = {gjk::Status::separated, gjk::Status::touching, gjk::Status::intersecting};

void readStatus(const JsonValue& value, gjk::Status& into) {
  const std::string word = value.text();
  if (!value.ok()) return;
  for (const gjk::Status status : kStatuses)
    if (word == gjk::name(status)) {
      into = status;
      return;
    }
  value.report(
      tr("must be \"separated\", \"touching\" or \"intersecting\"; it is \"{word}\"", arg("word", printable(word))));
}

bool beginsLikeJson(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(" \t\r");
  return begin == std::string::npos || line[begin] == '{' || line[begin] == '[';
}

}  // namespace

std::variant<GivenAnswer, std::string> readAnswer(const std::string& line, int dimension) {
  const auto parsed = parseJson(line);
  if (const auto* fault = std::get_if<JsonFault>(&parsed))
    return beginsLikeJson(line) ? tr("the answer is not JSON: {fault} (at character {column})",
                                     arg("fault", fault->sentence), arg("column", fault->column))
                                : tr("the answer is not JSON: \"{line}\"", arg("line", printable(line)));
  JsonFault fault;
  const JsonValue root(std::get<JsonTree>(parsed), fault);
  if (root.kind() != JsonNode::Kind::object) return std::string(tr("the line is not a JSON object"));
  GivenAnswer answer;
  if (root.find("status")) {
    readStatus(root["status"], answer.status);
  } else {
    return std::string(tr("the answer has no status"));
  }
  const auto number = [&](const char* key, std::optional<double>& into) {
    if (const auto value = root.find(key)) into = value->number();
  };
  const auto vector = [&](const char* key, std::optional<dvec3>& into) {
    if (const auto value = root.find(key)) into = value->vector(dimension);
  };
  number("distance", answer.distance);
  number("depth", answer.depth);
  vector("normal", answer.normal);
  vector("point_a", answer.point_a);
  vector("point_b", answer.point_b);
  if (!fault.sentence.empty()) return fault.path + ": " + fault.sentence;
  return answer;
}

}  // namespace gjklab
