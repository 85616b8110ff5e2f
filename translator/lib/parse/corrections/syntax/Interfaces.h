//===--- Interfaces.h - The keyword __interface -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_INTERFACES_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_INTERFACES_H

namespace amp2hip {

class Unit;

/// Adds edits to Unit::SourceFixes that replace Microsoft's keyword `__interface` by `struct`. The
/// member functions become pure virtual:
///
///   __interface shape : object { double area(); };
///
/// becomes
///
///   struct shape : object { virtual double area() = 0; };
///
/// The class gets no virtual destructor, because an interface has none.
void replaceInterfaces(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_INTERFACES_H
