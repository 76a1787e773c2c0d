#pragma once
// What a smaller pair must have in common with the one that failed, so that it shows the same failure and no other.

#include "model/marking/judge.h"

namespace gjklab {

class KeptKind {
 public:
  KeptKind(const Scene&, const Truth&, const FaultKind&, const Demands&);

  /// The pair has the same status, is no nearer to touching, has about the same size, no side or radius became zero,
  /// and our own answer to it is right.
  bool allows(const Scene&, const Truth&) const;
  /// The same number or word of the answer is still wrong, or there is no answer for the same reason.
  bool isSameFault(const FaultKind& kind) const { return kind == fault_; }
  /// What shrinking preserved: a sentence.
  std::string text() const;

 private:
  int dimension_;
  Truth truth_;
  FaultKind fault_;
  Demands demands_;
  int extents_a_, extents_b_;
};

}  // namespace gjklab
