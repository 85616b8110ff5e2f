//===--- MovedClasses.h - Classes that are moved out of functions ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_MOVEDCLASSES_H
#define AMP2HIP_REWRITE_MOVEDCODE_MOVEDCLASSES_H

#include "rewrite/movedcode/Placement.h"
#include "rewrite/text/TemplateText.h"
#include "text/CodeTemplate.h"
#include "clang/Basic/SourceLocation.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class DeclaratorDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// A generated class that contains code moved out of a function: the function object of a lambda,
/// or the class of the hoisted local types.
struct MovedClass {
  Placement Place;
  TemplateText Template; ///< the template parameters of the function, and others
  std::string Name;
  bool Internal = false; ///< the class must be in an unnamed namespace

  /// Returns the name of the class's constructors.
  const std::string &constructorName() const {
    return Place.KernelOf.empty() ? Name : Place.KernelOf;
  }
  /// Returns the name of the class in the function: `scale_kernel<T>`.
  std::string use() const;
  /// True if names of types in the class require `typename`.
  bool isDependent() const { return !Template.Arguments.empty() || Place.Dependent; }
};

/// Plans the insertion of generated classes, with the namespaces, access specifiers and forward
/// declarations that they require. Collects the texts for places before functions; flush() plans
/// their insertion.
class MovedClasses {
public:
  explicit MovedClasses(RewriteContext &C) : C(C) {}

  /// Returns the lines of \p M before its members: `template <typename T>`,
  /// `struct matrix<T>::scale_kernel {`. The brace follows the style of \p Around.
  std::string head(const MovedClass &M, llvm::StringRef Around, const CodeLayout &Layout) const;
  /// Returns the indentation of the braces of \p M. The members of \p M are indented one level
  /// more.
  static std::string indentOf(const MovedClass &M, const std::string &Unit) {
    bool InsideClass = M.Place.Class && !M.Place.Declaration && M.Place.KernelOf.empty();
    return InsideClass ? M.Place.Indent + Unit : M.Place.Indent;
  }

  /// Plans the insertion of \p Text, which begins with the result of head(), at the place of \p M.
  void write(const MovedClass &M, const std::string &Text);
  /// Plans the insertion of \p Text at namespace scope, before the function at \p Place.
  /// \p Internal puts the text into an unnamed namespace. \p Outside puts it before that namespace.
  void addToNamespace(const Placement &Place, const std::string &Text, bool Internal,
                      bool Outside = false);
  /// Returns the name of the additional namespace around the unnamed namespace at \p Place (see
  /// Placement::OwnNamespace). This is \p Wanted, or a similar name if the file of \p Where already
  /// uses \p Wanted.
  const std::string &ownNamespace(const Placement &Place, const std::string &Wanted,
                                  clang::SourceLocation Where);
  /// Plans the insertion of \p Declaration as a public member of \p Class.
  void declareInClass(const clang::CXXRecordDecl *Class, TextPosition At, const std::string &Indent,
                      const std::string &Declaration);
  /// Plans the insertion of all text collected for places before functions.
  void flush();

private:
  /// The text to insert before one function.
  struct Group {
    std::string Indent, Newline;
    bool Internal = false, InExternC = false;
    std::string OwnNamespace, OpenNamespaces, CloseNamespaces;
    std::vector<std::string> Outside, Texts, OwnTexts, Members;
  };

  Group &groupAt(const Placement &Place);
  std::string newline(TextPosition At) const;
  std::string openPublic(const clang::CXXRecordDecl *Class, TextPosition At,
                         const std::string &Indent);

  RewriteContext &C;
  std::map<std::pair<clang::FileID, unsigned>, bool> PublicWritten;
  std::map<std::pair<clang::FileID, unsigned>, Group> Groups;
};

/// Plans the member templates through which kernels access classes in headers (see KernelOf.h).
void planKernelOf(RewriteContext &C, MovedClasses &Moved);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_MOVEDCLASSES_H
