//===--- PreviewNames.cpp - Names of the preview of C++ AMP ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/PreviewNames.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the name in C++ AMP 1.2 of the class template \p Name of the preview.
StringRef nameOfTemplate(StringRef Name) {
  return llvm::StringSwitch<StringRef>(Name)
      .Case("grid", "extent")
      .Case("tiled_grid", "tiled_extent")
      .Default("");
}

/// True if the program declares a class template \p Name. A class of this name that is no
/// template has no arguments, unlike that of the preview.
bool isDeclared(const std::vector<Token> &Tokens, StringRef Name) {
  for (size_t I = 2; I < Tokens.size(); ++I)
    if (const IdentifierInfo *II =
            Tokens[I].isAnnotation() ? nullptr : Tokens[I].getIdentifierInfo();
        II && II->getName() == Name &&
        Tokens[I - 1].isOneOf(tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_using) &&
        Tokens[I - 2].is(tok::greater))
      return true;
  return false;
}

class Replacer {
public:
  Replacer(std::vector<Token> Tokens, Unit &U, bool HasOrigins)
      : Tokens(std::move(Tokens)), View(this->Tokens), U(U), HasOrigins(HasOrigins),
        Removed(this->Tokens.size()) {}

  std::vector<Token> run() {
    for (size_t I = 0; I < Tokens.size(); ++I) {
      const IdentifierInfo *II = View.name(I);
      if (!II || !U.isUserLocation(Tokens[I].getLocation()))
        continue;
      if (II->getName() == "restrict" && View.is(I + 1, tok::l_paren))
        renameRestrictions(I + 1);
      else if (isUsingDeclaration(I))
        renameUsing(I);
      else if (II->isStr("get_accelerators") && View.is(I + 1, tok::l_paren) &&
               View.is(I + 2, tok::r_paren) && !View.is(I + 3, tok::l_brace))
        nameMember(I);
      else if (II->isStr("gpu_ref") && I >= 2 && View.is(I - 1, tok::coloncolon) &&
               View.isNamed(I - 2, "accelerator"))
        rename(I, "direct3d_ref");
      else if (View.is(I + 1, tok::less) && II->getName() == "writeonly" && !isDeclaredName(II))
        unwrap(I);
      else if (StringRef New = newNameOf(II->getName());
               View.is(I + 1, tok::less) && !New.empty() && !isDeclaredName(II))
        rename(I, New);
    }
    std::vector<Token> Out;
    for (size_t I = 0; I < Tokens.size(); ++I) {
      if (!Removed[I])
        Out.push_back(Tokens[I]);
      if (auto It = Added.find(I); It != Added.end())
        llvm::append_range(Out, It->second);
    }
    return Out;
  }

private:
  /// Returns the new name of the class template \p Name; empty if it stays.
  StringRef newNameOf(StringRef Name) const {
    return HasOrigins && Name == "grid" ? StringRef() : nameOfTemplate(Name);
  }
  bool isDeclaredName(const IdentifierInfo *II) const {
    return isDeclared(U.Tokens, II->getName());
  }
  /// Adds the edit of the token at \p I, in the definition of its macro if it is in one.
  void edit(size_t I, StringRef Text) {
    const SourceLocation Loc = U.SM.getSpellingLoc(Tokens[I].getLocation());
    if (U.isUserLocation(Loc))
      U.SourceFixes.push_back(FixItHint::CreateReplacement(SourceRange(Loc), Text));
  }
  void rename(size_t I, StringRef Name) {
    Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo(Name));
    edit(I, Name);
  }
  /// `get_accelerators()` becomes `accelerator::get_all()`. The tokens have locations in the old
  /// name, because Clang finds the tokens of a qualified name by their locations.
  void nameMember(size_t I) {
    Token Colons = Tokens[I], Member = Tokens[I];
    const SourceLocation Loc = Tokens[I].getLocation();
    Colons.setIdentifierInfo(nullptr);
    Colons.setKind(tok::coloncolon);
    Colons.setLocation(Loc.getLocWithOffset(1));
    Member.setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("get_all"));
    Member.setLocation(Loc.getLocWithOffset(2));
    Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("accelerator"));
    edit(I, "accelerator::get_all");
    Added[I] = {Colons, Member};
  }
  /// True for the name at \p I in `using concurrency::grid;`.
  bool isUsingDeclaration(size_t I) const {
    return I >= 3 && View.is(I + 1, tok::semi) && View.is(I - 1, tok::coloncolon) &&
           (View.isNamed(I - 2, "concurrency") || View.isNamed(I - 2, "Concurrency")) &&
           View.is(View.is(I - 3, tok::coloncolon) ? I - 4 : I - 3, tok::kw_using);
  }
  /// Renames the name at \p I in a using-declaration, or removes the declaration if C++ AMP
  /// 1.2 has no such name or another one declares it.
  void renameUsing(size_t I) {
    const StringRef Name = View.name(I)->getName();
    const StringRef New = newNameOf(Name);
    if (New.empty() && Name != "writeonly")
      return;
    if (Name != "writeonly" && !isUsed(New))
      return rename(I, New);
    size_t Begin = I;
    while (!View.is(Begin, tok::kw_using))
      --Begin;
    for (; Begin <= I + 1; ++Begin) {
      Removed[Begin] = true;
      edit(Begin, "");
    }
  }
  /// True if another using-declaration names \p Name of namespace concurrency.
  bool isUsed(StringRef Name) const {
    for (size_t I = 3; I < Tokens.size(); ++I)
      if (View.isNamed(I, Name) && isUsingDeclaration(I))
        return true;
    return false;
  }
  /// The output replaces the whole specifier, so there is no edit.
  void renameRestrictions(size_t Open) {
    for (size_t I = Open; I < Tokens.size() && !View.is(I, tok::r_paren); ++I)
      if (View.isNamed(I, "direct3d"))
        Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("amp"));
  }
  /// `writeonly<T>` becomes `T`.
  void unwrap(size_t I) {
    size_t Close = I + 2;
    unsigned Depth = 1;
    for (; Close < Tokens.size() && !View.is(Close, tok::semi, tok::l_brace); ++Close) {
      Depth += View.is(Close, tok::less);
      const unsigned Closed = View.closedAngles(Close);
      if (Closed >= Depth)
        break;
      Depth -= Closed;
    }
    if (!View.closedAngles(Close))
      return;
    for (size_t Gone : {I, I + 1}) {
      Removed[Gone] = true;
      edit(Gone, "");
    }
    // `>>` closes the outer list, too.
    const unsigned Left = View.closedAngles(Close) - Depth;
    if (Left == 0) {
      Removed[Close] = true;
      edit(Close, "");
    } else {
      Tokens[Close].setKind(Left == 1 ? tok::greater : tok::greatergreater);
      Tokens[Close].setLength(Left);
      edit(Close, Left == 1 ? ">" : ">>");
    }
  }

  std::vector<Token> Tokens;
  const TokenView View;
  Unit &U;
  const bool HasOrigins;
  std::vector<bool> Removed;
  std::map<size_t, std::vector<Token>> Added; ///< tokens after the one at the index
};

} // namespace

