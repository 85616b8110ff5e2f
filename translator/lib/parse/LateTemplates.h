//===--- LateTemplates.h - Names of templates that are parsed late --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LATETEMPLATES_H
#define AMP2HIP_PARSE_LATETEMPLATES_H

#include "parse/LateDeclarations.h"

namespace clang {
class Parser;
class Sema;
} // namespace clang

namespace amp2hip {

class Unit;

/// Parses the bodies of templates that nothing instantiates, which
/// -fdelayed-template-parsing leaves unparsed. To be called at the end of the
/// unit.
void parseLateTemplates(clang::Parser &P, clang::Sema &S);

/// With -fdelayed-template-parsing the body of a template sees what is declared
/// after it, as with Microsoft's compiler; the compilers of the output look
/// names up where they are written. Notes in \p U the names to qualify because
/// only a later using makes them visible, and reports what is declared later and
/// cannot be declared before the template.
void resolveLateNames(Unit &U);

/// The declarations that the output repeats or moves before templates that use
/// them, in the order in which they are written.
std::vector<LateDeclaration> lateDeclarations(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LATETEMPLATES_H
