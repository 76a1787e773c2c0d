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
    return usageError(tr("{file} is a log; \"gjklab screenshot\" draws it beside the reference",
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
  if (arguments.world && arguments.iterations) return tr("--steps works only with scenes; this file is a world");
  return {};
}

/// A handout has a layout of its own.
std::string faultOfHandout(const PictureArguments& arguments) {
  if (!arguments.handout) return {};
  if (!arguments.lecture)
    return tr("--handout works only with lectures; {file} is not a lecture",
              arg("file", sourceName(arguments.scene_file)));
  if (fileEnding(arguments.output) != "pdf")
    return tr("a handout's name must end in .pdf; it is \"{output}\"", arg("output", arguments.output));
  if (arguments.print || arguments.size.given || arguments.theme != ThemeName::light)
    return tr("a handout always has six pictures per page; leave --for, --size and --theme out");
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
    complain(
        tr("{file}: no stop of this lecture is a scene or a world", arg("file", sourceName(arguments.scene_file))));
  return !stops.empty();
}

int runLectureFilm(const PictureArguments& arguments) {
  if (arguments.with || arguments.iterations || arguments.seconds)
    return usageError(tr("--with, --steps and --seconds work only with scenes and worlds; this file is a lecture"));
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
  if (arguments.beat && arguments.lesson.empty()) return usageError(tr("--beat works only with --lesson"));
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
  if (!a || !b) return tr("must be the numbers of two bodies, such as 2,0; it is \"{text}\"", arg("text", text));
  into = BodyPair{*a, *b};
  return {};
}

void declarePair(Verb& verb, PictureArguments& arguments) {
  verb.option("--pair", "A,B", arguments.pair,
              translatable("draws the A ⊖ B of two bodies of a world in a corner; bodies are numbered from 0"),
              parsePair);
}

/// Those of every picture.
void declareSize(Verb& verb, PictureArguments& arguments, const char* size) {
  std::map<std::string, ThemeName> themes;
  for (const ThemeName theme : {ThemeName::light, ThemeName::dark, ThemeName::projector}) themes[name(theme)] = theme;
  verb.option("--size", "WxH", arguments.size, size, parseSize);
  verb.choice("--theme", themes, arguments.theme, translatable("colours: light (the default), dark or projector"));
  verb.flag("--perspective", arguments.perspective,
            translatable("draws 3-D scenes in perspective instead of parallel projection"));
}

void declarePicture(Verb& verb, PictureArguments& arguments) {
  declareSize(verb, arguments, translatable("size in pixels, WIDTHxHEIGHT; 1600x900 by default"));
}

/// Those of what is drawn rather than taken from a window.
void declareDrawing(Verb& verb, PictureArguments& arguments) {
  verb.choice<bool>("--for", {{"print", true}}, arguments.print,
                    translatable("print: draws for paper, with a white background and fine lines that stay clear in "
                                 "grey; --size is then in points, 482x271 by default"));
  verb.option("--view", "VIEW", arguments.view,
              translatable("view of the panes: the \"view\" of a scene file ({\"world\":{\"height\":4}}), or the name "
                           "of a scene file to take it from"));
}

/// Those of a picture of one moment.
void declareMoment(Verb& verb, PictureArguments& arguments) {
  std::map<std::string, std::optional<Study>> studies;
  for (const Study study : kStudies) studies[name(study)] = study;
  verb.option("--step", "STEP", arguments.step,
              translatable("step to draw: an address such as \"gjk 3 region\", its number on the slider from 0, start, "
                           "or last (the default)"),
              parseAddress);
  verb.option("--test", "N", arguments.test, translatable("in a region step: draws only its first N sign tests"));
  verb.choice<Disclosure>("--hide", {{"answer", Disclosure::question}}, arguments.disclosure,
                          translatable("answer: draws the question about the step instead of the answer"));
  verb.option(
      "--with", "METHOD", arguments.with,
      translatable(
          "second method for comparison: voronoi, boolean, voronoi:support, …; with --study impact: bilateral, …"));
  declarePicture(verb, arguments);
  verb.choice("--study", studies, arguments.study,
              translatable("run to draw: query (GJK and EPA), hull-a, hull-b, hull-difference or impact; by default "
                           "the one that the scene file names"));
  verb.flag("--contacts", arguments.inquiry.contacts,
            translatable("adds the steps of the contact manifold after the result"));
  verb.flag("--mass", arguments.inquiry.mass, translatable("adds centres of mass and principal axes"));
  verb.option("--stop", "N", arguments.stop, translatable("stop of a lecture, from 1; 1 by default"));
  verb.flag("--stage", arguments.stage,
            translatable("draws the Stage, as an audience sees it: two lines of text above the picture"));
  verb.option("--seconds", "T", arguments.seconds,
              translatable("time in a world, in seconds since its start; 0 by default"), parseSeconds);
  declarePair(verb, arguments);
}

void declareDraw(Verb& verb, PictureArguments& arguments) {
  verb.argument("FILE", arguments.scene_file,
                translatable("scene, world, lecture or trace file; '-' is standard input"))
      .required();
  verb.choice<Pane>("--pane", {{"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}},
                    arguments.pane, translatable("panes to draw: both (the default), world or difference"));
  verb.option("-o,--output", "OUT", arguments.output, translatable("output file, ending in .png, .svg or .pdf"))
      .required();
  verb.flag("--outlines", arguments.outlines,
            translatable("writes text as outlines, for programs that lack the fonts (.svg only)"));
  declareDrawing(verb, arguments);
  declareMoment(verb, arguments);
}

void declareRecord(Verb& verb, PictureArguments& arguments) {
  arguments.size = {960, 540};
  verb.argument("FILE", arguments.scene_file,
                translatable("scene, world, lecture or trace file; '-' is standard input"))
      .required();
  verb.option("-o,--output", "OUT", arguments.output,
              translatable("output: a .gif, a .pdf with one step per page, or a folder for numbered pictures; a "
                           "lecture shows its stops instead of steps"))
      .required();
  verb.choice<bool>(
      "--steps", {{"all", false}, {"iterations", true}}, arguments.iterations,
      translatable("steps to film: all (the default), or iterations for only the last step of each iteration"));
  verb.option("--seconds", "T", arguments.seconds, translatable("length of a world's film in seconds; 5 by default"),
              parseSeconds);
  declarePair(verb, arguments);
  verb.option("--with", "METHOD", arguments.with, translatable("second method for comparison, as for draw"));
  verb.choice<std::optional<Handout>>("--handout", {{"notes", Handout::notes}, {"lines", Handout::lines}},
                                      arguments.handout,
                                      translatable("prints a lecture as a .pdf with six pictures per page: with its "
                                                   "notes (notes) or with lines to write on (lines)"));
  verb.choice<Pane>("--pane", {{"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}},
                    arguments.pane, translatable("panes to draw: both (the default), world or difference"));
  declareDrawing(verb, arguments);
  declareSize(verb, arguments, translatable("size in pixels, WIDTHxHEIGHT; 960x540 by default"));
}

void declareTour(Verb& verb, PictureArguments& arguments) {
  verb.option("-o,--output", "DIR", arguments.output, translatable("folder for the pictures")).required();
  declarePicture(verb, arguments);
}

void declareScreenshot(Verb& verb, PictureArguments& arguments) {
  verb.argument(
      "FILE", arguments.scene_file,
      translatable("scene, world, lecture, log or trace file; by default the scene that the window starts with"));
  verb.option("-o,--output", "OUT.png", arguments.output, translatable("output file, ending in .png")).required();
  verb.option("--scale", "S", arguments.scale, translatable("scale of the interface: 2 draws it twice as large"));
  verb.flag("--phone", arguments.phone,
            translatable("shows the phone's layout, for example with --size 780x1688 --scale 2"));
  verb.flag("--scene-panel", arguments.scene_panel, translatable("shows the Edit panel"));
  verb.option("--lesson", "FILE.md", arguments.lesson,
              translatable("lesson to open: a file, or the name of a built-in lesson, such as 06-regions"));
  verb.option("--beat", "N", arguments.beat, translatable("beat of the lesson to show, from 1"));
  verb.flag("--greeting", arguments.greeting, translatable("shows the welcome card of the first start"));
  verb.flag("--help-page", arguments.help, translatable("shows the help page with all keys"));
  declareMoment(verb, arguments);
}

}  // namespace

void declarePictures(CommandLine& line) {
  line.addVerb<PictureArguments>("draw", translatable("draws a picture of one step; needs no display"), runDraw,
                                 declareDraw);
  line.addVerb<PictureArguments>("record", translatable("records a film of a run or a world; needs no display"),
                                 runRecord, declareRecord);
  line.addVerb<PictureArguments>("tour",
                                 translatable("draws one picture per step of three built-in scenes; needs no display"),
                                 tourCommand, declareTour);
  line.addVerb<PictureArguments>("screenshot", translatable("draws the whole window; needs no display"), runScreenshot,
                                 declareScreenshot);
}

}  // namespace gjklab
