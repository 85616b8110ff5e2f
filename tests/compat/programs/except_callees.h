//===--- except_callees.h - functions with faults ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_COMPAT_EXCEPT_CALLEES_H
#define AMP2HIP_TESTS_COMPAT_EXCEPT_CALLEES_H

#include <cstddef>
#include <string>

// Their source is compiled without -fnon-call-exceptions.

/// Appends 'b' to \p order, calls memcpy with a null pointer, and has a `__finally` block that
/// appends 'f'.
void copy_to_null(std::string &order, size_t size);
/// Writes to a null pointer, with the same `__finally` block.
void write_to_null(std::string &order);
/// Calls strlen with a null pointer.
size_t size_of_null();
/// Writes to a null pointer in a `__try` block.
int guard_without_flag();
/// Returns \p n.
int round_trip(int n);

#endif // AMP2HIP_TESTS_COMPAT_EXCEPT_CALLEES_H
