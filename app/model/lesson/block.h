#pragma once
// A fenced block of a lesson: lines of "key: value", with comments behind " #".

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

/// The lines that say something; one without a colon, or a key that is not among the allowed ones, is a fault.
std::vector<BlockLine> linesOf(const MarkdownBlock&, const std::vector<std::string>& allowed,
                               std::vector<LessonFault>& faults);

/// What a block's reader needs beside the block.
struct BlockSources {
  const Assets& files;
  const std::string& folder;
};

/// The bytes of a file beside the lesson, and what a message calls it. A translated lesson is in a folder of its own:
/// it finds the files of the built-in one.
std::variant<std::string, AssetError> readBeside(const std::string& name, const BlockSources&, std::string& called);

/// Each reads one block; what it does not say stays as it is in `into`.
void readShow(const MarkdownBlock&, const BlockSources&, Show& into, std::vector<LessonFault>& faults);
void readPrediction(const MarkdownBlock&, Prediction& into, std::vector<LessonFault>& faults);
void readChallenge(const MarkdownBlock&, Challenge& into, std::vector<LessonFault>& faults);

/// Of a show block, about a world: which, at which step, what is drawn beside the bodies, the pair that stands out or
/// goes into the lab. Empty when read, else what is wrong.
std::string readWorldOf(const std::string& name, const BlockSources&, Show& into);
std::string readStep(const std::string& value, Show& into);
std::string readSights(const std::string& value, Show& into);
std::string readPair(const std::string& value, bool microscope, const Show& before, Show& into);
/// The body of a world that is called so; −1: none.
int bodyCalled(const std::string& name, const WorldFile&);

/// "move B to 1 2", "move O to 0 0", "turn B to 0.5", "aim 1 0", "move A2 to 1 1", "go to gjk 2 region"; in a world
/// "pull BODY to 1 2", "let go", "play 1.5". Empty when read, else what is allowed.
std::string parseMove(const std::string& text, Move& into);

}  // namespace gjklab
