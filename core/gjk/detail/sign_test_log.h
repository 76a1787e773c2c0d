#pragma once
// The log of the sub-distance solvers' sign tests. The kind of log is a type, so that the compiled loop of a run
// without a trace contains no logging.

#include "gjk/numeric/double_double.h"
#include "gjk/trace.h"

namespace gjk::detail {

using SignTests = InlineList<SignTest, 32>;

/// Records nothing.
struct NoLog {
  template <class T>
  void test(TestSubject, const T&, Feature, Feature) const {}
  void clear() const {}
};

class SignTestLog {
 public:
  explicit SignTestLog(SignTests& tests) : tests_(&tests) {}

  /// `if_positive`, `if_not`: the feature whose region each verdict excludes.
  template <class T>
  void test(TestSubject subject, const T& value, Feature if_positive, Feature if_not) const {
    const bool holds = value > T(0.0);
    tests_->push({subject, toDouble(value), holds, holds ? if_positive : if_not});
  }
  void clear() const { tests_->clear(); }

 private:
  SignTests* tests_;
};

}  // namespace gjk::detail
