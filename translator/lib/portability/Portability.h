//===--- Portability.h - Code for Windows that means something else *- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_PORTABILITY_H
#define AMP2HIP_PORTABILITY_PORTABILITY_H

namespace amp2hip {

class Unit;

/// Adapts code that compiles on Linux but means something else there, or that only g++ rejects. The
/// fix functions add edits to Unit::SourceFixes; the report functions warn (AMP1802 to AMP1810,
/// AMP1812). Called with --from-msvc, after the parse.
void adaptToLinux(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_PORTABILITY_H
