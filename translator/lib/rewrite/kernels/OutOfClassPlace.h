//===--- OutOfClassPlace.h - Versions of functions outside of classes -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_OUTOFCLASSPLACE_H
#define AMP2HIP_REWRITE_KERNELS_OUTOFCLASSPLACE_H

#include "source/SourceText.h"
#include "text/CodeTemplate.h"
#include <optional>
#include <string>

namespace clang {
class CXXMethodDecl;
} // namespace clang

namespace amp2hip {

class TileLoopWriter;
struct RewriteContext;

/// The places for the version for whole tiles of a member function that is defined outside of its
/// class: the class declares the version, and the definition follows that of the function.
struct OutOfClassPlace {
  TextPosition InClass;      ///< after the declaration of the function in the class
  CodeLayout Layout;         ///< of the members of the class
  std::string Qualifier;     ///< of the definition: `kernel<T>::`
  std::string TemplateHeads; ///< of the classes: `template <typename T>`, with a line ending
};

/// Returns the places for a version of \p F, whose definition has line endings \p Newline. Returns
/// nothing if the text of the declaration or definition is not available.
std::optional<OutOfClassPlace> outOfClassPlace(RewriteContext &C, const clang::CXXMethodDecl *F,
                                               const std::string &Newline);

/// True if a template head at the declaration of \p F in its class may contain the conditions of
/// the code of \p W, with the same meaning as at the definition of \p F outside of the class. The
/// class may precede a type or constant, and may name its template parameters in another way. A
/// type that is a member of the class has no name before the qualifier of the definition.
bool canNameTypes(const clang::CXXMethodDecl *F, const TileLoopWriter &W, const RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_OUTOFCLASSPLACE_H
