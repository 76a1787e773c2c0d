#include "model/run/given_run.h"

#include "model/text/paths.h"

namespace gjklab {

std::string sourceText(const GivenRun& given) { return "run read from " + fileNameOf(given.file); }

}  // namespace gjklab
