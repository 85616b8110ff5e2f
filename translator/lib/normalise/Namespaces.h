//===--- Namespaces.h - Both names of namespace concurrency -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_NAMESPACES_H
#define AMP2HIP_NORMALISE_NAMESPACES_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

class Unit;
struct IncludeDirective;

/// In Microsoft's headers `Concurrency` is the namespace and `concurrency` its
/// alias; in amp2hip's it is the reverse. An alias cannot be reopened, so the name
/// of a definition at global scope is replaced in \p Tokens, and noted among the
/// LeniencyFixes of \p U:
///
///     namespace Concurrency { class C; }       namespace concurrency { class C; }
///     namespace concurrency = Concurrency;     namespace Concurrency = concurrency;
///
/// If such a definition precedes the first header of C++ AMP, the alias is
/// declared before all tokens, and the output must include <amp.h> first.
void uniteNamespaces(std::vector<clang::Token> &Tokens, Unit &U);

/// True if a name was replaced before the first header of C++ AMP.
bool namesAliasEarly(const Unit &U);

/// The first directive that includes one of amp2hip's headers; null if none does.
const IncludeDirective *firstRuntimeInclude(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_NAMESPACES_H
