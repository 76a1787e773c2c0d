#include "export/quiz_writer.h"

#include "model/text/json_writer.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "model/text/vertex_names.h"

#include <fmt/format.h>

namespace gjklab {
namespace {

class QuizJson {
 public:
  std::string write(const std::vector<Question>& questions) {
    json_.open('{');
    json_.key("questions").list(questions, [this](const Question& question) {
      json_.line();
      json_.open('{');
      json_.key("moment").text(addressOf(question));
      json_.key("ask").text(name(question.ask));
      json_.key("accepted");
      std::visit([this](const auto& accepted) { list(accepted); }, question.accepted);
      json_.close('}');
    });
    json_.close('}');
    return json_.take() + "\n";
  }

 private:
  template <class Item>
  void list(const std::vector<Item>& items) {
    json_.list(items, [this](const Item& item) { this->item(item); });
  }
  void list(const FurthestPairs& pairs) {
    json_.open('[');
    json_.open('{');
    json_.key("index_a").wholes(pairs.index_a);
    json_.key("index_b").wholes(pairs.index_b);
    json_.close('}');
    json_.close(']');
  }
  void item(const std::string& word) { json_.text(word); }
  void item(gjk::Feature feature) { json_.text(gjk::letters(feature)); }
  void item(const Corners& facet) { json_.wholes(facet); }
  void item(const CornerSet& set) { list(set); }

  JsonWriter json_{3};
};

std::string vertices(char body, const std::vector<int>& indices) {
  std::string out;
  for (const int index : indices) {
    const std::string name = body + subscript(index);
    out = out.empty() ? name : tr("{one} or {other}", arg("one", out), arg("other", name));
  }
  return out;
}

std::string textOf(const std::string& word) { return tr(word.c_str()); }
std::string textOf(gjk::Feature feature) { return feature == gjk::kNoFeature ? tr("none") : VertexNames().of(feature); }
std::string textOf(const Corners& facet) {
  std::string out;
  for (const int vertex : facet) out += "w" + subscript(vertex);
  return out;
}
std::string textOf(const CornerSet& set) {
  std::string out;
  for (const Corners& corners : set) out += (out.empty() ? "" : ", ") + textOf(corners);
  return set.empty() ? tr("none") : out;
}
template <class Item>
std::string answers(const std::vector<Item>& items) {
  std::string out;
  for (const Item& item : items)
    out = out.empty() ? textOf(item) : tr("{one}; or {other}", arg("one", out), arg("other", textOf(item)));
  return out;
}
std::string answers(const FurthestPairs& pairs) {
  return vertices('A', pairs.index_a) + "; " + vertices('B', pairs.index_b);
}

std::string pointOf(char body, int index, const char* direction) {
  return index >= 0 ? body + subscript(index) : fmt::format("s_{}({})", body, direction);
}

}  // namespace

std::string quizJson(const std::vector<Question>& questions) { return QuizJson().write(questions); }

std::string quizText(const std::vector<Question>& questions, const Run& run, int digits) {
  std::string out;
  for (const Question& question : questions)
    out += fmt::format("{}: {}\n  {}\n", addressOf(question), sentence(question.ask),
                       std::visit([](const auto& accepted) { return answers(accepted); }, question.accepted));
  const auto& corners = run.trace.polytope.vertices;
  if (!corners.empty()) out += tr("EPA's polytope:") + std::string("\n");
  for (std::size_t i = 0; i < corners.size(); ++i)
    out += fmt::format("  w{} = {} − {} = {}\n", subscript(static_cast<int>(i)), pointOf('A', corners[i].index_a, "n"),
                       pointOf('B', corners[i].index_b, "−n"), vectorText(corners[i].w, run.dimension, digits));
  return out;
}

}  // namespace gjklab
