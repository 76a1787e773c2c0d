#include "model/lesson/topics.h"

namespace gjklab {

const std::array<TopicInfo, kTopicCount>& topicTable() {
  static const std::array<TopicInfo, kTopicCount> kTable{{
      {Topic::difference, "difference", "The difference A ⊖ B", "Why look at A ⊖ B?"},
      {Topic::origin, "origin", "The origin", "Why does O decide?"},
      {Topic::support, "support", "Support points", "How is a support point of A ⊖ B found?"},
      {Topic::corners, "corners", "Corners of the simplex", "Why are D + 1 corners enough?"},
      {Topic::regions, "regions", "Voronoi regions", "Which part of the simplex is nearest to O?"},
      {Topic::direction, "direction", "The search direction", "Why search along d = −x?"},
      {Topic::proof, "proof", "Bounds", "What is proven at the end?"},
      {Topic::yes_or_no, "yes-or-no", "Boolean GJK", "When is yes or no enough?"},
      {Topic::ends, "ends", "The end", "Why does GJK end?"},
      {Topic::epa, "epa", "Why EPA", "Why is the last simplex not enough for the depth?"},
      {Topic::horizon, "horizon", "Facet and horizon", "Which facet grows, and what is the horizon?"},
      {Topic::depth, "depth", "Depth and normal", "What do depth and normal say?"},
      {Topic::solvers, "solvers", "Three ways to x", "How do the three solvers find x?"},
      {Topic::warm_start, "warm-start", "Warm start", "What does a warm start save?"},
      {Topic::precision, "precision", "Single precision", "What can go wrong in single precision?"},
      {Topic::contacts, "contacts", "Contacts and motion", "How do contact points and safe steps come about?"},
  }};
  return kTable;
}

const TopicInfo& infoOf(Topic topic) { return topicTable()[static_cast<std::size_t>(topic)]; }

std::optional<Topic> topicNamed(const std::string& word) {
  for (const TopicInfo& info : topicTable())
    if (word == info.word) return info.topic;
  return std::nullopt;
}

std::string topicWords() {
  std::string words;
  for (const TopicInfo& info : topicTable()) words += (words.empty() ? "" : ", ") + std::string(info.word);
  return words;
}

}  // namespace gjklab
