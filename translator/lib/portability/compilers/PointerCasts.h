//===--- PointerCasts.h - Casts of pointers to 32 bits --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_COMPILERS_POINTERCASTS_H
#define AMP2HIP_PORTABILITY_COMPILERS_POINTERCASTS_H

namespace amp2hip {

class Unit;

/// Changes casts of pointers to smaller integers, which g++ rejects. The result is the same:
///
///   (int)parameter                      // (int)(size_t)parameter
///   DWORD(p + 1)                        // DWORD((size_t)(p + 1))
///   reinterpret_cast<int>(parameter)    // static_cast<int>(reinterpret_cast<size_t>(parameter))
///
/// Also changes the definitions of macros and the bodies of templates that contain such casts, if
/// all their operands in this unit are pointers or integers. Otherwise, reports an error.
void fixPointerCasts(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_COMPILERS_POINTERCASTS_H
