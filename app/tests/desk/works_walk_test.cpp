// No unsaved work is lost, scene or world, whatever is done in whatever order: held against a list that the test keeps
// itself. GJKLAB_WALKS: how many walks, in place of the few of each run.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <memory>
#include <random>
#include <set>

namespace gjklab::works_walk_test {
namespace {

/// A window without its picture, from its start to its crash.
struct Sitting {
  explicit Sitting(const std::string& folder) : desk(session, news, folder, {}) {}
  Session session{defaultScene(2), "", Settings()};
  News news;
  Desk desk;
};

Scene walkScene(const std::string& title, int dimension) {
  Scene scene = defaultScene(dimension);
  scene.title = title;
  return scene;
}

WorldFile walkWorld(const std::string& title) {
  WorldFile file;
  file.dimension = 2;
  file.title = title;
  file.bodies.resize(2);
  file.bodies[0].fixed = true;
  file.bodies[0].body.half_extents = {5, 0.5, 0};
  file.bodies[1].body.position = {0, 3, 0};
  clearUnusedCoordinates(file);
  return file;
}

/// A work is known by its name, and a state of it by a number: of a scene both are in the title, of a world the number
/// is a body's density.
using WorkState = std::pair<std::string, int>;

WorkState stateOf(const WorldFile& world) { return {world.title, static_cast<int>(world.bodies[1].density)}; }

WorkState stateOf(const Scene& scene) {
  const std::size_t space = scene.title.find(' ');
  if (scene.title[0] != 'w' || space == std::string::npos) return {};
  return {scene.title.substr(0, space), std::stoi(scene.title.substr(space + 1))};
}

class WorksWalk {
 public:
  explicit WorksWalk(std::uint64_t seed) : random_(seed) { begin(); }

  void step() {
    const auto actions = {&WorksWalk::edit,   &WorksWalk::edit,      &WorksWalk::edit,      &WorksWalk::showScene,
                          &WorksWalk::paste,  &WorksWalk::openFile,  &WorksWalk::dimension, &WorksWalk::undo,
                          &WorksWalk::undo,   &WorksWalk::redo,      &WorksWalk::save,      &WorksWalk::comeBack,
                          &WorksWalk::lesson, &WorksWalk::openWorld, &WorksWalk::throwBody, &WorksWalk::run,
                          &WorksWalk::pair,   &WorksWalk::escape,    &WorksWalk::keep,      &WorksWalk::crash};
    (this->**(actions.begin() + pick(static_cast<int>(actions.size()))))();
    follow();
    check();
  }

  /// Every work whose state is not the one that was saved is unsaved for the session as well.
  void check() const {
    const std::set<WorkState> unsaved = this->unsaved();
    for (const WorkState& work : expected()) EXPECT_TRUE(unsaved.count(work)) << work.first << " " << work.second;
  }

  /// At the end each is asked about, while it shows.
  void end() {
    const std::set<WorkState> wanted = expected();
    std::set<WorkState> asked;
    sitting_->desk.perform(Task::quit);
    for (int i = 0; sitting_->desk.asking() && i < 1000; ++i) {
      asked.insert(shown());
      sitting_->desk.dropChanges();
    }
    EXPECT_TRUE(sitting_->desk.quitting());
    for (const WorkState& work : wanted) EXPECT_TRUE(asked.count(work)) << work.first << " " << work.second;
  }

  /// As after kill -9: what is on the disk is all there is, and all of it is offered.
  void crash() {
    const std::set<WorkState> unsaved = this->unsaved();
    sitting_->desk.endNow();
    begin();
    sitting_->desk.claimRecovered();
    for (int i = 0; !sitting_->news.empty() && i < 1000; ++i) sitting_->desk.perform(Task::restore_recovered);
    EXPECT_EQ(this->unsaved(), unsaved);
    state_.clear();
    saved_.clear();
    for (const auto& [name, state] : unsaved) state_[name] = state;
  }

 private:
  Session& session() { return sitting_->session; }
  const Session& session() const { return sitting_->session; }
  const Sandbox& world() const { return session().world(); }
  void inWorld(const WorldIntent& intent) { session().apply(InWorld{intent}); }
  int pick(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }
  void begin() {
    sitting_.reset();
    sitting_ = std::make_unique<Sitting>(folder_ / "unsaved");
  }
  std::string newName() { return fmt::format("w{}", ++works_); }

  /// Nothing where it is nobody's.
  WorkState shown() const {
    if (session().showsWorld()) return stateOf(session().world().file());
    return session().inLesson() ? WorkState() : stateOf(session().scene());
  }
  void follow() {
    if (const auto [name, state] = shown(); !name.empty()) state_[name] = state;
  }
  std::set<WorkState> expected() const {
    std::set<WorkState> works;
    for (const auto& [name, state] : state_)
      if (const auto saved = saved_.find(name); saved == saved_.end() || saved->second != state)
        works.insert({name, state});
    return works;
  }
  std::set<WorkState> unsaved() const {
    std::set<WorkState> works;
    for (const UnsavedWork& work : session().unsaved())
      if (const WorkState state = work.world ? stateOf(*work.world) : stateOf(work.scene); !state.first.empty())
        works.insert(state);
    return works;
  }
  /// What shows is new, and as it is in its file.
  void opened() {
    follow();
    const auto [name, state] = shown();
    saved_[name] = state;
  }

