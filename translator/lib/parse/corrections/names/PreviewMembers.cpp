//===--- PreviewMembers.cpp - Members of the preview of C++ AMP -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/PreviewMembers.h"
#include "ast/Concurrency.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "text/Format.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

/// Returns the class of namespace concurrency that argument \p I of \p Info refers to, or null.
static const CXXRecordDecl *ampClass(const Diagnostic &Info, unsigned I) {
  const CXXRecordDecl *Class = nullptr;
  if (Info.getArgKind(I) == DiagnosticsEngine::ak_declcontext)
    Class = dyn_cast<CXXRecordDecl>(reinterpret_cast<DeclContext *>(Info.getRawArg(I)));
  else if (const QualType Type = typeArgument(Info, I); !Type.isNull())
    Class = Type->getAsCXXRecordDecl();
  return Class && isInConcurrency(Class) ? Class : nullptr;
}

/// Returns the name that is the first argument of \p Info, or an empty string.
static std::string nameArgument(const Diagnostic &Info) {
  if (Info.getNumArgs() == 0)
    return "";
  switch (Info.getArgKind(0)) {
  case DiagnosticsEngine::ak_declarationname:
    return DeclarationName::getFromOpaqueInteger(Info.getRawArg(0)).getAsString();
  case DiagnosticsEngine::ak_nameddecl:
    return reinterpret_cast<NamedDecl *>(Info.getRawArg(0))->getNameAsString();
  default:
    return "";
  }
}

/// Returns the index of the component \p Name, `x` or `get_x` and the like, of an index or an
/// extent; -1 for other names. The last component is x.
static int componentOf(StringRef Name, const CXXRecordDecl &Class) {
  const auto *Instance = dyn_cast<ClassTemplateSpecializationDecl>(&Class);
  if (!Instance || (Class.getName() != "index" && Class.getName() != "extent") ||
      Instance->getTemplateArgs()[0].getKind() != TemplateArgument::Integral)
    return -1;
  Name.consume_front("get_");
  const int FromEnd =
      llvm::StringSwitch<int>(Name).Case("x", 1).Case("y", 2).Case("z", 3).Default(4);
  const auto Rank = int(Instance->getTemplateArgs()[0].getAsIntegral().getExtValue());
  return FromEnd > 3 || Rank > 3 ? -1 : Rank - FromEnd;
}

void PreviewMembers::onError(const Diagnostic &Info) {
  LastExtent = {};
  LastIsRedefinition = false;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (const CXXRecordDecl *Class = ampClass(Info, I); Class && Class->getName() == "extent")
      LastExtent = Info.getLocation();
  const std::string Name = nameArgument(Info);
  switch (Info.getID()) {
  case diag::err_redefinition:
  case diag::err_member_redeclared:
    LastIsRedefinition = true;
    Redefinitions.push_back({Name, Info.getLocation(), {}});
    return;
  case diag::err_no_member:
  case diag::err_no_member_suggest:
  case diag::err_typecheck_member_reference_type:
    break;
  default:
    return;
  }
  const CXXRecordDecl *Class = Info.getNumArgs() > 1 ? ampClass(Info, 1) : nullptr;
  if (!Class)
    return;
  if (Class->getName() == "extent" && (Name == "origin" || Name == "get_origin"))
    HasOrigins = true;
  // The name of the class extent itself. The classes grid and tiled_grid had a member of this name.
  const bool IsGridsExtent =
      (Class->getName() == "extent" || Class->getName() == "tiled_extent") &&
      (Info.getID() == diag::err_typecheck_member_reference_type ? Name == "extent"
                                                                 : Name == "get_extent");
  const Use Found = {Name, componentOf(Name, *Class), IsGridsExtent, false};
  if (!IsGridsExtent && Found.Component < 0 && Name != "grid" && Name != "get_grid")
    return;
  const auto [It, IsNew] = Uses.try_emplace(Info.getLocation(), Found);
  It->second.IsAmbiguous |= !IsNew && It->second.Component != Found.Component;
}

