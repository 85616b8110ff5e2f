//===--- LateTemplates.h - Names in late-parsed templates -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATETEMPLATES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATETEMPLATES_H

#include "parse/corrections/templates/LateDeclarations.h"

namespace clang {
class FunctionDecl;
struct LateParsedTemplate;
class Parser;
class Sema;
} // namespace clang

namespace amp2hip {

class Unit;

/// Parses the body of one template whose parse was delayed. \p P is the Parser.
void parseLateTemplate(void *P, clang::LateParsedTemplate &Template);

/// Parses the function bodies in templates that -fdelayed-template-parsing has
/// left unparsed because nothing instantiates them, except those of system
/// headers, by \p Parse. Must be called at the end of the translation unit.
void parseLateTemplates(
    clang::Parser &P, clang::Sema &S,
    llvm::function_ref<void(const clang::FunctionDecl *, clang::LateParsedTemplate &)> Parse);

/// Finds names in templates that the compilers of the output would not find.
///
/// With -fdelayed-template-parsing, Clang looks up names in the body of a
/// template at the end of the translation unit, like Microsoft's compiler. The
/// compilers of the output look them up at their location. This function adds
/// to Unit::LateNames the names that only a later using declaration or
/// directive makes visible; the output qualifies them. It reports an error for
/// an entity that is declared after the template and that the output cannot
/// declare before it.
void resolveLateNames(Unit &U);

/// Returns the declarations that the output must have before templates that use
/// them, in the order of the output. Empty without -fdelayed-template-parsing.
std::vector<LateDeclaration> lateDeclarations(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_LATETEMPLATES_H
