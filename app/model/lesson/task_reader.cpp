// The blocks that ask something of the learner: predict and reach.

#include "model/lesson/block.h"
#include "model/lesson/words.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

void report(std::vector<LessonFault>& faults, const BlockLine& line, const std::string& error) {
  if (!error.empty()) faults.push_back({line.line, fmt::format("{}: {}", line.key, error)});
}

/// Words of topics, with commas between them.
std::string readTopics(const std::string& text, std::vector<Topic>& into) {
  for (const std::string& word : splitAt(text, ",")) {
    const auto topic = topicNamed(trimmed(word));
    if (!topic)
      return tr("must name one or more of {topics}; it is \"{text}\"", arg("topics", topicWords()),
                arg("text", trimmed(word)));
    if (std::find(into.begin(), into.end(), *topic) == into.end()) into.push_back(*topic);
  }
  return {};
}

std::optional<Ask> askNamed(const std::string& word) {
  for (const Ask ask : kAsks)
    if (word == name(ask)) return ask;
  return std::nullopt;
}

constexpr const char* kMoves = translatable(
    "must be one of \"move B to 1 2\" (or A, O, a vertex such as A2), \"turn B to 0.5\" (3-D: a quaternion x y z w), "
    "\"aim 1 0\", \"go to gjk 2 region\"; in a world \"pull BODY to 1 2\", \"let go\", \"play 1.5\"");

/// As many numbers as 1-D, 2-D or 3-D have.
std::optional<dvec3> pointFrom(const std::string& text) {
  for (std::size_t count = 1; count <= 3; ++count)
    if (const auto numbers = numbersFrom(text, count)) {
      dvec3 point(0.0);
      for (std::size_t i = 0; i < count; ++i) point[static_cast<int>(i)] = (*numbers)[i];
      return point;
    }
  return std::nullopt;
}

std::string placeMove(const std::string& what, const std::string& where, Move& into) {
  const auto point = pointFrom(where);
  PickTarget target;
  if (!point || !parseMark(what, target).empty()) return tr(kMoves);
  into.to = *point;
  if (std::holds_alternative<OriginTarget>(target)) {
    into.kind = Move::Kind::origin;
  } else if (const auto* body = std::get_if<BodyTarget>(&target)) {
    into.kind = Move::Kind::body;
    into.which = body->which;
  } else if (const auto* vertex = std::get_if<VertexTarget>(&target)) {
    into.kind = Move::Kind::vertex;
    into.which = vertex->which;
    into.index = vertex->index;
  } else {
    return tr(kMoves);
  }
  return {};
}

std::string turnMove(const std::string& what, const std::string& where, Move& into) {
  if (what != "A" && what != "B") return tr(kMoves);
  into.kind = Move::Kind::turn;
  into.which = what == "A" ? Which::a : Which::b;
  if (const auto angle = numbersFrom(where, 1)) {
    into.to.x = angle->front();
    return {};
  }
  const auto numbers = numbersFrom(where, 4);
  const auto turned =
      numbers ? unitOrientation({(*numbers)[3], (*numbers)[0], (*numbers)[1], (*numbers)[2]}) : std::nullopt;
  if (!turned) return tr(kMoves);
  into.orientation = *turned;
  return {};
}

/// What a hand does in a world; nothing where the text is no such move.
std::optional<std::string> worldMove(const std::string& text, Move& into) {
  if (text == "let go") {
    into.kind = Move::Kind::let_go;
    return std::string();
  }
  if (text.starts_with("play ")) {
    into.kind = Move::Kind::play;
    const auto seconds = numberFrom(text.substr(5));
    into.seconds = seconds.value_or(0);
    return seconds && *seconds > 0 && *seconds <= 60 ? "" : tr("play must be followed by seconds, at most 60");
  }
  if (!text.starts_with("pull ")) return std::nullopt;
  into.kind = Move::Kind::pull;
  const std::size_t to = text.rfind(" to ");
  const auto point = to == std::string::npos ? std::nullopt : pointFrom(text.substr(to + 4));
  if (!point || to < 5) return std::string(tr(kMoves));
  into.pulled = trimmed(text.substr(5, to - 5));
  into.to = *point;
  return std::string();
}

}  // namespace

std::string parseMove(const std::string& text, Move& into) {
  into = {};
  into.text = trimmed(text);
  if (into.text.starts_with("go to ")) {
    into.kind = Move::Kind::seek;
    return parseAddress(into.text.substr(6), into.at);
  }
  if (auto read = worldMove(into.text, into)) return *read;
  if (into.text.starts_with("aim ")) {
    into.kind = Move::Kind::aim;
    const auto point = pointFrom(into.text.substr(4));
    if (!point || *point == dvec3(0.0)) return tr(kMoves);
    into.to = *point;
    return {};
  }
  const bool moves = into.text.starts_with("move "), turns = into.text.starts_with("turn ");
  const std::size_t to = into.text.find(" to ");
  if ((!moves && !turns) || to == std::string::npos) return tr(kMoves);
  const std::string what = trimmed(into.text.substr(5, to < 5 ? 0 : to - 5)), where = into.text.substr(to + 4);
  return moves ? placeMove(what, where, into) : turnMove(what, where, into);
}

