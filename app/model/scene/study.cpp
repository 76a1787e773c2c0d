#include "model/scene/study.h"

namespace gjklab {

const char* name(Study study) {
  switch (study) {
    case Study::query:
      return "query";
    case Study::hull_a:
      return "hull-a";
    case Study::hull_b:
      return "hull-b";
    case Study::hull_difference:
      return "hull-difference";
    case Study::impact:
      return "impact";
  }
  return "";
}

}  // namespace gjklab
