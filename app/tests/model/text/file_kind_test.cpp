#include "model/text/file_kind.h"

#include <gtest/gtest.h>

#include <string>

namespace gjklab::file_kind_test {
namespace {

const std::string kScene = R"({"gjklab":1,"dimension":1,"a":{"shape":"point"},"b":{"shape":"point"}})";

TEST(FileKind, ALogIsToldFromASceneAndFromAWatchedPair) {
  EXPECT_EQ(kindOf("{\"scene\":" + kScene + "}\n{\"simplex\":[[0]]}"), FileKind::log);
  EXPECT_EQ(kindOf("\n {\"simplex\":[[0]]}"), FileKind::log);
  EXPECT_EQ(kindOf(R"({"vertices":[[0],[1]],"facets":[[0],[1]]})"), FileKind::log);
  EXPECT_EQ(kindOf(kScene), FileKind::scene);
  EXPECT_EQ(kindOf("{\n\"gjklab\":1}"), FileKind::scene);
  EXPECT_EQ(kindOf("{\"scene\":" + kScene + ",\"answer\":{}}"), FileKind::scene);
  EXPECT_EQ(kindOf(""), FileKind::scene);
  EXPECT_EQ(kindOf("{{1,2},{3,4}}"), FileKind::scene);
}

/// A trace on one line was taken for a log by the command line, not by the window.
TEST(FileKind, ATraceIsOneInAnyLayoutAndOrderOfKeys) {
  EXPECT_EQ(kindOf("{\"gjklab_trace\":1,\"scene\":" + kScene + ",\"steps\":[]}"), FileKind::trace);
  EXPECT_EQ(kindOf("{\"scene\":" + kScene + ",\"steps\":[{\"simplex\":[]}],\"gjklab_trace\":1}"), FileKind::trace);
  EXPECT_EQ(kindOf("{\n  \"result\" : {},\n  \"gjklab_trace\" : 1\n}"), FileKind::trace);
}

TEST(FileKind, AWorldHasBodies) {
  EXPECT_EQ(kindOf(R"({"gjklab":1,"dimension":2,"world":{},"bodies":[]})"), FileKind::world);
  EXPECT_EQ(kindOf(R"({"bodies":[],"gjklab":1})"), FileKind::world);
  EXPECT_EQ(kindOf(R"({"gjklab":1,"dimension":2,"bodies":[{"name")"), FileKind::world) << "cut off";
  EXPECT_EQ(kindOf(R"({"gjklab":1,"title":"bodies","a":{"bodies":1}})"), FileKind::scene) << "no key of its own";
}

TEST(FileKind, QuotesInTextsMisleadNobody) {
  EXPECT_EQ(kindOf(R"({"title":"\"gjklab_trace\":1","gjklab":1})"), FileKind::scene);
  EXPECT_EQ(kindOf(R"({"title":"}","gjklab":1,"bodies":[]})"), FileKind::world);
  EXPECT_EQ(kindOf("{\"cut off\\"), FileKind::scene);
}

}  // namespace
}  // namespace gjklab::file_kind_test
