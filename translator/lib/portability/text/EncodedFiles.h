//===--- EncodedFiles.h - Files with an encoding ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_ENCODEDFILES_H
#define AMP2HIP_PORTABILITY_TEXT_ENCODEDFILES_H

namespace amp2hip {

class Unit;

/// Replaces `fopen` by `_fsopen` of the compatibility headers if the mode is a literal with an
/// encoding, which the system's function does not know:
///
///   fopen(name, "rt, ccs=UTF-8")   // _fsopen(name, "rt, ccs=UTF-8", 0)
///
/// Reports calls in macros, and calls of `freopen`.
void fixEncodedFiles(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_ENCODEDFILES_H
