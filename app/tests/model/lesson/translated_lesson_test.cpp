#include "model/lesson/translated_lesson.h"

#include "model/lesson/shelf.h"
#include "model/store/temporary_folder.h"

#include <gtest/gtest.h>

namespace gjklab::translated_lesson_test {
namespace {

constexpr const char* kOriginal = R"(# One

Goal: A goal.

First words.

```show
scene: cone-in-box
at: gjk 1 support
```

- An item
- Another one

```predict
question: Which?
choice: This
right: That
topic: support
```

```plot
1 | A row
```
)";

constexpr const char* kTranslation = R"(# Eins

Goal: Ein Ziel.

Erste Wörter,
in zwei Zeilen.

- Ein Punkt
- Noch einer

```predict
question: Welches?
choice: Dies
right: Das
```

```plot
1 | Eine Reihe
```
)";

TEST(TranslatedLesson, BlocksComeFromTheOriginal) {
  const TranslatedLesson lesson = translatedLesson(kOriginal, kTranslation);
  EXPECT_EQ(lesson.text, R"(# Eins

Goal: Ein Ziel.

Erste Wörter,
in zwei Zeilen.

```show
scene: cone-in-box
at: gjk 1 support
```

- Ein Punkt
- Noch einer

```predict
question: Welches?
choice: Dies
right: Das
topic: support
```

```plot
1 | Eine Reihe
```
)");
  // A line of the original belongs to the line of the translation above it.
  EXPECT_EQ(lesson.lines,
            (std::vector<int>{1, 1, 3, 3, 5, 6, 6, 6, 6, 6, 6, 6, 8, 9, 9, 9, 12, 13, 14, 14, 14, 14, 17, 18, 19}));
}

TEST(TranslatedLesson, OneWithShowBlocksIsComplete) {
  const std::string complete = std::string("Mine.\n\n") + kOriginal;
  const TranslatedLesson lesson = translatedLesson(kOriginal, complete);
  EXPECT_EQ(lesson.text, complete);
  EXPECT_TRUE(lesson.lines.empty());
  EXPECT_EQ(translatedLesson("", kTranslation).text, kTranslation) << "no original";
}

TEST(TranslatedLesson, WordsThatAreMissingStayUntranslated) {
  EXPECT_EQ(translatedLesson("# One\n\n```reach\ngoal: w\nhint: Help\n```\nThe end\n", "# Eins\n").text,
            "# Eins\n\n```reach\ngoal: w\nhint: Help\n```\nThe end\n");
  EXPECT_EQ(translatedLesson("```reach\ngoal: w\nhint: Help\nwhy: So\n```\n", "```reach\nwhy: Darum\n```\n").text,
            "```reach\ngoal: w\nhint: Help\nwhy: Darum\n```\n");
}

/// A translator's folder: the lessons and their translations in another folder beside them.
TEST(TranslatedLesson, IsReadFromAFolderOfTranslations) {
  const TemporaryFolder folder;
  for (const char* each : {"lessons", "xx/lessons", "po"}) std::filesystem::create_directories(folder / each);
  writePlainly(folder / "lessons/one.md", kOriginal);
  writePlainly(folder / "po/xx.po", "");
  writePlainly(folder / "xx/lessons/one.md", kTranslation);
  const LessonShelf shelf(folder / "xx/lessons");
  ASSERT_EQ(shelf.entries().size(), 1u);
  EXPECT_EQ(shelf.entries()[0].title, "Eins");
  EXPECT_EQ(shelf.bytes("one.md"), translatedLesson(kOriginal, kTranslation).text);
  writePlainly(folder / "xx/lessons/one.md", "# Eins\n\nGoal: Ein Ziel.\n\nMit {nichts}.\n");
  const std::vector<LessonFault> faults = shelf.read("one.md").faults;
  ASSERT_FALSE(faults.empty());
  for (const LessonFault& fault : faults) EXPECT_LE(fault.line, 5) << fault.sentence;
}

TEST(TranslatedLesson, LessonsThatOnlyLieInSuchAFolderAreNoTranslations) {
  const TemporaryFolder folder;
  for (const char* each : {"lessons", "mine/lessons"}) std::filesystem::create_directories(folder / each);
  writePlainly(folder / "lessons/one.md", kOriginal);
  writePlainly(folder / "mine/lessons/one.md", "# Mine\n\nGoal: A goal.\n\nWords.\n");
  EXPECT_EQ(LessonShelf(folder / "mine/lessons").bytes("one.md"), "# Mine\n\nGoal: A goal.\n\nWords.\n");
}

}  // namespace
}  // namespace gjklab::translated_lesson_test
