#include "shell/picture_verbs.h"

#include "cli/input.h"
#include "export/picture.h"
#include "model/store/files.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"
#include "shell/draw.h"
#include "shell/lecture_stop.h"
#include "shell/picture_input.h"
#include "shell/record.h"
#include "shell/screenshot.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace gjklab {

namespace {

int runDraw(PictureArguments arguments) {
  if (!openPicture(arguments)) return 2;
  for (const std::string& fault : {faultOfInquiry(arguments, arguments.inquiry), faultOfKind(arguments),
                                   faultOfName(arguments, true), faultOfPrint(arguments)})
    if (!fault.empty()) return usageError(fault);
  const bool vectors = fileEnding(arguments.output) != "png";
  arguments.bare = arguments.world && !arguments.stage;
  if (arguments.world && vectors) return drawWorldCommand(arguments);
  if (arguments.world || (arguments.stage && !vectors)) return screenshotCommand(arguments);
  if (arguments.replayed)
    return usageError(tr("{file} is a log: \"gjklab screenshot\" shows it beside the reference",
                         arg("file", sourceName(arguments.scene_file))));
  const bool answers = arguments.inquiry.study == Study::query;  // another study needs no answer
  if (answers && !answerable(arguments.scene_file, *arguments.scene)) return 2;
  return drawCommand(arguments);
}

/// A film's name: a .gif, a .pdf, or a folder.
std::string faultInFilm(const PictureArguments& arguments) {
  const std::string ending = fileEnding(arguments.output);
  if (!ending.empty() && ending != "gif" && ending != "pdf")
    return tr("the output must be a folder or end in .gif or .pdf; it is \"{output}\"",
              arg("output", arguments.output));
  if (arguments.world && arguments.iterations) return tr("--steps applies only to scenes, and this is a world");
  return {};
}

/// A handout has a layout of its own.
std::string faultOfHandout(const PictureArguments& arguments) {
  if (!arguments.handout) return {};
  if (!arguments.lecture)
    return tr("--handout applies only to lectures, and {file} is none", arg("file", sourceName(arguments.scene_file)));
  if (fileEnding(arguments.output) != "pdf")
    return tr("a handout's name must end in .pdf; it is \"{output}\"", arg("output", arguments.output));
  if (arguments.print || arguments.size.given || arguments.theme != ThemeName::light)
    return tr("a handout always has six pictures per page: leave --for, --size and --theme out");
  return {};
}

/// Whether the run of a stop has the step of the stop.
std::string faultOfStep(const PictureArguments& stop) {
  int unused = 0;
  return placeOf(stop.step, PictureScene(*stop.scene, followUps(stop.inquiry), rivalOf(stop.inquiry)).timeline, unused);
}

/// What each stop of a lecture is drawn with; pages of lessons are left out, which standard error says. False, after a
/// sentence, where a stop cannot be drawn.
bool takeStops(const PictureArguments& arguments, std::vector<PictureArguments>& stops) {
  const Lecture& lecture = *arguments.lecture;
  for (int i = 0; i < static_cast<int>(lecture.stops.size()); ++i) {
    PictureArguments stop = arguments;
    stop.lecture.reset();
    if (std::holds_alternative<std::string>(lecture.stops[static_cast<std::size_t>(i)].what)) {
      complain(tr("{stop}; the film skips it", arg("stop", takeStop(arguments.lecture, i, stop))));
      continue;
    }
    takeStop(arguments.lecture, i, stop);
    stop.stop = i + 1;
    if (!stop.world && !settleScene(stop)) return false;
    if (const std::string fault = faultOfInquiry(stop, stop.inquiry); !fault.empty()) return complain(fault), false;
    if (!stop.world && stop.inquiry.study == Study::query && !answerable(stop.scene_file, *stop.scene)) return false;
    if (const std::string fault = stop.world ? "" : faultOfStep(stop); !fault.empty())
      return complain(tr("{file}: stop {stop}: {fault}", arg("file", sourceName(arguments.scene_file)),
                         arg("stop", i + 1), arg("fault", fault))),
             false;
    stops.push_back(std::move(stop));
  }
  if (stops.empty())
    complain(tr("{file}: none of its stops is a scene or a world", arg("file", sourceName(arguments.scene_file))));
  return !stops.empty();
}

int runLectureFilm(const PictureArguments& arguments) {
  if (arguments.with || arguments.iterations || arguments.seconds)
    return usageError(tr("--with, --steps and --seconds apply only to scenes and worlds, and this is a lecture"));
  for (const std::string& fault : {faultInFilm(arguments), faultOfPrint(arguments), faultOfHandout(arguments)})
    if (!fault.empty()) return usageError(fault);
  std::vector<PictureArguments> stops;
  return takeStops(arguments, stops) ? recordLecture(arguments, stops) : 2;
}

int runRecord(PictureArguments arguments) {
  arguments.film = true;
  if (!openPicture(arguments)) return 2;
  if (arguments.lecture) return runLectureFilm(arguments);
  for (const std::string& fault : {faultInFilm(arguments), faultOfInquiry(arguments, arguments.inquiry),
                                   faultOfKind(arguments), faultOfPrint(arguments), faultOfHandout(arguments)})
    if (!fault.empty()) return usageError(fault);
  if (arguments.replayed)
    return usageError(
        tr("{file} is a log; films show only gjklab's own runs", arg("file", sourceName(arguments.scene_file))));
  const bool answers = !arguments.world && arguments.inquiry.study == Study::query;
  if (answers && !answerable(arguments.scene_file, *arguments.scene)) return 2;
  return recordCommand(arguments);
}

int runScreenshot(PictureArguments arguments) {
  if (!arguments.scene_file.empty() && !openPicture(arguments)) return 2;
  for (const std::string& fault :
       {faultOfInquiry(arguments, arguments.inquiry), faultOfKind(arguments), faultOfName(arguments, false)})
    if (!fault.empty()) return usageError(fault);
  return screenshotCommand(arguments);
}

std::string parseSeconds(const std::string& text, std::optional<double>& into) {
  constexpr double kMost = 600;
  double seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error != std::errc() || end != text.data() + text.size() || !(seconds >= 0 && seconds <= kMost))
    return tr("must be a number from 0 to {most}; it is \"{text}\"", arg("most", kMost), arg("text", text));
  into = seconds;
  return {};
}

