#include "try_input.h"

#include "export/points_import.h"
#include "export/replay_reader.h"
#include "export/replay_writer.h"
#include "export/trace_writer.h"
#include "model/caption/caption.h"
#include "model/figure/make_figure.h"
#include "model/frame/frame.h"
#include "model/predict/reasons.h"
#include "model/replay/replay_words.h"
#include "model/solid/geometry.h"
#include "model/world/world.h"
#include "require.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {

namespace {

constexpr int kMostMoments = 60;

void requireOneSentence(const std::string& message) {
  constexpr std::size_t kLongest = 2000;
  require(!message.empty() && message.find('\n') == std::string::npos, "not one sentence", message);
  require(message.size() < kLongest, "the sentence has no end", message);
}

View viewOf(const Scene& scene, const dvec3& target) {
  View view;
  view.dimension = scene.dimension;
  view.target = target;
  if (scene.dimension == 3) view.orientation = defaultOrientation();
  return view;
}

void putQuestions(const Scene& scene, const Run& run, const Moment& moment) {
  for (const Question& question : answersOf(scene, run, moment)) {
    const Quizzed asked{scene, run, question};
    const auto candidates = candidatesOf(asked);
    rightAnswers(asked);
    ownChoice(asked, candidates);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      std::vector<bool> chosen(candidates.size(), false);
      chosen[i] = true;
      const auto answer = answerOf(question.ask, candidates, chosen);
      if (answer && !isRight(question, *answer)) whyNot(asked, *answer);
    }
  }
}

/// What the window makes of a run, moment by moment.
void showAll(const Scene& scene, const Run& run) {
  const Timeline timeline(run);
  const auto geometry = makeGeometry(scene, nullptr, nullptr);
  const View world = viewOf(scene, scene.a.position), difference = viewOf(scene, dvec3(0.0));
  const int stride = 1 + timeline.size() / kMostMoments;
  for (int i = 0; i < timeline.size(); i += stride) {
    const Frame frame = makeFrame(scene, run, geometry, timeline[i], {});
    caption(scene, run, timeline, i);
    putQuestions(scene, run, timeline[i]);
    Figure figure;
    worldFigure(frame, world, {}, figure);
    differenceFigure(frame, difference, {}, figure);
  }
}

bool isSmall(const Body& body) { return body.points.size() <= 64; }

}  // namespace

void tryTrace(const std::string& text) {
  const auto read = readTrace(text, "FILE");
  if (const auto* error = std::get_if<TraceError>(&read)) return requireOneSentence(error->message);
  const auto& given = std::get<GivenRun>(read);
  const std::string written = traceJson(given.scene, given.run);
  const auto again = readTrace(written, "FILE");
  if (const auto* error = std::get_if<TraceError>(&again)) require(false, "written and not read", error->message);
  const auto& second = std::get<GivenRun>(again);
  require(traceJson(second.scene, second.run) == written, "written, read and written differently", written);
  traceCsv(given.scene, given.run);
  traceText(given.scene, given.run);
  if (isSmall(given.scene.a) && isSmall(given.scene.b)) showAll(given.scene, given.run);
}

void tryLog(const std::string& text) {
  const auto read = readReplayedRun(text, "FILE", std::nullopt);
  if (const auto* error = std::get_if<TraceError>(&read)) return requireOneSentence(error->message);
  const ReplayedRun& run = *std::get<std::shared_ptr<const ReplayedRun>>(read);
  replayJson(run.report, run.given.scene.dimension);
  replayText(run.report);
  const Timeline timeline(run.given.run);
  for (int i = 0; i < std::min(timeline.size(), kMostMoments); ++i) replayWords(run, timeline[i]);
  for (const FalseClaim& fault : run.report.faults) timeline.nearest(momentOf(run, fault));
  if (isSmall(run.given.scene.a) && isSmall(run.given.scene.b)) showAll(run.given.scene, run.given.run);
}

void tryWorld(const std::string& text) {
  constexpr std::size_t kFew = 8;
  constexpr int kSteps = 4;
  const auto read = readWorld(text, "FILE");
  if (const auto* error = std::get_if<SceneError>(&read)) return requireOneSentence(error->message);
  const auto& file = std::get<WorldFile>(read);
  const std::string written = writeWorld(file);
  const auto again = readWorld(written, "FILE");
  require(std::holds_alternative<WorldFile>(again), "what was written cannot be read", written);
  require(std::get<WorldFile>(again) == file, "what was written reads differently", written);
  const auto small = [](const WorldBody& body) { return isSmall(body.body); };
  if (file.bodies.size() > kFew || !std::all_of(file.bodies.begin(), file.bodies.end(), small)) return;
  World world(file);
  for (int i = 0; i < kSteps; ++i) world.step();
  world.state();
}

void tryMesh(const std::string& bytes) {
  constexpr std::array kEndings{"obj", "stl", "ply", "csv"};
  if (bytes.empty()) return;
  const std::size_t kind = static_cast<unsigned char>(bytes[0]) % (kEndings.size() + 1);
  const std::string rest = bytes.substr(1);
  if (kind == kEndings.size()) {
    const auto matrix = readMatrix(rest, MatrixOrder::row_major);
    if (const auto* sentence = std::get_if<std::string>(&matrix)) requireOneSentence(*sentence);
    return;
  }
  const auto read = pointsIn(rest, kEndings[kind]);
  if (const auto* sentence = std::get_if<std::string>(&read)) return requireOneSentence(*sentence);
  const auto& cloud = std::get<PointCloud>(read);
  require(!cloud.points.empty(), "neither points nor a sentence", rest);
  require(cloud.dimension >= 1 && cloud.dimension <= 3, "points of no dimension", rest);
  for (const dvec3& point : cloud.points)
    require(std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z), "not finite", rest);
}

}  // namespace gjklab
