#pragma once
// What a smaller pair must have in common with the one that failed, so that it shows the same failure and no other.

#include "model/marking/judge.h"

namespace gjklab {

class KeptKind {
 public:
  /// `reason`: what is wrong with the answer to this pair (judge.h), or why there is none.
  KeptKind(const Scene&, const Truth&, std::string reason, const Demands&);

  /// The pair has the same status, is no nearer to touching, has about the same size, no side or radius became zero,
  /// and our own answer to it is right.
  bool allows(const Scene&, const Truth&) const;
  /// The same number or word of the answer is still wrong.
  bool isSameFault(const std::string& reason) const;
  /// "the bodies intersect, …": what shrinking preserved, as part of a sentence.
  std::string text() const;

 private:
  int dimension_;
  Truth truth_;
  std::string fault_;
  Demands demands_;
  int extents_a_, extents_b_;
};

}  // namespace gjklab
