#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace gjklab {

/// Whether the facts stand in the text in this order: places, names, numbers, and at most a key word, whatever the
/// sentence around them. No facts: the text is empty.
inline void expectFacts(const std::string& text, const std::vector<std::string>& facts) {
  EXPECT_EQ(text.empty(), facts.empty()) << text;
  std::size_t at = 0;
  for (const std::string& fact : facts) {
    const std::size_t found = text.find(fact, at);
    ASSERT_NE(found, std::string::npos) << "no " << fact << " in: " << text.substr(at, 2000);
    at = found + fact.size();
  }
}

}  // namespace gjklab
