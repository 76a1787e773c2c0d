#pragma once
// The banner's text about a run longer than the part shown: its progress, and how it ended.

#include "desk/news.h"
#include "model/session/session.h"

namespace gjklab {

class LongRunNews {
 public:
  /// Call it once per frame, after updating the session.
  void follow(const Session&, News&);

 private:
  enum class Said : std::uint8_t { nothing, offer, progress, end };
  Said said_ = Said::nothing;
};

}  // namespace gjklab
