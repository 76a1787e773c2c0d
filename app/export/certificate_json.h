#pragma once
// The proof of an answer and the result of its independent check, as one JSON object.

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <string>

namespace gjklab {

struct CertifiedAnswer {
  std::string json;  ///< on one line
  bool verified = false;
};

/// Certificate of the answer that solve() gave for the scene (gjk/certificate.h).
CertifiedAnswer certify(const Scene&, const gjk::Result<3>& answer);

}  // namespace gjklab
