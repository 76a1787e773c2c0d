#include "model/store/recovery.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_text.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <functional>

namespace gjklab::recovery_test {
namespace {

/// Runs `work` in a program of its own that dies when it ends — or before, by _exit(7) while its objects still live.
void crash(const std::function<void()>& work) {
  const pid_t child = fork();
  if (child == 0) {
    work();
    _exit(7);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_EQ(WEXITSTATUS(status), 7);
}

TEST(Recovery, WorkSurvivesACrashAndIsOfferedOnce) {
  TemporaryFolder folder;
  const Scene scene = defaultScene(3);
  crash([&] {
    Recovery recovery(folder / "deep/er");
    recovery.keep(defaultScene(2), "");
    recovery.keep(scene, "/home/x/\"odd\" name.json");
    _exit(7);
  });
  Recovery next(folder / "deep/er");
  const std::optional<RecoveredWork> work = next.claim();
  ASSERT_TRUE(work);
  EXPECT_EQ(work->scene, scene);
  EXPECT_EQ(work->path, "/home/x/\"odd\" name.json");
  EXPECT_FALSE(next.claim());
  EXPECT_FALSE(Recovery(folder / "deep/er").claim()) << "claimed by another running program";
  next.clear();
  EXPECT_FALSE(Recovery(folder / "deep/er").claim());
}

TEST(Recovery, AWorldSurvivesACrashToo) {
  TemporaryFolder folder;
  WorldFile world;
  world.title = "Falling";
  world.bodies.resize(2);
  world.bodies[1].body.position = {0.1, 2, 0.3};
  world.bodies[1].density = 3;
  crash([&] {
    Recovery recovery(folder.path());
    recovery.keep(world, "fall.json");
    _exit(7);
  });
  Recovery next(folder.path());
  const std::optional<RecoveredWork> work = next.claim();
  ASSERT_TRUE(work);
  ASSERT_TRUE(work->world);
  EXPECT_EQ(*work->world, world);
  EXPECT_EQ(work->path, "fall.json");
}

/// Between the look into the folder and the look at the file its program may end: that is no file that cannot be read.
TEST(Recovery, ALectureSurvivesACrashToo) {
  TemporaryFolder folder;
  LectureStop stop;
  stop.what = defaultScene(2);
  stop.note = "Ask first.\n\"Why?\"";
  const Lecture lecture{"Talk", {stop, {std::string("06-regions"), "4", "", "", {}, {}}}};
  crash([&] {
    Recovery recovery(folder / "deep");
    recovery.keep(lecture, "talk.json");
    _exit(7);
  });
  Recovery next(folder / "deep");
  const std::optional<RecoveredWork> work = next.claim();
  ASSERT_TRUE(work && work->lecture);
  EXPECT_TRUE(*work->lecture == lecture);
  EXPECT_EQ(work->path, "talk.json");
}

TEST(Recovery, WhatOtherProgramsRemoveMeanwhileIsNotUnreadable) {
  TemporaryFolder folder;
  const pid_t child = fork();
  if (child == 0) {
    for (int i = 0; i < 500; ++i) Recovery(folder.path()).keep(defaultScene(1), "");
    _exit(7);
  }
  Recovery next(folder.path());
  while (waitpid(child, nullptr, WNOHANG) == 0) EXPECT_FALSE(next.claim());
  EXPECT_EQ(next.unreadable(), std::vector<std::string>());
}

/// While it lives no file of this process gets larger.
class SmallFiles {
 public:
  explicit SmallFiles(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  SmallFiles(const SmallFiles&) = delete;
  SmallFiles& operator=(const SmallFiles&) = delete;
  ~SmallFiles() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(Recovery, WhatFailedOnceIsForgottenWhenTheWorkIsAsItIsKept) {
  TemporaryFolder folder;
  Recovery recovery(folder / "in");
  recovery.keep(defaultScene(1), "");
  std::filesystem::remove_all(folder / "in");
  ASSERT_EQ(writeFile(folder / "in", ""), "");
  recovery.keep(defaultScene(1), "");
  EXPECT_NE(recovery.error(), "") << "its file is gone, though nothing was edited";
  std::filesystem::remove(folder / "in");
  recovery.keep(defaultScene(1), "");
  EXPECT_EQ(recovery.error(), "");
  EXPECT_TRUE(std::filesystem::is_directory(folder / "in"));
  {
    const SmallFiles small(4096);
    recovery.keep(defaultScene(1), std::string(10000, 'x'));
    EXPECT_NE(recovery.error(), "") << "more than a file may have";
  }
  recovery.keep(defaultScene(1), "");
  EXPECT_EQ(recovery.error(), "") << "this is on the disk";
}

TEST(Recovery, AFreshFolderHasNothing) {
  TemporaryFolder folder;
  EXPECT_FALSE(Recovery(folder / "none").claim());
  EXPECT_EQ(folder.files(), 0) << "nothing is made before something is kept";
}

TEST(Recovery, ARegularEndLeavesNothing) {
  TemporaryFolder folder;
  {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(1), "");
    EXPECT_EQ(recovery.error(), "");
    EXPECT_GT(folder.files(), 0);
  }
  EXPECT_EQ(folder.files(), 0);
}

TEST(Recovery, WorkThatIsLeftIsOfferedNextTime) {
  TemporaryFolder folder;
  {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(3), "x.json");
    recovery.leave();
  }
  Recovery next(folder.path());
  const std::optional<RecoveredWork> work = next.claim();
  ASSERT_TRUE(work);
  EXPECT_EQ(work->scene, defaultScene(3));
  EXPECT_EQ(work->path, "x.json");
}

TEST(Recovery, LeavingNothingLeavesNothing) {
  TemporaryFolder folder;
  {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(1), "");
    recovery.clear();
    recovery.leave();
  }
  EXPECT_EQ(folder.files(), 0);
}

TEST(Recovery, SavingRemovesTheWork) {
  TemporaryFolder folder;
  crash([&] {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(2), "");
    recovery.clear();
    _exit(7);
  });
  Recovery next(folder.path());
  EXPECT_FALSE(next.claim());
  EXPECT_EQ(folder.files(), 0) << "the dead program's lock is tidied away";
}

TEST(Recovery, RunningProgramsKeepTheirOwn) {
  TemporaryFolder folder;
  Recovery first(folder.path()), second(folder.path());
  first.keep(defaultScene(1), "one");
  second.keep(defaultScene(2), "two");
  EXPECT_FALSE(first.claim());
  EXPECT_FALSE(second.claim());
  EXPECT_FALSE(Recovery(folder.path()).claim());
}

TEST(Recovery, ASecondCrashLosesNothing) {
  TemporaryFolder folder;
  crash([&] {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(2), "x");
    _exit(7);
  });
  crash([&] {
    Recovery recovery(folder.path());
    if (!recovery.claim()) _exit(1);
    _exit(7);  // dies while the offer stands
  });
  Recovery next(folder.path());
  const std::optional<RecoveredWork> work = next.claim();
  ASSERT_TRUE(work);
  EXPECT_EQ(work->scene, defaultScene(2));
}

