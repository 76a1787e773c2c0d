#include "model/run/given_run.h"

#include "model/text/paths.h"
#include "model/text/translate.h"

namespace gjklab {

std::string sourceText(const GivenRun& given) {
  return tr("run read from {file}", arg("file", fileNameOf(given.file)));
}

}  // namespace gjklab