void PreviewMembers::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note)
    return onError(Info);
  constexpr unsigned From = 3, To = 4;
  switch (Info.getID()) {
  case diag::note_previous_definition:
  case diag::note_previous_declaration:
    if (LastIsRedefinition)
      Redefinitions.back().Previous = Info.getLocation();
    return;
  case diag::note_ovl_candidate_bad_conv:
    if (LastExtent.isInvalid() || Info.getNumArgs() <= To)
      return;
    if (const CXXRecordDecl *Class = ampClass(Info, From);
        Class && Class->getName() == "index" && typeArgument(Info, To)->isIntegerType())
      HasOrigins = true;
    return;
  default:
    return;
  }
}

/// Returns the first token of the postfix expression that ends before \p End.
static size_t beginOfObject(const TokenView &Tokens, size_t End) {
  size_t Begin = End;
  while (Begin > 0) {
    size_t I = Begin - 1;
    if (Tokens.is(I, tok::r_paren, tok::r_square)) {
      I = Tokens.match(I);
      if (I == TokenView::None)
        break;
      const bool FollowsName =
          I > 0 && Tokens.is(I - 1, tok::identifier, tok::r_paren, tok::r_square);
      Begin = I;
      if (FollowsName)
        continue;
    } else if (Tokens.is(I, tok::identifier, tok::kw_this)) {
      Begin = I;
    } else {
      break;
    }
    if (Begin == 0 || !Tokens.is(Begin - 1, tok::period, tok::arrow, tok::coloncolon))
      break;
    --Begin;
  }
  return Begin;
}

bool PreviewMembers::add(TokenCorrections &Changes, const Unit &U) const {
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 1; I < Tokens.size() && !Uses.empty(); ++I) {
    const auto It = Uses.find(Tokens[I].getLocation());
    if (It == Uses.end() || It->second.IsAmbiguous || !Tokens.isNamed(I, It->second.Name) ||
        !Tokens.is(I - 1, tok::period, tok::arrow))
      continue;
    auto Replace = [&](size_t At, StringRef Text) {
      Any |= Changes.replace(Tokens[At].getLocation(), Text, U);
    };
    const Use &Found = It->second;
    const bool IsArrow = Tokens.is(I - 1, tok::arrow);
    const bool IsCall = StringRef(Found.Name).starts_with("get_");
    if (!Found.IsGridsExtent && Found.Component < 0) {
      Replace(I, IsCall ? "get_extent" : "extent");
      continue;
    }
    if (IsCall && (!Tokens.is(I + 1, tok::l_paren) || !Tokens.is(I + 2, tok::r_paren)))
      continue;
    if (IsArrow) {
      Any |= Changes.insertBefore(Tokens[beginOfObject(Tokens, I - 1)].getLocation(), "(*", U);
      Replace(I - 1, ")");
    } else {
      Replace(I - 1, "");
    }
    Replace(I, Found.IsGridsExtent ? "" : fmt::format("[{}]", Found.Component));
    if (IsCall) {
      Replace(I + 1, "");
      Replace(I + 2, "");
    }
  }
  return Any;
}

/// True if the parameters of the function at \p Function have `writeonly`.
static bool hasWriteonly(const TokenView &Tokens, SourceLocation Function) {
  for (size_t I = 0; I < Tokens.size(); ++I)
    if (Tokens[I].getLocation() == Function && Tokens.is(I + 1, tok::l_paren)) {
      for (size_t End = Tokens.match(I + 1); I < End && End != TokenView::None; ++I)
        if (Tokens.isNamed(I, "writeonly"))
          return true;
      return false;
    }
  return false;
}

void PreviewMembers::reportRest(const Unit &U) const {
  const TokenView Tokens(U.Tokens);
  for (const Redefinition &R : Redefinitions)
    if (hasWriteonly(Tokens, R.Loc) || hasWriteonly(Tokens, R.Previous)) {
      U.suppressClangErrorAt(R.Loc);
      U.error(R.Loc, fmt::format("'{}' has the parameters of another overload, because "
                                 "'array_view<writeonly<T>, N>' becomes 'array_view<T, N>'; "
                                 "rename or remove one of them",
                                 R.Name));
      U.note(R.Previous, "the other overload is here");
    }
}

} // namespace amp2hip
