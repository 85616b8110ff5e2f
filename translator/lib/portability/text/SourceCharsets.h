//===--- SourceCharsets.h - Sources in other code pages ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_SOURCECHARSETS_H
#define AMP2HIP_PORTABILITY_TEXT_SOURCECHARSETS_H

namespace amp2hip {

class Unit;

/// Warns about user files whose literals have words that are not in code page 1252, as which they
/// were read (AMP1812). One warning for each file, at the first such literal.
void reportSourceCharsets(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_SOURCECHARSETS_H
