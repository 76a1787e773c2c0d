#include "shell/screenshot.h"

#include "cli/lessons_given.h"
#include "cli/output.h"
#include "export/png.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"
#include "platform/headless.h"
#include "render/target.h"
#include "shell/lecture_stop.h"
#include "ui/workbench.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <system_error>

namespace gjklab {
namespace {

constexpr int kPictureFrames = 4;  // until everything has found its size

Session makeSession(const PictureArguments& arguments) {
  Settings settings;
  settings = withTheme(settings, arguments.theme);
  settings.stage = settings.stage || arguments.stage || arguments.bare;
  settings.panels_visible = !arguments.bare;
  settings.perspective = arguments.perspective;
  settings.scene_panel = arguments.scene_panel;
  settings.reduce_motion = true;
  settings.ask_first = arguments.disclosure != Disclosure::everything;
  settings.inquiry = arguments.inquiry;
  Session session(arguments.scene ? *arguments.scene : defaultScene(2),
                  namesLink(arguments.scene_file) ? "" : arguments.scene_file, settings);
  if (arguments.given) session.open(arguments.given);
  if (arguments.replayed) session.open(arguments.replayed);
  session.apply(ChooseStudy{arguments.inquiry.study});
  return session;
}

/// What was drawn at the stop of a lecture, as its lecturer drew it.
void drawStrokes(Session& session, const std::vector<InkStroke>& strokes) {
  for (const InkStroke& stroke : strokes) {
    session.apply(ChooseTool{stroke.tool});
    for (std::size_t i = 0; i < stroke.points.size(); ++i)
      session.apply(DrawInk{stroke.space, stroke.points[i], i == 0});
    session.apply(ChooseTool{stroke.tool});
  }
}

/// On the Stage, a stop of a lecture at its own step: with its own question, and with its answer unless that is hidden.
void showStop(Session& session, const PictureArguments& arguments) {
  const auto& [lecture, at] = *arguments.shown_stop;
  session.open(*lecture, "");
  session.apply(GoToStop{at});
  session.apply(Inquire{arguments.inquiry});
  session.seekTo(arguments.shown_stop->stop().step);
  session.update();
  if (arguments.disclosure != Disclosure::everything) return;
  // Test by test, if the step is shown so.
  for (int press = 0; press < 100 && (session.answerWaits() || session.test()); ++press) {
    session.apply(StepLecture{1});
    if (session.lecture()->at() == at) continue;
    session.apply(GoToStop{at});  // the next stop is the answer: this one has only its question
    return;
  }
}

/// Opens a file or a folder of lessons, or one of the program's own by its name. Empty, or what is wrong.
std::string openLesson(const std::string& given, Lessons& lessons) {
  std::error_code unknown;
  if (!given.ends_with(".md") && !std::filesystem::exists(pathOf(given), unknown))
    return lessons.openNamed(given, "").empty() ? "" : tr("there is no lesson \"{name}\"", arg("name", given));
  if (std::string fault = faultOfLessons(given); !fault.empty()) return fault;
  const LessonShelf shelf(given);
  const LessonShelf::Entry& first = shelf.entries().front();
  if (const LessonReading reading = shelf.read(first.file); !reading.faults.empty())
    return fmt::format("{}:{}: {}", shelf.called(first.file), reading.faults[0].line, reading.faults[0].sentence);
  lessons.openPath(given);
  return lessons.open() ? "" : tr("{file}: cannot be shown", arg("file", given));
}

}  // namespace

int screenshotCommand(const PictureArguments& arguments) {
  Session session = makeSession(arguments);
  int step = 0;
  std::string error = faultOfPlace(arguments, session.timeline(), step);
  if (error.empty()) error = faultOfTest(arguments.test, session.timeline().testsAt(step));
  if (!error.empty()) return complain(fmt::format("{}: {}", sourceName(arguments.scene_file), error));
  Seek seek{step};
  if (arguments.test) seek.test = *arguments.test - 1;
  session.apply(seek);
  if (arguments.shown_stop && !arguments.world && arguments.stage && !arguments.test) showStop(session, arguments);
  drawStrokes(session, arguments.ink);
  const auto headless = Headless::create(error);
  if (!headless) return complain(error, 1);
  const auto toolkit = Toolkit::create(error);
  if (!toolkit) return complain(error, 1);
  Target target;
  if (!target.resize(arguments.size.width, arguments.size.height))
    return complain(tr("a picture of {width}x{height} does not fit into graphics memory",
                       arg("width", arguments.size.width), arg("height", arguments.size.height)),
                    1);
  Workbench bench(std::move(session), *toolkit, "", {[] { return ""; }, [](const std::string&) { return ""; }});
  if (arguments.world) {
    bench.session().open(*arguments.world, arguments.scene_file);
    if (arguments.shown_stop) {
      bench.session().open(*arguments.shown_stop->lecture, "");
      bench.session().apply(GoToStop{arguments.shown_stop->at});  // its question, until --seconds runs the world
      bench.session().apply(InWorld{PlayWorld{false}});
    }
    const double steps = arguments.seconds.value_or(0) / arguments.world->world.time_step;
    bench.session().apply(Seek{static_cast<int>(std::floor(steps * (1 + 1e-12) + 1e-9))});
    if (arguments.pair) bench.worlds().pointAt(*arguments.pair);
  }
  if (arguments.help) bench.showHelp();
  if (arguments.greeting) bench.lessons().greet();
  if (!arguments.lesson.empty()) {
    if (const std::string fault = openLesson(arguments.lesson, bench.lessons()); !fault.empty()) return complain(fault);
    const int beats = bench.lessons().classroom().beats(), beat = arguments.beat.value_or(1);
    if (beat < 1 || beat > beats)
      return complain(tr("{file}: --beat must lie between 1 and {most}; it is {beat}", arg("file", arguments.lesson),
                         arg("most", beats), arg("beat", beat)));
    bench.lessons().perform({Teach::What::go, {}, beat - 1});
  }
  for (int i = 0; i < kPictureFrames; ++i) {
    target.bind();
    bench.frame(Input{}, {arguments.size.width, arguments.size.height, arguments.scale, arguments.phone}, 1.0 / 60);
  }
  error = writePng(arguments.output, target.readPixels(), arguments.size.width, arguments.size.height);
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace gjklab
