#include "model/run/given_run.h"

namespace gjklab {

std::string sourceText(const GivenRun& given) {
  return "run read from " + given.file.substr(given.file.find_last_of('/') + 1);
}

}  // namespace gjklab
