//===--- MicrosoftFormats.h - Formats of Microsoft's printf -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_MICROSOFTFORMATS_H
#define AMP2HIP_PORTABILITY_TEXT_MICROSOFTFORMATS_H

namespace amp2hip {

class Unit;

/// Corrects literal formats of printf and scanf functions, which were written for
/// Windows, by edits in Unit::SourceFixes:
///
///   printf("%I64d", n);      // printf("%lld", n);
///   printf("%lu", dword);    // printf("%u", dword); long has 4 bytes on Windows
///   wprintf(L"%s", wide);    // wprintf(L"%ls", wide);
///
///   vprintf(format, list);   // amp2hip_windows_vprintf(format, list);
///
/// If the format is not a literal, or if other code may need the literal as it is, the call goes
/// to a function of the compatibility library, which interprets Microsoft's formats. Its arguments
/// have the sizes of Linux. A string that the type of the argument already contradicts stays.
/// Warns where neither is possible (AMP1802).
void fixMicrosoftFormats(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_MICROSOFTFORMATS_H
