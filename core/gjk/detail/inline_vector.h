#pragma once
// A growing array whose first N elements need no allocation.

#include "gjk/detail/export.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace gjk::detail {

/// Bytes on the heap, the first `kept` of them copied from `from`.
GJK_API std::unique_ptr<unsigned char[]> enlarged(const unsigned char* from, std::size_t kept, std::size_t size);

/// Elements are uninitialised until pushed. Moves to the heap beyond N elements and stays there.
template <class T, int N>
class InlineVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  InlineVector() = default;
  InlineVector(const InlineVector&) = delete;
  InlineVector& operator=(const InlineVector&) = delete;

  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }
  void push(const T& value) {
    if (size_ < capacity_) {
      new (data_ + size_++) T(value);
    } else {
      const T copy = value;  // it may be an element of the array that moves
      new (grow()) T(copy);
    }
  }
  T pop() { return data_[--size_]; }
  /// Adds an element, which the caller must write.
  T* grow() {
    if (size_ == capacity_) enlarge(2 * capacity_, size_);
    return data_ + size_++;
  }
  /// Clears the array and reserves room for this many elements. The caller writes them and then calls end(past the
  /// last).
  T* overwrite(int most) {
    if (most > capacity_) enlarge(std::max(most, 2 * capacity_), 0);
    size_ = 0;
    return data_;
  }
  void end(const T* past) { size_ = static_cast<int>(past - data_); }
  T& operator[](int i) { return data_[i]; }
  const T& operator[](int i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

 private:
  void enlarge(int capacity, int kept) {
    heap_ = enlarged(reinterpret_cast<const unsigned char*>(data_), sizeof(T) * static_cast<std::size_t>(kept),
                     sizeof(T) * static_cast<std::size_t>(capacity));
    data_ = reinterpret_cast<T*>(heap_.get());
    capacity_ = capacity;
  }

  alignas(T) unsigned char inline_[sizeof(T) * N];
  std::unique_ptr<unsigned char[]> heap_;
  T* data_ = reinterpret_cast<T*>(inline_);
  int size_ = 0, capacity_ = N;
};

}  // namespace gjk::detail
