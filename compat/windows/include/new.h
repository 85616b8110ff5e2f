//===--- new.h - handlers of failed allocations ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// A handler that operator new calls if there is no memory. For C++ only.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_NEW_H
#define AMP2HIP_WINDOWS_INCLUDE_NEW_H

#include <new>
#include <stddef.h>

typedef int (*_PNH)(size_t size);

/// Sets the handler and returns the previous one. Its argument is 0. If it returns 0, operator new
/// throws std::bad_alloc, else it tries again.
_PNH _set_new_handler(_PNH handler);
_PNH _query_new_handler();
/// Return the previous mode and the current one. No effect: malloc() calls no handler.
int _set_new_mode(int mode);
int _query_new_mode();
using std::new_handler;
using std::set_new_handler;

#endif // AMP2HIP_WINDOWS_INCLUDE_NEW_H
