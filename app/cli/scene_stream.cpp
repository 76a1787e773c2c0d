#include "cli/scene_stream.h"

#include <fmt/format.h>

namespace gjklab {

namespace {

constexpr const char* kBlank = " \t\r";

bool blank(const std::string& line) { return line.find_first_not_of(kBlank) == std::string::npos; }

/// How many brackets the line leaves open; below zero: how many it closes beyond its own. No text spans lines.
int openBrackets(const std::string& line) {
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return depth;
}

bool beginsObject(const std::string& line) { return line[line.find_first_not_of(kBlank)] == '{'; }

bool bracketAlone(const std::string& line) {
  const std::size_t first = line.find_first_not_of(kBlank);
  return line[first] == '{' && line.find_first_not_of(kBlank, first + 1) == std::string::npos;
}

bool wholeScene(const std::string& line) {
  return beginsObject(line) && openBrackets(line) == 0 && line.find("\"gjklab\"") != std::string::npos;
}

}  // namespace

std::string atLine(const std::string& fault, const std::string& file, long long line) {
  if (!fault.starts_with(file + ":")) return fmt::format("{}:{}: {}", file, line, fault);
  const std::string rest = fault.substr(file.size());
  return rest.starts_with(": ") ? fmt::format("{}:{}{}", file, line, rest) : fault;
}

bool SceneStream::readLine(StreamedScene& into) {
  std::optional<BoundedLine> next = lines_.next();
  if (next) into = {next->number, std::move(next->text), next->too_long};
  return next.has_value();
}

StreamedScene SceneStream::gather(StreamedScene begun) {
  int depth = openBrackets(begun.text);
  long long last = begun.line;
  for (StreamedScene line; depth > 0 && readLine(line);) {
    if (blank(line.text)) continue;
    if (wholeScene(line.text)) {
      one_a_line_ = true;
      held_ = std::move(line);
      break;
    }
    depth += openBrackets(line.text);
    // Blank lines in between count, so that errors name the right line.
    begun.text.append(static_cast<std::size_t>(line.line - last), '\n');
    last = line.line;
    begun.too_long = begun.too_long || line.too_long || begun.text.size() + line.text.size() > kSceneFileLimit;
    if (!begun.too_long) begun.text += line.text;
  }
  return begun;
}

std::optional<StreamedScene> SceneStream::next() {
  if (held_) {
    StreamedScene held = std::move(*held_);
    held_.reset();
    return held;
  }
  for (StreamedScene line; readLine(line);) {
    if (!line.too_long && blank(line.text)) continue;
    const bool begins = !line.too_long && openBrackets(line.text) > 0 && beginsObject(line.text);
    if (begins && (!one_a_line_ || bracketAlone(line.text))) return gather(std::move(line));
    one_a_line_ = true;
    return line;
  }
  return std::nullopt;
}

}  // namespace gjklab
