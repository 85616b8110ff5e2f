//===--- call_stack.h - the functions that call the runtime ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_CALL_STACK_H
#define AMP2HIP_RUNTIME_TRACE_CALL_STACK_H

#include <array>

namespace amp2hip::trace {

/// Return addresses, the innermost first; null after the last one.
using call_stack = std::array<void *, 14>;

/// Returns the functions that called the caller of this function; null if there is no memory. The
/// object is never destroyed, and equal call stacks are one object. The unwinder takes several
/// microseconds, so a thread keeps its last call stacks, and calls it for new ones only.
const call_stack *callers_here() noexcept;

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_CALL_STACK_H
