//===--- PackElements.h - Kernels inside the expansion of a pack -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PACKELEMENTS_H
#define AMP2HIP_REWRITE_PACKELEMENTS_H

#include "rewrite/Fields.h"
#include "rewrite/TemplateText.h"
#include <map>
#include <string>

namespace clang {
class NamedDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct CapturedVariable;
struct RewriteContext;

/// The names of what is one element of a pack in a function object, by the pack: parameters of its
/// template, and members beside one that holds the whole pack.
using ElementNames = std::map<const clang::NamedDecl *, std::string>;

/// Gives \p Template, the parameters of what \p L becomes, one parameter for the element of
/// each pack of template parameters that \p L, inside an expansion, names one element of. If the
/// pack itself is not a parameter any more, the parameter has its name; the result has the others,
/// and \p L names them. It also has the captured packs that \p L expands, too.
ElementNames nameElements(RewriteContext &C, const AmpLambda &L, TemplateText &Template);

/// The members of \p L, inside an expansion, for the captured pack \p Capture: one for the element,
/// one for all elements, or both.
std::vector<Field> packFields(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                              const ElementNames &Elements, TemplateText &Template);

/// Writes the names \p Elements into \p F, the member for the captured \p V.
void renameElements(RewriteContext &C, const clang::VarDecl &V, const ElementNames &Elements, Field &F);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PACKELEMENTS_H
