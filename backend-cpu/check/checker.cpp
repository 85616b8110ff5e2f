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
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

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
  found_.emplace();
  found_->what = any ? fault::kind::stale : fault::kind::without_contents;
  found_->second = reader;
  if (any)
    found_->changed = other->last_change;
  describe(*found_, address, bytes);
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
    if (!word.write.silent && !atomic && conflicts(word.write, reader))
      race(word.write, true, reader, false, address, bytes);
    if (!atomic)
      word.add_reader(reader, tile_threads_);
  });
  if (where == nullptr && !any && !found_) {
    found_.emplace();
    found_->what = fault::kind::without_contents;
    found_->second = reader;
    describe(*found_, address, bytes);
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
    // Two threads that write the same value do not disturb each other. Atomic operations have no
    // order among themselves and need none.
    if (!writer.silent && conflicts(word.write, writer))
      race(word.write, true, writer, true, one.address, one.bytes);
    if (!writer.atomic && conflicts(word.atomic, writer))
      race(word.atomic, true, writer, true, one.address, one.bytes);
    for (const access &reader : word.readers)
      if (!writer.silent && !writer.atomic && conflicts(reader, writer))
        race(reader, false, writer, true, one.address, one.bytes);
    if (writer.atomic)
      word.atomic = writer;
    else if (!writer.silent || !word.write.any() || word.write.thread == writer.thread)
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
  found_.emplace();
  found_->what = fault::kind::race;
  found_->first = first;
  found_->first_writes = first_writes;
  found_->second = second;
  found_->second_writes = second_writes;
  found_->barrier_between = first.barriers != second.barriers;
  describe(*found_, address, bytes);
}

/// Finds the name and the element of the memory of a fault.
void checker::describe(fault &what, const char *address, std::size_t bytes) {
  if (const region *const where = region_of(address)) {
    const checked_container &one = where->container;
    what.variable = container_name(*kernel_->type, one.member, what.second.place);
    what.element = static_cast<std::size_t>(address - one.begin) / one.element;
    what.elements = one.bytes / one.element;
    return;
  }
  what.is_tile_static = true;
  for (const thread_block &block : blocks_)
    if (address >= block.begin && address < block.begin + block.bytes) {
      const variable found = variable_at(block, static_cast<std::size_t>(address - block.begin));
      const std::size_t inside = static_cast<std::size_t>(address - block.begin) - found.offset;
      what.variable = found.name;
      what.element = inside / bytes;
      what.elements = found.bytes / bytes;
    }
}

/// Ends the program with an error after the host's own code has read wrong data.
static void fail_at_exit() {
  std::fflush(nullptr);
  _exit(EXIT_FAILURE);
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
    (void)std::atexit(&fail_at_exit);
}

} // namespace amp2hip::check
