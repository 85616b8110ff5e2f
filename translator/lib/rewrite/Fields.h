//===--- Fields.h - Captures become members -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_FIELDS_H
#define AMP2HIP_REWRITE_FIELDS_H

#include "rewrite/TemplateText.h"
#include "llvm/ADT/DenseMap.h"
#include <string>
#include <vector>

namespace clang {
class CXXRecordDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;
struct CapturedVariable;
struct RewriteContext;

/// What closure types are called now.
using ClosureNameMap = llvm::DenseMap<const clang::CXXRecordDecl *, std::string>;

/// A member of a function object, from a capture.
struct Field {
  std::string Declaration; ///< `float f`
  std::string Name;
  std::string Value;  ///< what the use initialises it with
  /// Set if only `decltype` of a parameter can name the type: a lambda around the use has the
  /// value as this parameter (see PassedValues.h).
  std::string Passed;
  bool IsComputed = false;  ///< from an init-capture of the lambda itself
  bool IsReference = false; ///< from `&a = x`
  std::string Bounds; ///< `[4]` if it is a C array, and a type does not hold that
  std::string Element;
  bool IsArray = false; ///< with bounds or without
  /// Of an array whose elements may be copied by their constructor alone:
  /// `{c[0], c[1]}`, `{c[At]...}`.
  std::string Elements;
  /// The packs of indices in it, `At`, and how many each holds, `N`.
  std::vector<std::pair<std::string, std::string>> Packs;
  bool IsMemberPointer = false;
  bool IsParameter = false; ///< a parameter of the template says its type
  bool IsExplicit = false; ///< copied by an explicit constructor, so by one of the kernel
  bool IsPack = false;       ///< `args...`: \c Element is the type of one
  std::string PackParameters; ///< `const T &...args`: the elements, as parameters
};

/// The member of \p L for \p Capture. A type that only an instantiation knows, or
/// that has no name among the members, becomes a parameter of \p Template. For a parameter pack
/// it is makePackField.
Field makeField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                const ClosureNameMap &ClosureNames, TemplateText &Template);

/// The member for \p Capture, a parameter pack, that holds one element.
Field makeElementField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                       TemplateText &Template);

/// The member for \p Capture, a parameter pack, that holds all elements.
Field makePackField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                    TemplateText &Template);
/// What \p V is captured from, to ask for its type: its own name means nothing, or
/// something else, outside of the lambda that it is an init-capture of.
std::string capturedFrom(const clang::VarDecl *V, const Field &F);

/// Makes one member of all packs in \p Fields, for one call with the elements of all.
void mergePacks(std::vector<Field> &Fields);

/// The declaration of a static member of \p L, never defined, that stands for a
/// variable of which amp code uses the type alone: `static float x;`. With \p Unused,
/// nothing else uses the variable: its type becomes a parameter of \p Template,
/// so that something does.
std::string declarationOfType(RewriteContext &C, const CapturedVariable &Named,
                              const AmpLambda &L, bool Unused, const ClosureNameMap &ClosureNames, TemplateText &Template);

/// The constructor of \p Name with a parameter for each of \p Fields, or nothing
/// where the members can be initialised without.
std::string constructorText(const std::string &Name, const std::vector<Field> &Fields,
                            const std::string &Indent, const std::string &Newline);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_FIELDS_H
