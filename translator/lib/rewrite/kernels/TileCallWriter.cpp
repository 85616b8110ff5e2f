//===--- TileCallWriter.cpp - Calls for a whole tile ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the calls of functions that run for a whole tile. Apart from the name and the first
// argument, they look like the calls of the user:
//
//   rounds(values, run, run / 2, tidx);
//
// becomes
//
//   amp2hip_run_rounds(amp2hip_whole, values, run, run / 2, tidx);
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "parse/Unit.h"
#include "rewrite/kernels/TileLoopWriter.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "tileloops/calls/FunctionLookup.h"
#include "tileloops/tile/TileCopies.h"
#include "tileloops/tile/TileTypes.h"
#include "tileloops/values/VariableStorage.h"
#include "tileloops/values/VariableUses.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

/// Selects the name of the array for \p A, an argument that a loop before the call computes, and
/// returns its type.
std::string TileLoopWriter::copyOf(const TileArgument &A) {
  CopyNames[A.Value] = C.Names.unique(
      A.IsOperand ? "operand" : A.Parameter->getNameAsString() + "_argument", Index->getLocation());
  std::string Type;
  if (!A.Written.isNull()) {
    Type = spellType(C, A.Written, A.Type);
    Failed |= namesAny(Type, Plan->Names);
    addKeptType(Type, A.Type);
  } else if (A.Type->isDependentType()) {
    const auto *V = cast<VarDecl>(cast<DeclRefExpr>(A.Value->IgnoreParenImpCasts())->getDecl());
    Type = typeText(V);
    addKeptType(Type, V->getType());
  } else {
    C.Macros.Configuration.report(A.Value);
    C.Macros.Configuration.report(A.Parameter);
    Type = qualifiedName(C, A.Type);
    addKeptType(Type, A.Type);
  }
  return CopyTypes[A.Value] = "amp2hip::kept_values<" + Type + ", " + Tile + "::threads>";
}

/// Returns the argument \p A as the call passes it.
std::string TileLoopWriter::argument(const TileArgument &A) {
  if (A.IsCopied)
    return CopyNames[A.Value];
  // Outside of the loops, there are no copies of the tiled_index or its barrier.
  if (const auto *Name = dyn_cast<DeclRefExpr>(copiedFrom(A.Value));
      A.How == Passing::Tile && (!Name || Name->getDecl() != Index))
    return Index->getNameAsString() +
           (isTileBarrier(A.Type) && !isTileBarrier(Index->getType()) ? ".barrier" : "");
  if (!A.Storage)
    return text(A.Value);
  if (A.How == Passing::Stateless)
    return KeptNames[A.Storage] + "[0]"; // the objects of all threads are equal
  return KeptNames[A.Storage];
}

/// Returns an expression of the type of \p E, an object that all threads of the tile share, for the
/// template head of the function. Fails if the head cannot name the type.
std::string TileLoopWriter::valueLike(const Expr *E) {
  E = E->IgnoreParenImpCasts();
  if (const ValueDecl *Captured = capturedBy(E, Index)) {
    Failed |= Kernel.empty(); // a static function has no captured variables
    return "std::declval<const " + Kernel + " &>()." + Captured->getNameAsString();
  }
  const auto *Name = dyn_cast<DeclRefExpr>(E);
  const auto *V = Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  if (!V || V->getType()->isPointerType()) {
    Failed = true;
    return "";
  }
  QualType T = V->getType().getNonReferenceType();
  NamedTypes.push_back(T);
  std::string Element, Bounds;
  splitArrayType(C, V->getTypeSourceInfo()->getTypeLoc(), T, Element, Bounds);
  Failed |= namesAny(Element + Bounds, Plan->Names);
  if (T.isConstQualified())
    Element = "const " + Element;
  return "std::declval<" + Element + (Bounds.empty() ? " &" : " (&)" + Bounds) + ">()";
}

/// Returns an expression of the type of the argument \p A, for the template head of the function.
std::string TileLoopWriter::valueOfType(const TileArgument &A) {
  QualType T = A.Parameter->getType();
  auto Value = [](const std::string &Type) { return "std::declval<" + Type + ">()"; };
  if (A.IsCopied || (A.Storage && A.How == Passing::PerThread)) {
    const std::string Type = A.IsCopied ? CopyTypes[A.Value] : keptValuesOf(A.Storage);
    return Value(Type + " &");
  }
  NamedTypes.push_back(A.IsStateless ? copiedFrom(A.Value)->getType() : T);
  if (A.Storage)
    return Value(typeText(A.Storage) + " &");
  if (A.How == Passing::Tile)
    return Value(isTileBarrier(T) ? "const concurrency::tile_barrier &"
                                  : "const typename " + Tile + "::index &");
  if (A.IsStateless) {
    C.Macros.Configuration.report(A.Value);
    return Value(qualifiedName(C, copiedFrom(A.Value)->getType()));
  }
  if (!T->isReferenceType() && !T->isDependentType()) {
    C.Macros.Configuration.report(A.Parameter);
    return Value(qualifiedName(C, T));
  }
  return valueLike(A.Value);
}

