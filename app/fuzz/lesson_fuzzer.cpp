// libFuzzer: any bytes as a lesson. The reader gives a lesson or faults, each in one line of the text; what it gives
// can be walked.
#include "model/assets/assets.h"
#include "model/lesson/shelf.h"
#include "require.h"

#include <algorithm>
#include <cstdint>

using namespace gjklab;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  LessonReading reading = readLesson(text, "LESSON.md", assets(), "lessons");
  if (reading.faults.empty()) {
    require(!reading.lesson.beats.empty(), "neither a beat nor a fault", text);
    checkLesson(reading.lesson, reading.faults);
  }
  const auto lines = 1 + std::count(text.begin(), text.end(), '\n');
  for (const LessonFault& fault : reading.faults) {
    require(fault.line >= 1 && fault.line <= lines, "a fault beyond the text", fault.sentence);
    require(!fault.sentence.empty() && fault.sentence.find('\n') == std::string::npos, "not one sentence",
            fault.sentence);
  }
  return 0;
}