/// Two bodies of a world, by their places in its file.
std::string parsePair(const std::string& text, std::optional<BodyPair>& into) {
  const auto comma = text.find(',');
  const auto a = countIn(text.substr(0, comma));
  const auto b = comma == std::string::npos ? std::nullopt : countIn(text.substr(comma + 1));
  if (!a || !b) return tr("must be two numbers of bodies, as in 2,0; it is \"{text}\"", arg("text", text));
  into = BodyPair{*a, *b};
  return {};
}

void declarePair(Verb& verb, PictureArguments& arguments) {
  verb.option("--pair", "A,B", arguments.pair,
              translatable("of a world: two bodies, from 0, whose A ⊖ B is shown in a corner"), parsePair);
}

/// Those of every picture.
void declareSize(Verb& verb, PictureArguments& arguments, const char* size) {
  std::map<std::string, ThemeName> themes;
  for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::projector}) themes[name(theme)] = theme;
  verb.option("--size", "WxH", arguments.size, size, parseSize);
  verb.choice("--theme", themes, arguments.theme, translatable("light (the default), dark or projector"));
  verb.flag("--perspective", arguments.perspective, translatable("3-D: perspective instead of parallel projection"));
}

void declarePicture(Verb& verb, PictureArguments& arguments) {
  declareSize(verb, arguments, translatable("size in pixels, WIDTHxHEIGHT; 1600x900 by default"));
}

/// Those of what is drawn rather than taken from a window.
void declareDrawing(Verb& verb, PictureArguments& arguments) {
  verb.choice<bool>(
      "--for", {{"print", true}}, arguments.print,
      translatable("print: white, with fine lines, readable in grey; --size is then in points, 482x271 by default"));
  verb.option(
      "--view", "VIEW", arguments.view,
      translatable(
          "the view of the panes, as in a scene file ({\"world\":{\"height\":4}}), or a scene file that has one"));
}

/// Those of a picture of one moment.
void declareMoment(Verb& verb, PictureArguments& arguments) {
  std::map<std::string, std::optional<Study>> studies;
  for (const Study study : kStudies) studies[name(study)] = study;
  verb.option("--step", "STEP", arguments.step,
              translatable("a moment (gjk 3 region), a number from 0 on, start, or last (the default)"), parseAddress);
  verb.option("--test", "N", arguments.test, translatable("of a region step: shows its tests up to this one, from 1"));
  verb.choice<Disclosure>("--hide", {{"answer", Disclosure::question}}, arguments.disclosure,
                          translatable("answer: shows the step's question without its answer"));
  verb.option("--with", "METHOD", arguments.with,
              translatable(
                  "a second method for comparison: voronoi, boolean, voronoi:support, …; for an impact: bilateral, …"));
  declarePicture(verb, arguments);
  verb.choice(
      "--study", studies, arguments.study,
      translatable("what to step through: query, hull-a, hull-b, hull-difference, impact; by default the scene's own"));
  verb.flag("--contacts", arguments.inquiry.contacts,
            translatable("adds the steps of the contact manifold after the result"));
  verb.flag("--mass", arguments.inquiry.mass, translatable("adds centres of mass and principal axes"));
  verb.option("--stop", "N", arguments.stop, translatable("of a lecture: the stop, from 1; the first by default"));
  verb.flag("--stage", arguments.stage, translatable("shows the Stage, as an audience sees it"));
  verb.option("--seconds", "T", arguments.seconds, translatable("of a world: seconds since its start; 0 by default"),
              parseSeconds);
  declarePair(verb, arguments);
}

