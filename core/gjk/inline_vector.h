#pragma once
// A growing array whose first N elements need no allocation.

#include <memory>
#include <type_traits>
#include <utility>

namespace gjk {

/// Elements are raw bytes until pushed: nothing is initialised ahead of use. Grows to the heap beyond N and stays
/// there.
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
    if (size_ == capacity_)
      grow(value);
    else
      new (data_ + size_++) T(value);
  }
  T pop() { return data_[--size_]; }
  T& operator[](int i) { return data_[i]; }
  const T& operator[](int i) const { return data_[i]; }
  T& back() { return data_[size_ - 1]; }
  T* begin() { return data_; }
  T* end() { return data_ + size_; }
  const T* begin() const { return data_; }
  const T* end() const { return data_ + size_; }

 private:
  void grow(T value) {  // by copy: it may stand in the array that moves
    std::unique_ptr<unsigned char[]> larger(new unsigned char[sizeof(T) * 2 * static_cast<std::size_t>(capacity_)]);
    T* moved = reinterpret_cast<T*>(larger.get());
    for (int i = 0; i < size_; ++i) new (moved + i) T(data_[i]);
    heap_ = std::move(larger);
    data_ = moved;
    capacity_ *= 2;
    new (data_ + size_++) T(value);
  }

  alignas(T) unsigned char inline_[sizeof(T) * N];
  std::unique_ptr<unsigned char[]> heap_;
  T* data_ = reinterpret_cast<T*>(inline_);
  int size_ = 0, capacity_ = N;
};

}  // namespace gjk
