//===--- record_list.h - a list of the records of a trace -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H
#define AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace amp2hip::trace {

/// A list whose elements keep their addresses. Allocates memory for many elements at a time, where
/// a std::deque allocates it for a few.
template <typename T>
class record_list {
public:
  T &emplace_back(T &&one = T()) {
    if (count_ == chunks_.size() * chunk)
      chunks_.push_back(std::make_unique<std::vector<T>>());
    std::vector<T> &last = *chunks_.back();
    if (last.empty())
      last.reserve(chunk);
    last.push_back(std::move(one));
    ++count_;
    return last.back();
  }
  std::size_t size() const { return count_; }
  bool empty() const { return count_ == 0; }
  T &operator[](std::size_t i) { return (*chunks_[i / chunk])[i % chunk]; }
  const T &operator[](std::size_t i) const { return (*chunks_[i / chunk])[i % chunk]; }
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
  static constexpr std::size_t chunk = 512;
  std::vector<std::unique_ptr<std::vector<T>>> chunks_;
  std::size_t count_ = 0;
};

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_RECORD_LIST_H
