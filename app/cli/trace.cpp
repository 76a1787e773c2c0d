#include "cli/trace.h"

#include "cli/input.h"
#include "cli/output.h"
#include "export/trace_writer.h"
#include "model/run/follow_up.h"

namespace gjklab {

int traceCommand(const std::string& file, TraceFormat format, bool contacts) {
  const std::optional<Scene> scene = loadQuestion(file);
  if (!scene) return 2;
  Run run;
  runQuery(*scene, run);
  followUp(*scene, {.contacts = contacts}, run);
  switch (format) {
    case TraceFormat::json:
      return print(traceJson(*scene, run)) ? 0 : 1;
    case TraceFormat::csv:
      return print(traceCsv(*scene, run)) ? 0 : 1;
    case TraceFormat::text:
      return print(traceText(*scene, run)) ? 0 : 1;
  }
  return 1;
}

}  // namespace gjklab
