//===--- PackElements.h - Amp lambdas inside pack expansions --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_PACKELEMENTS_H
#define AMP2HIP_REWRITE_CAPTURES_PACKELEMENTS_H

#include "rewrite/captures/CaptureFields.h"
#include "rewrite/text/TemplateText.h"
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

/// New names for one element of a pack, keyed by the pack: a template parameter or a data member of
/// the function object. Each exists in addition to the parameter or member for the whole pack.
using ElementNames = std::map<const clang::NamedDecl *, std::string>;

/// Adds to \p Template, the parameters of the function object for \p L, a parameter for one element
/// of a pack. \p L is inside a pack expansion (a pattern followed by `...`) and uses one element of
/// each such template parameter pack.
///
/// If \p L does not expand the pack itself, the new parameter replaces the pack and keeps its name.
/// Otherwise the new parameter gets a new name, which replaces the pack's name in \p L. Returns
/// these new names, and new names for elements of captured packs that \p L also expands itself.
ElementNames nameElements(RewriteContext &C, const AmpLambda &L, TemplateText &Template);

/// Returns the data members of \p L's function object that hold the captured pack \p Capture: one
/// for a single element, one for all elements, or both. \p L is inside an expansion of the pack.
std::vector<CaptureField> packFields(RewriteContext &C, const CapturedVariable &Capture,
                                     const AmpLambda &L, const ElementNames &Elements,
                                     TemplateText &Template);

/// Replaces the names of packs by those of \p Elements in the type of \p F, the data member for the
/// captured variable \p V.
void renameElements(RewriteContext &C, const clang::VarDecl &V, const ElementNames &Elements,
                    CaptureField &F);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_PACKELEMENTS_H
