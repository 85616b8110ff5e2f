//===--- combinable.h - combinable ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_COMBINABLE_H
#define AMP2HIP_WINDOWS_PPL_COMBINABLE_H

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace concurrency {

/// A value per thread, which are combined after the parallel work. Only local() may be called by
/// several threads at once.
template <typename T>
class combinable {
public:
  combinable() : initial_([] { return T(); }) {}
  /// \p initial returns the first value of each thread.
  template <typename Function>
  explicit combinable(Function initial) : initial_(std::move(initial)) {}
  combinable(const combinable &other) : initial_(other.initial_) { copy_from(other); }
  combinable &operator=(const combinable &other) {
    if (this == &other)
      return *this;
    clear();
    initial_ = other.initial_;
    copy_from(other);
    return *this;
  }
  ~combinable() { clear(); }

  /// Returns the value of this thread, which is made by the first call.
  T &local() {
    bool exists;
    return local(exists);
  }
  /// Also stores whether the thread had a value before.
  T &local(bool &exists) {
    std::atomic<node *> &bucket = buckets_[number_of(this_thread())];
    node *first = bucket.load(std::memory_order_acquire);
    for (node *one = first; one != nullptr; one = one->next)
      if (one->thread == this_thread()) {
        exists = true;
        return one->value;
      }
    exists = false;
    // Only this thread adds a value for itself.
    node *made = new node{this_thread(), first, initial_()};
    while (!bucket.compare_exchange_weak(made->next, made, std::memory_order_acq_rel))
      ;
    return made->value;
  }
  void clear() {
    for (std::atomic<node *> &bucket : buckets_)
      for (node *one = bucket.exchange(nullptr); one != nullptr;)
        delete std::exchange(one, one->next);
  }
  /// Returns the values combined by `function(a, b)`; the initial value if there are none. The
  /// parameters may be references that are not const.
  template <typename Function>
  T combine(Function function) const {
    T result = initial_();
    bool any = false;
    combine_each([&](T &value) {
      result = any ? function(result, value) : value;
      any = true;
    });
    return result;
  }
  /// Calls \p function for each value.
  template <typename Function>
  void combine_each(Function function) const {
    for (const std::atomic<node *> &bucket : buckets_)
      for (node *one = bucket; one != nullptr; one = one->next)
        function(one->value);
  }

private:
  struct node {
    const void *thread;
    node *next;
    T value;
  };
  static constexpr std::size_t bucket_count = 64;

  /// An address that identifies the thread.
  static const void *this_thread() {
    static thread_local char one;
    return &one;
  }
  static std::size_t number_of(const void *thread) {
    // Thread-local variables of different threads have addresses far apart.
    return (reinterpret_cast<std::uintptr_t>(thread) * 0x9E3779B97F4A7C15U) >> 58;
  }
  void copy_from(const combinable &other) {
    for (std::size_t i = 0; i < bucket_count; ++i)
      for (const node *one = other.buckets_[i]; one != nullptr; one = one->next)
        buckets_[i] = new node{one->thread, buckets_[i], one->value};
  }

  std::function<T()> initial_;
  std::atomic<node *> buckets_[bucket_count] = {};
};

} // namespace concurrency

#endif // AMP2HIP_WINDOWS_PPL_COMBINABLE_H
