#pragma once
// The sixteen topics, by which the learner's results are listed.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace gjklab {

enum class Topic : std::uint8_t {
  difference,
  origin,
  support,
  corners,
  regions,
  direction,
  proof,
  yes_or_no,
  ends,
  epa,
  horizon,
  depth,
  solvers,
  warm_start,
  precision,
  contacts,
};
inline constexpr std::size_t kTopicCount = 16;

struct TopicInfo {
  Topic topic;
  const char* word;      ///< in files: "support"
  const char* title;     ///< "Support points"
  const char* question;  ///< "How is a support point of A ⊖ B found?"
};
/// In the order of the lessons.
const std::array<TopicInfo, kTopicCount>& topicTable();
const TopicInfo& infoOf(Topic);
std::optional<Topic> topicNamed(const std::string& word);
/// "difference, origin, …"
std::string topicWords();

}  // namespace gjklab
