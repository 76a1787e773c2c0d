#include "shell/picture_verbs.h"

#include "cli/input.h"
#include "shell/draw.h"
#include "shell/picture_words.h"
#include "shell/screenshot.h"

#include <fmt/format.h>

#include <cstdio>

namespace gjklab {

namespace {

std::string notPng(const std::string& output) {
  return fmt::format("the picture's name must end in .png; it is \"{}\"", output);
}

int runDraw(const PictureWords& words) {
  static const std::map<std::string, Pane> kPanes{
      {"both", Pane::both}, {"world", Pane::world}, {"difference", Pane::difference}};
  DrawArguments arguments;
  std::string error = readSize(words, arguments.size);
  if (error.empty()) error = readStep(words, arguments.step);
  if (error.empty()) error = readHide(words, arguments.disclosure);
  if (error.empty()) error = chooseWord("--pane", kPanes, words.pane, arguments.pane);
  if (error.empty()) error = readTheme(words, arguments.theme);
  if (error.empty()) error = readInquiry(words, arguments.inquiry);
  if (error.empty()) error = conflictOf(words);
  if (!error.empty()) return usageError(error);
  if (fileEnding(words.output) != "png") return usageError(notPng(words.output));
  const bool answers = arguments.inquiry.study == Study::query;  // another study needs no answer
  std::optional<SceneOrRun> opened = loadSceneOrRun(words.scene);
  if (!opened || !canStudy(words.scene, opened->scene, arguments.inquiry.study)) return 2;
  if (opened->replayed)
    return usageError(fmt::format("{} is a log: \"gjklab screenshot\" shows it beside the reference", words.scene));
  if (answers && !answerable(words.scene, opened->scene)) return 2;
  arguments.scene = std::move(opened->scene);
  arguments.given = std::move(opened->run);
  arguments.scene_file = words.scene;
  arguments.output = words.output;
  arguments.perspective = words.perspective;
  arguments.test = words.test;
  return drawCommand(arguments);
}

int runTour(const PictureWords& words) {
  TourArguments arguments;
  std::string error = readSize(words, arguments.size);
  if (error.empty()) error = readTheme(words, arguments.theme);
  if (!error.empty()) return usageError(error);
  arguments.directory = words.output;
  arguments.perspective = words.perspective;
  return tourCommand(arguments);
}

int runScreenshot(const PictureWords& words) {
  ScreenshotArguments arguments;
  std::string error = readSize(words, arguments.size);
  if (error.empty()) error = readStep(words, arguments.step);
  if (error.empty()) error = readHide(words, arguments.disclosure);
  if (error.empty()) error = readTheme(words, arguments.theme);
  if (error.empty()) error = readInquiry(words, arguments.inquiry);
  if (error.empty()) error = conflictOf(words);
  if (error.empty() && !(words.scale >= 0.5 && words.scale <= 4))
    error = fmt::format("--scale must lie between 0.5 and 4; it is {}", words.scale);
  if (error.empty() && fileEnding(words.output) != "png") error = notPng(words.output);
  if (!error.empty()) return usageError(error);
  if (!words.scene.empty()) {
    std::optional<SceneOrRun> opened = loadSceneOrRun(words.scene);
    if (!opened || !canStudy(words.scene, opened->scene, arguments.inquiry.study)) return 2;
    arguments.scene = std::move(opened->scene);
    arguments.given = std::move(opened->run);
    arguments.replayed = std::move(opened->replayed);
  }
  arguments.scene_file = words.scene;
  arguments.output = words.output;
  arguments.scale = words.scale;
  arguments.test = words.test;
  arguments.perspective = words.perspective;
  arguments.scene_panel = words.scene_panel;
  arguments.help = words.help_page;
  arguments.lesson = words.lesson;
  arguments.beat = words.beat;
  arguments.greeting = words.greeting;
  return screenshotCommand(arguments);
}

void declareDraw(CommandLine& line) {
  const auto words = std::make_shared<PictureWords>();
  Verb verb = line.addVerb("draw", "a picture of one step; needs no display", [words] { return runDraw(*words); });
  verb.argument("FILE", words->scene, "the scene; '-': standard input").required();
  verb.option("-o,--output", "OUT.png", words->output, "the picture, ending in .png").required();
  addStepOption(verb, *words);
  addHideOption(verb, *words);
  verb.option("--pane", "NAME", words->pane, "both (the default), world or difference");
  addRivalOption(verb, *words);
  addPictureOptions(verb, *words);
  addFollowUpOptions(verb, *words);
}

void declareTour(CommandLine& line) {
  const auto words = std::make_shared<PictureWords>();
  Verb verb = line.addVerb("tour", "a picture of every step of the built-in tour; needs no display",
                           [words] { return runTour(*words); });
  verb.option("-o,--output", "DIR", words->output, "folder for the pictures").required();
  addPictureOptions(verb, *words);
}

void declareScreenshot(CommandLine& line) {
  const auto words = std::make_shared<PictureWords>();
  Verb verb = line.addVerb("screenshot", "a picture of the whole window; needs no display",
                           [words] { return runScreenshot(*words); });
  verb.argument("FILE", words->scene, "the scene; without one, what the window opens with");
  verb.option("-o,--output", "OUT.png", words->output, "the picture, ending in .png").required();
  addStepOption(verb, *words);
  addHideOption(verb, *words);
  verb.option("--scale", "S", words->scale, "size of everything, as on a display of that density");
  addRivalOption(verb, *words);
  verb.flag("--scene-panel", words->scene_panel, "with the panel that edits the scene");
  verb.option("--lesson", "FILE.md", words->lesson, "with a lesson open: its file");
  verb.option("--beat", "N", words->beat, "of the lesson, from 1");
  verb.flag("--greeting", words->greeting, "with the card of the first start");
  verb.flag("--help-page", words->help_page, "with the page of keys");
  addPictureOptions(verb, *words);
  addFollowUpOptions(verb, *words);
}

}  // namespace

void declarePictures(CommandLine& line) {
  declareDraw(line);
  declareTour(line);
  declareScreenshot(line);
}

}  // namespace gjklab
