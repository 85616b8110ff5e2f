//===--- LaunchedKernels.cpp - Descriptions of the kernels ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the kernels for reports. A kernel is identified by the location of its class, which the
// instances of a template share.
//
//===----------------------------------------------------------------------===//
#include "rewrite/kernels/LaunchedKernels.h"
#include "ast/Concurrency.h"
#include "ast/LaunchDomain.h"
#include "ast/Restrictions.h"
#include "ast/Variables.h"
#include "model/CodeIndex.h"
#include "model/overloads/RenamedOverloads.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "source/SourcePlaces.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The first launch of a kernel.
struct Launch {
  const CXXRecordDecl *Kernel = nullptr; ///< its class; may be an instance
  const FunctionDecl *Function = nullptr;
  std::optional<LaunchDomain> Domain;
};

/// Adds up the tile_static memory that a kernel uses.
class SharedMemory {
public:
  explicit SharedMemory(const RewriteContext &C) : C(C) {
    for (const CodeBlock &B : C.Index.code())
      if (B.Function && B.Function->doesThisDeclarationHaveABody())
        Blocks[B.Function->getCanonicalDecl()] = &B;
  }

  /// Returns the bytes of the variables of \p F and of the functions that it calls.
  uint64_t usedBy(const FunctionDecl *F) {
    const CodeBlock *B = Blocks.lookup(ampFunction(F)->getCanonicalDecl());
    if (!B || !Seen.insert(B).second)
      return 0;
    uint64_t Bytes = 0;
    for (const VarDecl *V : B->Variables)
      if (QualType T = V->getType();
          isTileStatic(V) && !T->isDependentType() && !T->isIncompleteType())
        Bytes += C.Unit.context().getTypeSizeInChars(T).getQuantity();
    for (const Stmt *S : B->Statements)
      if (const FunctionDecl *Called = namedFunction(S))
        Bytes += usedBy(Called);
    return Bytes;
  }

private:
  /// The function that amp code calls where Clang chose \p F, the cpu function of a pair.
  const FunctionDecl *ampFunction(const FunctionDecl *F) const {
    for (const OverloadPair &P : C.Model.Pairs)
      if (P.Cpu == F->getCanonicalDecl())
        return P.Amp;
    return F;
  }

  const RewriteContext &C;
  llvm::DenseMap<const FunctionDecl *, const CodeBlock *> Blocks;
  llvm::DenseSet<const CodeBlock *> Seen;
};

} // namespace

static void forEachLaunch(const RewriteContext &C, llvm::function_ref<void(const Launch &)> Do) {
  for (const CodeBlock &B : C.Index.code())
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      if (!Call || !isLaunch(Call->getDirectCallee()) || Call->getNumArgs() < 2)
        continue;
      const Expr *const *Last = Call->getArgs() + Call->getNumArgs() - 1;
      const CXXRecordDecl *Class = (*Last)->getType().getNonReferenceType()->getAsCXXRecordDecl();
      if (Class && Class->hasDefinition())
        Do({Class->getDefinition(), B.executingFunction(), domainType(Last[-1])});
    }
}

/// Returns the call operator of \p Kernel that a launch over \p Domain runs; null if it is unknown.
static const FunctionDecl *callOperator(const CXXRecordDecl *Kernel,
                                        const std::optional<LaunchDomain> &Domain) {
  std::vector<const FunctionDecl *> Candidates;
  ASTContext &Ctx = Kernel->getASTContext();
  for (const NamedDecl *D : Kernel->lookup(Ctx.DeclarationNames.getCXXOperatorName(OO_Call))) {
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      llvm::append_range(Candidates, Template->specializations());
    else if (const FunctionDecl *F = D->getUnderlyingDecl()->getAsFunction())
      Candidates.push_back(F);
  }
  for (const FunctionDecl *F : Candidates) {
    if (!restrictionOf(F).Amp || F->getNumParams() != 1)
      continue;
    std::optional<LaunchDomain> Index = indexType(F->getParamDecl(0)->getType());
    if (Candidates.size() == 1 || !Domain || !Index ||
        (Index->Rank == Domain->Rank && Index->Tiled == Domain->Tiled))
      return F;
  }
  return nullptr;
}

