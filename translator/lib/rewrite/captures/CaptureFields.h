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
#include "text/CodeTemplate.h"
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

/// Names of the generated classes, keyed by the closure type that the class replaces.
using ClosureNameMap = llvm::DenseMap<const clang::CXXRecordDecl *, std::string>;

/// A data member of a function object, made from one capture of the lambda.
struct CaptureField {
  std::string Declaration; ///< `float f`
  std::string Name;
  std::string Value; ///< its initializer, written where the lambda was
  /// Name of a lambda parameter that holds the value; empty for most members. Set if only
  /// `decltype` of this parameter can name the member's type. PassedValues.h describes the lambda.
  std::string Passed;
  bool IsComputed = false;  ///< \c Value is the initializer of an init-capture
  bool IsReference = false; ///< from an init-capture by reference: `&a = x`
  std::string Bounds;       ///< `[4]` for a C array, empty if \c Element includes the bounds
  std::string Element;      ///< the type without \c Bounds
  bool IsArray = false;     ///< the member is an array, with or without \c Bounds
  /// The initializer of an array whose elements must be copied by their constructor, not assigned:
  /// `{c[0], c[1]}` or `{c[At]...}`.
  std::string Elements;
  /// The packs of indices in \c Elements, for example `At`, each with its size, for example `N`.
  std::vector<std::pair<std::string, std::string>> Packs;
  bool IsMemberPointer = false;
  bool IsParameter = false;   ///< the type of the member is a template parameter
  bool IsExplicit = false;    ///< the copy constructor of the member's type is explicit
  bool IsPack = false;        ///< the member holds a pack; \c Element is the type of one element
  std::string PackParameters; ///< for a pack, the constructor parameters: `const T &...args`
};

/// Returns the data member of \p L's function object for \p Capture. For a parameter pack, returns
/// the result of makePackField(). A type becomes a parameter of \p Template if only an
/// instantiation knows it, or if it cannot be named among the members.
CaptureField makeField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                       const ClosureNameMap &ClosureNames, TemplateText &Template);

/// Returns a data member for one element of \p Capture, a parameter pack.
CaptureField makeElementField(RewriteContext &C, const CapturedVariable &Capture,
                              const AmpLambda &L, TemplateText &Template);

/// Returns a data member for all elements of \p Capture, a parameter pack.
CaptureField makePackField(RewriteContext &C, const CapturedVariable &Capture, const AmpLambda &L,
                           TemplateText &Template);
/// Returns the expression that initializes \p F, the member for the captured variable \p V, as an
/// operand of `decltype`. For an init-capture, this is the initializer: outside the lambda, the
/// name of an init-capture is undeclared or names another entity.
std::string capturedFrom(const clang::VarDecl *V, const CaptureField &F);

/// Merges the pack members of \p Fields into a single member, whose `unpack` passes the elements of
/// all packs in one call.
void mergePacks(std::vector<CaptureField> &Fields);

/// Returns the declaration of a static data member that is never defined: `static float x;`. It
/// replaces a variable of which amp code uses only the type. If \p Unused is set, no other code
/// uses the variable. Then its type becomes a parameter of \p Template, and the template argument
/// `decltype(x)` uses the variable.
std::string declarationOfType(RewriteContext &C, const CapturedVariable &Named, const AmpLambda &L,
                              bool Unused, const ClosureNameMap &ClosureNames,
                              TemplateText &Template);

/// Returns the lines of the constructor of the class \p Name, with a parameter for each of
/// \p Fields, and an empty line. Returns an empty text if aggregate initialization suffices.
std::string constructorText(const std::string &Name, const std::vector<CaptureField> &Fields,
                            const CodeLayout &Layout);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_CAPTURES_CAPTUREFIELDS_H
