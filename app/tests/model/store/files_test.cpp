#include "model/store/files.h"

#include "model/store/lock_file.h"
#include "model/store/temporary_folder.h"

#include "expect_facts.h"
#include "messages_in.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

namespace gjklab::files_test {
namespace {

std::string readError(const std::string& path, std::size_t limit = kSceneFileLimit) {
  const auto read = readFile(path, limit);
  const auto* error = std::get_if<FileError>(&read);
  return error ? error->message : "";
}

TEST(Files, WritesAndReadsBytes) {
  TemporaryFolder folder;
  const std::string bytes("line\r\n\0\xff end", 13);
  EXPECT_EQ(writeFile(folder / "x", bytes), "");
  EXPECT_EQ(std::get<std::string>(readFile(folder / "x")), bytes);
  EXPECT_EQ(writeFile(folder / "x", ""), "");
  EXPECT_EQ(std::get<std::string>(readFile(folder / "x")), "");
  EXPECT_EQ(folder.files(), 1) << "no part files stay";
}

TEST(Files, ReadErrorsAreOneSentence) {
  TemporaryFolder folder;
  expectFacts(readError(folder / "none.json"), {folder / "none.json", systemReason(ENOENT)});
  expectFacts(readError(folder.path()), {folder.path(), "folder"});
  expectFacts(readError(""), {"empty"});
  writePlainly(folder / "big", std::string(3 << 20, 'x'));
  expectFacts(readError(folder / "big", 2 << 20), {folder / "big", "2 MB"});
  expectFacts(readError("/dev/zero"), {"/dev/zero:", "256 MB"});
}

TEST(Files, WriteErrorsAreOneSentenceAndLoseNothing) {
  TemporaryFolder folder;
  expectFacts(writeFile(folder / "no/such/x", "1"), {folder / "no/such/x", "folder", folder / "no/such"});
  expectFacts(writeFile(folder.path(), "1"), {folder.path(), "folder"});
  expectFacts(writeFile("", "1"), {"empty"});
  expectFacts(writeFile("/dev/full", "1"), {"/dev/full:", "full"});
}

TEST(Files, AnUnwritableFolderKeepsTheOldFile) {
  TemporaryFolder folder;
  writePlainly(folder / "x", "old");
  using std::filesystem::perms;
  std::filesystem::permissions(folder.path(),
                               perms::owner_read | perms::owner_exec | perms::others_read | perms::others_exec);
  const pid_t child = fork();
  if (child == 0) {
    // Root may write anywhere: be somebody else.
    constexpr uid_t kNobody = 65534;
    if (geteuid() == 0 && seteuid(kNobody) != 0) _exit(2);
    _exit(writeFile(folder / "x", "new").ends_with(systemReason(EACCES)) ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(readPlainly(folder / "x"), "old");
}

TEST(Files, WhatCouldNotBeReadAgainIsNotWritten) {
  TemporaryFolder folder;
  writePlainly(folder / "x", "old");
  expectFacts(writeFile(folder / "x", std::string(kSceneFileLimit + 1, 'x')), {folder / "x", "256 MB", "256 MB"});
  EXPECT_EQ(readPlainly(folder / "x"), "old");
}

/// As a program leaves it that ended while it wrote, `age` ago.
std::string leavePart(const TemporaryFolder& folder, int number, std::chrono::minutes age) {
  const std::string name = folder / ("x." + std::to_string(number) + ".part");
  writePlainly(name, "half");
  std::filesystem::last_write_time(name, std::filesystem::file_time_type::clock::now() - age);
  return name;
}

TEST(Files, PartFilesThatNobodyWritesAreRemoved) {
  TemporaryFolder folder;
  for (int i = 0; i < 100; ++i) leavePart(folder, i, std::chrono::minutes(10));
  writePlainly(folder / "y.0.part", "of another file");
  const auto held = LockFile::tryHold(folder / "x.7.part");
  ASSERT_TRUE(held);
  EXPECT_EQ(writeFile(folder / "x", "new"), "");
  EXPECT_EQ(readPlainly(folder / "x"), "new");
  EXPECT_TRUE(std::filesystem::exists(folder / "x.7.part")) << "another program is writing it";
  EXPECT_EQ(folder.files(), 3);
}

TEST(Files, PartFilesOfOthersNeverBlock) {
  TemporaryFolder folder;
  for (int i = 0; i < 100; ++i) leavePart(folder, i, std::chrono::minutes(0));
  EXPECT_EQ(writeFile(folder / "x", "new"), "");
  EXPECT_EQ(readPlainly(folder / "x"), "new");
  EXPECT_EQ(folder.files(), 101);
}

TEST(Files, ALimitOfTheFilesSizeIsAnErrorAndLeavesNothingBehind) {
  TemporaryFolder folder;
  writePlainly(folder / "x", "old");
  const pid_t child = fork();
  if (child == 0) {
    const rlimit most{4096, 4096};
    if (setrlimit(RLIMIT_FSIZE, &most) != 0) _exit(2);
    const test::TestLanguage language;
    const auto isRight = [&](const std::string& said) {
      const std::vector<test::Message> messages = test::messagesIn(said);
      return messages.size() == 2 && messages[0].sentence.find("written") != std::string::npos &&
             messages[0].facts == test::Facts{{"file", folder / "x"}, {"reason", messages[1].sentence}} &&
             messages[1].facts.empty() && messages[1].sentence.find("size") != std::string::npos;
    };
    for (const std::size_t size : {std::size_t{1} << 20, std::size_t{4097}})
      if (!isRight(writeFile(folder / "x", std::string(size, 'x')))) _exit(1);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  ASSERT_TRUE(WIFEXITED(status)) << "ended by signal " << WTERMSIG(status);
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(readPlainly(folder / "x"), "old");
  EXPECT_EQ(folder.files(), 1);
}

TEST(Files, ALinkKeepsPointingAndPermissionsStay) {
  TemporaryFolder folder;
  namespace fs = std::filesystem;
  writePlainly(folder / "target", "old");
  fs::permissions(folder / "target", fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
  fs::create_symlink("target", folder / "link");
  EXPECT_EQ(writeFile(folder / "link", "new"), "");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(readPlainly(folder / "target"), "new");
  EXPECT_EQ(fs::status(folder / "target").permissions(),
            fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read);
}

}  // namespace
}  // namespace gjklab::files_test
