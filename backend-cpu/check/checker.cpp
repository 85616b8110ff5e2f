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
  update_watched();
}

void checker::accessed(const buffer &store, const byte_range &bytes, bool reads, bool writes) {
  const scope guard(*this);
  store_state &state = stores_.of(store);
  const bool is_lost = reads && state.has(store_state::lost, bytes.begin, bytes.end);
  const store_state before = is_lost ? state : store_state();
  state.clear_newer(bytes.begin, bytes.end);
  state.clear(writes ? store_state::cached | store_state::owned | store_state::stale |
                           store_state::lost
                     : store_state::owned | store_state::lost,
              bytes.begin, bytes.end);
  if (writes)
    state.set_written(bytes.begin, bytes.end);
  update_watched();
  if (is_lost) {
    report_on_host(before.host_write.front(), place_of(before.host_write),
                   lost_message(before, place_of_caller()));
  }
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
  state.clear(store_state::cached | store_state::owned | store_state::stale | store_state::lost,
              bytes.begin, bytes.end);
  update_watched();
}

void checker::copied(const buffer &to, std::size_t to_begin, const buffer &from,
                     std::size_t from_begin, std::size_t bytes) {
  const scope guard(*this);
  const store_state &source = stores_.of(from);
  store_state &target = stores_.of(to);
  if (source.unwritten_count == 0)
    return;
  for (std::size_t i = 0; i < bytes && from_begin + i < source.bytes.size(); ++i)
    if ((source.bytes[from_begin + i] & store_state::written) == 0)
      target.clear_written(to_begin + i, to_begin + i + 1);
}

bool checker::must_see_access(const buffer &store, bool write) const {
  const scope guard(*this);
  const store_state *const state = stores_.find(store);
  return state != nullptr && (state->newer_count != 0 || state->unwritten_count != 0 ||
                              state->any_overwritten || (write && state->any_cached));
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
  suspected_.reset();
  outside_index_.reset();
  message_.clear();
  void *const code = reinterpret_cast<void *>(kernel.run_tile != nullptr
                                                  ? reinterpret_cast<void (*)()>(kernel.run_tile)
                                                  : reinterpret_cast<void (*)()>(kernel.run));
  std::vector<region> regions;
  for (std::size_t i = 0; i < kernel.container_count; ++i) {
    const checked_container &one = kernel.containers[i];
    store_state &state = stores_.of(*one.store);
    regions.push_back({one, shadow(one.begin, one.bytes, 1024), &state, one.offset, {}});
    if (state.memory != nullptr)
      state.set_cached(one.offset, one.offset + one.bytes, one.writes);
    if (one.writes)
      state.last_use = {kernel.type, one.member, {code}, this_thread().caller};
  }
  elements_.begin(std::move(regions), kernel.functor);
  process_memory_.begin_launch();
  update_watched();
  blocks_ = thread_blocks();
  tile_static_.clear();
  internal_.clear();
  for (const thread_block &block : blocks_)
    tile_static_.emplace_back(block.begin, block.bytes, 64);
}

void checker::tile_begins(std::uint64_t tile) {
  thread_waits();
  if (suspected_ && suspected_->what.is_tile_static)
    settle();
  tile_ = tile;
  global_round_ = tile_static_round_ = barriers_ = 0;
  for (shadow &block : tile_static_)
    block.clear();
}

void checker::thread_runs(std::uint64_t number, bool begins) {
  thread_waits();
  stacks_.switch_to(tile_threads_ > 1 ? number : 0, begins);
  process_memory_.thread_runs(__builtin_frame_address(0));
  thread_ = static_cast<std::uint32_t>(tile_ * tile_threads_ + number + 1);
  running_ = true;
}

void checker::thread_waits() {
  const scope guard(*this);
  finish_write();
  outside_index_.reset();
  stacks_.pause();
  // The code that begins the next thread writes to the stack of that thread.
  running_ = false;
}

