//===--- TargetFeatures.cpp - Functions with AVX instructions -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/compilers/TargetFeatures.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TargetParser/X86TargetParser.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

using Features = std::set<std::string>;

/// The instruction sets in the attribute `target` of GCC 12.
const llvm::StringRef Known[] = {"adx",
                                 "aes",
                                 "avx",
                                 "avx2",
                                 "avx512bf16",
                                 "avx512bitalg",
                                 "avx512bw",
                                 "avx512cd",
                                 "avx512dq",
                                 "avx512f",
                                 "avx512ifma",
                                 "avx512vbmi",
                                 "avx512vbmi2",
                                 "avx512vl",
                                 "avx512vnni",
                                 "avxvnni",
                                 "bmi",
                                 "bmi2",
                                 "avx512vpopcntdq",
                                 "f16c",
                                 "fma",
                                 "fsgsbase",
                                 "gfni",
                                 "lzcnt",
                                 "movbe",
                                 "pclmul",
                                 "popcnt",
                                 "rdrnd",
                                 "rdseed",
                                 "rtm",
                                 "sha",
                                 "sse3",
                                 "sse4.1",
                                 "sse4.2",
                                 "ssse3",
                                 "vaes",
                                 "vpclmulqdq",
                                 "xsave"};

/// Adds the names in \p List to \p Required. \p List is that of a builtin function or an attribute:
/// "avx2,no-evex512" or "(avx512f|avx10.1-256),evex512". Of alternatives, the first counts.
void addFeatures(llvm::StringRef List, Features &Required) {
  llvm::SmallVector<llvm::StringRef, 8> All;
  List.split(All, ',');
  for (llvm::StringRef Each : All) {
    const llvm::StringRef Name = Each.split('|').first.trim("() ");
    if (llvm::is_contained(Known, Name))
      Required.insert(Name.str());
  }
}

/// Collects what the code of one function requires, without the lambdas in it.
class RequiredFeatures {
public:
  explicit RequiredFeatures(const ASTContext &Context) : Context(Context) {}

  void collect(const Stmt *S) {
    if (!S)
      return;
    if (const auto *Call = dyn_cast<CallExpr>(S))
      if (const FunctionDecl *Callee = Call->getDirectCallee())
        collect(Callee);
    if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      for (const Expr *Captured : L->capture_inits())
        collect(Captured);
      return;
    }
    for (const Stmt *Child : S->children())
      collect(Child);
  }

  Features All;
  std::set<const FunctionDecl *> Inlined; ///< functions of the program that must be inlined

private:
  void collect(const FunctionDecl *Callee) {
    if (const unsigned Id = Callee->getBuiltinID())
      addFeatures(Context.BuiltinInfo.getRequiredFeatures(Id), All);
    const auto *Target = Callee->getAttr<TargetAttr>();
    if (Callee->hasAttr<AlwaysInlineAttr>()) {
      if (Target)
        addFeatures(Target->getFeaturesStr(), All);
      Inlined.insert(Callee->getCanonicalDecl());
    }
  }

  const ASTContext &Context;
};

/// The functions of the program with the features that they require.
class FunctionFeatures : public UserVisitor {
public:
  explicit FunctionFeatures(const Unit &U) : UserVisitor(U) {
    TraverseDecl(U.context().getTranslationUnitDecl());
    // A function also requires what functions require that are inlined into it.
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (auto &[F, Required] : All)
        for (const FunctionDecl *Callee : Required.Inlined)
          if (const auto *Other = All.find(Callee); Other != All.end() && Callee != F) {
            const size_t Before = Required.All.size();
            Required.All.insert(Other->second.All.begin(), Other->second.All.end());
            Changed |= Required.All.size() != Before;
          }
    }
  }

  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (F->doesThisDeclarationHaveABody() && !F->isDefaulted())
      add(F);
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *E) override {
    Lambdas[E->getCallOperator()->getCanonicalDecl()] = E;
    add(E->getCallOperator());
    return true;
  }

  llvm::MapVector<const FunctionDecl *, RequiredFeatures> All; ///< by canonical declaration
  llvm::DenseMap<const FunctionDecl *, const LambdaExpr *> Lambdas;