TEST(Recovery, AnUnansweredOfferIsMadeAgain) {
  TemporaryFolder folder;
  crash([&] {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(1), "");
    _exit(7);
  });
  { ASSERT_TRUE(Recovery(folder.path()).claim()); }
  EXPECT_TRUE(Recovery(folder.path()).claim());
}

TEST(Recovery, TakenOverWorkIsKeptUnderTheNewProgram) {
  TemporaryFolder folder;
  crash([&] {
    Recovery recovery(folder.path());
    recovery.keep(defaultScene(1), "old");
    _exit(7);
  });
  crash([&] {
    Recovery recovery(folder.path());
    const auto work = recovery.claim();
    if (work) recovery.keep(work->scene, work->path);
    _exit(7);
  });
  Recovery next(folder.path());
  const auto work = next.claim();
  ASSERT_TRUE(work);
  EXPECT_EQ(work->path, "old");
  EXPECT_FALSE(next.claim()) << "one piece of work, not two";
}

TEST(Recovery, TheNewestIsOfferedFirstThenTheOlder) {
  TemporaryFolder folder;
  for (const int dimension : {1, 2, 3}) {
    crash([&] {
      Recovery recovery(folder.path());
      recovery.keep(defaultScene(dimension), std::to_string(dimension));
      _exit(7);
    });
    usleep(20000);  // the file system's clock must tick
  }
  Recovery next(folder.path());
  for (const char* path : {"3", "2", "1"}) {
    const auto work = next.claim();
    ASSERT_TRUE(work);
    EXPECT_EQ(work->path, path);
  }
  EXPECT_FALSE(next.claim());
}

TEST(Recovery, DamagedFilesAreNoObstacle) {
  TemporaryFolder folder;
  writePlainly(folder / "1.unsaved", "");
  writePlainly(folder / "2.unsaved", "\"x\"\n{\"gjklab\":");
  writePlainly(folder / "3.unsaved", std::string(100, '\0'));
  Recovery recovery(folder.path());
  EXPECT_FALSE(recovery.claim());
  recovery.keep(defaultScene(2), "");
  EXPECT_EQ(recovery.error(), "");
}

