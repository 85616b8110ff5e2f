//===--- Namespaces.h - The names of namespace concurrency ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMESPACES_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMESPACES_H

#include "clang/Lex/Token.h"
#include <vector>

namespace amp2hip {

class Unit;
struct IncludeDirective;

/// Lets a program define namespace `Concurrency`. In Microsoft's headers, `Concurrency` is the
/// namespace and `concurrency` is its alias; in amp2hip's headers, it is the reverse. C++ does not
/// allow a namespace definition to name an alias. The function therefore replaces the names of
/// definitions in user files at global scope in \p Tokens:
///
///   namespace Concurrency { class C; }
///   namespace concurrency = Concurrency;
///
/// becomes
///
///   namespace concurrency { class C; }
///   namespace Concurrency = concurrency;
///
/// Adds the replacements to \c Unit::SourceFixes. If a replaced name precedes the first C++ AMP
/// header, also inserts a declaration of the alias before all tokens. The output must then include
/// <amp.h> first.
void renameNamespaceDefinitions(std::vector<clang::Token> &Tokens, Unit &U);

/// True if renameNamespaceDefinitions() replaced a name before the first C++ AMP header,
/// or in a unit that includes none.
bool definesNamespaceBeforeInclude(const Unit &U);

/// Returns the first directive that includes a header of amp2hip; null if there
/// is none.
const IncludeDirective *firstRuntimeInclude(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_NAMESPACES_H
