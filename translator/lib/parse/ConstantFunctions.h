//===--- ConstantFunctions.h - constexpr functions in amp code ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CONSTANTFUNCTIONS_H
#define AMP2HIP_PARSE_CONSTANTFUNCTIONS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace clang {
class Decl;
class DeclContext;
class Expr;
class FunctionDecl;
class IdentifierInfo;
class NamedDecl;
class Sema;
} // namespace clang

namespace amp2hip {

class Unit;

/// A constexpr function is a cpu function like any other (§2.4.3.4), yet what
/// the compiler evaluates - the bound of an array, a template argument - is no
/// call. Clang tells the two apart only after it has resolved the call: so that
/// it can, such functions get both attributes while it parses, marked implicit,
/// which are no restrictions. Only where no amp function bears the name:
/// otherwise the restriction decides between them.
class ConstantFunctions {
public:
  ConstantFunctions(clang::Sema &S, const Unit &U);

  /// Looks at what was declared since the last time.
  void look();
  void mark(clang::FunctionDecl *F);

private:
  void lookIn(clang::DeclContext *Context);

  clang::Sema &S;
  const Unit &U;
  llvm::DenseSet<const clang::IdentifierInfo *> AmpNames;
  llvm::DenseMap<const clang::DeclContext *, clang::Decl *> Last;
};

/// True for the function of the C library that a failed `assert` calls. Every
/// compiler of the output has it in device code too, so amp code may use `assert`.
bool isAssertionFailure(const clang::NamedDecl *D);

/// True if \p E calls it, in a template too.
bool callsAssertionFailure(const clang::Expr *E);

/// A deduction guide is not called: it tells a type, whatever the code that asks.
void markGuide(clang::FunctionDecl *Guide);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CONSTANTFUNCTIONS_H
