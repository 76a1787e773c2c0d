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

const char* studyName(Study study) {
  switch (study) {
    case Study::query:
      return "GJK and EPA";
    case Study::hull_a:
      return "Convex hull of A's points";
    case Study::hull_b:
      return "Convex hull of B's points";
    case Study::hull_difference:
      return "Convex hull of A ⊖ B's points";
    case Study::impact:
      return "Time of impact of moving bodies";
  }
  return "";
}

const char* briefStudyName(Study study) {
  switch (study) {
    case Study::query:
      return "Query";
    case Study::hull_a:
      return "Hull of A";
    case Study::hull_b:
      return "Hull of B";
    case Study::hull_difference:
      return "Hull of A ⊖ B";
    case Study::impact:
      return "Impact";
  }
  return "";
}

}  // namespace gjklab
