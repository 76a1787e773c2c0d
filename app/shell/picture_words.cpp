#include "shell/picture_words.h"

#include "gjk/toi.h"

#include <fmt/format.h>

namespace gjklab {

void addPictureOptions(Verb& verb, PictureWords& words) {
  verb.option("--size", "WxH", words.size, "size in pixels, WIDTHxHEIGHT; 1600x900 is the default");
  verb.option("--theme", "NAME", words.theme, "light (the default), dark or projector");
  verb.flag("--perspective", words.perspective, "3-D: what is nearer looks larger");
}

void addRivalOption(Verb& verb, PictureWords& words) {
  verb.option("--with", "METHOD", words.with,
              "beside another method: voronoi, johnson, boolean, voronoi:support, …; of an impact: bilateral, …");
}

void addFollowUpOptions(Verb& verb, PictureWords& words) {
  verb.option("--study", "NAME", words.study,
              "what is stepped through: query (the default), hull-a, hull-b, hull-difference, impact");
  verb.flag("--contacts", words.contacts, "after the result, the steps of the contact manifold");
  verb.flag("--mass", words.mass, "centres of mass and principal axes");
}

void addHideOption(Verb& verb, PictureWords& words) {
  verb.option("--hide", "WHAT", words.hide, "answer: the step's question, without its answer and what comes later");
}

void addStepOption(Verb& verb, PictureWords& words) {
  verb.option("--step", "STEP", words.step,
              "a moment (gjk 3 region), a number from 0 on, start, or last (the default)");
  verb.option("--test", "N", words.test, "of a region step: no further than this one of its tests, from 1");
}

std::string readTheme(const PictureWords& words, ThemeName& into) {
  std::map<std::string, ThemeName> themes;
  for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::projector}) themes[name(theme)] = theme;
  return chooseWord("--theme", themes, words.theme, into);
}

std::string readSize(const PictureWords& words, PictureSize& into) {
  const std::string error = parseSize(words.size, into);
  return error.empty() ? error : "--size " + error;
}

std::string readStep(const PictureWords& words, Address& into) {
  const std::string error = parseAddress(words.step, into);
  return error.empty() ? error : "--step " + error;
}

std::string readHide(const PictureWords& words, Disclosure& into) {
  static const std::map<std::string, Disclosure> kHidden{{"answer", Disclosure::question}};
  return words.hide ? chooseWord("--hide", kHidden, *words.hide, into) : std::string();
}

namespace {

std::string readImpactRival(const std::string& word, gjk::ImpactMethod& into) {
  using enum gjk::ImpactMethod;
  std::map<std::string, gjk::ImpactMethod> methods;
  for (const gjk::ImpactMethod method : {conservative, bilateral, ray_cast}) methods[gjk::name(method)] = method;
  return chooseWord("with --study impact, --with", methods, word, into);
}

}  // namespace

std::string readInquiry(const PictureWords& words, Inquiry& into) {
  into.contacts = words.contacts;
  into.mass = words.mass;
  if (std::string error = parseStudy(words.study, into.study); !error.empty()) return error;
  into.compare = words.with.has_value();
  if (!into.compare) return {};
  if (into.study == Study::impact) return readImpactRival(*words.with, into.impact_rival);
  const std::string error = parseRival(*words.with, into.rival);
  return error.empty() ? error : "--with " + error;
}

std::string conflictOf(const PictureWords& words) {
  const bool query = words.study == name(Study::query);
  const bool impact = words.study == name(Study::impact);
  const char* const what = impact ? "a motion" : "a hull";
  if (!query && !impact && words.with)
    return fmt::format(
        "--with compares methods of a query or of a time of impact, and --study {} steps through {}: "
        "one or the other",
        words.study, what);
  if (!query && words.contacts)
    return fmt::format("--contacts come after the query's answer, and --study {} steps through {}: one or the other",
                       words.study, what);
  if (words.with && words.pane == "world")
    return "--with shows the second method in a difference pane, and --pane world leaves those out";
  return {};
}

}  // namespace gjklab
