//===--- ClassScopeSpecializations.cpp - Specializations in classes -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rewrites explicit specializations in classes, which Clang and Microsoft's compiler accept and g++
// does not. Those of member functions move after the class; those of member classes become partial
// specializations:
//
//   struct s {                                     struct s {
//     template <typename T> int f(T);                template <typename T> int f(T);
//     template <> int f<int>(int) { return 2; }
//     template <bool> struct n;                      template <bool, typename = void> struct n;
//     template <> struct n<true> {};                 template <typename amp2hip_unused>
//                                                    struct n<true, amp2hip_unused> {};
//   };                                             };
//                                                  template <> inline int s::f<int>(int) {...}
//
// A specialization of a class cannot move: members of the enclosing class may use it, and the
// enclosing class may be a template.
//
//===----------------------------------------------------------------------===//
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the member template from which \p T is instantiated, or \p T.
const TemplateDecl *patternOf(const TemplateDecl *T) {
  const auto *Class = dyn_cast_or_null<ClassTemplateDecl>(T);
  while (Class && Class->getInstantiatedFromMemberTemplate())
    Class = Class->getInstantiatedFromMemberTemplate();
  return Class ? Class->getCanonicalDecl() : T;
}

/// Collects the explicit specializations in classes, and the templates that are arguments of other
/// templates.
class Specializations : public UserVisitor {
public:
  explicit Specializations(const Unit &U) : UserVisitor(U) {}
  bool VisitNamedDecl(NamedDecl *D) override {
    const auto *F = dyn_cast<FunctionDecl>(D);
    const auto *C = dyn_cast<ClassTemplateSpecializationDecl>(D);
    if (!D->getLexicalDeclContext()->isRecord() || !U.isUserLocation(D->getLocation()))
      return true;
    if (F && F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
      Functions.push_back(F);
    else if (C && C->getSpecializationKind() == TSK_ExplicitSpecialization)
      Classes.push_back(C);
    return true;
  }
  bool TraverseTemplateArgumentLoc(const TemplateArgumentLoc &A) override {
    if (A.getArgument().getKind() == TemplateArgument::Template)
      Arguments.insert(patternOf(A.getArgument().getAsTemplate().getAsTemplateDecl()));
    return UserVisitor::TraverseTemplateArgumentLoc(A);
  }

  std::vector<const FunctionDecl *> Functions;
  /// Also partial specializations.
  std::vector<const ClassTemplateSpecializationDecl *> Classes;
  std::set<const TemplateDecl *> Arguments;
};

/// The tokens of user files by location.
class TokenTable {
public:
  explicit TokenTable(const Unit &U) : Tokens(U.Tokens) {
    for (size_t I = 0; I < Tokens.size(); ++I)
      Indices.try_emplace(Tokens[I].getLocation(), I);
  }
  /// Returns the index of the token at \p Loc; None if there is none or it is in a macro.
  size_t indexOf(SourceLocation Loc) const {
    auto It = Indices.find(Loc);
    return It == Indices.end() || Loc.isMacroID() ? TokenView::None : It->second;
  }
  /// Returns the first token of the declaration of the name at \p Name, which must begin with
  /// `template <>`; otherwise None.
  size_t beginOf(size_t Name) const {
    if (Name == TokenView::None)
      return Name;
    size_t First = Tokens.declarationStart(Name);
    while (Tokens.is(First, tok::kw_public, tok::kw_private, tok::kw_protected) &&
           Tokens.is(First + 1, tok::colon))
      First += 2;
    return Tokens.is(First, tok::kw_template) && Tokens.is(First + 2, tok::greater)
               ? First
               : TokenView::None;
  }

  const TokenView Tokens;

private:
  llvm::DenseMap<SourceLocation, size_t> Indices;
};

/// Plans the edits of member classes.
class MemberClasses {
public:
  MemberClasses(RewriteContext &C, const TokenTable &Table, const Specializations &All)
      : C(C), Table(Table), All(All) {}

  void run() {
    for (const ClassTemplateSpecializationDecl *S : All.Classes)
      if (!isa<ClassTemplatePartialSpecializationDecl>(S) && !plan(S))
        C.Unit.error(
            S->getLocation(),
            fmt::format("g++ does not accept the specialization of '{}' in a class; declare "
                        "the template outside of the class",
                        S->getNameAsString()));
  }

private:
  /// Makes \p S a partial specialization, or returns false.
  bool plan(const ClassTemplateSpecializationDecl *S) {
    const ClassTemplateDecl *T = S->getSpecializedTemplate();
    const size_t First = Table.beginOf(Table.indexOf(S->getLocation()));
    const auto *Written = S->getTemplateArgsAsWritten();
    if (First == TokenView::None || !Written || !canExtend(T))
      return false;
    extend(T->getCanonicalDecl());
    insert(Table.Tokens[First + 2].getLocation(), "typename amp2hip_unused");
    addArgument(S);
    return true;
  }

