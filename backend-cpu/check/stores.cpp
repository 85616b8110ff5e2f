//===--- stores.cpp - what the checker knows about backing stores ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "stores.h"
#include <algorithm>

namespace amp2hip::check {

void store_state::set_written(std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < std::min(end, bytes.size()) && unwritten_count != 0; ++i)
    if ((bytes[i] & written) == 0) {
      bytes[i] |= written;
      --unwritten_count;
    }
}

void store_state::clear_written(std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < std::min(end, bytes.size()); ++i)
    if ((bytes[i] & written) != 0) {
      bytes[i] &= static_cast<unsigned char>(~written);
      ++unwritten_count;
    }
}

void store_state::set_newer(std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < std::min(end, bytes.size()); ++i)
    if ((bytes[i] & newer) == 0) {
      bytes[i] |= newer;
      ++newer_count;
    }
}

void store_state::clear_newer(std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < std::min(end, bytes.size()) && newer_count != 0; ++i)
    if ((bytes[i] & newer) != 0) {
      bytes[i] &= static_cast<unsigned char>(~newer);
      --newer_count;
    }
}

void stores::add(const buffer &store, const char *memory, std::size_t bytes) {
  store_state &state = all_[&store];
  state = store_state();
  state.memory = memory;
  state.bytes.assign(bytes, memory != nullptr ? store_state::written : 0);
  state.unwritten_count = memory != nullptr ? 0 : bytes;
}

void stores::remove(const buffer &store) { all_.erase(&store); }

const store_state *stores::find(const buffer &store) const {
  const auto found = all_.find(&store);
  return found != all_.end() ? &found->second : nullptr;
}

std::size_t stores::newer_count() const {
  std::size_t count = 0;
  for (const auto &[store, state] : all_)
    count += state.newer_count;
  return count;
}

/// Returns the part of \p state that the range covers, as a range of its bytes.
static std::pair<std::size_t, std::size_t> overlap(const store_state &state, const char *begin,
                                                   std::size_t bytes) {
  const char *const first = std::max(begin, state.memory);
  const char *const last = std::min(begin + bytes, state.memory + state.bytes.size());
  if (state.memory == nullptr || first >= last)
    return {0, 0};
  return {first - state.memory, last - state.memory};
}

const store_state *stores::newer_in(const char *begin, std::size_t bytes,
                                    const buffer *except) const {
  for (const auto &[store, state] : all_) {
    if (store == except || state.newer_count == 0)
      continue;
    const auto [first, last] = overlap(state, begin, bytes);
    for (std::size_t byte = first; byte < last; ++byte)
      if ((state.bytes[byte] & store_state::newer) != 0)
        return &state;
  }
  return nullptr;
}

void stores::overwritten(const char *begin, std::size_t bytes) {
  for (auto &[store, state] : all_)
    if (state.newer_count != 0) {
      const auto [first, last] = overlap(state, begin, bytes);
      state.clear_newer(first, last);
    }
}

} // namespace amp2hip::check
