//===--- stores.cpp - what the checker knows about backing stores ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "stores.h"
#include <algorithm>
#include <cstdint>

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

void store_state::set_cached(std::size_t begin, std::size_t end, bool owns) {
  any_cached = true;
  for (std::size_t i = begin; i < std::min(end, bytes.size()); ++i)
    bytes[i] |= static_cast<unsigned char>(cached | (owns ? owned : 0));
}

void store_state::clear(unsigned char flags, std::size_t begin, std::size_t end) {
  if (!any_cached)
    return;
  for (std::size_t i = begin; i < std::min(end, bytes.size()); ++i)
    bytes[i] &= static_cast<unsigned char>(~flags);
  if (begin == 0 && end >= bytes.size() && (flags & cached) != 0)
    any_cached = any_overwritten = false;
}

unsigned char store_state::any_of(std::size_t begin, std::size_t end) const {
  unsigned char flags = 0;
  for (std::size_t i = begin; i < std::min(end, bytes.size()); ++i)
    flags |= bytes[i];
  return flags;
}

bool store_state::has(unsigned char flags, std::size_t begin, std::size_t end) const {
  for (std::size_t i = begin; i < std::min(end, bytes.size()) && any_overwritten; ++i)
    if ((bytes[i] & flags) != 0)
      return true;
  return false;
}

void stores::add(const buffer &store, const char *memory, std::size_t bytes) {
  store_state &state = all_[&store];
  state = store_state();
  state.memory = memory;
  state.bytes.assign(bytes, memory != nullptr ? store_state::written : 0);
  state.unwritten_count = memory != nullptr ? 0 : bytes;
  ++unchecked_memory::current_version;
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

bool stores::any_in(const char *begin, std::size_t bytes, const buffer *except) const {
  for (const auto &[store, state] : all_) {
    const auto [first, last] = overlap(state, begin, bytes);
    if (store != except && first != last)
      return true;
  }
  return false;
}

address_range stores::range_without(const char *address) const {
  // The range does not include the last addresses, so that its size is a valid std::ptrdiff_t.
  address_range result = {nullptr, reinterpret_cast<const char *>(PTRDIFF_MAX)};
  for (const auto &[store, state] : all_)
    if (state.memory != nullptr)
      result.exclude({state.memory, state.memory + state.bytes.size()}, address);
  return result;
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

bool stores::any_cached() const {
  for (const auto &[store, state] : all_)
    if (state.any_cached)
      return true;
  return false;
}

bool stores::overwritten(const char *begin, std::size_t bytes, const void *place,
                         const std::function<std::vector<void *>()> &callers) {
  bool any_newer = false;
  for (auto &[store, state] : all_) {
    if (!state.any_cached)
      continue;
    const auto [first, last] = overlap(state, begin, bytes);
    bool is_seen = true, is_newer = false;
    for (std::size_t i = first; i < last; ++i) {
      unsigned char &flags = state.bytes[i];
      if ((flags & store_state::cached) == 0)
        continue;
      flags |= store_state::stale;
      is_newer |= (flags & store_state::newer) != 0;
      if ((flags & store_state::owned) != 0)
        flags |= store_state::lost;
      is_seen = false;
    }
    state.clear_newer(first, last);
    if (is_seen)
      continue;
    state.any_overwritten = true;
    any_newer |= is_newer;
    if (state.host_place != place) {
      state.host_place = place;
      state.host_write = callers();
    }
    state.host_replaced_newer = is_newer;
  }
  return any_newer;
}

} // namespace amp2hip::check
