//===--- GccDeclarations.h - Declarations that g++ rejects ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_COMPILERS_GCCDECLARATIONS_H
#define AMP2HIP_PORTABILITY_COMPILERS_GCCDECLARATIONS_H

namespace amp2hip {

class Unit;

/// Changes declarations that Microsoft's compiler and Clang accept, but g++ does not:
///
///   class view {
///     void add(cloud &);   // void add(class cloud &);
///     cloud cloud;         // class cloud cloud;
///   };
///   pair p(float(i[0]), float(i[1]), v(i));   // pair p((float(i[0])), ...);
void fixGccDeclarations(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_COMPILERS_GCCDECLARATIONS_H
