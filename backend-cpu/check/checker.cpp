//===--- checker.cpp - finds faults in the accesses to memory -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "checker.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/launch/thread_state.h"
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace amp2hip::check {

thread_local bool checker::running_ = false;
thread_local bool checker::inside_ = false;

/// Never destroyed, because the destructors of the program access memory.
static checker *the_checker = nullptr;

checker *checker::instance() { return the_checker; }

void checker::create() {
  alignas(checker) static char storage[sizeof(checker)];
  the_checker = new (storage) checker;
  access_checks::set(*the_checker);
}

// Backing stores must be constructed after this.
[[gnu::constructor(101)]] static void create_checker() { checker::create(); }

void checker::created(const buffer &store, const char *memory, std::size_t bytes) {
  const scope guard(*this);
  stores_.add(store, memory, bytes);
}

void checker::destroyed(const buffer &store) noexcept {
  const scope guard(*this);
  stores_.remove(store);
  update_newer();
}

void checker::accessed(const buffer &store, const byte_range &bytes, bool reads, bool writes) {
  const scope guard(*this);
  store_state &state = stores_.of(store);
  state.clear_newer(bytes.begin, bytes.end);
  if (writes)
    state.set_written(bytes.begin, bytes.end);
  update_newer();
  if (!reads || state.memory == nullptr)
    return;
  if (const store_state *const other =
          stores_.newer_in(state.memory + bytes.begin, bytes.end - bytes.begin, &store))
    throw concurrency::runtime_exception(
        host_message(other->last_change, place_of_caller()).c_str(), E_FAIL);
}

void checker::discarded(const buffer &store, const byte_range &bytes) noexcept {
  const scope guard(*this);
  store_state &state = stores_.of(store);
  state.clear_newer(bytes.begin, bytes.end);
  state.clear_written(bytes.begin, bytes.end);
  update_newer();
}

bool checker::must_see_access(const buffer &store) const {
  const scope guard(*this);
  const store_state *const state = stores_.find(store);
  return state != nullptr && (state->newer_count != 0 || state->unwritten_count != 0);
}

void checker::launch_begins(const cpu_kernel &kernel) {
  launch_.lock();
  const scope guard(*this);
  kernel_ = &kernel;
  tile_threads_ = kernel.tile_threads != 0 ? kernel.tile_threads : 1;
  tile_ = 0;
  thread_ = 0;
  pending_.address = nullptr;
  found_.reset();
  message_.clear();
  regions_.clear();
  for (std::size_t i = 0; i < kernel.container_count; ++i) {
    const checked_container &one = kernel.containers[i];
    regions_.push_back(
        {one, shadow(one.begin, one.bytes, 1024), &stores_.of(*one.store), one.offset});
  }
  blocks_ = thread_blocks();
  tile_static_.clear();
  internal_.clear();
  for (const thread_block &block : blocks_)
    tile_static_.emplace_back(block.begin, block.bytes, 64);
}

void checker::tile_begins(std::uint64_t tile) {
  thread_waits();
  tile_ = tile;
  global_round_ = tile_static_round_ = barriers_ = 0;
  for (shadow &block : tile_static_)
    block.clear();
}

void checker::thread_runs(std::uint64_t number) {
  thread_waits();
  thread_ = static_cast<std::uint32_t>(tile_ * tile_threads_ + number + 1);
  running_ = true;
}

void checker::thread_waits() {
  const scope guard(*this);
  finish_write();
}

std::string checker::access_to(const void *first) const {
  const scope guard(*this);
  void *const code = reinterpret_cast<void *>(kernel_->run_tile);
  std::set<std::string> names;
  for (const region &one : regions_)
    if (one.container.begin == first)
      names.insert(container_name(*kernel_->type, one.container.member,
                                  code != nullptr ? code : reinterpret_cast<void *>(kernel_->run)));
  const std::string place = place_of_caller();
  return thread_name(access_by(nullptr, true, false), *kernel_) + " accesses " +
         (names.size() == 1 && !names.begin()->empty() ? "'" + *names.begin() + "'"
                                                       : "a container") +
         (place.empty() ? "" : " at " + place);
}

void checker::barrier_passed(fenced_memory fenced) {
  ++barriers_;
  if (fenced != fenced_memory::tile)
    ++global_round_;
  if (fenced != fenced_memory::global)
    ++tile_static_round_;
}

void checker::launch_ends() noexcept {
  running_ = false;
  try {
    const scope guard(*this);
    finish_write();
    update_newer();
    if (found_) {
      // Writes after the fault were not recorded.
      for (region &one : regions_)
        one.state->set_written(one.offset, one.offset + one.container.bytes);
      message_ = message_for(*found_, *kernel_);
    }
  } catch (...) {
    message_ = "a fault in a kernel, and no memory to describe it";
  }
  kernel_ = nullptr;
  regions_.clear();
  launch_.unlock();
}

void checker::raise() {
  if (!message_.empty())
    throw concurrency::runtime_exception(message_.c_str(), E_FAIL);
}

checker::region *checker::region_of(const char *address) {
  for (region &one : regions_)
    if (one.words.contains(address))
      return &one;
  return nullptr;
}

shadow *checker::tile_static_of(const char *address) {
  for (const memory_range &one : internal_)
    if (static_cast<std::size_t>(address - one.begin) < one.bytes)
      return nullptr;
  for (shadow &one : tile_static_)
    if (one.contains(address))
      return &one;
  return nullptr;
}

access checker::access_by(void *place, bool is_global, bool atomic) const {
  access by;
  by.thread = thread_;
  by.round = is_global ? global_round_ : tile_static_round_;
  by.barriers = barriers_;
  by.place = place;
  by.atomic = atomic;
  return by;
}

/// True if two accesses, one of them a write, have no order. The order of threads of a tile is that
/// of their barriers; the threads of other tiles have none.
bool checker::conflicts(const access &first, const access &second) const {
  if (!first.any() || first.thread == second.thread || (first.bytes & second.bytes) == 0)
    return false;
  const bool same_tile = (first.thread - 1) / tile_threads_ == (second.thread - 1) / tile_threads_;
  return !same_tile || first.round == second.round;
}

/// Calls use(word, bytes) for each word of a range. Bit n of `bytes` is set if byte n of the word
/// is in the range.
template <typename Use>
static void for_each_word(shadow &words, const char *address, std::size_t bytes, const Use &use) {
  for (const char *at = address; at < address + bytes;) {
    const auto first = reinterpret_cast<std::uintptr_t>(at) % 4;
    const std::size_t count =
        std::min<std::size_t>(4 - first, static_cast<std::size_t>(address + bytes - at));
    if (word_state *const word = words.at(at))
      use(*word, static_cast<unsigned char>(((1u << count) - 1u) << first));
    at += count;
  }
}

void checker::accessed_in_kernel(char *address, std::size_t bytes, access_kind kind, void *place) {
  const scope guard(*this);
  finish_write();
  if (found_)
    return;
  const bool atomic = kind != access_kind::read && kind != access_kind::write;
  if (kind == access_kind::read || kind == access_kind::atomic_read ||
      kind == access_kind::atomic_update)
    read(address, bytes, atomic, place);
  if (kind == access_kind::read || kind == access_kind::atomic_read)
    return;
  if (region_of(address) == nullptr && tile_static_of(address) == nullptr)
    return;
  pending_.address = address;
  pending_.bytes = bytes;
  pending_.place = place;
  pending_.atomic = atomic;
  std::memcpy(pending_.old, address, std::min(bytes, sizeof pending_.old));
}

void checker::check_contents(region &where, const char *address, std::size_t bytes,
                             const access &reader) {
  const store_state &state = *where.state;
  const std::size_t offset =
      static_cast<std::size_t>(address - where.container.begin) + where.offset;
  bool any = false; // an object may have bytes between its members, which are never written
  for (std::size_t i = offset; i < std::min(offset + bytes, state.bytes.size()); ++i)
    any |= (state.bytes[i] & store_state::written) != 0;
  const store_state *const other =
      newer_.load(std::memory_order_relaxed) != 0 && state.memory != nullptr
          ? stores_.newer_in(address, bytes, where.container.store)
          : nullptr;
  if (any && other == nullptr)
    return;
  fault one = {};
  one.what = any ? fault::kind::stale : fault::kind::without_contents;
  one.second = reader;
  if (any)
    one.changed = other->last_change;
  keep(std::move(one), address, bytes);
}

void checker::read(char *address, std::size_t bytes, bool atomic, void *place) {
  region *const where = region_of(address);
  shadow *const words = where != nullptr ? &where->words : tile_static_of(address);
  if (words == nullptr)
    return;
  access reader = access_by(place, where != nullptr, atomic);
  if (where != nullptr)
    check_contents(*where, address, bytes, reader);
  bool any = false;
  for_each_word(*words, address, bytes, [&](word_state &word, unsigned char mask) {
    any |= (word.written & mask) != 0;
    reader.bytes = mask;
    if (atomic)
      return;
    if (conflicts(word.write, reader))
      race(word.write, true, reader, false, address, bytes);
    word.readers.add(reader, tile_threads_);
  });
  if (where == nullptr && !any && !found_) {
    fault one = {};
    one.what = fault::kind::without_contents;
    one.second = reader;
    keep(std::move(one), address, bytes);
  }
}

/// Records the last write of the thread, which is now complete.
void checker::finish_write() {
  if (pending_.address == nullptr)
    return;
  const pending_write one = pending_;
  pending_.address = nullptr;
  region *const where = region_of(one.address);
  shadow *const words = where != nullptr ? &where->words : tile_static_of(one.address);
  if (words == nullptr || found_)
    return;
  const bool silent =
      one.bytes <= sizeof one.old && std::memcmp(one.old, one.address, one.bytes) == 0;
  access writer = access_by(one.place, where != nullptr, one.atomic);
  writer.silent = silent && !one.atomic;
  for_each_word(*words, one.address, one.bytes, [&](word_state &word, unsigned char mask) {
    writer.bytes = mask;
    word.written |= mask;
    const auto check = [&](const access &earlier, bool writes) {
      if (conflicts(earlier, writer))
        race(earlier, writes, writer, true, one.address, one.bytes);
    };
    // Two threads that write the same value do not disturb each other. Atomic operations have no
    // order among themselves and need none.
    if (!writer.silent) {
      check(word.write, true);
      for (const access &earlier : word.silent)
        check(earlier, true);
    }
    if (!writer.atomic)
      for (const access &earlier : word.atomic)
        check(earlier, true);
    if (!writer.silent && !writer.atomic)
      for (const access &earlier : word.readers)
        check(earlier, false);
    if (writer.atomic)
      word.atomic.add(writer, tile_threads_);
    else if (writer.silent)
      word.silent.add(writer, tile_threads_);
    else
      word.write = writer;
  });
  if (where == nullptr)
    return;
  const std::size_t offset =
      static_cast<std::size_t>(one.address - where->container.begin) + where->offset;
  where->state->set_written(offset, offset + one.bytes);
  if (silent || where->state->memory == nullptr)
    return;
  where->state->set_newer(offset, offset + one.bytes);
  where->state->last_change = {kernel_->type, where->container.member, one.place,
                               this_thread().caller};
}

void checker::race(const access &first, bool first_writes, const access &second, bool second_writes,
                   const char *address, std::size_t bytes) {
  if (found_)
    return;
  fault one = {};
  one.what = fault::kind::race;
  one.first = first;
  one.first_writes = first_writes;
  one.second = second;
  one.second_writes = second_writes;
  one.barrier_between = first.barriers != second.barriers;
  keep(std::move(one), address, bytes);
}

/// Completes a fault with the name and the element of its memory, and makes it the fault of the
/// launch. Drops a fault of a variable that is not of the program.
void checker::keep(fault one, const char *address, std::size_t bytes) {
  if (const region *const where = region_of(address)) {
    const checked_container &all = where->container;
    one.variable = container_name(*kernel_->type, all.member, one.second.place);
    std::size_t element = static_cast<std::size_t>(address - all.begin) / all.element;
    for (int d = 0; d < all.rank - 1; ++d) {
      const auto pitch = static_cast<std::size_t>(std::max(all.pitch[d], 1));
      one.index.push_back(element / pitch);
      element %= pitch;
    }
    one.index.push_back(element);
    found_ = std::move(one);
    return;
  }
  one.is_tile_static = true;
  for (const thread_block &block : blocks_)
    if (address >= block.begin && address < block.begin + block.bytes) {
      const variable found = variable_at(block, static_cast<std::size_t>(address - block.begin));
      if (found.internal) {
        internal_.push_back({block.begin + found.offset, found.bytes});
        return;
      }
      const std::size_t inside = static_cast<std::size_t>(address - block.begin) - found.offset;
      const variable_part part = part_of(block, found, inside, bytes);
      one.variable = part.name.empty() ? found.name : part.name;
      one.member = part.member;
      one.index = part.index;
      if (part.name.empty() && found.bytes != bytes)
        one.index.push_back(inside / bytes);
    }
  found_ = std::move(one);
}

/// Makes the program fail after the host's own code has read wrong data. On Linux, a function that
/// runs at the end of the program may call exit(): the new call runs the remaining functions and
/// destructors, and its status is that of the program.
static void fail_at_exit(int status, void *) {
  if (status == EXIT_SUCCESS)
    std::exit(EXIT_FAILURE); // NOLINT(concurrency-mt-unsafe)
}

void checker::accessed_on_host(const char *address, std::size_t bytes, access_kind kind,
                               void *place) {
  const scope guard(*this);
  if (kind == access_kind::write || kind == access_kind::atomic_write) {
    stores_.overwritten(address, bytes);
    update_newer();
    return;
  }
  const store_state *const changed = stores_.newer_in(address, bytes, nullptr);
  const bool is_first = reported_.empty();
  if (changed == nullptr || !reported_.insert(place).second)
    return;
  const std::string where = place_of_caller(place);
  if (!where.empty() && !reported_lines_.insert(where).second)
    return;
  std::fprintf(stderr, "amp2hip: error: %s\n", host_message(changed->last_change, where).c_str());
  if (is_first)
    (void)on_exit(&fail_at_exit, nullptr);
}

} // namespace amp2hip::check
