//===--- bulk_copy.cpp - large copies on several threads ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bulk_copy.h"
#include "error.h"
#include <algorithm>
#include <cstring>
#include <system_error>
#include <thread>

namespace amp2hip::AMP2HIP_GPU_NAMESPACE {

namespace {

// Eight threads saturate the bus of a large GPU. More would only use more
// memory.
constexpr unsigned max_threads = 8;

} // namespace

/// Returns the next part; null if none is left or a thread has failed.
const copy_part *bulk_copy::next_part() {
  const std::size_t number = next_.fetch_add(1, std::memory_order_relaxed);
  return number < parts_.size() ? &parts_[number] : nullptr;
}

template <typename Work>
void bulk_copy::run_and_store_error(const Work &work) noexcept {
  block mine[2];
  try {
    current_device current(device_.ordinal());
    work(mine);
    for (const block &one : mine)
      if (one != nullptr)
        device_.staging().add_in_flight(one);
  } catch (...) {
    next_ = parts_.size();
    // Wait first: a pending transfer must not access a block after another copy has acquired the
    // block.
    (void)gpuStreamSynchronize(stream_);
    for (const block &one : mine)
      if (one != nullptr)
        device_.staging().give_back(one);
    std::lock_guard<std::mutex> lock(mutex_);
    if (failure_ == nullptr)
      failure_ = std::current_exception();
  }
}

template <typename Work>
void bulk_copy::run_on_threads(Work work) {
  const std::size_t thread_count = std::min<std::size_t>(
      {max_threads, std::max(1u, std::thread::hardware_concurrency()), (parts_.size() + 1) / 2});
  std::vector<std::thread> others;
  others.reserve(thread_count);
  try {
    while (others.size() + 1 < thread_count)
      others.emplace_back([&] { run_and_store_error(work); });
  } catch (const std::system_error &) { // continue with fewer threads
  }
  run_and_store_error(work);
  for (std::thread &one : others)
    one.join();
  if (failure_ != nullptr)
    std::rethrow_exception(failure_);
}

void bulk_copy::copy_parts_in(block (&mine)[2], const char *from, std::size_t pitch) {
  for (int turn = 0; const copy_part *part = next_part(); turn ^= 1) {
    if (mine[turn] == nullptr)
      mine[turn] = device_.staging().acquire();
    else
      mine[turn]->finish(); // wait for its transfer
    char *const block = mine[turn]->block();
    for (std::size_t row = 0; row < part->height; ++row)
      std::memcpy(block + row * part->width, from + part->from + row * pitch, part->width);
    half_(*part, block);
    mine[turn]->record_transfer(stream_, {});
  }
}

void bulk_copy::copy_parts_out(block (&mine)[2], char *to, std::size_t pitch) {
  int turn = 0, queued = 0;
  for (bool more = true; more || queued > 0;) {
    if (const copy_part *part = more && queued < 2 ? next_part() : nullptr) {
      block &one = mine[(turn + queued) % 2];
      if (one == nullptr)
        one = device_.staging().acquire();
      half_(*part, one->block());
      one->record_transfer(stream_, {to + part->to, part->width, part->height, pitch});
      ++queued;
      continue;
    }
    more = more && queued == 2;
    if (queued == 0)
      break;
    mine[turn]->finish();
    turn ^= 1;
    --queued;
  }
}

void bulk_copy::in(const char *from, std::size_t pitch) {
  run_on_threads([=](block(&mine)[2]) { copy_parts_in(mine, from, pitch); });
}

void bulk_copy::out(char *to, std::size_t pitch) {
  run_on_threads([=](block(&mine)[2]) { copy_parts_out(mine, to, pitch); });
}

} // namespace amp2hip::AMP2HIP_GPU_NAMESPACE
