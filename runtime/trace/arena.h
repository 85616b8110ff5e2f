//===--- arena.h - memory for the objects of a trace ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_TRACE_ARENA_H
#define AMP2HIP_RUNTIME_TRACE_ARENA_H

#include <cstddef>

namespace amp2hip::trace {

/// Returns \p bytes bytes of zeros, aligned to 64 bytes, which are never freed. Throws
/// std::bad_alloc.
///
/// The memory has pages of 2 MiB if the system provides them. A launch writes about 250 bytes of a
/// trace that no launch has written before, so that with pages of 4 KiB each 16th launch would wait
/// for a page, for 0.3 us on a host and up to 30 us in a virtual machine.
void *allocate(std::size_t bytes);

} // namespace amp2hip::trace

#endif // AMP2HIP_RUNTIME_TRACE_ARENA_H
