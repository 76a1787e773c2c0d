#pragma once
// Reads the records of a trace from its JSON; part of trace_reader.h.

#include "model/run/run.h"
#include "model/text/json_value.h"

#include <initializer_list>
#include <limits>

namespace gjklab {

/// An upper bound on the steps of a run.
inline constexpr int kMostSteps = 100'000'000;

/// One of several words, as given by name().
template <class Enum, class Name>
Enum wordOf(const JsonValue& value, std::initializer_list<Enum> values, Name word) {
  const std::string found = value.text();
  std::string all;
  for (const Enum each : values) {
    if (found == word(each)) return each;
    all += std::string(all.empty() ? "\"" : ", \"") + word(each) + "\"";
  }
  value.report("must be one of " + all);
  return *values.begin();
}
template <class Enum>
Enum wordOf(const JsonValue& value, std::initializer_list<Enum> values) {
  return wordOf(value, values, [](Enum each) { return name(each); });
}

/// "steps", "start", "polytope" and "axes" of a trace.
void readSteps(const JsonValue& root, const Scene&, Run& into);

}  // namespace gjklab
