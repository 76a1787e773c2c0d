#include "model/lesson/topics.h"

#include "model/text/translatable.h"

namespace gjklab {

const std::array<TopicInfo, kTopicCount>& topicTable() {
  static const std::array<TopicInfo, kTopicCount> kTable{{
      {Topic::difference, "difference", translatable("The difference A ⊖ B"), translatable("Why look at A ⊖ B?")},
      {Topic::origin, "origin", translatable("The origin"), translatable("Why does O decide?")},
      {Topic::support, "support", translatable("Support points"),
       translatable("How is a support point of A ⊖ B found?")},
      {Topic::corners, "corners", translatable("Corners of the simplex"),
       translatable("Why are D + 1 vertices enough?")},
      {Topic::regions, "regions", translatable("Voronoi regions"),
       translatable("Which part of the simplex is nearest to O?")},
      {Topic::direction, "direction", translatable("The search direction"), translatable("Why search along d = −x?")},
      {Topic::proof, "proof", translatable("Bounds"), translatable("What is proven at the end?")},
      {Topic::yes_or_no, "yes-or-no", translatable("Boolean GJK"), translatable("When is yes or no enough?")},
      {Topic::ends, "ends", translatable("The end"), translatable("Why does GJK end?")},
      {Topic::epa, "epa", translatable("Why EPA"), translatable("Why is the last simplex not enough for the depth?")},
      {Topic::horizon, "horizon", translatable("Facet and horizon"),
       translatable("Which facet grows, and what is the horizon?")},
      {Topic::depth, "depth", translatable("Depth and normal"), translatable("What do the depth and the normal mean?")},
      {Topic::solvers, "solvers", translatable("Three ways to x"), translatable("How do the three solvers find x?")},
      {Topic::warm_start, "warm-start", translatable("Warm start"), translatable("What does a warm start save?")},
      {Topic::precision, "precision", translatable("Single precision"),
       translatable("What can go wrong in single precision?")},
      {Topic::contacts, "contacts", translatable("Contacts and motion"),
       translatable("How are contact points and safe steps found?")},
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
