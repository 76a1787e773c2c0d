#include "shell/picture_input.h"

#include "cli/input.h"
#include "gjk/toi.h"
#include "model/assets/titles.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/json_tree.h"
#include "model/text/translate.h"
#include "shell/lecture_stop.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace gjklab {
namespace {

std::string readImpactRival(const std::string& word, gjk::ImpactMethod& into) {
  using enum gjk::ImpactMethod;
  std::map<std::string, gjk::ImpactMethod> methods;
  for (const gjk::ImpactMethod method : {conservative, bilateral, ray_cast}) methods[gjk::name(method)] = method;
  return chooseWord(methods, word, into);
}

/// The scene with the view that --view gives. Empty, or what is wrong.
std::string settleView(PictureArguments& arguments) {
  if (arguments.view.empty()) return {};
  Scene& scene = *arguments.scene;
  if (arguments.view.front() != '{') {
    const auto text = readFile(arguments.view);
    if (const auto* fault = std::get_if<FileError>(&text)) return fault->message;
    const auto other = readScene(std::get<std::string>(text), arguments.view);
    if (const auto* fault = std::get_if<SceneError>(&other)) return fault->message;
    scene.view.world = std::get<Scene>(other).view.world;
    scene.view.difference = std::get<Scene>(other).view.difference;
    return {};
  }
  if (const auto json = parseJsonObject(arguments.view); const auto* fault = std::get_if<JsonFault>(&json))
    return fault->line > 0 ? fmt::format("--view:{}:{}: {}", fault->line, fault->column, fault->sentence)
                           : "--view: " + fault->sentence;
  // The scene's own reader says what a view may be.
  Scene unseen = scene;
  unseen.view = {};
  const auto seen = readScene("{\"view\":" + arguments.view + "," + writeScene(unseen, false).substr(1), "--view");
  if (const auto* fault = std::get_if<SceneError>(&seen)) return fault->message;
  scene.view.world = std::get<Scene>(seen).view.world;
  scene.view.difference = std::get<Scene>(seen).view.difference;
  return {};
}

/// The step to draw: the given one, otherwise the link's, otherwise the scene's own. Empty, or what is wrong.
std::string settleStep(PictureArguments& arguments) {
  if (!arguments.step.text.empty()) return {};
  const std::string linked = linkIn(arguments.scene_file).at;
  const std::string& step = linked.empty() ? arguments.scene->view.step : linked;
  const std::string wrong = step.empty() ? "" : parseAddress(step, arguments.step);
  return wrong.empty() ? "" : fmt::format("{}: step: {}", sourceName(arguments.scene_file), wrong);
}

/// The study of the steps: the given one, that of the step, or that with which the scene opens.
Study settledStudy(const PictureArguments& arguments) {
  if (arguments.study) return *arguments.study;
  const Study own = studyOf(*arguments.scene);
  if (arguments.with || arguments.inquiry.contacts) return arguments.scene->view.study.value_or(Study::query);
  if (arguments.step.kind != Address::Kind::moment) return own;
  const Phase phase = phaseOf(arguments.step.moment.sub_step);
  if (phase == Phase::impact) return Study::impact;
  return phase == Phase::hull || phase == Phase::result ? own : Study::query;
}

/// Whether the world has both bodies.
std::string faultOfPair(const PictureArguments& arguments) {
  if (!arguments.pair) return {};
  const auto [a, b] = *arguments.pair;
  const int count = static_cast<int>(arguments.world->bodies.size());
  if (a < count && b < count && a != b) return {};
  return tr("{file}: --pair must name two different bodies from 0 to {most}; it is \"{a},{b}\"",
            arg("file", sourceName(arguments.scene_file)), arg("most", count - 1), arg("a", a), arg("b", b));
}

}  // namespace

std::string faultOfInquiry(const PictureArguments& arguments, Inquiry& inquiry) {
  const bool query = inquiry.study == Study::query, impact = inquiry.study == Study::impact;
  const auto excluded = [&](const char* option) {
    const Argument rule = arg("rule", option), study = arg("study", name(inquiry.study));
    return impact ? tr("{rule}; --study {study} steps through a motion", rule, study)
                  : tr("{rule}; --study {study} steps through a hull", rule, study);
  };
  inquiry.compare = arguments.with.has_value();
  if (inquiry.compare && !query && !impact)
    return excluded(tr("--with works only with --study query or --study impact"));
  if (inquiry.compare) {
    const std::string wrong =
        impact ? readImpactRival(*arguments.with, inquiry.impact_rival) : parseRival(*arguments.with, inquiry.rival);
    if (!wrong.empty())
      return impact ? tr("with --study impact, --with {rule}", arg("rule", wrong)) : fmt::format("--with {}", wrong);
  }
  if (!query && inquiry.contacts)
    return excluded(tr("--contacts works only with --study query, because contacts follow from its answer"));
  if (inquiry.compare && arguments.pane == Pane::world)
    return tr("--with and --pane world cannot be combined; the second method needs a difference pane");
  if (!(arguments.scale >= 0.5 && arguments.scale <= 4))
    return tr("--scale must lie between 0.5 and 4; it is {scale}", arg("scale", arguments.scale));
  return {};
}