/// True if \p Callee names \p F as a member function of `*this`, or as a static member of the
/// class of \p Index without a qualifier.
static bool isOfThis(const Expr *Callee, const FunctionDecl *F, const ParmVarDecl *Index) {
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    return isa<CXXThisExpr>(Member->getBase());
  if (const auto *Unresolved = dyn_cast<UnresolvedMemberExpr>(Callee))
    return Unresolved->isImplicitAccess() || isa<CXXThisExpr>(Unresolved->getBase());
  const auto *Overloads = dyn_cast<OverloadExpr>(Callee);
  const auto *Name = dyn_cast<DeclRefExpr>(Callee);
  const auto *Static = dyn_cast<CXXMethodDecl>(F);
  const auto *Caller = dyn_cast<CXXMethodDecl>(Index->getDeclContext());
  return Static && Caller && !(Name && Name->hasQualifier()) &&
         !(Overloads && Overloads->getQualifier()) &&
         Static->getParent()->getCanonicalDecl() == Caller->getParent()->getCanonicalDecl();
}

/// Returns the qualifier of \p F, a function outside of classes, for a call in \p Caller without a
/// qualifier: a using directive or argument-dependent lookup has found the function.
static std::string addedQualifier(const FunctionDecl *F, const DeclContext *Caller) {
  const DeclContext *Scope = scopeOf(F);
  if (!Scope->isNamespace() || Scope->Encloses(Caller->getRedeclContext()))
    return "";
  std::string Qualifier = "::";
  for (const DeclContext *C = Scope; !C->isTranslationUnit(); C = C->getParent())
    if (const auto *N = dyn_cast<NamespaceDecl>(C);
        N && !N->isAnonymousNamespace() && !N->isInline())
      Qualifier = "::" + N->getNameAsString() + Qualifier;
  return Qualifier;
}

/// Returns the name of the called function with its qualifier, and its template arguments; empty if
/// other edits changed the call.
std::string TileLoopWriter::callee(const TileCall &Call) {
  const Expr *Callee = Call.Call->getCallee()->IgnoreParenImpCasts();
  SourceLocation NameLoc, Less, Greater;
  if (const auto *Name = dyn_cast<DeclRefExpr>(Callee)) {
    NameLoc = Name->getLocation(), Less = Name->getLAngleLoc(), Greater = Name->getRAngleLoc();
  } else if (const auto *Member = dyn_cast<MemberExpr>(Callee)) {
    NameLoc = Member->getMemberLoc(), Less = Member->getLAngleLoc(),
    Greater = Member->getRAngleLoc();
  } else if (const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(Callee)) {
    NameLoc = Dependent->getMemberLoc(); // without template arguments
  } else if (const auto *OfClass = dyn_cast<DependentScopeDeclRefExpr>(Callee)) {
    NameLoc = OfClass->getLocation(), Less = OfClass->getLAngleLoc(),
    Greater = OfClass->getRAngleLoc();
  } else {
    const auto *Overloads = cast<OverloadExpr>(Callee);
    NameLoc = Overloads->getNameLoc(), Less = Overloads->getLAngleLoc(),
    Greater = Overloads->getRAngleLoc();
  }
  if (Call.Function->IsConditional && !isa<DeclRefExpr, UnresolvedLookupExpr>(Callee) &&
      isOfThis(Callee, Call.Function->Function, Index) && Kernel.empty())
    return ""; // the template head of a function has no object
  if (NameLoc.isMacroID() || Call.Call->getBeginLoc().isMacroID() ||
      Call.Call->getRParenLoc().isMacroID())
    return "";
  const std::string Written = Call.Function->Function->getNameAsString();
  const SourceLocation Begin = Callee->getBeginLoc();
  std::string Qualifier = Begin == NameLoc ? "" : text(Begin, NameLoc), Arguments;
  if (Less.isValid()) {
    std::optional<TextRange> R = C.Source.range({Less, Greater});
    Failed |= !R;
    Arguments = R ? render(*R) : "";
    // `traits<T>::template f<N>`: the output has the keyword if the source lacks it.
    if (isa<DependentScopeDeclRefExpr>(Callee))
      Qualifier += StringRef(Qualifier).ends_with("template") ? " " : "template ";
  }
  // Another rewrite may have inserted a qualifier, because a using directive has found the
  // function.
  const std::string Whole = text(Call.Call);
  const StringRef Before = StringRef(Whole).take_front(Whole.find(Written));
  if (Qualifier.empty() && Before.ends_with("::") &&
      llvm::all_of(Before, [](char Ch) { return Ch == ':' || isAsciiIdentifierContinue(Ch); }))
    Qualifier = Before.str();
  // Each part of the call must be known: compare with the text of the whole call.
  std::vector<std::string> All;
  for (const TileArgument &A : Call.Arguments)
    if (!A.IsDefault)
      All.push_back(text(A.Value));
  auto WithoutSpace = [](std::string Text) {
    llvm::erase_if(Text, [](char Ch) { return isWhitespace(Ch); });
    return Text;
  };
  if (WithoutSpace(Whole) !=
      WithoutSpace(Qualifier + Written + Arguments + "(" + llvm::join(All, ",") + ")"))
    return "";
  if (Call.Function->IsApart)
    Qualifier.clear();
  else if (Qualifier.empty() && isa<DeclRefExpr, UnresolvedLookupExpr>(Callee))
    Qualifier = addedQualifier(Call.Function->Function, Index->getDeclContext());
  return Qualifier + Call.Function->Name + Arguments;
}