private:
  void add(const FunctionDecl *F) {
    RequiredFeatures Required(U.context());
    Required.collect(F->getBody());
    if (!Required.All.empty() || !Required.Inlined.empty())
      All.insert({F->getCanonicalDecl(), std::move(Required)});
  }
};

/// Returns the features in \p Required that \p F must not use, without those that others imply.
Features missingFeatures(const FunctionDecl *F, const Features &Required,
                         const ASTContext &Context) {
  llvm::StringMap<bool> Enabled;
  Context.getFunctionFeatureMap(Enabled, F);
  Features Missing;
  for (const std::string &Name : Required)
    if (!Enabled.lookup(Name))
      Missing.insert(Name);
  for (const std::string &Name : Features(Missing)) {
    llvm::StringMap<bool> Implied;
    llvm::X86::updateImpliedFeatures(Name, /*Enabled=*/true, Implied);
    for (const auto &Each : Implied)
      if (Each.first() != Name)
        Missing.erase(Each.first().str());
  }
  return Missing;
}

/// Inserts \p Attribute into the lambda \p L. Returns false if there is no place for it that all
/// compilers accept.
bool addToLambda(const LambdaExpr *L, const std::string &Attribute, Unit &U) {
  if (L->isMutable() || L->getCallOperator()->getExceptionSpecType() != EST_None)
    return false;
  SourceLocation Loc = L->getIntroducerRange().getEnd();
  if (L->hasExplicitParameters())
    Loc = L->getCallOperator()->getFunctionTypeLoc().getRParenLoc();
  if (!Loc.isFileID())
    return false;
  U.SourceFixes.push_back(FixItHint::CreateInsertion(
      Loc.getLocWithOffset(1), (L->hasExplicitParameters() ? " " : "() ") + Attribute));
  return true;
}

bool addToFunction(const FunctionDecl *F, const std::string &Attribute, Unit &U) {
  // GCC ignores the attribute of a constructor, Clang that of a template which is declared before.
  const SourceLocation Loc = F->getInnerLocStart();
  if (isa<CXXConstructorDecl, CXXDestructorDecl>(F) || (F->isTemplated() && F->getPreviousDecl()) ||
      !Loc.isFileID())
    return false;
  U.SourceFixes.push_back(FixItHint::CreateInsertion(Loc, Attribute + " "));
  return true;
}

/// True if the program names an intrinsic function.
bool usesIntrinsics(const Unit &U) {
  return llvm::any_of(U.Tokens, [&](const Token &T) {
    const IdentifierInfo *Name = T.isAnnotation() ? nullptr : T.getIdentifierInfo();
    if (!Name || !T.is(tok::identifier))
      return false;
    for (llvm::StringRef Prefix : {"_mm", "__builtin_ia32_", "_pext", "_pdep", "_bzhi", "_bls",
                                   "_lzcnt", "_tzcnt", "_popcnt", "_rdrand", "_rdseed", "_cvt"})
      if (Name->getName().starts_with(Prefix))
        return U.isUserLocation(T.getLocation());
    return false;
  });
}

} // namespace

void addTargetFeatures(Unit &U) {
  if (!usesIntrinsics(U))
    return;
  FunctionFeatures Functions(U);
  std::set<SourceLocation> Done;
  for (const auto &[Canonical, Required] : Functions.All) {
    const FunctionDecl *F = nullptr;
    if (!Canonical->hasBody(F) || !U.isUserLocation(F->getLocation()))
      continue;
    const Features Missing = missingFeatures(F, Required.All, U.context());
    if (Missing.empty() || !Done.insert(F->getLocation()).second)
      continue;
    const std::string Names = llvm::join(Missing, ",");
    const std::string Attribute = "__attribute__((target(\"" + Names + "\")))";
    const LambdaExpr *L = Functions.Lambdas.lookup(Canonical);
    if (!(L ? addToLambda(L, Attribute, U) : addToFunction(F, Attribute, U)))
      U.error(
          F->getLocation(),
          fmt::format("this function uses intrinsics of instruction sets ({}) that the compilers "
                      "of the output do not use by default; move this code to an ordinary "
                      "function, or pass -m options such as '-mavx2', or /arch:AVX2 to cl.exe",
                      Names));
  }
}

} // namespace amp2hip