/// It was passed over in silence at every start.
TEST(Recovery, WhatCannotBeReadIsKeptAsideAndNamedOnce) {
  TemporaryFolder folder;
  writePlainly(folder / "broken.unsaved", "\"scene.json\"\n{\"gjklab\": 1, \"dimen");
  Recovery recovery(folder.path());
  EXPECT_FALSE(recovery.claim());
  EXPECT_EQ(recovery.unreadable(), std::vector<std::string>{folder / "broken.unreadable"});
  EXPECT_EQ(readPlainly(folder / "broken.unreadable"), "\"scene.json\"\n{\"gjklab\": 1, \"dimen");
  Recovery next(folder.path());
  EXPECT_FALSE(next.claim());
  EXPECT_TRUE(next.unreadable().empty());
}

/// A pipe that nobody writes to was waited for without end.
TEST(Recovery, APipeInItsFolderIsNotOpened) {
  TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "pipe.unsaved").c_str(), 0600), 0);
  Recovery recovery(folder.path());
  EXPECT_FALSE(recovery.claim());
  EXPECT_TRUE(recovery.unreadable().empty());
}

TEST(Recovery, AFolderThatCannotBeMadeIsSaidInOneSentence) {
  TemporaryFolder folder;
  writePlainly(folder / "file", "x");
  Recovery recovery(folder / "file/sub");
  EXPECT_FALSE(recovery.claim());
  recovery.keep(defaultScene(2), "");
  EXPECT_NE(recovery.error().find("folder"), std::string::npos) << recovery.error();
  EXPECT_EQ(recovery.error().find(folder.path()), std::string::npos) << "no folder of ours in: " << recovery.error();
}

TEST(Recovery, PipesAndFoldersAreNoObstacle) {
  TemporaryFolder folder;
  ASSERT_EQ(mkfifo((folder / "1.unsaved").c_str(), 0600), 0);
  ASSERT_EQ(mkfifo((folder / "2.lock").c_str(), 0600), 0);
  std::filesystem::create_directory(folder / "3.unsaved");
  Recovery recovery(folder.path());
  EXPECT_FALSE(recovery.claim());
  EXPECT_TRUE(std::filesystem::exists(folder / "1.unsaved"));
  EXPECT_TRUE(std::filesystem::exists(folder / "2.lock"));
}

TEST(Recovery, AFileThatWasWrittenSinceIsNewerThanTheWork) {
  TemporaryFolder folder;
  for (const bool written_since : {false, true}) {
    writePlainly(folder / "scene.json", "x");
    usleep(20000);  // the file system's clock must tick
    crash([&] {
      Recovery recovery(folder.path());
      recovery.keep(defaultScene(2), folder / "scene.json");
      _exit(7);
    });
    usleep(20000);
    if (written_since) writePlainly(folder / "scene.json", "y");
    Recovery next(folder.path());
    const auto work = next.claim();
    ASSERT_TRUE(work);
    EXPECT_EQ(work->outdated, written_since);
    next.clear();
  }
}

TEST(Recovery, AFolderThatIsRemovedIsMadeAgain) {
  TemporaryFolder folder;
  Recovery recovery(folder / "unsaved");
  recovery.keep(defaultScene(1), "");
  std::filesystem::remove_all(folder / "unsaved");
  recovery.keep(defaultScene(2), "");
  EXPECT_EQ(recovery.error(), "");
  EXPECT_FALSE(std::filesystem::is_empty(folder / "unsaved"));
}

TEST(Recovery, KeepingTheSameWritesNothing) {
  TemporaryFolder folder;
  Recovery recovery(folder.path());
  recovery.keep(defaultScene(2), "");
  std::string work;
  for (const auto& file : std::filesystem::directory_iterator(folder.path()))
    if (file.path().extension() == ".unsaved") work = file.path();
  const auto inode = [&work] {
    struct stat status {};
    EXPECT_EQ(stat(work.c_str(), &status), 0);
    return status.st_ino;
  };
  const auto first = inode();
  recovery.keep(defaultScene(2), "");
  EXPECT_EQ(inode(), first);
  recovery.keep(defaultScene(3), "");
  EXPECT_NE(inode(), first) << "written anew beside it";
  std::filesystem::remove(work);
  recovery.keep(defaultScene(3), "");
  EXPECT_TRUE(std::filesystem::exists(work)) << "somebody has removed it";
}

}  // namespace
}  // namespace gjklab::recovery_test
