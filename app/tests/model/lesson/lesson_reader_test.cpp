#include "model/assets/assets.h"
#include "model/lesson/block.h"
#include "model/lesson/lesson.h"
#include "model/lesson/plot_rows.h"
#include "model/lesson/shelf.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::lesson_reader_test {
namespace {

LessonReading read(const std::string& text) {
  LessonReading reading = readLesson(text, "LESSON.md", assets(), "lessons");
  if (reading.faults.empty()) checkLesson(reading.lesson, reading.faults);
  return reading;
}

std::string faultsOf(const LessonReading& reading) {
  std::string all;
  for (const LessonFault& fault : reading.faults) all += std::to_string(fault.line) + ": " + fault.sentence + "\n";
  return all;
}

const std::string kHead = "# Title\nGoal: something.\n\nSome *text* of A_1.\n";

std::string withShow(const std::string& lines) {
  return kHead + "\n```show\nscene: shape-2d-segment\n" + lines + "\n```\n";
}

std::string withWorld(const std::string& lines) { return kHead + "\n```show\nworld: stack-2d\n" + lines + "\n```\n"; }

TEST(LessonReader, TheSampleOfTheFormat) {
  const LessonReading reading = read(R"(# Which region holds the origin?
Goal: find the nearest point of a triangle by signs.

A *feature* is a vertex, an edge, or the inside.

```show
scene: shape-2d-segment          # id of a built-in scene
at: gjk 3 region
hide: answer, bounds             # until revealed
mark: region ab, vertex a
look: difference
draw: hold
```
```predict
ask: region
hint: Which side of ab is O on?
```

And now you.

```reach
goal: visited gjk regions a, ab
solution: move B to 0.15 -0.25; move B to -0.75 -2.25
```
)");
  EXPECT_EQ(faultsOf(reading), "");
  ASSERT_EQ(reading.lesson.beats.size(), 2u);
  const Show& show = reading.lesson.beats[0].show;
  EXPECT_TRUE(show.hides_answer);
  EXPECT_EQ(show.look, Look::difference);
  ASSERT_EQ(show.staging.marks.size(), 2u);
  EXPECT_EQ(show.staging.marks[0], PickTarget(RegionTarget{3}));
  EXPECT_EQ(show.staging.marks[1], PickTarget(SimplexVertexTarget{0}));
  EXPECT_EQ(reading.lesson.beats[0].predict->ask, Ask::region);
  EXPECT_FALSE(reading.lesson.beats[1].show.hides_answer) << "what has been asked is known from then on";
}

TEST(LessonReader, BeatsEndWhereTextFollowsABlock) {
  const LessonReading reading = read(
      kHead + "\nMore of it.\n\n```show\nscene: dyn4j-pair\n```\n\nNext.\n\n---\n\nThird.\n\n## Part\n\nFourth.\n");
  ASSERT_EQ(faultsOf(reading), "");
  ASSERT_EQ(reading.lesson.beats.size(), 4u);
  EXPECT_EQ(reading.lesson.title, "Title");
  EXPECT_EQ(reading.lesson.goal, "something.");
  EXPECT_EQ(reading.lesson.beats[0].text.size(), 2u);
  EXPECT_EQ(reading.lesson.beats[0].text[0].text, "Some *text* of A_1.");
  EXPECT_EQ(reading.lesson.beats[1].show.scene_name, "dyn4j-pair") << "the scene stays until another is named";
  EXPECT_EQ(reading.lesson.beats[3].text[0].kind, LessonText::Kind::heading);
}

struct Wrong {
  const char* what;
  std::string text;
  int line;
  const char* says;
};

TEST(LessonReader, SaysWhereAndWhatIsAllowed) {
  const Wrong cases[] = {
      {"no title", "Text.\n", 1, "# Title"},
      {"no goal", "# T\n\nText.\n", 1, "Goal:"},
      {"no text", "# T\nGoal: g\n", 1, "no text"},
      {"unknown block", kHead + "```shew\n```\n", 5, "one of show, predict, reach"},
      {"unknown key", withShow("scnee: x"), 8, "\"scnee\" is unknown here; a show block may have scene"},
      {"no colon", withShow("look"), 8, "key: value"},
      {"no value", withShow("look:"), 8, "look: has no value"},
      {"unknown scene", kHead + "\n```show\nscene: dyn4\n```\n", 7, "dyn4j-pair"},
      {"missing file", kHead + "\n```show\nscene: nowhere.json\n```\n", 7, "no such file"},
      {"file elsewhere", kHead + "\n```show\nscene: ../scenes/dyn4j-pair.json\n```\n", 7, "beside the lesson"},
      {"no such moment", withShow("at: gjk 9 region"), 6, "gjk 1–4"},
      {"no moment at all", withShow("at: gjk region"), 8, "gjk N"},
      {"hide", withShow("hide: bounds, bonds"), 8, "answer, bounds"},
      {"mark", withShow("mark: vertex z"), 8, "\"vertex a\""},
      {"mark not there", withShow("mark: A7"), 6, "marked"},
      {"look", withShow("look: up"), 8, "both, world, difference"},
      {"draw", withShow("draw: pears"), 8, "pairs, pairs N, sweep"},
      {"length before x", withShow("draw: length"), 6, "length: "},
      {"foot before x", withShow("draw: foot"), 6, "foot: "},
      {"gap before w", withShow("draw: gap"), 6, "gap: "},
      {"between one", withShow("draw: between\nmark: A1 - B1"), 6, "two differences"},
      {"dent in 3-D", kHead + "\n```show\nscene: tetrahedron-face\ndraw: dent\n```\n", 8, "2-D only"},
      {"test of no number", withShow("test: 0"), 8, "from 1"},
      {"test of a step without", withShow("at: start\ntest: 1"), 6, "tests"},
      {"too many tests", withShow("at: gjk 2 region\ntest: 9"), 6, "tests"},
      {"camera in 2-D", withShow("camera: 0 0 0 1"), 8, "3-D"},
      {"method", withShow("method: magic"), 8, "voronoi"},
      {"two shows", withShow("at: start") + "```show\nat: last\n```\n", 10, "one show block"},
      {"unknown ask", withShow("at: start") + "```predict\nask: regoin\n```\n", 11, "status, support"},
      {"asked at the wrong moment", withShow("at: gjk 3 keep") + "```predict\nask: region\n```\n", 10,
       "no question \"region\""},
      {"one answer only", withShow("at: start") + "```predict\nquestion: Why?\nright: So\n```\n", 10, "two answers"},
      {"no right answer", withShow("at: start") + "```predict\nquestion: Why?\nchoice: a\nchoice: b\n```\n", 10,
       "right"},
      {"a reason without its choice",
       withShow("at: start") + "```predict\nquestion: Why?\nbut: no\nchoice: a\nright: b\n```\n", 12, "but: "},
      {"a reason against what is right",
       withShow("at: start") + "```predict\nquestion: Why?\nchoice: a\nright: b\nbut: no\n```\n", 14, "must follow"},
      {"a reason with no fact",
       withShow("at: start") + "```predict\nquestion: Why?\nchoice: a\nbut: {no}\nright: b\n```\n", 10, "{no}"},
      {"untrue because",
       withShow("at: start") + "```predict\nquestion: W?\nright: a\nchoice: b\nbecause: iterations = 3\n```\n", 10,
       "iterations is 4"},
      {"goal of nothing", withShow("at: start") + "```reach\ngoal: beauty = 3\n```\n", 11,
       "cannot be checked; these can: status"},
      {"goal reached", withShow("at: start") + "```reach\ngoal: iterations = 4\nsolution: move B to 3 3\n```\n", 10,
       "before"},
      {"no solution", withShow("at: start") + "```reach\ngoal: iterations = 3\n```\n", 10, "needs a solution"},
      {"solution that fails", withShow("at: start") + "```reach\ngoal: iterations = 3\nsolution: move B to 9 9\n```\n",
       10, "solution: iterations"},
      {"move", withShow("at: start") + "```reach\ngoal: iterations = 3\nsolution: push B\n```\n", 12,
       "\"move B to 1 2\""},
      {"unknown fact", kHead + "\nIt is {distnace}.\n\n```show\nscene: dyn4j-pair\n```\n", 6, "{distnace}"},
      {"world of no such name", kHead + "\n```show\nworld: stak\n```\n", 7, "\"stak\""},
      {"world elsewhere", kHead + "\n```show\nworld: /etc/w.json\n```\n", 7, "beside the lesson"},
      {"step without a world", withShow("step: 3"), 8, "needs a world"},
      {"too far a step", withWorld("step: 601"), 8, "from 0 to 600"},
      {"half a step", withWorld("step: 1.5"), 8, "whole number"},
      {"sights", withWorld("sights: boxen"), 8, "contacts, boxes, pairs, islands, velocities"},
      {"pair", withWorld("pair: floor"), 8, "two of"},
      {"a pair of one", withWorld("pair: floor, floor"), 8, "two of"},
      {"pair of strangers", withWorld("microscope: floor, roof"), 8, "floor, box 1"},
      {"what is of a scene", withWorld("at: start"), 8, "scene"},
      {"hidden in a world", withWorld("hide: answer"), 8, "scene"},
      {"a world is asked", withWorld("step: 1") + "```predict\nask: support\n```\n", 10, "questions"},
      {"a world's goal that stays away",
       withWorld("pair: floor, box 1") + "```reach\ngoal: pair impulse > 100\nsolution: play 0.5\n```\n", 10,
       "pair impulse"},
      {"a body that cannot be pulled",
       withWorld("step: 0") + "```reach\ngoal: bodies = 3\nsolution: pull floor to 1 1\n```\n", 10, "pulled"},
      {"a move of the lab in a world",
       withWorld("step: 0") + "```reach\ngoal: bodies = 3\nsolution: move B to 1 1\n```\n", 10, "is not for a world"},
      {"a world's move in the lab", withShow("at: start") + "```reach\ngoal: iterations = 3\nsolution: play 1\n```\n",
       10, "is for a world"},
      {"played for no time", withWorld("step: 0") + "```reach\ngoal: bodies = 3\nsolution: play 0\n```\n", 12,
       "seconds, at most 60"},
      {"zero byte", std::string("# T\nGoal: g\n\0\n", 14), 3, "not UTF-8"},
      {"bad UTF-8", "# T\nGoal: g\n\n\xC3\x28\n", 4, "not UTF-8"},
  };
  for (const Wrong& wrong : cases) {
    const LessonReading reading = read(wrong.text);
    ASSERT_FALSE(reading.faults.empty()) << wrong.what;
    EXPECT_EQ(reading.faults[0].line, wrong.line) << wrong.what << ": " << faultsOf(reading);
    EXPECT_NE(reading.faults[0].sentence.find(wrong.says), std::string::npos)
        << wrong.what << ": " << faultsOf(reading);
  }
}

TEST(LessonReader, MovesAreReadInEveryForm) {
  Move move;
  EXPECT_EQ(parseMove("move O to -1 2", move), "");
  EXPECT_EQ(move.kind, Move::Kind::origin);
  EXPECT_EQ(move.to, dvec3(-1, 2, 0));
  EXPECT_EQ(parseMove(" move A2 to (0.5, −1) ", move), "");
  EXPECT_EQ(move.kind, Move::Kind::vertex);
  EXPECT_EQ(move.index, 1);
  EXPECT_EQ(move.to.y, -1);
  EXPECT_EQ(parseMove("turn B to 0.5", move), "");
  EXPECT_EQ(parseMove("turn B to 0 0 0 2", move), "");
  EXPECT_EQ(move.orientation.w, 1);
  EXPECT_EQ(parseMove("go to gjk 2 region", move), "");
  for (const char* wrong : {"", "move", "move B", "move B to", "move C to 1", "turn O to 1", "aim 0 0", "aim x",
                            "move B to 1 2 3 4", "to ", "move  to 1", "turn to 3", "turn B to 0 0 0 0"})
    EXPECT_NE(parseMove(wrong, move), "") << wrong;
}

/// Any bytes: a lesson or faults, each in a line that the text has.
void requireSane(const std::string& bytes) {
  const LessonReading reading = read(bytes);
  const int lines = 1 + static_cast<int>(std::count(bytes.begin(), bytes.end(), '\n'));
  for (const LessonFault& fault : reading.faults) {
    EXPECT_GE(fault.line, 1);
    EXPECT_LE(fault.line, lines);
    EXPECT_FALSE(fault.sentence.empty());
  }
  EXPECT_EQ(reading.faults.empty() && reading.lesson.beats.empty(), false);
}

TEST(LessonReader, RandomBytesGiveALessonOrFaults) {
  std::mt19937 random(71);
  for (int i = 0; i < 400; ++i) {
    std::string bytes(random() % 300, ' ');
    for (char& byte : bytes) byte = static_cast<char>(random() % 256);
    requireSane(bytes);
  }
}

/// Random cuts, swaps and repetitions of a real lesson reach further than noise.
TEST(LessonReader, MangledLessonsGiveALessonOrFaults) {
  std::mt19937 random(72);
  const std::string good = LessonShelf().bytes("06-regions.md");
  ASSERT_FALSE(good.empty());
  constexpr std::string_view kSpice = "`#-*:_{}>~=|&\n\t 0";
  for (int i = 0; i < 60; ++i) {
    const std::size_t from = random() % good.size();
    std::string bytes = good.substr(from, random() % 900);
    for (int k = 0; k < 6 && !bytes.empty(); ++k) {
      const std::size_t at = random() % bytes.size();
      bytes[at] = kSpice[random() % kSpice.size()];
    }
    requireSane("# T\nGoal: g\n\n" + bytes);
  }
}

TEST(PlotRows, AreNumbersOfOneLengthOverARisingAxis) {
  PlotRows plot;
  EXPECT_EQ(parsePlot("turn 0 1 2.5°\ncold 7 6 5\nwarm 7 1 3", plot), "");
  EXPECT_EQ(plot.axis.values, (std::vector<double>{0, 1, 2.5}));
  EXPECT_EQ(plot.unit, "°");
  ASSERT_EQ(plot.rows.size(), 2u);
  EXPECT_EQ(plot.rows[1].name, "warm");
  EXPECT_EQ(plot.rows[1].values, (std::vector<double>{7, 1, 3}));
  EXPECT_EQ(plot.greatest(), 7);
  for (const char* wrong : {"", "turn 0 1", "turn 0 1\ncold 7", "turn 0 1\ncold 7 x", "turn 1 0\ncold 7 6",
                            "turn 0 1\ncold 7 -6", "turn 0 1\na 1 2\nb 1 2\nc 1 2", "turn 0 1\ncold 7 6 5"})
    EXPECT_NE(parsePlot(wrong, plot), "") << wrong;
}

}  // namespace
}  // namespace gjklab::lesson_reader_test
