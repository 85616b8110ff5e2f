//===--- TypeSizes.h - Types with another size on Windows -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_TYPESIZES_H
#define AMP2HIP_PORTABILITY_SIZES_TYPESIZES_H

namespace amp2hip {

class Unit;

/// Warns about `long` and `wchar_t`, which have 4 and 2 bytes on Windows, and 8 and 4 on
/// Linux, where their size matters (AMP1804): in data that is read from or written to
/// files, in casts of pointers, and in unions.
///
///   fread(&header, sizeof(header), 1, file);    // struct { char magic[4]; long size; }
///   long bits = *(long *)&value;                // float value
void reportTypeSizes(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_TYPESIZES_H
