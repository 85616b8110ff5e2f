//===--- call_stack.cpp - the functions that call the runtime -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "call_stack.h"
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <set>
#include <unwind.h>
#include <utility>

namespace amp2hip::trace {

namespace {

/// The frames of the functions that called callers_here().
struct frames {
  call_stack addresses = {};
  /// Where the return addresses are on the stack. Not known if the unwinder finds one of them
  /// elsewhere.
  std::array<void *const *, std::tuple_size<call_stack>::value> slots = {};
  std::size_t count = 0;
  std::size_t skipped = 0;
  bool has_slots = true;
};

_Unwind_Reason_Code add_frame(_Unwind_Context *context, void *to) {
  frames &all = *static_cast<frames *>(to);
  if (all.skipped++ == 0) // callers_here() itself
    return _URC_NO_REASON;
  void *const address = reinterpret_cast<void *>(_Unwind_GetIP(context));
  if (address == nullptr || all.count == all.addresses.size())
    return _URC_END_OF_STACK;
#if defined(__x86_64__)
  // The call has stored the return address below the stack of its function.
  void *const *const slot = reinterpret_cast<void *const *>(_Unwind_GetCFA(context)) - 1;
  all.slots[all.count] = slot;
  all.has_slots = all.has_slots && *slot == address;
#else
  all.has_slots = false;
#endif
  all.addresses[all.count++] = address;
  return _URC_NO_REASON;
}

/// A call stack that the thread has had before.
struct known_stack {
  const void *frame = nullptr;
  frames of;
  const call_stack *stack = nullptr;
};

using known_stacks = std::array<known_stack, 64>;

/// True if the stack of the thread still contains the return addresses, from the innermost
/// function on: each equal address means that the next one has the same place.
[[gnu::no_sanitize("address", "undefined")]] bool is_unchanged(const frames &all) {
  for (std::size_t i = 0; i < all.count; ++i)
    if (*all.slots[i] != all.addresses[i])
      return false;
  return true;
}

/// Returns the object for a call stack.
const call_stack *unique(const call_stack &stack) {
  static std::mutex lock;
  static std::set<call_stack> *const all = new std::set<call_stack>; // used until the program ends
  const std::lock_guard<std::mutex> guard(lock);
  return &*all->insert(stack).first;
}

} // namespace

[[gnu::noinline]] const call_stack *callers_here() noexcept {
  // Static destructors may call this function after the thread-local objects are destroyed.
  static thread_local known_stacks *known = nullptr;
  static thread_local bool is_ended = false;
  struct at_thread_end {
    ~at_thread_end() {
      delete std::exchange(known, nullptr);
      is_ended = true;
    }
  };
  try {
    const void *const frame = __builtin_frame_address(0);
    known_stack without_memory;
    known_stack *found = &without_memory;
    if (!is_ended) {
      static thread_local at_thread_end guard;
      (void)guard;
      if (known == nullptr)
        known = new known_stacks;
      const auto key = reinterpret_cast<std::uintptr_t>(frame) / 16 ^
                       reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
      found = &(*known)[key % known->size()];
    }
    if (found->frame == frame && is_unchanged(found->of))
      return found->stack;
    found->frame = nullptr;
    found->of = {};
    (void)_Unwind_Backtrace(&add_frame, &found->of);
    found->stack = unique(found->of.addresses);
    if (found->of.has_slots && found->of.count != 0)
      found->frame = frame;
    return found->stack;
  } catch (...) { // no memory
    return nullptr;
  }
}

} // namespace amp2hip::trace
