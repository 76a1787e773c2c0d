// What libFuzzer begins with, and every input that it found something wrong with: read, and used as the program does.

#include "try_input.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace gjklab::fuzz_corpus_test {
namespace {

int tryAll(const char* kind, void (*tryOne)(const std::string&)) {
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(GJKLAB_CORPUS) + "/" + kind)) {
    SCOPED_TRACE(entry.path().string());
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    tryOne(text.str());
    ++count;
  }
  return count;
}

TEST(FuzzCorpus, Traces) { EXPECT_GE(tryAll("trace", tryTrace), 10); }
TEST(FuzzCorpus, Logs) { EXPECT_GE(tryAll("log", tryLog), 10); }
TEST(FuzzCorpus, Worlds) { EXPECT_GE(tryAll("world", tryWorld), 5); }
TEST(FuzzCorpus, Meshes) { EXPECT_GE(tryAll("mesh", tryMesh), 5); }

}  // namespace
}  // namespace gjklab::fuzz_corpus_test
