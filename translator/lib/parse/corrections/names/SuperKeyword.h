//===--- SuperKeyword.h - The keyword __super -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_SUPERKEYWORD_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_SUPERKEYWORD_H

namespace amp2hip {

class Unit;

/// Adds edits to Unit::SourceFixes that replace Microsoft's keyword `__super` by
/// the base class:
///
///   __super::draw();        // shape::draw();
///
/// If the class has several bases, this is the base that declares the member.
/// Reports an error where the base is not known.
void replaceSuper(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_SUPERKEYWORD_H
