//===--- checked_iterators.h - checked_array_iterator --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The iterators of Microsoft's <iterator> for arrays of known size. An access outside of the array
/// ends the program with a message, also without _DEBUG.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_CHECKED_ITERATORS_H
#define AMP2HIP_WINDOWS_STL_CHECKED_ITERATORS_H

#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <iterator>

namespace stdext {

/// A random-access iterator over \p size elements from \p pointer, at element \p position.
template <typename Pointer>
class checked_array_iterator {
public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = typename std::iterator_traits<Pointer>::value_type;
  using difference_type = std::ptrdiff_t;
  using pointer = Pointer;
  using reference = typename std::iterator_traits<Pointer>::reference;

  checked_array_iterator() = default;
  checked_array_iterator(Pointer array, std::size_t size, std::size_t position = 0)
      : array_(array), size_(size), position_(position) {
    check(position <= size);
  }

  Pointer base() const { return array_ + position_; }
  reference operator*() const {
    check(position_ < size_);
    return array_[position_];
  }
  pointer operator->() const { return &**this; }
  reference operator[](difference_type by) const { return *(*this + by); }

  checked_array_iterator &operator+=(difference_type by) {
    check(by >= 0 ? static_cast<std::size_t>(by) <= size_ - position_
                  : static_cast<std::size_t>(-by) <= position_);
    position_ += static_cast<std::size_t>(by);
    return *this;
  }
  checked_array_iterator &operator-=(difference_type by) { return *this += -by; }
  checked_array_iterator &operator++() { return *this += 1; }
  checked_array_iterator &operator--() { return *this += -1; }
  checked_array_iterator operator++(int) {
    checked_array_iterator old = *this;
    ++*this;
    return old;
  }
  checked_array_iterator operator--(int) {
    checked_array_iterator old = *this;
    --*this;
    return old;
  }
  checked_array_iterator operator+(difference_type by) const {
    checked_array_iterator result = *this;
    return result += by;
  }
  friend checked_array_iterator operator+(difference_type by, const checked_array_iterator &from) {
    return from + by;
  }
  checked_array_iterator operator-(difference_type by) const { return *this + -by; }
  difference_type operator-(const checked_array_iterator &other) const {
    check(array_ == other.array_);
    return static_cast<difference_type>(position_) - static_cast<difference_type>(other.position_);
  }

  bool operator==(const checked_array_iterator &other) const { return *this - other == 0; }
  bool operator!=(const checked_array_iterator &other) const { return *this - other != 0; }
  bool operator<(const checked_array_iterator &other) const { return *this - other < 0; }
  bool operator>(const checked_array_iterator &other) const { return *this - other > 0; }
  bool operator<=(const checked_array_iterator &other) const { return *this - other <= 0; }
  bool operator>=(const checked_array_iterator &other) const { return *this - other >= 0; }

private:
  static void check(bool condition) {
    if (condition)
      return;
    std::fputs("checked_array_iterator: access outside of the array\n", stderr);
    std::abort();
  }
  Pointer array_ = nullptr;
  std::size_t size_ = 0, position_ = 0;
};
template <typename Pointer>
checked_array_iterator<Pointer> make_checked_array_iterator(Pointer array, std::size_t size,
                                                            std::size_t position = 0) {
  return checked_array_iterator<Pointer>(array, size, position);
}

/// A pointer as an iterator that is known to be unchecked: the pointer itself.
template <typename Pointer>
using unchecked_array_iterator = Pointer;
template <typename Pointer>
Pointer make_unchecked_array_iterator(Pointer array) {
  return array;
}

} // namespace stdext

#endif // AMP2HIP_WINDOWS_STL_CHECKED_ITERATORS_H