  void edit() {
    if (session().showsWorld()) {
      WorldBody body = world().file().bodies[1];
      body.density = ++edits_;
      return inWorld(ChangeBody{1, body});
    }
    const std::string name = stateOf(session().scene()).first;
    const std::string title = name.empty() ? "nobody's " : name + " ";
    if (name.empty() && !session().inLesson()) return showScene();
    session().apply(Edit{ReplaceScene{walkScene(title + std::to_string(++edits_), session().scene().dimension)}});
  }
  void showScene() {
    session().apply(ShowScene{walkScene(newName() + " 0", 1 + pick(3)), {}, {}});
    opened();
  }
  std::string newText() {
    return pick(2) == 0 ? writeWorld(walkWorld(newName())) : writeScene(walkScene(newName() + " 0", 1 + pick(3)));
  }
  void paste() {
    sitting_->desk.openText(newText(), TextOrigin::clipboard);
    opened();
  }
  void openWorld() {
    sitting_->desk.openText(writeWorld(walkWorld(newName())), TextOrigin::drop);
    opened();
  }
  /// What shows is asked about where it was changed.
  void openFile() {
    const std::string path = folder_ / (newName() + ".json");
    ASSERT_EQ(writeFile(path, newText()), "");
    const WorkState before = shown();
    sitting_->desk.openFile(path);
    if (sitting_->desk.asking()) {
      if (pick(3) == 0) return sitting_->desk.cancel();
      if (pick(2) == 0) {
        sitting_->desk.dropChanges();
        state_.erase(before.first);
      } else {
        sitting_->desk.saveChanges();
        answerWhere(before.first);
        saved_[before.first] = before.second;
      }
    }
    opened();
  }
  void answerWhere(const std::string& name) {
    if (sitting_->desk.question() == Desk::Question::changed_file) sitting_->desk.overwrite();
    if (sitting_->desk.question() == Desk::Question::save_where) sitting_->desk.choose(folder_ / (name + ".json"));
    EXPECT_FALSE(sitting_->desk.asking());
  }
  void save() {
    const auto [name, state] = shown();
    if (name.empty()) return;
    sitting_->desk.perform(Task::save);
    answerWhere(name);
    saved_[name] = state;
  }
  void dimension() { session().apply(ShowDimension{1 + pick(3)}); }
  void undo() { session().apply(Undo{}); }
  void redo() { session().apply(Redo{}); }
  void comeBack() {
    const std::vector<UnsavedWork> works = session().unsaved();
    if (works.empty()) return;
    const UnsavedWork& work = works[static_cast<std::size_t>(pick(static_cast<int>(works.size())))];
    session().apply(ShowWork{work.number});
    EXPECT_EQ(session().shown().number, work.number);
  }
  /// A lesson begins, changes its own scenes and worlds, goes back as far as it can, and ends.
  void lesson() {
    session().apply(PutWorkAside{});
    const Scene before = session().scene();
    for (int i = 1 + pick(3); i > 0; --i) {
      session().apply(ShowScene{walkScene("a lesson's", 1 + pick(3)), {}, {}});
      edit();
      for (int back = pick(4); back > 0; --back) session().apply(Undo{});
      if (pick(2) == 0) edit();
      if (pick(2) == 0) stageWorld();
    }
    check();
    if (pick(8) == 0) return crash();
    session().apply(TakeWorkUp{});
    EXPECT_EQ(session().scene(), before);
  }
  void stageWorld() {
    const auto file = std::make_shared<const WorldFile>(walkWorld("a lesson's"));
    session().apply(StageWorld{file, pick(3), {}, {}});
    edit();
    keep();
    for (int back = pick(3); back > 0; --back) session().apply(Undo{});
    if (pick(2) == 0) session().apply(LookAtPair{{0, 1}});
    if (pick(2) == 0) session().apply(StageWorld{});
  }
  void throwBody() {
    if (!session().showsWorld()) return openWorld();
    inWorld(GrabBody{1, world().state().bodies[1].position});
    inWorld(DragBody{{pick(5), pick(5), 0}});
    session().apply(Seek{world().position() + pick(3)});
    inWorld(LetGo{});
  }
  void run() {
    if (!session().showsWorld()) return;
    inWorld(PlayWorld{true});
    for (int i = 0; i < 5; ++i) {
      session().advanceWorld(1.0 / 60);
      if (i % 2 == 0) sitting_->desk.keepWork();
    }
    if (pick(2) == 0) inWorld(PlayWorld{false});
  }
  void pair() {
    if (!session().showsWorld()) return;
    session().apply(LookAtPair{{0, 1}});
    for (int i = pick(3); i > 0; --i) edit();
    for (int back = pick(5); back > 0; --back) session().apply(Undo{});
  }
  void escape() {
    if (world().inLab()) session().apply(ReturnToWorld{});
  }
  void keep() { sitting_->desk.keepWork(); }

  std::mt19937_64 random_;
  TemporaryFolder folder_;
  std::unique_ptr<Sitting> sitting_;
  int works_ = 0, edits_ = 1;
  std::map<std::string, int> state_, saved_;
};

TEST(Works, NoneIsLostInAnyOrder) {
  const char* asked = std::getenv("GJKLAB_WALKS");
  const std::uint64_t walks = asked ? std::strtoull(asked, nullptr, 10) : 60;
  for (std::uint64_t seed = 1; seed <= walks; ++seed) {
    SCOPED_TRACE(seed);
    WorksWalk walk(seed);
    for (int i = 0; i < 40 && !testing::Test::HasFailure(); ++i) {
      SCOPED_TRACE(i);
      walk.step();
    }
    if (!testing::Test::HasFailure()) seed % 2 == 0 ? walk.crash() : walk.end();
    if (testing::Test::HasFailure()) return;
  }
}

}  // namespace
}  // namespace gjklab::works_walk_test
