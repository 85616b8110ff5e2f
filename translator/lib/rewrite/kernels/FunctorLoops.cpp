//===--- FunctorLoops.cpp - Tile loops of the user's own functors ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds the member functions of TileLoops.cpp to kernels that the user wrote as classes. They are
// inserted after the call operator. If that is defined outside of its class, the class gets
//
//   template <...> void amp2hip_run_tile(const Tile &whole) const { amp2hip_run_loops(whole); }
//   template <typename Tile> void amp2hip_run_loops(const Tile &whole) const;
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Scopes.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/OutOfClassPlace.h"
#include "rewrite/kernels/TileLoopRemarks.h"
#include "rewrite/kernels/TileLoops.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "tileloops/calls/TileFunctions.h"
#include "tileloops/tile/TileTypes.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {

/// True if \p F has one parameter, an index or tiled_index that is passed by value or as a
/// reference to const.
static bool takesIndex(const FunctionDecl *F) {
  if (F->getNumParams() != 1 || F->isVariadic())
    return false;
  QualType T = F->getParamDecl(0)->getType();
  return (isTiledIndex(T) || isIndex(T.getNonReferenceType())) && !T->isRValueReferenceType() &&
         (!T->isReferenceType() || T.getNonReferenceType().isConstQualified());
}

/// True if a launch over tiles of the size that \p Call takes can only run \p Call, and the class
/// has no mutable data members that threads could change. Other call operators may take other
/// indices: for a tiled_index of the type of the parameter, \p Call is the only one that needs no
/// conversion. A second one with this type would be ambiguous.
static bool isOnlyCallOperator(const CXXMethodDecl *Call) {
  bool IsOnly = true;
  const auto *Declared = Call->getCanonicalDecl();
  for (const Decl *D : Call->getParent()->decls()) {
    const auto *T = dyn_cast<FunctionTemplateDecl>(D);
    if (const auto *F = T ? T->getTemplatedDecl() : dyn_cast<FunctionDecl>(D))
      IsOnly &= F->getOverloadedOperator() != OO_Call || F->getCanonicalDecl() == Declared ||
                (!T && takesIndex(F) && takesIndex(Call));
    if (const auto *Using = dyn_cast<UsingDecl>(D))
      IsOnly &= Using->getDeclName().getCXXOverloadedOperator() != OO_Call;
    if (const auto *F = dyn_cast<FieldDecl>(D); F && F->isMutable())
      return false;
  }
  return IsOnly;
}

/// True if \p Class is local to a function and remains there, where it cannot have member
/// templates. A local class with amp code moves out of functions (HoistedTypes.cpp), unless the
/// function around it is amp code itself.
static bool remainsLocal(const CXXRecordDecl *Class) {
  for (const FunctionDecl *F = enclosingFunction(Class->getDeclContext()); F;
       F = enclosingFunction(F->getDeclContext()))
    if (restrictionOf(F).Amp)
      return true;
  return false;
}

/// Returns null if loops can be written after \p Call, the call operator of a kernel; else what
/// prevents it.
static const char *unsupportedForm(const RewriteContext &C, const CXXMethodDecl *Call) {
  if (Call->isOutOfLine() && C.Unit.SM.getFileID(Call->getLocation()) !=
                                 C.Unit.SM.getFileID(Call->getCanonicalDecl()->getLocation()))
    return "the call operator is defined in another file than its class";
  if (Call->isOutOfLine() && !endsInOneMacro(Call->getCanonicalDecl()->getEndLoc(), C.Unit.SM,
                                             C.Unit.context().getLangOpts()))
    return "a macro writes the declaration of the call operator, and more code";
  if (remainsLocal(Call->getParent()))
    return "the class of the kernel is local to amp code; declare it outside of the function";
  if (!isOnlyCallOperator(Call))
    return "the class of the kernel has mutable data members, or another call operator that may be "
           "called with the same index";
  if (!Call->isConst() || Call->isVirtual())
    return "the call operator is virtual or not const";
  if (Call->getDescribedFunctionTemplate())
    return "the call operator is a template";
  if (Call->getParent()->isUnion() || !Call->getParent()->getIdentifier() ||
      isInOverloadPair(C.Model, Call) || !Call->getReturnType()->isVoidType())
    return "the call operator returns a value, is overloaded by restriction or belongs to a class "
           "without a name";
  return nullptr;
}

/// Writes the loops of \p Call, a call operator that is defined outside of its class. \p Body is
/// the text of its body.
static void planOutOfClassLoops(RewriteContext &C, const CXXMethodDecl *Call,
                                const TextRange &Body) {
  std::optional<TextRange> Begin = C.Source.range(Call->getBeginLoc());
  const CodeLayout Layout =
      CodeLayout::at(C.Source.text(Body.File), Begin ? Begin->Begin : Body.Begin);
  std::optional<OutOfClassPlace> Place = outOfClassPlace(C, Call, Layout.Newline);
  if (!Place || Place->InClass.File != Body.File)
    return;
  OutOfClassLoops Apart;
  Apart.Name = C.Names.unique("amp2hip_run_loops", Call->getLocation());
  Apart.Place = *Place;
  std::string Loops =
      outOfClassLoopsText(C, Call, Call->getParent()->getNameAsString(), Layout, Apart);
  if (Loops.empty())
    return;
  C.Edits.insert(Place->InClass, Layout.Newline + Apart.Declaration, InsertOrder::After);
  C.Edits.insert({Body.File, Body.End}, Layout.Newline + Loops, InsertOrder::After);
}

void planFunctorLoops(RewriteContext &C) {
  if (!C.Unit.Options.TileLoops && C.Unit.Options.CoarsenTiles == Coarsening::None)
    return;
  for (const FunctionDecl *F : C.Model.AmpFunctions) {
    const auto *Call = dyn_cast<CXXMethodDecl>(F);
    if (!Call || Call->getOverloadedOperator() != OO_Call ||
        !Call->doesThisDeclarationHaveABody() || Call->getParent()->isLambda())
      continue;
    if (const char *Form = unsupportedForm(C, Call)) {
      reportForm(C, Call, Form);
      continue;
    }
    std::optional<TextRange> Body = C.Source.range(Call->getBody()->getSourceRange());
    std::optional<TextRange> Begin = C.Source.range(Call->getBeginLoc());
    if (!Body || !Begin || Body->File != Begin->File)
      continue;
    if (Call->isOutOfLine()) {
      planOutOfClassLoops(C, Call, *Body);
      continue;
    }
    StringRef Text = C.Source.text(Body->File);
    const CodeLayout Layout = CodeLayout::at(Text, Begin->Begin);
    std::string Loops = tileLoopsText(C, Call, Call->getParent()->getNameAsString(), {}, Layout);
    if (!Loops.empty())
      C.Edits.insert({Body->File, Body->End}, Layout.Newline + Loops, InsertOrder::After);
  }
}

} // namespace amp2hip