  /// True if `T` may get a parameter: the class contains all its declarations and those of its
  /// members, and it is not an argument of a template.
  bool canExtend(const ClassTemplateDecl *T) const {
    const TemplateParameterList *Parameters = T->getTemplateParameters();
    if (All.Arguments.count(patternOf(T)) || Parameters->hasParameterPack() ||
        Parameters->size() == 0)
      return false;
    for (const RedeclarableTemplateDecl *D : T->redecls())
      if (!D->getLexicalDeclContext()->Equals(T->getDeclContext()) || D->getFriendObjectKind() ||
          D->getTemplateParameters()->getRAngleLoc().isMacroID() ||
          hasMemberOutside(cast<CXXRecordDecl>(D->getTemplatedDecl())))
        return false;
    return llvm::none_of(All.Classes, [&](const ClassTemplateSpecializationDecl *S) {
      return patternOf(S->getSpecializedTemplate()) == patternOf(T) && hasMemberOutside(S);
    });
  }
  static bool hasMemberOutside(const CXXRecordDecl *Class) {
    return llvm::any_of(Class->decls(), [](const Decl *D) {
      if (const auto *Template = dyn_cast<TemplateDecl>(D))
        D = Template->getTemplatedDecl();
      const auto *F = dyn_cast_or_null<FunctionDecl>(D);
      const auto *V = dyn_cast_or_null<VarDecl>(D);
      return (F && llvm::any_of(F->redecls(), [](const auto *R) { return R->isOutOfLine(); })) ||
             (V && llvm::any_of(V->redecls(), [](const auto *R) { return R->isOutOfLine(); }));
    });
  }

  /// Adds the parameter to all declarations of \p T and to its partial specializations.
  void extend(const ClassTemplateDecl *T) {
    if (!Extended.insert(T).second)
      return;
    for (const RedeclarableTemplateDecl *D : T->redecls())
      insert(D->getTemplateParameters()->getRAngleLoc(),
             D == T ? ", typename = void" : ", typename");
    for (const ClassTemplateSpecializationDecl *S : All.Classes)
      if (const auto *P = dyn_cast<ClassTemplatePartialSpecializationDecl>(S);
          P && P->getSpecializedTemplate()->getCanonicalDecl() == T) {
        insert(P->getTemplateParameters()->getRAngleLoc(), ", typename amp2hip_unused");
        addArgument(P);
      }
  }
  /// Adds the argument to \p S, after arguments that are the defaults of parameters.
  void addArgument(const ClassTemplateSpecializationDecl *S) {
    const auto *Written = S->getTemplateArgsAsWritten();
    if (!Written)
      return;
    std::string Text;
    llvm::raw_string_ostream Out(Text);
    for (const TemplateArgument &A : S->getTemplateArgs().asArray().drop_front(
             std::min(Written->getNumTemplateArgs(), S->getTemplateArgs().size()))) {
      Out << ", ";
      A.print(C.Unit.context().getPrintingPolicy(), Out, /*IncludeType=*/false);
    }
    insert(Written->getRAngleLoc(), Text + ", amp2hip_unused");
  }
  void insert(SourceLocation Loc, StringRef Text) {
    if (std::optional<TextPosition> At = C.Source.begin(Loc))
      C.Edits.insert(*At, Text.str(), InsertOrder::Token);
  }

  RewriteContext &C;
  const TokenTable &Table;
  const Specializations &All;
  std::set<const ClassTemplateDecl *> Extended;
};

/// Moves member functions.
class MemberFunctions {
public:
  MemberFunctions(RewriteContext &C, const TokenTable &Table)
      : C(C), Table(Table), Tokens(Table.Tokens) {}

