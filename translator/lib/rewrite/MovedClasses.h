//===--- MovedClasses.h - The classes that leave functions, as text -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCLASSES_H
#define AMP2HIP_REWRITE_MOVEDCLASSES_H

#include "rewrite/Placement.h"
#include "rewrite/TemplateText.h"
#include "clang/Basic/SourceLocation.h"
#include <map>
#include <string>
#include <vector>

namespace clang {
class DeclaratorDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// A class made from something in a function: a function object, or the class
/// that holds the function's local types.
struct MovedClass {
  Placement Place;
  TemplateText Template; ///< its parameters: those of the function, and more
  std::string Name;
  bool Internal = false; ///< no other file may see it

  /// The name of its constructors.
  const std::string &constructorName() const {
    return Place.KernelOf.empty() ? Name : Place.KernelOf;
  }
  /// How its function names it: `scale_kernel<T>`.
  std::string use() const;
  /// True if that needs `typename` in front where a type in it is named.
  bool isDependent() const { return !Template.Arguments.empty() || Place.Dependent; }
};

/// Writes them, and what they need around them, to their places.
class MovedClasses {
public:
  explicit MovedClasses(RewriteContext &C) : C(C) {}

  /// The lines in front of the body of \p M: `template <typename T>`,
  /// `struct matrix<T>::scale_kernel`, without the last line break.
  std::string head(const MovedClass &M, const std::string &Indent) const;
  /// Where the members of \p M stand: its braces are one level up.
  static std::string indentOf(const MovedClass &M, const std::string &Unit) {
    bool InsideClass = M.Place.Class && !M.Place.Declaration && M.Place.KernelOf.empty();
    return InsideClass ? M.Place.Indent + Unit : M.Place.Indent;
  }

  /// Plans that \p Text, which begins with \p head, stands at the place of \p M.
  void write(const MovedClass &M, const std::string &Text);
  /// Plans that \p Text stands at namespace scope in front of what \p Place is in
  /// front of; \p Outside: outside the unnamed namespace.
  void addToNamespace(const Placement &Place, const std::string &Text, bool Internal,
                      bool Outside = false);
  /// The name of the namespace around what is written with a namespace of its own (see Placement)
  /// to \p Place: \p Wanted if nothing in the file of \p Where has that name.
  const std::string &ownNamespace(const Placement &Place, const std::string &Wanted,
                                  clang::SourceLocation Where);
  /// Plans that \p Declaration is a public member of \p Class.
  void declareInClass(const clang::CXXRecordDecl *Class, TextPosition At, const std::string &Indent,
                      const std::string &Declaration);
  /// Plans what was collected for the places in front of functions.
  void flush();

private:
  /// What stands in front of one function.
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

/// Plans the declarations by which classes in headers let kernels in.
void planKernelOf(RewriteContext &C, MovedClasses &Moved);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCLASSES_H
