//===--- OutputNames.h - New names of the program's entities ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_NAMES_OUTPUTNAMES_H
#define AMP2HIP_REWRITE_NAMES_OUTPUTNAMES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>
#include <tuple>

namespace clang {
class DeclContext;
class FunctionDecl;
class TagDecl;
class VarDecl;
} // namespace clang

namespace amp2hip {

/// The names by which the output refers to entities that the source names differently or not at
/// all. The rewrite that changes a declaration records the new name; the rewrites that write
/// references to the entity ask for it. A result is empty if the entity keeps its name, or if its
/// name is not recorded yet.
class OutputNames {
public:
  /// The name of an unnamed type, qualified if the type is hoisted out of a function.
  void nameType(const clang::TagDecl *Type, std::string Name) { Types[Type] = std::move(Name); }
  llvm::StringRef nameOf(const clang::TagDecl *Type) const { return find(Types, Type); }

  /// The expression that replaces the name of a tile_static object kept in storage without a
  /// variable of its own: `t_storage.object()`.
  void replaceObject(const clang::VarDecl *Object, std::string Expression) {
    Objects[Object] = std::move(Expression);
  }
  llvm::StringRef expressionFor(const clang::VarDecl *Object) const {
    return find(Objects, Object);
  }

  /// The name that an amp function has at all of its uses: the amp overload of an overload pair of
  /// which no code can call both overloads. \p F is a canonical declaration of a pattern.
  void renameEverywhere(const clang::FunctionDecl *F, std::string Name) {
    Functions[F] = std::move(Name);
  }
  llvm::StringRef nameEverywhere(const clang::FunctionDecl *F) const { return find(Functions, F); }
  bool hasRenamedEverywhere() const { return !Functions.empty(); }

  /// The name (`f_amp`, `f_cpu`) of the overloads in \p Scope, declared in \p File, whose requested
  /// name is \p Wanted. The first request takes the name that \p Choose returns. \p Scope is null
  /// for call operators, because those of all classes share one name.
  std::string overloads(const clang::DeclContext *Scope, clang::FileID File,
                        const std::string &Wanted, llvm::function_ref<std::string()> Choose) {
    return chosen(Overloads[{Scope, File, Wanted}], Choose);
  }
  /// The name of the call operators in headers whose requested name is \p Wanted.
  llvm::StringRef callOperatorsOfHeaders(llvm::StringRef Wanted) const {
    for (const auto &[Key, Name] : Overloads)
      if (!std::get<0>(Key) && std::get<2>(Key) == Wanted && !Name.empty())
        return Name;
    return "";
  }

  /// The name of the member template `kernel_of` in all classes of the header \p Header. The first
  /// request takes the name that \p Choose returns.
  std::string kernelOf(clang::FileID Header, llvm::function_ref<std::string()> Choose) {
    return chosen(KernelOf[Header], Choose);
  }

private:
  static std::string chosen(std::string &Name, llvm::function_ref<std::string()> Choose) {
    if (Name.empty())
      Name = Choose();
    return Name;
  }
  template <typename Entity>
  static llvm::StringRef find(const std::map<const Entity *, std::string> &Names, const Entity *E) {
    auto It = Names.find(E);
    return It == Names.end() ? llvm::StringRef() : llvm::StringRef(It->second);
  }

  std::map<const clang::TagDecl *, std::string> Types;
  std::map<const clang::VarDecl *, std::string> Objects;
  std::map<const clang::FunctionDecl *, std::string> Functions;
  std::map<std::tuple<const clang::DeclContext *, clang::FileID, std::string>, std::string>
      Overloads;
  std::map<clang::FileID, std::string> KernelOf;
};

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_NAMES_OUTPUTNAMES_H
