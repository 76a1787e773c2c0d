#pragma once
// All values of an enumeration that name() names, so that no reader, menu or test misses a new one.

#include <cstddef>
#include <vector>

namespace gjk {

/// Of an enumeration whose enumerators start at 0 and whose name() is "" behind the last.
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

/// The i-th one, from 0; behind the last comes the first.
template <class Enum>
Enum valueAt(int i) {
  return everyValue<Enum>()[static_cast<std::size_t>(i % valueCount<Enum>())];
}

}  // namespace gjk