  /// Moves \p F after the outermost class that contains it.
  void move(const FunctionDecl *F) {
    const CXXRecordDecl *Class = cast<CXXRecordDecl>(F->getLexicalDeclContext()), *Outer = Class;
    std::string Qualifier = Class->getNameAsString() + "::";
    while (const auto *Next = dyn_cast<CXXRecordDecl>(Outer->getLexicalDeclContext())) {
      Outer = Next;
      Qualifier = Next->getNameAsString() + "::" + Qualifier;
    }
    if (Class->isDependentContext())
      return refuse(F, "in a class template; use overloads, or 'if constexpr' in the template");
    const size_t Name = Table.indexOf(F->getLocation()), First = Table.beginOf(Name);
    size_t End = Table.indexOf(Outer->getBraceRange().getEnd());
    while (End < Tokens.size() && !Tokens.is(End, tok::semi))
      ++End;
    const size_t Last = endOf(F);
    if (!Outer->getDeclContext()->isFileContext() || First == TokenView::None ||
        Last == TokenView::None || End >= Tokens.size() || containsKernel(First, Last))
      return refuse(F, "in a class; move it after the class");
    std::optional<TextRange> All =
        C.Source.range({Tokens[First].getLocation(), Tokens[Last].getLocation()});
    std::optional<TextPosition> To = C.Source.end(Tokens[End].getLocation());
    if (!All || !To || All->File != To->File)
      return;
    planSpecifiers(First + 3, Name, F);
    qualifyMembers(First + 3, Name, Class, Qualifier);
    for (size_t I = Name + 1;
         I < Last && Tokens.is(Name + 1, tok::less) && !Tokens.is(I, tok::l_paren); ++I)
      qualifyMembers(I, I + 1, Class, Qualifier);
    if (std::optional<TextPosition> At = C.Source.begin(Tokens[Name].getLocation()))
      C.Edits.insert(*At, Qualifier, InsertOrder::Token);
    MovingTo Destination(C.Edits, *To);
    std::string Text = C.Edits.render(*All);
    C.Edits.removeWithSpace(*All);
    C.Edits.insert(*To, lineEnding(C.Source.text(To->File)).str() + Text, InsertOrder::After);
  }

private:
  void refuse(const FunctionDecl *F, StringRef Advice) const {
    C.Unit.error(F->getLocation(), fmt::format("g++ does not accept the specialization of '{}' {}",
                                               F->getNameAsString(), Advice));
  }
  size_t endOf(const FunctionDecl *F) const {
    if (F->doesThisDeclarationHaveABody())
      return Table.indexOf(F->getBodyRBrace());
    size_t I = Table.indexOf(F->getLocation());
    while (I < Tokens.size() && !Tokens.is(I, tok::semi))
      ++I;
    return I < Tokens.size() && Tokens[I].getLocation().isFileID() ? I : TokenView::None;
  }
  /// True if a later rewrite moves code between the tokens \p First and \p Last.
  bool containsKernel(size_t First, size_t Last) const {
    for (size_t I = First; I <= Last; ++I)
      if (Tokens.isNamed(I, "tile_static") || Tokens.isNamed(I, "tiled_index") ||
          (Tokens.isLambdaIntroducer(I) && hasRestriction(I, Last)))
        return true;
    return false;
  }
  bool hasRestriction(size_t First, size_t Last) const {
    for (size_t I = First; I <= Last; ++I)
      if (Tokens.isNamed(I, "restrict"))
        return true;
    return false;
  }
  /// Removes the specifiers that only a member has, and adds `inline`: otherwise, several sources
  /// would define a function of a header.
  void planSpecifiers(size_t First, size_t Name, const FunctionDecl *F) {
    bool IsInline = F->isConstexpr() || !F->doesThisDeclarationHaveABody();
    for (size_t I = First; I < Name; ++I)
      IsInline |= Tokens.is(I, tok::kw_inline, tok::kw___forceinline);
    for (size_t I = First; I < Name; ++I) {
      if (!Tokens.is(I, tok::kw_static, tok::kw_explicit, tok::kw_virtual))
        continue;
      if (std::optional<TextRange> R = C.Source.range(Tokens[I].getLocation()))
        IsInline ? C.Edits.removeWithSpace(*R) : C.Edits.replaceSpecifier(*R, "inline");
      IsInline = true;
    }
    if (!IsInline)
      if (std::optional<TextPosition> At = C.Source.end(Tokens[First - 1].getLocation()))
        C.Edits.insert(*At, " inline", InsertOrder::After);
  }
  /// Qualifies the names of types that are members of \p Class.
  void qualifyMembers(size_t First, size_t Last, const CXXRecordDecl *Class, StringRef Qualifier) {
    for (size_t I = First; I < Last; ++I)
      if (Tokens.is(I, tok::identifier) && !Tokens.is(I - 1, tok::coloncolon) &&
          llvm::any_of(Class->lookup(Tokens.name(I)), [](const NamedDecl *D) {
            return isa<TypeDecl, ClassTemplateDecl>(D) && !D->isImplicit();
          }))
        if (std::optional<TextPosition> At = C.Source.begin(Tokens[I].getLocation()))
          C.Edits.insert(*At, Qualifier.str(), InsertOrder::Token);
  }

  RewriteContext &C;
  const TokenTable &Table;
  const TokenView &Tokens;
};

} // namespace

void planClassScopeSpecializations(RewriteContext &C) {
  if (!C.Unit.CI.getLangOpts().MicrosoftExt)
    return;
  Specializations All(C.Unit);
  All.TraverseDecl(C.Unit.context().getTranslationUnitDecl());
  if (All.Functions.empty() && All.Classes.empty())
    return;
  const TokenTable Table(C.Unit);
  MemberClasses(C, Table, All).run();
  MemberFunctions Functions(C, Table);
  for (const FunctionDecl *F : All.Functions)
    Functions.move(F);
}

} // namespace amp2hip
