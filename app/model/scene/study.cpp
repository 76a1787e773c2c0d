#include "model/scene/study.h"

#include "model/text/translate.h"

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
      return tr("GJK and EPA");
    case Study::hull_a:
      return tr("Convex hull of A's points");
    case Study::hull_b:
      return tr("Convex hull of B's points");
    case Study::hull_difference:
      return tr("Convex hull of A ⊖ B's points");
    case Study::impact:
      return tr("Time of impact of moving bodies");
  }
  return "";
}

const char* briefStudyName(Study study) {
  switch (study) {
    case Study::query:
      return tr("Query");
    case Study::hull_a:
      return tr("Hull of A");
    case Study::hull_b:
      return tr("Hull of B");
    case Study::hull_difference:
      return tr("Hull of A ⊖ B");
    case Study::impact:
      return tr("Impact");
  }
  return "";
}

}  // namespace gjklab
