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
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
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

namespace {

/// A class of namespace concurrency.
struct AmpClass {
  StringRef Name; ///< empty for other classes
  int Rank = -1;  ///< -1 if it depends on template parameters
};

} // namespace

/// Returns the value of \p A, or -1 if it depends on template parameters.
static int valueOf(const TemplateArgument &A, const ASTContext &Context) {
  if (A.getKind() == TemplateArgument::Integral)
    return int(A.getAsIntegral().getExtValue());
  if (A.getKind() != TemplateArgument::Expression || A.getAsExpr()->isValueDependent())
    return -1;
  const std::optional<llvm::APSInt> Value = A.getAsExpr()->getIntegerConstantExpr(Context);
  return Value ? int(Value->getExtValue()) : -1;
}

/// Returns the rank of the class \p Name of namespace concurrency with the arguments \p Args.
static int rankOf(StringRef Name, ArrayRef<TemplateArgument> Args, const ASTContext &Context) {
  if (llvm::any_of(Args, [](const TemplateArgument &A) { return A.isPackExpansion(); }))
    return -1;
  if (Name == "index" || Name == "extent")
    return Args.empty() ? -1 : valueOf(Args[0], Context);
  if (Name == "array" || Name == "array_view")
    return Args.size() < 2 ? 1 : valueOf(Args[1], Context);
  if (Name == "tiled_index" || Name == "tiled_extent") // an argument may be zero: none
    return int(
        llvm::count_if(Args, [&](const TemplateArgument &A) { return valueOf(A, Context) != 0; }));
  return -1;
}

/// Returns the class of namespace concurrency that \p T is, refers to or points to. \p T may be
/// dependent.
static AmpClass ampClass(QualType T, const ASTContext &Context) {
  T = T.getNonReferenceType();
  if (T->isPointerType())
    T = T->getPointeeType();
  if (const auto *Class =
          dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
      Class && isInConcurrency(Class))
    return {Class->getName(),
            rankOf(Class->getName(), Class->getTemplateArgs().asArray(), Context)};
  const auto *S = T->getAs<TemplateSpecializationType>();
  const TemplateDecl *D = S ? S->getTemplateName().getAsTemplateDecl() : nullptr;
  if (!D || !isInConcurrency(D))
    return {};
  if (S->isTypeAlias())
    return ampClass(S->getAliasedType(), Context);
  return {D->getName(), rankOf(D->getName(), S->template_arguments(), Context)};
}

static AmpClass classOfValue(const Expr *E, const ASTContext &Context);

/// Returns the class of the object whose member \p E names.
static AmpClass classOfObject(const CXXDependentScopeMemberExpr *E, const ASTContext &Context) {
  const AmpClass Class = ampClass(E->getBaseType(), Context);
  return Class.Name.empty() && !E->isImplicitAccess() ? classOfValue(E->getBase(), Context) : Class;
}

/// Returns the class of namespace concurrency that the value of the dependent expression \p E has.
static AmpClass classOfValue(const Expr *E, const ASTContext &Context) {
  E = E->IgnoreParenImpCasts();
  if (const AmpClass Class = ampClass(E->getType(), Context); !Class.Name.empty())
    return Class;
  if (const auto *O = dyn_cast<UnaryOperator>(E))
    return O->getOpcode() == UO_AddrOf || O->getOpcode() == UO_Deref
               ? classOfValue(O->getSubExpr(), Context)
               : AmpClass();
  if (const auto *Call = dyn_cast<CallExpr>(E))
    E = Call->getCallee()->IgnoreParens();
  const auto *Member = dyn_cast<CXXDependentScopeMemberExpr>(E);
  const IdentifierInfo *Id = Member ? Member->getMember().getAsIdentifierInfo() : nullptr;
  if (!Id)
    return {};
  const AmpClass Object = classOfObject(Member, Context);
  StringRef Name = Id->getName();
  Name.consume_front("get_");
  if (Object.Name == "array" || Object.Name == "array_view")
    return Name == "extent" || Name == "grid" ? AmpClass{"extent", Object.Rank} : AmpClass();
  if (Object.Name == "extent" || Object.Name == "tiled_extent")
    return Name == "extent" ? Object : AmpClass();
  if (Object.Name != "tiled_index")
    return {};
  if (Name == "tile_extent")
    return {"extent", Object.Rank};
  const bool IsIndex =
      Name == "global" || Name == "local" || Name == "tile" || Name == "tile_origin";
  return IsIndex ? AmpClass{"index", Object.Rank} : AmpClass();
}

/// Returns the index of the component \p Name, `x` or `get_x` and the like, of an index or an
/// extent; -1 for other names. The last component is x.
static int componentOf(StringRef Name, const AmpClass &Class) {
  if (Class.Name != "index" && Class.Name != "extent")
    return -1;
  Name.consume_front("get_");
  const int FromEnd =
      llvm::StringSwitch<int>(Name).Case("x", 1).Case("y", 2).Case("z", 3).Default(4);
  return FromEnd > 3 || Class.Rank > 3 ? -1 : Class.Rank - FromEnd;
}

/// Finds the members of the preview whose objects have dependent types of C++ AMP.
class PreviewMembers::DependentUses : public UserVisitor {
public:
  explicit DependentUses(const Unit &U) : UserVisitor(U) {}

  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    const IdentifierInfo *Id = E->getMember().getAsIdentifierInfo();
    const AmpClass Class = Id ? classOfObject(E, U.CI.getASTContext()) : AmpClass();
    if (Class.Name.empty())
      return true;
    const StringRef Name = Id->getName();
    const bool IsContainer = Class.Name == "array" || Class.Name == "array_view";
    const bool IsGrid = Class.Name == "extent" || Class.Name == "tiled_extent";
    const Use Here = {Name.str(), componentOf(Name, Class),
                      IsGrid && (Name == "extent" || Name == "get_extent"), false};
    if (Here.IsGridsExtent || Here.Component >= 0 ||
        (IsContainer && (Name == "grid" || Name == "get_grid")))
      Found.try_emplace(E->getMemberLoc(), Here);
    return true;
  }

  std::map<SourceLocation, Use> Found;
};

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
  const ASTContext &Context = Class->getASTContext();
  const AmpClass Object = ampClass(Context.getRecordType(Class), Context);
  const Use Found = {Name, componentOf(Name, Object), IsGridsExtent, false};
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
  DependentUses Dependent(U);
  Dependent.TraverseDecl(U.CI.getASTContext().getTranslationUnitDecl());
  std::map<SourceLocation, Use> All = Uses;
  All.merge(Dependent.Found);
  bool Any = false;
  for (size_t I = 1; I < Tokens.size() && !All.empty(); ++I) {
    const auto It = All.find(Tokens[I].getLocation());
    if (It == All.end() || It->second.IsAmbiguous || !Tokens.isNamed(I, It->second.Name) ||
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