void checker::uses_element(const void *data, const void *first, const void *element,
                           std::size_t bytes, int rank, const int *extent) {
  const scope guard(*this);
  elements_.use(static_cast<const char *>(data), static_cast<const char *>(first),
                static_cast<const char *>(element), bytes, rank, extent, thread_);
}

std::string checker::access_to(const void *data, int rank) {
  const scope guard(*this);
  void *const code = reinterpret_cast<void *>(kernel_->run_tile);
  const region *const where = elements_.of_part(*static_cast<const char *const *>(data),
                                                static_cast<const char *>(data), rank);
  const std::string variable =
      where == nullptr
          ? ""
          : container_name(*kernel_->type, where->container.member,
                           code != nullptr ? code : reinterpret_cast<void *>(kernel_->run));
  const std::string place = place_of_caller();
  return thread_name(access_by(0, true, false), *kernel_) + " accesses " +
         (variable.empty() ? "a container" : "'" + variable + "'") +
         (place.empty() ? "" : " at " + place);
}

void checker::barrier_passed(fenced_memory fenced) {
  ++barriers_;
  if (fenced != fenced_memory::tile)
    ++global_round_;
  if (fenced != fenced_memory::global) {
    ++tile_static_round_;
    if (suspected_ && suspected_->what.is_tile_static)
      settle();
  }
}

void checker::launch_ends() noexcept {
  running_ = false;
  try {
    const scope guard(*this);
    finish_write();
    settle();
    update_watched();
    if (found_) {
      // Writes after the fault were not recorded.
      for (region &one : elements_.regions())
        one.state->set_written(one.offset, one.offset + one.container.bytes);
      message_ = message_for(*found_, *kernel_);
    }
  } catch (...) {
    message_ = "a fault in a kernel, and no memory to describe it";
  }
  kernel_ = nullptr;
  elements_.end();
  stacks_.pause();
  launch_.unlock();
}