std::string faultOfName(const PictureArguments& arguments, bool vectors) {
  const std::string ending = fileEnding(arguments.output);
  if (arguments.outlines && ending != "svg") return tr("--outlines works only with .svg pictures");
  if (ending == "png" || (vectors && (ending == "svg" || ending == "pdf"))) return {};
  return tr("the picture's name must end in {endings}; it is \"{output}\"",
            arg("endings", vectors ? tr(".png, .svg or .pdf") : ".png"), arg("output", arguments.output));
}

std::string faultOfPrint(const PictureArguments& arguments) {
  if (!arguments.print) return {};
  if (arguments.stage) return tr("--for print and --stage cannot be combined; the Stage is made for the screen");
  if (arguments.theme != ThemeName::light) return tr("--for print has colours of its own; leave --theme out");
  constexpr int kMost = 1440;
  if (arguments.size.given && std::max(arguments.size.width, arguments.size.height) > kMost)
    return tr("with --for print, --size is in points (72 per inch); the limit is {width}x{height}", arg("width", kMost),
              arg("height", kMost));
  return {};
}

std::string faultOfKind(const PictureArguments& arguments) {
  const char* option = arguments.seconds ? "--seconds" : arguments.pair ? "--pair" : nullptr;
  if (arguments.scene_file.empty()) return option ? tr("{option} needs a world file", arg("option", option)) : "";
  const std::string file = sourceName(arguments.scene_file);
  if (!arguments.world)
    return option ? tr("{file}: {option} works only with worlds; this file is a scene", arg("file", file),
                       arg("option", option))
                  : "";
  if (std::string fault = faultOfPair(arguments); !fault.empty()) return fault;
  const bool of_scene = !arguments.step.text.empty() || arguments.test || arguments.with || arguments.study ||
                        arguments.inquiry.contacts || arguments.inquiry.mass || arguments.pane != Pane::both ||
                        arguments.disclosure != Disclosure::everything || !arguments.view.empty();
  return of_scene ? tr("{file}: a world has no steps, methods, panes or views; choose the moment with --seconds",
                       arg("file", file))
                  : "";
}

bool settleScene(PictureArguments& arguments) {
  for (const std::string& wrong : {settleStep(arguments), settleView(arguments)})
    if (!wrong.empty()) return complain(wrong), false;
  const bool ours = !arguments.given && !arguments.replayed;
  arguments.inquiry.study = ours ? settledStudy(arguments) : arguments.study.value_or(Study::query);
  return canStudy(arguments.scene_file, *arguments.scene, arguments.inquiry.study);
}

bool openPicture(PictureArguments& arguments) {
  const std::optional<std::string> text = orSay(readFile(arguments.scene_file));
  if (!text) return false;
  if (kindOf(*text) == FileKind::world) {
    arguments.world = orSay(readWorld(withBuiltInNames(*text), sourceName(arguments.scene_file)));
    return arguments.world.has_value();
  }
  if (kindOf(*text) == FileKind::lecture && arguments.film) {
    std::optional<Lecture> lecture = orSay(readLecture(*text, sourceName(arguments.scene_file)));
    if (!lecture) return false;
    arguments.lecture = std::make_shared<const Lecture>(std::move(*lecture));
    return true;
  }
  if (kindOf(*text) == FileKind::lecture) {
    if (!takeStop(*text, arguments)) return false;
    if (arguments.world) return true;
  } else {
    std::optional<SceneOrRun> opened = sceneOrRunIn(*text, arguments.scene_file);
    if (!opened) return false;
    arguments.scene = std::move(opened->scene);
    arguments.given = std::move(opened->run);
    arguments.replayed = std::move(opened->replayed);
    if (arguments.stop)
      return complain(tr("{file}: --stop works only with lectures", arg("file", sourceName(arguments.scene_file)))),
             false;
  }
  return settleScene(arguments);
}

}  // namespace gjklab
