#pragma once
// What a smaller pair must have in common with the one that failed, so that it shows the same failure and no other.

#include "model/marking/judge.h"

namespace gjklab {

class KeptKind {
 public:
  /// `reason`: what is wrong with the answer to this pair (judge.h), or why there is none.
  KeptKind(const Scene&, const Truth&, std::string reason, const Demands&);

  /// The same word for the pair, no nearer to touching, of about the same size, no side or radius that became zero, and
  /// our own answer to it is right.
  bool allows(const Scene&, const Truth&) const;
  /// The same number or word of the answer is wrong.
  bool isSameFault(const std::string& reason) const;
  /// "the bodies intersect, …": what was kept, as part of a sentence.
  std::string text() const;

 private:
  int dimension_;
  Truth truth_;
  std::string fault_;
  Demands demands_;
  int extents_a_, extents_b_;
};

}  // namespace gjklab
