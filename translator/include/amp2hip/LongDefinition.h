//===--- LongDefinition.h - A definition with int or long -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LONGDEFINITION_H
#define AMP2HIP_LONGDEFINITION_H

#include "amp2hip/SourcePlace.h"
#include <string>

namespace amp2hip {

/// With --long=32: a function, variable or specialization of a template that other sources can
/// use, and whose types name `int` or `long`. Two of them with equal signatures are one in the
/// output:
/// \code
///   int kind_of(int) { return 1; }  // a.cpp: Signature "kind_of(int)", Longs "i"
///   int kind_of(long) { return 2; } // b.cpp: Signature "kind_of(int)", Longs "l"
/// \endcode
struct LongDefinition {
  std::string Name;      ///< With its scope, for messages.
  std::string Signature; ///< As in the output.
  std::string Longs;     ///< For each `int` of the output: `l` if it is `long` in the source.
  /// Hash of the tokens, if compilers accept several definitions (inline functions, templates):
  /// it makes no difference which of two equal ones a program uses. Otherwise empty.
  std::string Code;
  /// False for a declaration without definition, if the source has another one with equal
  /// Signature and other Longs.
  bool IsDefinition = true;
  SourcePlace Where;
};

} // namespace amp2hip

#endif // AMP2HIP_LONGDEFINITION_H