/// Returns \p Callee, the text of callee(), as the template head of the function names it: there,
/// an object is `std::declval<...>()`.
std::string TileLoopWriter::calleeInHead(const TileCall &Call, const std::string &Callee) {
  const Expr *Written = Call.Call->getCallee()->IgnoreParenImpCasts();
  // The version may be declared later in the class, so its name must depend on the kernel.
  if (!Kernel.empty() && !Call.Function->IsApart &&
      isOfThis(Written, Call.Function->Function, Index))
    return "std::declval<const " + Kernel + " &>()." + (Callee.back() == '>' ? "template " : "") +
           StringRef(Callee).substr(Callee.find(Call.Function->Name)).str();
  const auto *Member = dyn_cast<MemberExpr>(Written);
  const auto *Dependent = dyn_cast<CXXDependentScopeMemberExpr>(Written);
  if (!Member && !Dependent)
    return Callee;
  const Expr *Object = (Member ? Member->getBase() : Dependent->getBase())->IgnoreParenImpCasts();
  const auto *V = cast<VarDecl>(cast<DeclRefExpr>(Object)->getDecl());
  const char *Const = isOfSharedObject(Call.Function->Function) ? "" : "const ";
  const std::string Value = capturedBy(Object, Index)
                                ? valueLike(Object)
                                : "std::declval<" + std::string(Const) + typeText(V) + " &>()";
  return Value + '.' + Call.Function->Name;
}

/// Declares an array for the results of \p Call, which the statement with the call uses, and
/// returns its name and type.
std::pair<std::string, std::string> TileLoopWriter::resultArray(const TileCall &Call,
                                                                const CodeLayout &Layout) {
  C.Macros.Configuration.report(Call.Function->Function);
  const std::string Type = qualifiedName(C, Call.ResultType);
  addKeptType(Type, Call.ResultType);
  const std::string Values = "amp2hip::kept_values<" + Type + ", " + Tile + "::threads>";
  const std::string Name =
      C.Names.unique(Call.Function->Function->getNameAsString() + "_result", Index->getLocation());
  line(Layout, Values + " " + Name + ";");
  addSaved(Call.Call, Name);
  return {Name, Values};
}

/// Records that the values of \p E are in the array \p Name.
void TileLoopWriter::addSaved(const Expr *E, const std::string &Name) {
  std::optional<TextRange> R = C.Source.range(E->getSourceRange());
  Failed |= !R;
  if (R)
    SavedValues.emplace_back(*R, Name);
  llvm::sort(SavedValues,
             [](const auto &A, const auto &B) { return A.first.Begin < B.first.Begin; });
}

/// Writes a call of a function that runs for the whole tile.
bool TileLoopWriter::call(const TileStep &Step, const CodeLayout &Layout) {
  const TileCall &Call = Step.Called;
  const std::string Callee = Call.Function->Name.empty() ? "" : callee(Call);
  if (Callee.empty())
    return false;
  declareKept(Step, Layout);
  std::vector<std::string> Arguments = {Whole}, Values = {"std::declval<const " + Tile + " &>()"};
  // Another file may have a specialization of the class without the version.
  const bool IsConditional =
      Call.Function->IsConditional ||
      isa<DependentScopeDeclRefExpr>(Call.Call->getCallee()->IgnoreParenImpCasts());
  auto Add = [&](const std::string &Argument, const std::string &Value) {
    Arguments.push_back(Argument);
    Values.push_back(Value);
  };
  if (!Call.ResultType.isNull()) {
    const auto [Name, Type] = resultArray(Call, Layout);
    Add(Name, "std::declval<" + Type + " &>()");
  } else if (Call.Result)
    Add(KeptNames[Call.Result],
        IsConditional ? "std::declval<" + keptValuesOf(Call.Result) + " &>()" : "");
  else if (!Call.Function->Function->getReturnType()->isVoidType())
    Add("amp2hip::no_values()", "amp2hip::no_values()");
  for (const TileArgument &A : Call.Arguments)
    Add(argument(A), IsConditional ? valueOfType(A) : "");
  line(Layout, Callee + "(" + llvm::join(Arguments, ", ") + ");");
  if (IsConditional) {
    const std::string InHead = calleeInHead(Call, Callee);
    Failed |= namesAny(InHead, Plan->Names);
    Calls.push_back({InHead, Values});
  }
  return !Failed;
}

} // namespace amp2hip
