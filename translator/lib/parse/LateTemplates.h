//===--- LateTemplates.h - Names of templates that are parsed late --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LATETEMPLATES_H
#define AMP2HIP_PARSE_LATETEMPLATES_H

namespace clang {
class Parser;
class Sema;
} // namespace clang

namespace amp2hip {

class Unit;

/// -fdelayed-template-parsing leaves the bodies of templates that nothing
/// instantiates unparsed; what is not parsed cannot be translated. To be called
/// at the end of the unit.
void parseLateTemplates(clang::Parser &P, clang::Sema &S);

/// With -fdelayed-template-parsing the body of a template sees what is declared
/// behind it, as Microsoft's compiler had it; the compilers of the output look
/// names up where they stand. Names that only a later using makes visible are
/// noted in \p U to be qualified; what is declared later is an error.
void resolveLateNames(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LATETEMPLATES_H
