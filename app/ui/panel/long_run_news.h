#pragma once
// What the banner says of a run that is longer than what is shown of it: how far it is, and how it ended.

#include "desk/news.h"
#include "model/session/session.h"

namespace gjklab {

class LongRunNews {
 public:
  /// Once a frame, with the session brought up to date.
  void follow(const Session&, News&);

 private:
  enum class Said : std::uint8_t { nothing, offer, progress, end };
  Said said_ = Said::nothing;
};

}  // namespace gjklab
