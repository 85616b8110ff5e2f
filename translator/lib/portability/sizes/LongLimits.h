//===--- LongLimits.h - The limits of long on Windows -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_LONGLIMITS_H
#define AMP2HIP_PORTABILITY_SIZES_LONGLIMITS_H

namespace amp2hip {

class Unit;

/// Replaces the limits of `long` that are used as a value of another type, by those of `int`: on
/// Windows, both types have 4 bytes.
///
///   LONG lowest = LONG_MAX;      // becomes LONG lowest = INT_MAX;
///   if (size > ULONG_MAX)        // becomes if (size > UINT_MAX), for a size_t
///
/// A limit that is compared with a `long` or stored in one stays. If a limit is in a macro of the
/// user, or a `long` takes part in the computation, a warning names it instead.
void fixLongLimits(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_LONGLIMITS_H
