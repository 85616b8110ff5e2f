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
/// Functions of the compatibility headers interpret Microsoft's formats, but the sizes
/// of their arguments are those of Linux. A string that the type of the argument
/// already contradicts stays. Warns about formats in macros, which other calls may
/// need (AMP1802).
void fixMicrosoftFormats(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_MICROSOFTFORMATS_H
