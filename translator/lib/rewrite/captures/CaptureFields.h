//===--- CaptureFields.h - Data members for captured variables --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_CAPTURES_CAPTUREFIELDS_H
#define AMP2HIP_REWRITE_CAPTURES_CAPTUREFIELDS_H

#include "rewrite/text/TemplateText.h"
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

/// Names of the classes that replace closure types.
using ClosureNameMap = llvm::DenseMap<const clang::CXXRecordDecl *, std::string>;

/// A data member of a function object, made from one capture of the lambda.
struct CaptureField {
  std::string Declaration; ///< `float f`
  std::string Name;
  std::string Value; ///< its initializer where the lambda was
  /// Set if only `decltype` of a parameter can name the type: then a lambda around the new object
  /// has the value as this parameter (see PassedValues.h).
  std::string Passed;
  bool IsComputed = false;  ///< from an init-capture of the lambda itself
  bool IsReference = false; ///< from `&a = x`
  std::string Bounds;       ///< `[4]` for a C array, unless its type includes them
  std::string Element;      ///< the type without \c Bounds
  bool IsArray = false;     ///< with \c Bounds, or of an array type
  /// For an array whose elements must be copied by their constructor, not assigned: the initializer
  /// `{c[0], c[1]}`, `{c[At]...}`.
  std::string Elements;
  /// The packs of indices in \c Elements, such as `At`, each with its size, `N`.
  std::vector<std::pair<std::string, std::string>> Packs;
  bool IsMemberPointer = false;
  bool IsParameter = false;   ///< its type is a template parameter
  bool IsExplicit = false;    ///< its copy constructor is explicit
  bool IsPack = false;        ///< `args...`: \c Element is the type of one element
  std::string PackParameters; ///< `const T &...args`: the elements, as parameters
};

/// Returns the data member of \p L's function object for \p Capture. A type that is known only in
/// an instantiation, or that cannot be named among the members, becomes a parameter of \p Template.
/// For a parameter pack, returns the result of makePackField.
CaptureField makeField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                       const ClosureNameMap &ClosureNames, TemplateText &Template);

/// Returns a data member for one element of \p Capture, a parameter pack.
CaptureField makeElementField(RewriteContext &C, const CapturedVariable &Capture,
                              const AmpLambda &L, TemplateText &Template);

/// Returns a data member for all elements of \p Capture, a parameter pack.
CaptureField makePackField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                           TemplateText &Template);
/// Returns the expression that \p V is captured from, as an operand of `decltype`. Outside the
/// lambda, the name of an init-capture is undeclared or names another entity.
std::string capturedFrom(const clang::VarDecl *V, const CaptureField &F);

/// Merges the members of \p Fields that are packs into a single member, whose `unpack` passes all
/// elements in one call.
void mergePacks(std::vector<CaptureField> &Fields);

/// Returns the declaration of a static data member for a variable of which amp code uses only the
/// type: `static float x;`. The member is never defined. \p Unused means that no other code uses
/// the variable. Then its type becomes a parameter of \p Template, whose argument uses the
/// variable.
std::string declarationOfType(RewriteContext &C, const CapturedVariable &Named, const AmpLambda &L,
                              bool Unused, const ClosureNameMap &ClosureNames,
                              TemplateText &Template);

/// Returns the constructor of the class \p Name, with a parameter for each of \p Fields, or nothing
/// if aggregate initialization suffices.
std::string constructorText(const std::string &Name, const std::vector<CaptureField> &Fields,
                            const std::string &Indent, const std::string &Newline);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_CAPTUREFIELDS_H