/// Returns a declaration of \p Name with the type \p T: "float x[4]".
static std::string declaration(const ASTContext &Ctx, QualType T, StringRef Name,
                               bool ByReference) {
  PrintingPolicy Policy = Ctx.getPrintingPolicy();
  Policy.SuppressUnwrittenScope = true;
  T = T.getNonReferenceType();
  std::string Text = ByReference ? "&" + Name.str() : Name.str();
  T.getAsStringInternal(Text, Policy);
  return Text;
}

/// Fills in what the call operator of \p Kernel tells.
static void describe(RewriteContext &C, LaunchedKernel &Described, const CXXRecordDecl *Kernel,
                     const std::optional<LaunchDomain> &Domain) {
  const FunctionDecl *Call = callOperator(Kernel, Domain);
  if (Domain)
    Described.Tile = Domain->Lengths;
  else if (std::optional<LaunchDomain> Index =
               Call ? indexType(Call->getParamDecl(0)->getType()) : std::nullopt)
    Described.Tile = Index->Lengths;
  if (Call)
    Described.SharedBytes = SharedMemory(C).usedBy(Call);
}

void describeKernel(RewriteContext &C, const AmpLambda &L, const std::string &Name) {
  if (!L.IsAmp)
    return;
  std::optional<Launch> First;
  forEachLaunch(C, [&](const Launch &Found) {
    if (!First && Found.Kernel->getLocation() == L.Lambda->getLambdaClass()->getLocation())
      First = Found;
  });
  if (L.Launch.isInvalid() && !First)
    return; // other amp code calls it
  LaunchedKernel Described;
  Described.Name = Name;
  if (const FunctionDecl *F = L.Function ? L.Function : First ? First->Function : nullptr)
    Described.Function = F->getQualifiedNameAsString();
  Described.Where = placeOf(C.Unit.SM, C.Unit.CI.getLangOpts(),
                            CharSourceRange::getTokenRange(L.Lambda->getSourceRange()));
  for (const LambdaCapture &Capture : L.Lambda->captures())
    if (Capture.capturesThis())
      Described.Captures.push_back("this");
  for (const CapturedVariable &Capture : L.Captures)
    Described.Captures.push_back(declaration(C.Unit.context(), Capture.Variable->getType(),
                                             Capture.Variable->getName(), Capture.ByReference));
  describe(C, Described, First ? First->Kernel : L.Lambda->getLambdaClass(),
           First ? First->Domain : std::nullopt);
  C.Kernels.push_back(std::move(Described));
}

void describeFunctors(RewriteContext &C) {
  llvm::DenseSet<SourceLocation> Done;
  forEachLaunch(C, [&](const Launch &Found) {
    const CXXRecordDecl *Class = Found.Kernel;
    if (Class->isLambda() || !C.Unit.isUserLocation(Class->getLocation()) ||
        !Done.insert(Class->getLocation()).second)
      return;
    LaunchedKernel Described;
    Described.Name = Class->getNameAsString();
    if (Found.Function)
      Described.Function = Found.Function->getQualifiedNameAsString();
    const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
    Described.Where =
        placeOf(C.Unit.SM, C.Unit.CI.getLangOpts(),
                CharSourceRange::getTokenRange((Pattern ? Pattern : Class)->getSourceRange()));
    for (const FieldDecl *Field : Class->fields())
      Described.Captures.push_back(declaration(C.Unit.context(), Field->getType(), Field->getName(),
                                               Field->getType()->isReferenceType()));
    describe(C, Described, Class, Found.Domain);
    C.Kernels.push_back(std::move(Described));
  });
  llvm::stable_sort(C.Kernels, [](const LaunchedKernel &A, const LaunchedKernel &B) {
    return std::tie(A.Where.File, A.Where.Line, A.Where.Column) <
           std::tie(B.Where.File, B.Where.Line, B.Where.Column);
  });
}

} // namespace amp2hip
