#pragma once
// All values of an enumeration with name(), so that no reader, menu or test misses a new one.

#include <cstddef>
#include <vector>

namespace gjk {

/// For an enumeration whose enumerators start at 0 and whose name() is "" after the last.
template <class Enum>
const std::vector<Enum>& everyValue() {
  static const std::vector<Enum> all = [] {
    std::vector<Enum> values;
    for (int i = 0; *name(static_cast<Enum>(i)) != 0; ++i) values.push_back(static_cast<Enum>(i));
    return values;
  }();
  return all;
}

template <class Enum>
int valueCount() {
  return static_cast<int>(everyValue<Enum>().size());
}

/// The i-th value, from 0; after the last one it starts again with the first.
template <class Enum>
Enum valueAt(int i) {
  return everyValue<Enum>()[static_cast<std::size_t>(i % valueCount<Enum>())];
}

}  // namespace gjk