namespace {

constexpr const char* kAnswerMoves = translatable("{fault}; of an answer also \"light A1 - B2\" and \"draw beyond\"");

/// "light A1", "draw line": of an answer alone.
std::string parseAnswerMove(const std::string& text, Move& into) {
  into = {};
  into.text = trimmed(text);
  if (into.text.starts_with("light ")) {
    into.kind = Move::Kind::light;
    return parseMark(into.text.substr(6), into.lit);
  }
  if (into.text.starts_with("draw ")) {
    into.kind = Move::Kind::draw;
    const auto primer = primerNamed(trimmed(into.text.substr(5)));
    if (!primer || *primer == Primer::hold) return tr("draw must be followed by line, beyond, length, …");
    into.primer = *primer;
    return {};
  }
  std::string error = parseMove(text, into);
  return error.empty() ? error : tr(kAnswerMoves, arg("fault", error));
}

std::string readMotion(const BlockLine& line, AnswerMotion& into) {
  if (line.key == "shows") return parseGoals(line.value, into.shows);
  for (const std::string& text : splitAt(line.value, ";")) {
    Move move;
    if (std::string error = parseAnswerMove(text, move); !error.empty()) return error;
    into.moves.push_back(std::move(move));
  }
  return {};
}

}  // namespace

const AnswerMotion& Prediction::rightMotion() const {
  for (const OfferedAnswer& choice : choices)
    if (choice.right) return choice.then;
  return then;
}

void readPrediction(const MarkdownBlock& block, Prediction& into, std::vector<LessonFault>& faults) {
  into.line = block.line;
  const std::vector<BlockLine> lines = linesOf(
      block, {"ask", "question", "choice", "but", "right", "because", "hint", "why", "topic", "then", "shows"}, faults);
  bool any_right = false;
  for (const BlockLine& line : lines) {
    if (line.key == "ask") {
      into.ask = askNamed(line.value);
      std::string words;
      for (const Ask ask : kAsks) words += (words.empty() ? "" : ", ") + std::string(name(ask));
      if (!into.ask)
        report(faults, line,
               tr("must be one of {words}; it is \"{text}\". A question of your own is \"question: …\" "
                  "with choice and right lines",
                  arg("words", words), arg("text", line.value)));
    } else if (line.key == "then" || line.key == "shows") {
      report(faults, line, readMotion(line, into.choices.empty() ? into.then : into.choices.back().then));
    } else if (line.key == "topic") {
      report(faults, line, readTopics(line.value, into.topics));
    } else if (line.key == "because") {
      report(faults, line, parseGoals(line.value, into.because));
    } else if (line.key == "choice" || line.key == "right") {
      into.choices.push_back({line.value, line.key == "right"});
      any_right = any_right || line.key == "right";
    } else if (line.key == "but") {
      if (into.choices.empty() || into.choices.back().right || !into.choices.back().but.empty())
        report(faults, line, tr("must follow a wrong \"choice: …\", only once, to explain why it is wrong"));
      else
        into.choices.back().but = line.value;
    } else {
      (line.key == "hint" ? into.hint : line.key == "why" ? into.why : into.question) = line.value;
    }
  }
  if (!faults.empty()) return;
  if (into.ask && !into.choices.empty())
    faults.push_back({block.line, tr("\"ask\" has no choices: the run determines the right answer")});
  if (!into.ask && into.question.empty())
    faults.push_back(
        {block.line, tr("has no question: \"ask: region\" for one about the run, \"question: …\" for your own")});
  if (!into.ask && !into.question.empty() && (into.choices.size() < 2 || !any_right))
    faults.push_back({block.line, tr("a question of your own needs at least two answers, one of them \"right: …\"")});
  if (into.ask && into.question.empty()) into.question = sentence(*into.ask);
}

void readChallenge(const MarkdownBlock& block, Challenge& into, std::vector<LessonFault>& faults) {
  into.line = block.line;
  const std::size_t before = faults.size();
  for (const BlockLine& line : linesOf(block, {"goal", "words", "solution", "hint", "why", "topic"}, faults)) {
    if (line.key == "goal") {
      report(faults, line, parseGoals(line.value, into.goals));
    } else if (line.key == "topic") {
      report(faults, line, readTopics(line.value, into.topics));
    } else if (line.key == "words") {
      if (into.goals.empty())
        report(faults, line, tr("must follow a line \"goal: …\", which it states in plain words"));
      else
        into.goals.back().text = line.value;
    } else if (line.key == "solution") {
      for (const std::string& text : splitAt(line.value, ";")) {
        Move move;
        report(faults, line, parseMove(text, move));
        into.solution.push_back(std::move(move));
      }
    } else {
      (line.key == "hint" ? into.hint : into.why) = line.value;
    }
  }
  if (faults.size() == before && into.goals.empty())
    faults.push_back({block.line, tr("has no goal: \"goal: distance = 2 ± 0.05\"")});
}

}  // namespace gjklab
