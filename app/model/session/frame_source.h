#pragma once
// The inputs of a session's frames, which are rebuilt when they change.

#include "model/playback/playback.h"
#include "model/session/pointing.h"
#include "model/text/vertex_names.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace gjklab {

struct ImpactStep;  // impact_study.h

struct FrameSource {
  std::uint64_t runs = 0, stage = 0;  ///< revisions
  int position = 0, tween_from = 0;
  std::optional<int> test, tween_from_test;
  double tween = 1;
  Disclosure disclosure = Disclosure::everything;
  Pointing pointing;
  Naming naming = Naming::for_life;
  const void* proof = nullptr;  ///< found for the run; null: none
  std::shared_ptr<const ImpactStep> between;
  int language = 0;  ///< revision
  friend bool operator==(const FrameSource&, const FrameSource&) = default;
};

}  // namespace gjklab
