//===--- SplitSharedDeclarations.cpp - Several declarators ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/dialect/SplitSharedDeclarations.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "text/Format.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclFriend.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

static bool isAmpFunction(const RewriteContext &C, const DeclaratorDecl *D) {
  const auto *F = dyn_cast<FunctionDecl>(D);
  return F && llvm::is_contained(C.Model.AmpFunctions, F);
}

static const DeclaratorDecl *declaratorOf(const Decl *D) {
  const auto *Friend = dyn_cast<FriendDecl>(D);
  return dyn_cast_or_null<DeclaratorDecl>(Friend ? Friend->getFriendDecl() : D);
}

std::vector<const DeclaratorDecl *> SharedDeclarations::declaredWith(const FunctionDecl *F) {
  const DeclContext *In = F->getLexicalDeclContext();
  auto [It, New] = ByBegin.try_emplace(In);
  if (New) // collect once, because a translation unit has many declarations
    for (const Decl *D : In->decls())
      if (const auto *Other = declaratorOf(D);
          Other && !Other->isImplicit() && C.Unit.isUserLocation(Other->getLocation()))
        It->second[Other->getInnerLocStart()].push_back(Other);
  std::vector<const DeclaratorDecl *> All = It->second[F->getInnerLocStart()];
  llvm::sort(All, [&](const DeclaratorDecl *A, const DeclaratorDecl *B) {
    return C.Unit.SM.isBeforeInTranslationUnit(A->getLocation(), B->getLocation());
  });
  return All;
}

/// Returns the end of the text before the declarator whose name is at \p Name. The white space,
/// `*`, `&` and `(` before the name belong to the declarator.
static size_t declaratorBegin(StringRef Text, size_t Name) {
  return Text.take_front(Name).rtrim("*&( \t\r\n").size();
}

void SharedDeclarations::splitAll(const std::vector<const DeclaratorDecl *> &All,
                                  const std::string &Specifier) {
  auto Refuse = [&](const DeclaratorDecl *D) {
    C.Unit.error(D->getLocation(),
                 fmt::format("'{}' shares a declaration with names that have other "
                             "restrictions; declare it separately",
                             D->getNameAsString()));
  };
  for (const DeclaratorDecl *D : All) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    // A declaration of the amp overload in a block may be split: it declares the dispatch function,
    // which replaces the overload pair.
    bool InBlock = F && const_cast<FunctionDecl *>(F)->isLocalExternDecl() && isAmpFunction(C, F);
    if (F && isInOverloadPair(C.Model, F) && !InBlock)
      return Refuse(D);
  }
  if (const DeclaratorDecl *D = separateAll(All, Specifier))
    Refuse(D);
}

const DeclaratorDecl *
SharedDeclarations::separateAll(const std::vector<const DeclaratorDecl *> &All,
                                const std::string &Specifier) {
  std::optional<TextPosition> Begin = C.Source.begin(All.front()->getInnerLocStart());
  std::string Specifiers;
  std::vector<std::pair<TextRange, std::string>> Breaks;
  for (const DeclaratorDecl *D : All) {
    std::optional<TextRange> Name = C.Source.range(D->getLocation());
    if (!Begin || !Name || Name->File != Begin->File)
      return D;
    StringRef Text = C.Source.text(Name->File);
    size_t At = declaratorBegin(Text, Name->Begin);
    if (D == All.front()) {
      Specifiers = Text.slice(Begin->Offset, At).str();
      continue;
    }
    if (At == 0 || Text[At - 1] != ',' || StringRef(Specifiers).contains('{'))
      return D;
    StringRef Written = Specifiers;
    const std::string Friend = Written.consume_front("friend ") ? "friend " : "";
    Breaks.push_back({{Name->File, unsigned(At - 1), unsigned(At)},
                      "; " + Friend + (isAmpFunction(C, D) ? Specifier : "") + Written.str() +
                          (At < Name->Begin && isspace(Text[At]) ? "" : " ")});
  }
  for (const auto &[Comma, Text] : Breaks)
    C.Edits.replace(Comma, Text);
  return nullptr;
}

void SharedDeclarations::separate(const FunctionDecl *F) {
  std::vector<const DeclaratorDecl *> All = declaredWith(F);
  if (All.size() > 1 && Done.insert(All.front()).second)
    separateAll(All, "");
}

bool SharedDeclarations::split(const FunctionDecl *F, const std::string &Specifier) {
  std::vector<const DeclaratorDecl *> All = declaredWith(F);
  if (All.size() < 2 ||
      llvm::all_of(All, [&](const DeclaratorDecl *D) { return isAmpFunction(C, D); }))
    return false;
  if (Done.insert(All.front()).second)
    splitAll(All, Specifier);
  return All.front() != F;
}

} // namespace amp2hip
