//===--- PreviewNames.cpp - Names of the preview of C++ AMP ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/PreviewNames.h"
#include "ast/Concurrency.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

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

/// True if the program declares a class or template \p Name.
bool isDeclared(const std::vector<Token> &Tokens, StringRef Name) {
  for (size_t I = 1; I < Tokens.size(); ++I)
    if (const IdentifierInfo *II =
            Tokens[I].isAnnotation() ? nullptr : Tokens[I].getIdentifierInfo();
        II && II->getName() == Name &&
        (Tokens[I - 1].isOneOf(tok::kw_class, tok::kw_struct, tok::kw_union, tok::kw_using)))
      return true;
  return false;
}

class Replacer {
public:
  Replacer(std::vector<Token> Tokens, Unit &U)
      : Tokens(std::move(Tokens)), View(this->Tokens), U(U), Removed(this->Tokens.size()) {}

  std::vector<Token> run() {
    for (size_t I = 0; I < Tokens.size(); ++I) {
      const IdentifierInfo *II = View.name(I);
      if (!II || !U.isUserLocation(Tokens[I].getLocation()))
        continue;
      if (II->getName() == "restrict" && View.is(I + 1, tok::l_paren))
        renameRestrictions(I + 1);
      else if (View.is(I + 1, tok::less) && II->getName() == "writeonly" && !isDeclaredName(II))
        unwrap(I);
      else if (StringRef New = nameOfTemplate(II->getName());
               View.is(I + 1, tok::less) && !New.empty() && !isDeclaredName(II))
        rename(I, New);
    }
    size_t Next = 0;
    llvm::erase_if(Tokens, [&](const Token &) { return Removed[Next++]; });
    return std::move(Tokens);
  }

private:
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
  std::vector<bool> Removed;
};

} // namespace

std::vector<Token> replacePreviewNames(std::vector<Token> Tokens, Unit &U) {
  return Replacer(std::move(Tokens), U).run();
}

/// Returns the location of the `.` before the member name at \p Name; invalid if another token
/// precedes it.
static SourceLocation dotBefore(SourceLocation Name, const SourceManager &SM) {
  const auto [File, Offset] = SM.getDecomposedLoc(Name);
  const StringRef Before = SM.getBufferData(File).take_front(Offset).rtrim();
  return Name.isFileID() && Before.ends_with(".")
             ? Name.getLocWithOffset(int(Before.size()) - 1 - int(Offset))
             : SourceLocation();
}

std::vector<FixItHint> fixesForPreviewMember(const Diagnostic &Info) {
  if (Info.getNumArgs() < 2 || Info.getArgKind(0) != DiagnosticsEngine::ak_declarationname)
    return {};
  const std::string Name = DeclarationName::getFromOpaqueInteger(Info.getRawArg(0)).getAsString();
  const CXXRecordDecl *Class = nullptr;
  if (Info.getArgKind(1) == DiagnosticsEngine::ak_declcontext)
    Class = dyn_cast<CXXRecordDecl>(reinterpret_cast<DeclContext *>(Info.getRawArg(1)));
  else if (Info.getArgKind(1) == DiagnosticsEngine::ak_qualtype)
    Class = QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(1)))
                ->getAsCXXRecordDecl();
  if (!Class || !isInConcurrency(Class))
    return {};
  const SourceLocation Loc = Info.getLocation();
  switch (Info.getID()) {
  case diag::err_no_member:
  case diag::err_no_member_suggest:
    if (Name != "grid")
      return {};
    return {FixItHint::CreateReplacement(SourceRange(Loc), "extent")};
  case diag::err_typecheck_member_reference_type:
    // The name of the class extent itself. The class grid had a member of this name.
    if (const SourceLocation Dot = dotBefore(Loc, Info.getSourceManager());
        Name == "extent" && Dot.isValid())
      return {FixItHint::CreateRemoval(Dot), FixItHint::CreateRemoval(Loc)};
    return {};
  default:
    return {};
  }
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