void declareDraw(Verb& verb, PictureArguments& arguments) {
  verb.argument("FILE", arguments.scene_file, translatable("scene, world or lecture file; '-' is standard input"))
      .required();
  verb.choice<Pane>("--pane", {{"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}},
                    arguments.pane, translatable("both (the default), world or difference"));
  verb.option("-o,--output", "OUT", arguments.output, translatable("the picture, ending in .png, .svg or .pdf"))
      .required();
  verb.flag("--outlines", arguments.outlines,
            translatable("for .svg: writes letters as shapes, for programs without the fonts"));
  declareDrawing(verb, arguments);
  declareMoment(verb, arguments);
}

void declareRecord(Verb& verb, PictureArguments& arguments) {
  arguments.size = {960, 540};
  verb.argument("FILE", arguments.scene_file, translatable("scene, world or lecture file; '-' is standard input"))
      .required();
  verb.option("-o,--output", "OUT", arguments.output,
              translatable(
                  "a .gif, a .pdf with one step per page, or a folder for numbered pictures; for a lecture its stops"))
      .required();
  verb.choice<bool>("--steps", {{"all", false}, {"iterations", true}}, arguments.iterations,
                    translatable("all steps (the default), or iterations: the last step of each"));
  verb.option("--seconds", "T", arguments.seconds,
              translatable("of a world: the film's length in seconds; 5 by default"), parseSeconds);
  declarePair(verb, arguments);
  verb.option("--with", "METHOD", arguments.with, translatable("a second method for comparison, as for draw"));
  verb.choice<std::optional<Handout>>(
      "--handout", {{"notes", Handout::notes}, {"lines", Handout::lines}}, arguments.handout,
      translatable("for a lecture, as .pdf: six pictures per page, with the notes or with lines to write on"));
  verb.choice<Pane>("--pane", {{"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}},
                    arguments.pane, translatable("both (the default), world or difference"));
  declareDrawing(verb, arguments);
  declareSize(verb, arguments, translatable("size in pixels, WIDTHxHEIGHT; 960x540 by default"));
}

void declareTour(Verb& verb, PictureArguments& arguments) {
  verb.option("-o,--output", "DIR", arguments.output, translatable("folder for the pictures")).required();
  declarePicture(verb, arguments);
}

void declareScreenshot(Verb& verb, PictureArguments& arguments) {
  verb.argument("FILE", arguments.scene_file, translatable("the scene; by default the window's first scene"));
  verb.option("-o,--output", "OUT.png", arguments.output, translatable("the picture, ending in .png")).required();
  verb.option("--scale", "S", arguments.scale, translatable("scale of the interface, as on a display of that density"));
  verb.flag("--phone", arguments.phone,
            translatable("shows the phone's layout, for example with --size 780x1688 --scale 2"));
  verb.flag("--scene-panel", arguments.scene_panel, translatable("shows the Edit panel"));
  verb.option("--lesson", "FILE.md", arguments.lesson, translatable("opens this lesson"));
  verb.option("--beat", "N", arguments.beat, translatable("the beat of the lesson, from 1"));
  verb.flag("--greeting", arguments.greeting, translatable("shows the card of the first start"));
  verb.flag("--help-page", arguments.help, translatable("shows the page of keys"));
  declareMoment(verb, arguments);
}

}  // namespace

void declarePictures(CommandLine& line) {
  line.addVerb<PictureArguments>("draw", translatable("draws a picture of one step; needs no display"), runDraw,
                                 declareDraw);
  line.addVerb<PictureArguments>("record", translatable("records a film of a run or a world; needs no display"),
                                 runRecord, declareRecord);
  line.addVerb<PictureArguments>("tour", translatable("draws every step of the built-in tour; needs no display"),
                                 tourCommand, declareTour);
  line.addVerb<PictureArguments>("screenshot", translatable("draws the whole window; needs no display"), runScreenshot,
                                 declareScreenshot);
}

}  // namespace gjklab
