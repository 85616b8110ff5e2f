//===--- record_list.h - a list of the records of a trace -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H
#define AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H

#include "arena.h"
#include <cstddef>
#include <new>
#include <utility>
#include <vector>

namespace amp2hip::trace {

/// A list whose elements keep their addresses. Allocates memory for many elements at a time, where
/// a std::deque allocates it for a few. The memory is that of the arena, and is never freed.
template <typename T>
class record_list {
public:
  record_list() = default;
  record_list(const record_list &) = delete;
  record_list &operator=(const record_list &) = delete;
  ~record_list() {
    for (T &one : *this)
      one.~T();
  }

  /// Allocates the memory of the first elements, and touches it.
  void prepare() {
    if (chunks_.empty())
      add_chunk();
    *reinterpret_cast<volatile char *>(chunks_[0]) = 0;
  }
  T &emplace_back(T &&one = T()) {
    if (count_ == chunks_.size() * chunk)
      add_chunk();
    T *const added = new (chunks_.back() + count_ % chunk) T(std::move(one));
    ++count_;
    return *added;
  }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  T &operator[](std::size_t i) { return chunks_[i / chunk][i % chunk]; }
  const T &operator[](std::size_t i) const { return chunks_[i / chunk][i % chunk]; }
  T &back() { return (*this)[count_ - 1]; }

  template <typename List>
  struct iterator {
    List *list;
    std::size_t at;
    auto &operator*() const { return (*list)[at]; }
    iterator &operator++() {
      ++at;
      return *this;
    }
    bool operator!=(const iterator &other) const { return at != other.at; }
  };
  iterator<record_list> begin() { return {this, 0}; }
  iterator<record_list> end() { return {this, count_}; }
  iterator<const record_list> begin() const { return {this, 0}; }
  iterator<const record_list> end() const { return {this, count_}; }

private:
  void add_chunk() { chunks_.push_back(static_cast<T *>(allocate(chunk * sizeof(T)))); }

  static constexpr std::size_t chunk = 512;
  std::vector<T *> chunks_;
  std::size_t count_ = 0;
};

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H