std::vector<Token> replacePreviewNames(std::vector<Token> Tokens, Unit &U, bool HasOrigins) {
  return Replacer(std::move(Tokens), U, HasOrigins).run();
}

std::vector<SourceLocation> findGrids(const Unit &U) {
  const TokenView View(U.Tokens);
  std::vector<SourceLocation> Found;
  if (!isDeclared(U.Tokens, "grid"))
    for (size_t I = 0; I < View.size(); ++I)
      if (View.isNamed(I, "grid") && View.is(I + 1, tok::less))
        Found.push_back(View[I].getLocation());
  return Found;
}

/// True if the token at \p I, `direct3d`, is in a restriction specifier.
static bool isRestriction(const TokenView &View, size_t I) {
  if (!View.is(I + 1, tok::comma, tok::r_paren))
    return false;
  for (; I > 1 && View.is(I - 1, tok::comma); I -= 2)
    if (!View.name(I - 2))
      return false;
  return I > 1 && View.is(I - 1, tok::l_paren) && View.isNamed(I - 2, "restrict");
}

bool usesPreviewNames(const Unit &U) {
  const TokenView View(U.Tokens);
  for (size_t I = 1; I < U.Tokens.size(); ++I) {
    const IdentifierInfo *II = View.name(I);
    if (!II)
      continue;
    if (II->getName() == "direct3d" && isRestriction(View, I))
      return true;
    if (View.is(I + 1, tok::less) &&
        (II->getName() == "writeonly" || !nameOfTemplate(II->getName()).empty()) &&
        !isDeclared(U.Tokens, II->getName()))
      return true;
  }
  return false;
}

} // namespace amp2hip
