//===--- LocalUsings.h - Using directives of functions ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_NAMES_LOCALUSINGS_H
#define AMP2HIP_MODEL_NAMES_LOCALUSINGS_H

#include "llvm/ADT/ArrayRef.h"

namespace clang {
class Decl;
class DeclContext;
} // namespace clang

namespace amp2hip {

/// True if a using directive in \p Usings, the using declarations and directives of
/// a function, makes the members of the namespace \p Home visible.
///
/// Lookup in a late-parsed template also uses directives after the template. Not
/// every source that includes the template has these, so the output must not
/// depend on them.
bool areNominated(llvm::ArrayRef<const clang::Decl *> Usings, const clang::DeclContext &Home);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_NAMES_LOCALUSINGS_H
