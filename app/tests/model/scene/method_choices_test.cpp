#include "model/scene/method_choices.h"

#include <gtest/gtest.h>

#include <set>

namespace gjklab::method_choices_test {
namespace {

TEST(MethodChoices, EachIsChosenByItselfOnly) {
  std::set<std::string> names;
  EXPECT_EQ(methodWithId("no method"), nullptr);
  for (const MethodChoice& choice : methodChoices()) {
    EXPECT_EQ(methodWithId(choice.id), &choice);
    EXPECT_TRUE(names.insert(methodName(choice)).second) << methodName(choice);
    const QuerySettings query = withMethod(QuerySettings{}, choice);
    EXPECT_EQ(methodName(query), methodName(choice));
    for (const MethodChoice& other : methodChoices())
      EXPECT_EQ(isChosen(query, other), &other == &choice) << choice.name << " against " << other.name;
  }
}

TEST(MethodChoices, ChangeNothingButTheMethod) {
  QuerySettings query;
  query.rounding = gjk::Rounding::support;
  query.initial_direction = dvec3(1, 2, 3);
  query.tolerance = 1e-7;
  query.max_iterations = 9;
  for (const MethodChoice& choice : methodChoices()) {
    const QuerySettings changed = withMethod(query, choice);
    EXPECT_EQ(withMethod(changed, methodChoices().front()), query) << choice.name;
  }
}

}  // namespace
}  // namespace gjklab::method_choices_test
