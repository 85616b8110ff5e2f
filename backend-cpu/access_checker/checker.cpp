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

namespace amp2hip::check {

void checker::create() {
  alignas(checker) static char storage[sizeof(checker)];
  instance_ = new (storage) checker;
  access_checks::set(*instance_);
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
  tile_first_ = 1;
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
    const bool shares_memory =
        state.memory != nullptr && stores_.any_in(state.memory + one.offset, one.bytes, one.store);
    regions.push_back({one, shadow(one.begin, one.bytes), &state, one.offset, shares_memory, {}});
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
    tile_static_.emplace_back(block.begin, block.bytes);
  unchecked_.forget();
  launches_ = true;
}

void checker::tile_begins(std::uint64_t tile) {
  thread_waits();
  if (suspected_ && suspected_->what.is_tile_static)
    settle();
  tile_first_ = static_cast<std::uint32_t>(tile * tile_threads_ + 1);
  barriers_ = global_order_ = tile_static_order_ = 0;
  for (shadow &block : tile_static_)
    block.clear();
}

void checker::thread_runs(std::uint64_t number, bool begins) {
  thread_waits();
  const own_accesses own;
  stacks_.switch_to(tile_threads_ > 1 ? number : 0, begins);
  if (kernel_->tile_threads == 0)
    tile_first_ = static_cast<std::uint32_t>(number + 1);
  thread_ = tile_first_ + (kernel_->tile_threads == 0 ? 0 : static_cast<std::uint32_t>(number));
  unchecked_.set_stack_end(stack_end(static_cast<const char *>(__builtin_frame_address(0))));
  running_ = true;
}

/// Returns the end of the memory from \p frame that belongs to the stack of the running thread. The
/// frames of the functions that run the thread are there. Containers may be above them.
const char *checker::stack_end(const char *frame) {
  constexpr std::ptrdiff_t runner = 64 << 10;
  address_range stack = {frame, frame + runner};
  for (const region &one : elements_.regions())
    stack.exclude({one.words.begin(), one.words.begin() + one.words.bytes()}, frame);
  for (const shadow &one : tile_static_)
    stack.exclude({one.begin(), one.begin() + one.bytes()}, frame);
  return stack.end;
}

void checker::thread_waits() {
  const own_accesses own;
  finish_write();
  outside_index_.reset();
  stacks_.pause();
  // The code that begins the next thread writes to the stack of that thread.
  running_ = false;
  unchecked_.set_stack_end(nullptr);
}

void checker::uses_element(const void *data, const void *first, const void *element,
                           std::size_t bytes, int rank, const int *extent) {
  const own_accesses own;
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
  return thread_name(access_by(0, false), *kernel_) + " accesses " +
         (variable.empty() ? "a container" : "'" + variable + "'") +
         (place.empty() ? "" : " at " + place);
}

void checker::barrier_passed(fenced_memory fenced) {
  ++barriers_;
  if (fenced != fenced_memory::tile)
    global_order_ = barriers_;
  if (fenced != fenced_memory::global) {
    tile_static_order_ = barriers_;
    if (suspected_ && suspected_->what.is_tile_static)
      settle();
  }
}

void checker::launch_ends() noexcept {
  running_ = false;
  unchecked_.forget();
  unchecked_.set_stack_end(nullptr);
  try {
    thread_waits();
    settle();
    const scope guard(*this);
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
  launches_ = false;
  elements_.end();
  launch_.unlock();
}

void checker::raise() {
  if (!message_.empty())
    throw concurrency::runtime_exception(message_.c_str(), E_FAIL);
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
  const std::lock_guard<std::mutex> guard(lock_);
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
      const trace::variable_part part = part_of(block, found, inside, bytes);
      one.what.variable = part.name.empty() ? found.name : part.name;
      one.what.member = part.member;
      one.what.index.assign(part.index.begin(), part.index.end());
      if (part.name.empty() && found.bytes != bytes)
        one.what.index.push_back(static_cast<std::ptrdiff_t>(inside / bytes));
    }
  return true;
}

/// Returns a fault that an access shows; nothing for a variable that is not of the program.
std::optional<fault> checker::fault_at(fault::kind what, access by, bool writes,
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
  const address_range around = stores_.range_without(address);
  if (around.contains(address))
    unchecked_.add(around, unchecked_memory::current_version);
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
