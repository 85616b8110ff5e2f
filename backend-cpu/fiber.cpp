//===--- fiber.cpp - fibers of an OS thread -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fiber.h"

#if AMP2HIP_ASAN
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif
#if AMP2HIP_TSAN
#include <sanitizer/tsan_interface.h>
#endif

namespace amp2hip {

using boost::context::detail::jump_fcontext;
using boost::context::detail::make_fcontext;
using boost::context::detail::transfer_t;

namespace {
/// The two fibers of a switch, passed to the resumed fiber.
struct ends {
  fiber *from, *to;
};
} // namespace

void fiber::start(void *stack, std::size_t size, void (*entry)(void *), void *argument) {
  entry_ = entry;
  argument_ = argument;
  started_ = true;
  context_ = make_fcontext(static_cast<char *>(stack) + size, size, &fiber::enter);
#if AMP2HIP_ASAN
  __asan_unpoison_memory_region(stack,
                                size); // poisoned by an abandoned fiber
  stack_ = stack;
  size_ = size;
  fake_stack_ = nullptr;
#endif
#if AMP2HIP_TSAN
  tsan_ = __tsan_create_fiber(0);
#endif
}

void fiber::enter(transfer_t from) {
  fiber *const self = static_cast<ends *>(from.data)->to;
  self->arrived(from);
  self->entry_(self->argument_);
  __builtin_unreachable();
}

void fiber::arrived(transfer_t from) {
  fiber *const other = static_cast<ends *>(from.data)->from;
  other->context_ = from.fctx;
#if AMP2HIP_ASAN
  __sanitizer_finish_switch_fiber(fake_stack_, &other->stack_, &other->size_);
#endif
}

void fiber::switch_to(fiber &to) {
  ends both = {this, &to};
#if AMP2HIP_ASAN
  __sanitizer_start_switch_fiber(&fake_stack_, to.stack_, to.size_);
#endif
#if AMP2HIP_TSAN
  tsan_ = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(to.tsan_, 0);
#endif
  arrived(jump_fcontext(to.context_, &both));
}

void fiber::abandon() {
#if AMP2HIP_TSAN
  if (started_)
    __tsan_destroy_fiber(tsan_);
#endif
  started_ = false;
}

} // namespace amp2hip
