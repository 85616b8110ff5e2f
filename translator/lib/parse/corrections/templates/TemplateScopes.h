//===--- TemplateScopes.h - Scopes of names in templates -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATESCOPES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATESCOPES_H

#include "normalize/TokenView.h"
#include <cstddef>
#include <vector>

namespace clang {
class CXXRecordDecl;
class FunctionDecl;
class IdentifierInfo;
} // namespace clang

namespace amp2hip {

class Unit;

/// A range of tokens, from \c First to \c Last, with one of three meanings: the body of a class, a
/// function from its name to its end, or the scope of a local name.
struct TemplateScope {
  size_t First, Last;
  const clang::CXXRecordDecl *Class = nullptr;
  const clang::FunctionDecl *Function = nullptr;
  const clang::IdentifierInfo *Local = nullptr;
};

/// Returns the scopes in the class templates of the user and in their members, sorted by their
/// first tokens; an outer scope precedes those that it contains. A member that is defined outside
/// of its class is also in a scope of each class around it. A lambda has no scope.
///
/// The scope of a parameter ends with its function, that of another local name with the block. A
/// name that is declared in a class or a namespace has the declaring token as its scope: a lookup
/// must not start there.
std::vector<TemplateScope> templateScopes(const Unit &U, const TokenView &Tokens);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATESCOPES_H
