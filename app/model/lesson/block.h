#pragma once
// A fenced block of a lesson: lines of "key: value", with comments after " #".

#include "model/assets/assets.h"
#include "model/lesson/lesson.h"
#include "model/lesson/markdown.h"

#include <string>
#include <variant>
#include <vector>

namespace gjklab {

struct BlockLine {
  std::string key, value;
  int line = 0;
};

/// The non-empty lines; a line without a colon, or with a key that is not allowed, is a fault.
std::vector<BlockLine> linesOf(const MarkdownBlock&, const std::vector<std::string>& allowed,
                               std::vector<LessonFault>& faults);

/// What the reader of a block needs in addition to the block.
struct BlockSources {
  const Assets& files;
  const std::string& folder;
};

/// The bytes of a file beside the lesson, and its name in messages. A translated lesson is in a separate folder, and
/// finds the files of the English one.
std::variant<std::string, AssetError> readBeside(const std::string& name, const BlockSources&, std::string& called);

/// Each reads one block; values that it does not set are unchanged in `into`.
void readShow(const MarkdownBlock&, const BlockSources&, Show& into, std::vector<LessonFault>& faults);
void readPrediction(const MarkdownBlock&, Prediction& into, std::vector<LessonFault>& faults);
void readChallenge(const MarkdownBlock&, Challenge& into, std::vector<LessonFault>& faults);

/// The part of a show block about a world: the world, the step, the overlays, the pair to highlight or to show as a
/// scene. Empty on success, otherwise what is wrong.
std::string readWorldOf(const std::string& name, const BlockSources&, Show& into);
std::string readStep(const std::string& value, Show& into);
std::string readSights(const std::string& value, Show& into);
std::string readPair(const std::string& value, bool microscope, const Show& before, Show& into);
/// The body of a world with this name; −1 if there is none.
int bodyCalled(const std::string& name, const WorldFile&);

/// "move B to 1 2", "move O to 0 0", "turn B to 0.5", "aim 1 0", "move A2 to 1 1", "go to gjk 2 region"; in a world
/// "pull BODY to 1 2", "let go", "play 1.5". Empty on success, otherwise what is allowed.
std::string parseMove(const std::string& text, Move& into);

}  // namespace gjklab
