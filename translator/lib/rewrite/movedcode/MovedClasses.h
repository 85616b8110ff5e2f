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
#include "clang/Basic/SourceLocation.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class DeclaratorDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// A generated class that replaces local code of a function: the function object of a lambda, or
/// the class that contains the hoisted local types.
struct MovedClass {
  Placement Place;
  TemplateText Template; ///< the parameters of the function, and others
  std::string Name;
  bool Internal = false; ///< it must be in an unnamed namespace

  /// Returns the name of its constructors.
  const std::string &constructorName() const {
    return Place.KernelOf.empty() ? Name : Place.KernelOf;
  }
  /// Returns the name by which its function refers to it: `scale_kernel<T>`.
  std::string use() const;
  /// True if a type in it must be named with `typename`.
  bool isDependent() const { return !Template.Arguments.empty() || Place.Dependent; }
};

/// Plans the insertion of generated classes, with the namespaces, access specifiers and forward
/// declarations that they require. Text for places before functions is collected until \c flush.
class MovedClasses {
public:
  explicit MovedClasses(RewriteContext &C) : C(C) {}

  /// Returns the lines before the body of \p M: `template <typename T>`,
  /// `struct matrix<T>::scale_kernel`, without the last line break.
  std::string head(const MovedClass &M, const std::string &Indent) const;
  /// Returns the indentation of the braces of \p M, whose members are one level further in.
  static std::string indentOf(const MovedClass &M, const std::string &Unit) {
    bool InsideClass = M.Place.Class && !M.Place.Declaration && M.Place.KernelOf.empty();
    return InsideClass ? M.Place.Indent + Unit : M.Place.Indent;
  }

  /// Plans the insertion of \p Text, which begins with the result of \c head, at the place of \p M.
  void write(const MovedClass &M, const std::string &Text);
  /// Plans the insertion of \p Text at namespace scope, before the function that \p Place precedes.
  /// \p Internal: in an unnamed namespace. \p Outside: before and outside that namespace.
  void addToNamespace(const Placement &Place, const std::string &Text, bool Internal,
                      bool Outside = false);
  /// Returns the name of the additional namespace around the unnamed namespace at \p Place (see
  /// Placement::OwnNamespace): \p Wanted, unless that name is in use in the file of \p Where.
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
