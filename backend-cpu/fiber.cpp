//===--- fiber.cpp - threads of execution that one OS thread runs --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FIBER_CPP
#define AMP2HIP_FIBER_CPP

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

void fiber::start(void *stack, std::size_t size, void (*entry)(void *), void *argument) {
  entry_ = entry;
  argument_ = argument;
  context_ = make_fcontext(static_cast<char *>(stack) + size, size, &fiber::enter);
#if AMP2HIP_ASAN
  __asan_unpoison_memory_region(stack, size); // left by what was abandoned there
  stack_ = stack;
  size_ = size;
  fiber_fake_stack_ = nullptr;
#endif
#if AMP2HIP_TSAN
  tsan_fiber_ = __tsan_create_fiber(0);
#endif
}

void fiber::enter(transfer_t from) {
  fiber *const self = static_cast<fiber *>(from.data);
  self->owner_ = from.fctx;
#if AMP2HIP_ASAN
  __sanitizer_finish_switch_fiber(nullptr, &self->owner_stack_, &self->owner_size_);
#endif
  self->entry_(self->argument_);
  __builtin_unreachable();
}

void fiber::resume() {
#if AMP2HIP_ASAN
  __sanitizer_start_switch_fiber(&owner_fake_stack_, stack_, size_);
#endif
#if AMP2HIP_TSAN
  tsan_owner_ = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(tsan_fiber_, 0);
#endif
  context_ = jump_fcontext(context_, this).fctx;
#if AMP2HIP_ASAN
  __sanitizer_finish_switch_fiber(owner_fake_stack_, nullptr, nullptr);
#endif
}

void fiber::suspend() {
#if AMP2HIP_ASAN
  __sanitizer_start_switch_fiber(&fiber_fake_stack_, owner_stack_, owner_size_);
#endif
#if AMP2HIP_TSAN
  __tsan_switch_to_fiber(tsan_owner_, 0);
#endif
  owner_ = jump_fcontext(owner_, nullptr).fctx;
#if AMP2HIP_ASAN
  __sanitizer_finish_switch_fiber(fiber_fake_stack_, &owner_stack_, &owner_size_);
#endif
}

void fiber::abandon() {
  context_ = nullptr;
#if AMP2HIP_TSAN
  if (tsan_fiber_ != nullptr)
    __tsan_destroy_fiber(tsan_fiber_);
  tsan_fiber_ = nullptr;
#endif
}

} // namespace amp2hip

#endif // AMP2HIP_FIBER_CPP
