//===--- kernel_accesses.cpp - finds faults in the accesses of kernels ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/launch/thread_state.h"
#include "checker.h"
#include <algorithm>
#include <cstring>

namespace amp2hip::check {

shadow *checker::tile_static_of(const char *address) {
  for (shadow &one : tile_static_)
    if (one.contains(address)) {
      for (const memory_range &variable : internal_)
        if (static_cast<std::size_t>(address - variable.begin) < variable.bytes)
          return nullptr;
      return &one;
    }
  return nullptr;
}

checker::target checker::target_at(const char *address) {
  if (region *const where = elements_.at(address))
    return {&where->words, elements_.named(address, thread_), true};
  return {tile_static_of(address), nullptr, false};
}

/// Calls use(word, bytes, address) for each word of a range, with the first address of the range in
/// the word. Bit n of `bytes` is set if byte n of the word is in the range.
template <typename Use>
static void for_each_word(shadow &words, const char *address, std::size_t bytes, const Use &use) {
  for (const char *at = address; at < address + bytes;) {
    const auto first = reinterpret_cast<std::uintptr_t>(at) % 4;
    const std::size_t count =
        std::min<std::size_t>(4 - first, static_cast<std::size_t>(address + bytes - at));
    if (word_state *const word = words.at(at))
      use(*word, static_cast<unsigned char>(((1u << count) - 1u) << first), at);
    at += count;
  }
}

void checker::accessed_in_kernel(char *address, std::size_t bytes, access_kind kind, void *place,
                                 bool is_code) {
  const own_accesses own;
  const target where = target_at(address);
  const bool writes = kind != access_kind::read && kind != access_kind::atomic_read;
  if (where.words == nullptr) {
    if (is_code && !found_)
      check_outside(address, bytes, writes, place);
    return;
  }
  // GCC announces the write of a copied object before the read.
  if (kind == access_kind::read && !pending_.was_read)
    pending_.was_read = true;
  else
    finish_write();
  if (found_)
    return;
  const bool atomic = kind != access_kind::read && kind != access_kind::write;
  const bool reads = kind != access_kind::write && kind != access_kind::atomic_write;
  const std::uint32_t stack = stacks_.of(place);
  access by = access_by(stack, atomic);
  if (outside_index_) {
    check_array(address, bytes, writes, by);
    if (found_)
      return;
  }
  by.region = elements_.number_of(where.named);
  if (reads)
    read(address, bytes, where, by);
  if (writes)
    begin_write(address, bytes, where, atomic, stack);
}

void checker::index_outside(long index, const char *array, void *) {
  if (running_ && !inside_ && !found_)
    outside_index_ = {index, array};
}

/// Finds the array of an index that is outside: the variable that contains its first element.
void checker::check_array(const char *address, std::size_t bytes, bool writes, access by) {
  const outside_index found = *outside_index_;
  outside_index_.reset();
  const char *const first = address - found.index * static_cast<std::ptrdiff_t>(bytes);
  if (tile_static_of(first) == nullptr)
    return;
  found_ = fault_at(fault::kind::outside_array, by, writes, first, bytes);
  if (!found_)
    return;
  found_->array = found.array;
  std::vector<std::ptrdiff_t> &index = found_->second.what.index;
  if (index.empty())
    index.push_back(0);
  index.back() = found.index;
}

/// Returns the range around an address that is memory of the process and of no container or
/// tile_static variable. The range is empty if the address is in no such memory.
address_range checker::process_memory_around(const char *address) {
  address_range result = process_memory_.range_of(address);
  if (!result.contains(address))
    return {};
  for (const region &one : elements_.regions())
    result.exclude({one.words.begin(), one.words.begin() + one.words.bytes()}, address);
  for (const shadow &one : tile_static_) {
    const address_range block = {one.begin(), one.begin() + one.bytes()};
    if (block.contains(address)) // a variable that is not of the program
      return {address, address + 1};
    result.exclude(block, address);
  }
  return result;
}

/// Finds accesses by a pointer or reference that are outside of the containers of the kernel, and
/// that are not accesses to variables.
void checker::check_outside(const char *address, std::size_t bytes, bool writes, void *place) {
  const address_range around = process_memory_around(address);
  if (around.contains(address)) {
    unchecked_.add(around, unchecked_memory::current_version);
    return;
  }
  const region *const where = elements_.nearest(address);
  if (where == nullptr)
    return;
  access by = access_by(stacks_.of(place), false);
  by.region = elements_.number_of(where);
  found_ = fault_at(fault::kind::outside, by, writes, address, bytes);
  if (found_)
    found_->elements = where->container.bytes / where->container.element;
}

void checker::check_contents(region &where, const char *address, std::size_t bytes, access reader) {
  const store_state &state = *where.state;
  const bool other_may_be_newer =
      where.shares_memory && newer_.load(std::memory_order_relaxed) != 0;
  if (state.unwritten_count == 0 && !state.any_overwritten && !other_may_be_newer)
    return;
  const std::size_t offset =
      static_cast<std::size_t>(address - where.container.begin) + where.offset;
  const unsigned char flags = state.any_of(offset, offset + bytes);
  // An object may have bytes between its members, which are never written.
  if ((flags & store_state::written) == 0) {
    if (!suspected_)
      if (auto one = fault_at(fault::kind::without_contents, reader, false, address, bytes))
        suspected_ = {std::move(*one), address, bytes};
    return;
  }
  if (state.memory == nullptr)
    return;
  change changed;
  bool is_stale = false;
  if (other_may_be_newer) {
    const std::lock_guard<std::mutex> guard(lock_);
    if (const store_state *const other = stores_.newer_in(address, bytes, where.container.store)) {
      is_stale = true;
      changed = other->last_change;
    }
  }
  if (is_stale) {
    found_ = fault_at(fault::kind::stale, reader, false, address, bytes);
    if (found_)
      found_->changed = std::move(changed);
  } else if ((flags & store_state::stale) != 0 && state.any_overwritten) {
    found_ = fault_at(fault::kind::overwritten, reader, false, address, bytes);
    const std::lock_guard<std::mutex> guard(lock_);
    if (found_)
      found_->first.place = state.host_write;
  }
}

inline void checker::read(const char *address, std::size_t bytes, const target &where,
                          access reader) {
  if (where.named != nullptr)
    check_contents(*where.named, address, bytes, reader);
  bool any = false;
  for_each_word(*where.words, address, bytes,
                [&](word_state &word, unsigned char mask, const char *) {
                  any |= (word.written & mask) != 0;
                  if (reader.atomic)
                    return;
                  reader.bytes = mask;
                  if (conflicts(word.write, reader, where.is_global))
                    race(word.write, true, reader, false, address, bytes);
                  word.readers.add(reader, tile_first_, tile_threads_);
                });
  if (!where.is_global && !any && !found_ && !suspected_)
    if (auto one = fault_at(fault::kind::without_contents, reader, false, address, bytes))
      suspected_ = {std::move(*one), address, bytes};
}

/// Returns the bytes of an access, of which there are at most 16, as two integers.
static std::pair<std::uint64_t, std::uint64_t> value_at(const char *address, std::size_t bytes) {
  std::uint64_t value[2] = {0, 0};
  if (bytes == 4)
    std::memcpy(value, address, 4);
  else if (bytes == 8)
    std::memcpy(value, address, 8);
  else
    for (std::size_t i = 0; i < bytes; ++i)
      value[i / 8] |= std::uint64_t(static_cast<unsigned char>(address[i])) << (i % 8 * 8);
  return {value[0], value[1]};
}

/// Records what is certain before a write.
void checker::begin_write(char *address, std::size_t bytes, const target &where, bool atomic,
                          std::uint32_t stack) {
  finish_write();
  pending_.address = address;
  pending_.bytes = bytes;
  pending_.where = where;
  pending_.was_read = false;
  pending_.stack = stack;
  pending_.atomic = atomic;
  if (bytes <= 16)
    pending_.old = value_at(address, bytes);
  for_each_word(*where.words, address, bytes,
                [](word_state &word, unsigned char mask, const char *) { word.written |= mask; });
  if (where.named == nullptr)
    return;
  const std::size_t offset =
      static_cast<std::size_t>(address - where.named->container.begin) + where.named->offset;
  store_state &state = *where.named->state;
  if (state.unwritten_count == 0 && !state.any_overwritten)
    return;
  const std::lock_guard<std::mutex> guard(lock_);
  state.set_written(offset, offset + bytes);
  if (state.any_overwritten)
    state.clear(store_state::stale | store_state::lost, offset, offset + bytes);
}

/// Records the last write of the thread, which is now complete.
void checker::finish_write() {
  if (pending_.address == nullptr)
    return;
  const pending_write one = pending_;
  pending_.address = nullptr;
  if (found_)
    return;
  const bool silent = one.bytes <= 16 && value_at(one.address, one.bytes) == one.old;
  access writer = access_by(one.stack, one.atomic);
  writer.region = elements_.number_of(one.where.named);
  writer.silent = silent && !one.atomic;
  const auto use = [&](word_state &word, unsigned char mask, const char *at) {
    writer.bytes = mask;
    const auto check = [&](const access &earlier, bool writes) {
      if (conflicts(earlier, writer, one.where.is_global))
        race(earlier, writes, writer, true, one.address, one.bytes);
    };
    rare_accesses *const rare = one.where.words->rare_at(at, writer.atomic || writer.silent);
    // Two threads that write the same value do not disturb each other. Atomic operations have no
    // order among themselves and need none.
    if (!writer.silent) {
      check(word.write, true);
      if (rare != nullptr)
        for (const access &earlier : rare->silent)
          check(earlier, true);
    }
    if (!writer.atomic && rare != nullptr)
      for (const access &earlier : rare->atomic)
        check(earlier, true);
    if (!writer.silent && !writer.atomic)
      for (const access &earlier : word.readers)
        check(earlier, false);
    if (writer.atomic)
      rare->atomic.add(writer, tile_first_, tile_threads_);
    else if (writer.silent)
      rare->silent.add(writer, tile_first_, tile_threads_);
    else
      word.write = writer;
  };
  for_each_word(*one.where.words, one.address, one.bytes, use);
  if (one.where.named != nullptr && !silent)
    record_change(one);
}

/// Records the change of the program's own memory by a write of a kernel.
void checker::record_change(const pending_write &one) {
  region &where = *one.where.named;
  store_state &state = *where.state;
  const std::size_t offset =
      static_cast<std::size_t>(one.address - where.container.begin) + where.offset;
  if (state.memory == nullptr)
    return;
  const std::lock_guard<std::mutex> guard(lock_);
  state.set_newer(offset, offset + one.bytes);
  if (one.stack != last_change_.first || kernel_ != last_change_.second ||
      state.last_change.kernel != kernel_->type)
    state.last_change = {kernel_->type, where.container.member, stacks_.addresses(one.stack),
                         this_thread().caller};
  last_change_ = {one.stack, kernel_};
}

void checker::race(access first, bool first_writes, access second, bool second_writes,
                   const char *address, std::size_t bytes) {
  if (found_)
    return;
  found_ = fault_at(fault::kind::race, second, second_writes, address, bytes);
  if (!found_)
    return;
  found_->first = {first, stacks_.addresses(first.stack), first_writes, {}};
  name(found_->first, address, bytes);
  found_->barrier_between = first.barriers != second.barriers;
  if (suspected_ && (suspected_->what.is_tile_static != found_->is_tile_static ||
                     suspected_->what.second.what.variable != found_->second.what.variable))
    found_ = std::move(suspected_->what);
}

} // namespace amp2hip::check
