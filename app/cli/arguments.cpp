#include "cli/arguments.h"

#include "model/scene/method_choices.h"
#include "model/text/number_text.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cctype>

namespace gjklab {

namespace {

/// A double has no more significant digits.
constexpr int kMostDigits = 17;
constexpr int kMostJobs = 1024;

std::string wholeUpTo(int most, const std::string& text, int& into) {
  const std::optional<int> count = countIn(text);
  if (!count || *count < 1 || *count > most)
    return tr("must be a whole number from 1 to {most}; it is \"{text}\"", arg("most", most), arg("text", text));
  into = *count;
  return {};
}

std::string methodIds() {
  std::string all;
  for (const MethodChoice& choice : methodChoices()) all += (all.empty() ? "" : ", ") + std::string(choice.id);
  return all;
}

}  // namespace

std::string parseSize(const std::string& text, PictureSize& into) {
  const std::size_t cross = text.find_first_of("xX");
  if (cross != std::string::npos) {
    const std::optional<int> width = countIn(text.substr(0, cross));
    const std::optional<int> height = countIn(text.substr(cross + 1));
    const auto sane = [](int side) { return side >= kLeastPictureSide && side <= kGreatestPictureSide; };
    if (width && height && sane(*width) && sane(*height)) {
      into = {*width, *height, true};
      return {};
    }
  }
  return tr("must be WIDTHxHEIGHT in pixels, each from {least} to {most}, for example 1600x900; it is \"{text}\"",
            arg("least", kLeastPictureSide), arg("most", kGreatestPictureSide), arg("text", text));
}

std::string parseRival(const std::string& text, Rival& into) {
  Rival rival;
  std::size_t from = text.find(':');
  rival.method = text.substr(0, from);
  bool known = methodWithId(rival.method) != nullptr;
  while (known && from != std::string::npos) {
    const std::size_t to = text.find(':', ++from);
    const std::string word = text.substr(from, to == std::string::npos ? to : to - from);
    if ((word == "core" || word == "support") && !rival.rounding)
      rival.rounding = word == "core" ? gjk::Rounding::core : gjk::Rounding::support;
    else if (word == "reverse" && rival.start == RivalStart::same)
      rival.start = RivalStart::reverse;
    else if (word == "float" && !rival.rounded)
      rival.rounded = true;
    else
      known = false;
    from = to;
  }
  if (known) {
    into = rival;
    return {};
  }
  return tr(
      "must be one of {methods}, optionally followed by :core or :support (how radii are treated), :reverse (the "
      "opposite first direction) and :float (input rounded to single precision), each at most once; it is \"{text}\"",
      arg("methods", methodIds()), arg("text", text));
}

std::string parseRivals(const std::string& text, std::vector<Rival>& into) {
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    Rival rival;
    if (std::string error = parseRival(text.substr(from, to - from), rival); !error.empty()) return error;
    if (std::find(into.begin(), into.end(), rival) != into.end())
      return tr("\"{method}\" occurs twice; name each method only once", arg("method", text.substr(from, to - from)));
    into.push_back(rival);
    from = to + 1;
  }
  return {};
}

std::string parseMethod(const std::string& text, const MethodChoice*& into) {
  into = methodWithId(text);
  return into ? "" : notAmong(methodIds(), text);
}

std::string parseDigits(const std::string& text, int& into) { return wholeUpTo(kMostDigits, text, into); }

std::string parseJobs(const std::string& text, int& into) { return wholeUpTo(kMostJobs, text, into); }

std::string notAmong(const std::string& allowed, const std::string& text) {
  const Argument words = arg("allowed", allowed), given = arg("text", text);
  return allowed.find(", ") == std::string::npos ? tr("must be {allowed}; it is \"{text}\"", words, given)
                                                 : tr("must be one of {allowed}; it is \"{text}\"", words, given);
}

std::string fileEnding(const std::string& path) {
  std::string ending = textOf(pathOf(path).extension());
  if (!ending.empty()) ending.erase(0, 1);
  for (char& c : ending) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return ending;
}

}  // namespace gjklab
