//===--- worker.h - One thread of the soak test ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOAK_WORKER_H
#define AMP2HIP_SOAK_WORKER_H

#include <amp.h>
#include <atomic>
#include <memory>
#include <random>
#include <vector>

namespace soak {

/// Data that all threads read at the same time and none writes.
struct shared_data {
  std::vector<int> source;
  concurrency::array_view<const int> view;
  /// Creates `count` elements.
  explicit shared_data(int count);
};

/// A container, and the values it must have.
struct item {
  std::vector<int> model, source;
  std::unique_ptr<concurrency::array<int>> array; ///< null if the view is on `source` or on nothing
  std::unique_ptr<concurrency::array_view<int>> view;
  ~item();
};

/// Creates, uses and destroys its own containers at random on all accelerators,
/// and does the same to plain vectors.
class worker {
public:
  /// Creates the first containers. Keeps a reference to `shared`.
  worker(unsigned seed, const shared_data &shared);

  /// Makes one random step. Throws std::runtime_error if a container differs
  /// from its model.
  void step();
  /// Checks and destroys the remaining containers, and waits for all callbacks.
  void end();

  /// The numbers of steps, launches and created containers so far.
  std::atomic<unsigned long> steps{0}, launches{0}, containers{0};

private:
  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  concurrency::accelerator_view place();
  item &any() { return *items_[static_cast<std::size_t>(below(static_cast<int>(items_.size())))]; }
  void create();
  void destroy(std::size_t which);
  void check(item &one);
  void launch(item &to);
  void launch_tiled(item &to);
  void use_array(item &one);
  void move_elements(item &to, item &from);
  void touch(item &one);
  void wait_for_futures(item &one);

  std::mt19937 random_;
  const shared_data &shared_;
  std::vector<concurrency::accelerator_view> places_;
  std::vector<std::unique_ptr<item>> items_;
  std::shared_ptr<std::atomic<int>> callbacks_ = std::make_shared<std::atomic<int>>(0);
  int callbacks_wanted_ = 0;
};

} // namespace soak

#endif // AMP2HIP_SOAK_WORKER_H