void checker::raise() {
  if (!message_.empty())
    throw concurrency::runtime_exception(message_.c_str(), E_FAIL);
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

access checker::access_by(std::uint32_t stack, bool is_global, bool atomic) const {
  access by;
  by.thread = thread_;
  by.round = is_global ? global_round_ : tile_static_round_;
  by.barriers = barriers_;
  by.stack = stack;
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

void checker::accessed_in_kernel(char *address, std::size_t bytes, access_kind kind, void *place,
                                 bool is_code) {
  const scope guard(*this);
  // GCC announces the write of a copied object before the read.
  if (kind == access_kind::read && !pending_.was_read)
    pending_.was_read = true;
  else
    finish_write();
  if (found_)
    return;
  const bool atomic = kind != access_kind::read && kind != access_kind::write;
  const bool reads = kind == access_kind::read || kind == access_kind::atomic_read ||
                     kind == access_kind::atomic_update;
  const bool writes = kind != access_kind::read && kind != access_kind::atomic_read;
  const bool is_global = elements_.at(address) != nullptr;
  if (!is_global && tile_static_of(address) == nullptr) {
    if (is_code)
      check_outside(address, bytes, writes, place);
    return;
  }
  const std::uint32_t stack = stacks_.of(place);
  if (outside_index_)
    check_array(address, bytes, writes, access_by(stack, is_global, atomic));
  if (found_)
    return;
  if (reads)
    read(address, bytes, atomic, stack);
  if (!writes)
    return;
  finish_write();
  pending_.address = address;
  pending_.bytes = bytes;
  pending_.was_read = false;
  pending_.stack = stack;
  pending_.atomic = atomic;
  std::memcpy(pending_.old, address, std::min(bytes, sizeof pending_.old));
  if (region *const named = elements_.named(address, thread_)) {
    const std::size_t offset =
        static_cast<std::size_t>(address - named->container.begin) + named->offset;
    named->state->set_written(offset, offset + bytes);
  }
  region *const where = elements_.at(address);
  for_each_word(where != nullptr ? where->words : *tile_static_of(address), address, bytes,
                [](word_state &word, unsigned char mask) { word.written |= mask; });
}

void checker::index_outside(long index, const char *array, void *) {
  if (running_ && !inside_ && !found_)
    outside_index_ = {index, array};
}

/// Finds the array of an index that is outside: the variable that contains its first element.
void checker::check_array(const char *address, std::size_t bytes, bool writes, const access &by) {
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

/// Finds accesses by a pointer or reference that are outside of the containers of the kernel, and
/// that are no accesses to variables.
void checker::check_outside(const char *address, std::size_t bytes, bool writes, void *place) {
  if (process_memory_.contains(address))
    return;
  const region *const where = elements_.nearest(address);
  if (where == nullptr)
    return;
  access by = access_by(stacks_.of(place), true, false);
  by.region = elements_.number_of(where);
  found_ = fault_at(fault::kind::outside, by, writes, address, bytes);
  if (found_)
    found_->elements = where->container.bytes / where->container.element;
}

void checker::check_contents(region &where, const char *address, std::size_t bytes,
                             const access &reader) {
  const store_state &state = *where.state;
  const std::size_t offset =
      static_cast<std::size_t>(address - where.container.begin) + where.offset;
  bool any = false; // an object may have bytes between its members, which are never written
  for (std::size_t i = offset; i < std::min(offset + bytes, state.bytes.size()); ++i)
    any |= (state.bytes[i] & store_state::written) != 0;
  if (!any) {
    if (!suspected_)
      if (auto one = fault_at(fault::kind::without_contents, reader, false, address, bytes))
        suspected_ = {std::move(*one), address, bytes};
    return;
  }
  if (state.memory == nullptr)
    return;
  const store_state *const other = newer_.load(std::memory_order_relaxed) != 0
                                       ? stores_.newer_in(address, bytes, where.container.store)
                                       : nullptr;
  if (other != nullptr) {
    found_ = fault_at(fault::kind::stale, reader, false, address, bytes);
    if (found_)
      found_->changed = other->last_change;
  } else if (state.has(store_state::stale, offset, offset + bytes)) {
    found_ = fault_at(fault::kind::overwritten, reader, false, address, bytes);
    if (found_)
      found_->first.place = state.host_write;
  }
}

void checker::read(char *address, std::size_t bytes, bool atomic, std::uint32_t stack) {
  region *const where = elements_.at(address);
  region *const named = elements_.named(address, thread_);
  shadow *const words = where != nullptr ? &where->words : tile_static_of(address);
  if (words == nullptr)
    return;
  access reader = access_by(stack, where != nullptr, atomic);
  reader.region = elements_.number_of(named);
  if (named != nullptr)
    check_contents(*named, address, bytes, reader);
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
  if (where == nullptr && !any && !found_ && !suspected_)
    if (auto one = fault_at(fault::kind::without_contents, reader, false, address, bytes))
      suspected_ = {std::move(*one), address, bytes};
}

/// Records the last write of the thread, which is now complete.
void checker::finish_write() {
  if (pending_.address == nullptr)
    return;
  const pending_write one = pending_;
  pending_.address = nullptr;
  region *const where = elements_.at(one.address);
  region *const named = elements_.named(one.address, thread_);
  shadow *const words = where != nullptr ? &where->words : tile_static_of(one.address);
  if (words == nullptr || found_)
    return;
  const bool silent =
      one.bytes <= sizeof one.old && std::memcmp(one.old, one.address, one.bytes) == 0;
  access writer = access_by(one.stack, where != nullptr, one.atomic);
  writer.region = elements_.number_of(named);
  writer.silent = silent && !one.atomic;
  for_each_word(*words, one.address, one.bytes, [&](word_state &word, unsigned char mask) {
    writer.bytes = mask;
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
  if (named == nullptr)
    return;
  const std::size_t offset =
      static_cast<std::size_t>(one.address - named->container.begin) + named->offset;
  store_state &state = *named->state;
  if (state.any_overwritten)
    state.clear(store_state::stale | store_state::lost, offset, offset + one.bytes);
  if (silent || state.memory == nullptr)
    return;
  state.set_newer(offset, offset + one.bytes);
  if (one.stack != last_change_.first || kernel_ != last_change_.second ||
      state.last_change.kernel != kernel_->type)
    state.last_change = {kernel_->type, named->container.member, stacks_.addresses(one.stack),
                         this_thread().caller};
  last_change_ = {one.stack, kernel_};
}

void checker::race(const access &first, bool first_writes, const access &second, bool second_writes,
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

/// A suspected read of bytes without contents is one: no other thread has written them.
void checker::settle() {
  if (suspected_ && !found_)
    found_ = std::move(suspected_->what);
  suspected_.reset();
}

/// Finds the name and the element of the memory of an access. Returns false for a variable that is
/// not of the program.
bool checker::name(described_access &one, const char *address, std::size_t bytes) {
  const region *where = elements_.numbered(one.by.region);
  if (where == nullptr)
    where = elements_.at(address);
  if (where != nullptr) {
    one.what.variable = container_name(*kernel_->type, where->container.member,
                                       one.place.empty() ? nullptr : one.place.front());
    one.what.index = elements::index_of(*where, address);
    return true;
  }
  for (const thread_block &block : blocks_)
    if (address >= block.begin && address < block.begin + block.bytes) {
      const variable found = variable_at(block, static_cast<std::size_t>(address - block.begin));
      if (found.internal) {
        internal_.push_back({block.begin + found.offset, found.bytes});
        return false;
      }
      const std::size_t inside = static_cast<std::size_t>(address - block.begin) - found.offset;
      const variable_part part = part_of(block, found, inside, bytes);
      one.what.variable = part.name.empty() ? found.name : part.name;
      one.what.member = part.member;
      one.what.index.assign(part.index.begin(), part.index.end());
      if (part.name.empty() && found.bytes != bytes)
        one.what.index.push_back(static_cast<std::ptrdiff_t>(inside / bytes));
    }
  return true;
}

/// Returns a fault that an access shows; nothing for a variable that is not of the program.
std::optional<fault> checker::fault_at(fault::kind what, const access &by, bool writes,
                                       const char *address, std::size_t bytes) {
  fault one = {};
  one.what = what;
  one.second = {by, stacks_.addresses(by.stack), writes, {}};
  one.is_tile_static = elements_.at(address) == nullptr && elements_.numbered(by.region) == nullptr;
  if (!name(one.second, address, bytes))
    return std::nullopt;
  return one;
}

/// Makes the program fail after the host's own code has read wrong data. On Linux, a function that
/// runs at the end of the program may call exit(): the new call runs the remaining functions and
/// destructors, and its status is that of the program.
static void fail_at_exit(int status, void *) {
  if (status == EXIT_SUCCESS)
    std::exit(EXIT_FAILURE); // NOLINT(concurrency-mt-unsafe)
}

/// Returns the return addresses around a place on the host. Remembers them, because a loop may
/// write many elements.
std::vector<void *> checker::host_callers(void *place) {
  const auto [found, is_new] = host_callers_.try_emplace(place);
  if (is_new)
    found->second = callers_of(place);
  return found->second;
}

/// Prints a message once for each place and line.
void checker::report_on_host(void *place, const std::string &where, const std::string &message) {
  const bool is_first = reported_.empty();
  if (!reported_.insert(place).second || (!where.empty() && !reported_lines_.insert(where).second))
    return;
  std::fprintf(stderr, "amp2hip: error: %s\n", message.c_str());
  if (is_first)
    (void)on_exit(&fail_at_exit, nullptr);
}

void checker::accessed_on_host(const char *address, std::size_t bytes, access_kind kind,
                               void *place) {
  const scope guard(*this);
  if (kind != access_kind::write && kind != access_kind::atomic_write)
    if (const store_state *const changed = stores_.newer_in(address, bytes, nullptr);
        changed != nullptr && reported_.count(place) == 0) {
      const std::string where = place_of_caller(place);
      report_on_host(place, where, host_message(changed->last_change, where));
    }
  if (kind == access_kind::read || kind == access_kind::atomic_read)
    return;
  if (stores_.overwritten(address, bytes, place, [&] { return host_callers(place); }))
    update_watched();
}

} // namespace amp2hip::check
