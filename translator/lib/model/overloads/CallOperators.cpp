//===--- CallOperators.cpp - Call operators that need two names -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects which call operator of an overload pair gets a new name if the two cannot become one
// function. For a pair whose amp operator a launch calls,
//
//   struct stamp {
//     int operator()(index<1> i) const;
//     void operator()(index<1> i) const restrict(amp);
//   };
//   parallel_for_each(e, s);  n = s(i);
//
// becomes
//
//   struct stamp {
//     int operator_call_cpu(index<1> i) const;
//     __host__ __device__ void operator()(index<1> i) const;
//   };
//   parallel_for_each(e, s);  n = s.operator_call_cpu(i);
//
// If no launch calls the amp operator, it is renamed instead, as other amp functions are. An
// exception is an amp operator that a call in a template chooses in one instance, while the call
// chooses other function objects in other instances: then the cpu operator is renamed. The
// translation of a header must not depend on the launches of a source. If an amp operator of a
// header may be a kernel, the cpu operator is therefore renamed.
//
//===----------------------------------------------------------------------===//
#include "model/overloads/CallOperators.h"
#include "model/overloads/LibraryUses.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "parse/Unit.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

class Choice {
public:
  Choice(const Unit &U, const std::vector<CodeBlock> &Code, const std::vector<OverloadPair> &Pairs)
      : U(U), OfLibraries(functionsNamedByLibraries(U)) {
    for (const OverloadPair &P : Pairs) {
      Cpu.insert(P.Cpu);
      Amp.insert(P.Amp);
    }
    forEachKernelCall(U, [&](const CodeBlock &, const ResolvedCall &Call) {
      Launched.insert(patternOf(Call.Function));
    });
    for (const CodeBlock &B : Code)
      B.forEachStatementOrOperand([&](const Stmt *S) {
        if (const auto *Call = dyn_cast<CallExpr>(S))
          if (const FunctionDecl *F = Call->getDirectCallee())
            Called[calleeLocation(Call)].insert(patternOf(F));
      });
  }

  const FunctionDecl *renamed(const OverloadPair &P) const {
    bool CpuMay = !OfLibraries.count(P.Cpu), InHeader = isInHeader(P.Amp);
    if (Launched.count(P.Amp) || (InHeader && mayBeKernel(P.Amp)))
      return CpuMay ? P.Cpu : nullptr;
    bool PrefersCpu =
        !InHeader && CpuMay && isCalledLikeOthers(P.Amp, Amp) && !isCalledLikeOthers(P.Cpu, Cpu);
    return PrefersCpu ? P.Cpu : P.Amp;
  }

private:
  bool isInHeader(const FunctionDecl *F) const {
    return !U.SM.isInMainFile(U.SM.getExpansionLoc(F->getLocation()));
  }

  /// True if a call in a template chooses \p F in one instance, and a function that is not in
  /// \p Renamed in another instance. If \p F were renamed, the call could not name both.
  bool isCalledLikeOthers(const FunctionDecl *F,
                          const std::set<const FunctionDecl *> &Renamed) const {
    return llvm::any_of(Called, [&](const auto &Place) {
      return Place.second.count(F) && llvm::any_of(Place.second, [&](const FunctionDecl *Other) {
               return !Renamed.count(Other);
             });
    });
  }

  const Unit &U;
  std::set<const FunctionDecl *> OfLibraries, Launched, Cpu, Amp;
  std::map<SourceLocation, std::set<const FunctionDecl *>> Called; ///< by callee's name
};

} // namespace

std::vector<const FunctionDecl *> callOperatorsToRename(const Unit &U,
                                                        const std::vector<CodeBlock> &Code,
                                                        const std::vector<OverloadPair> &Pairs) {
  std::vector<const FunctionDecl *> All;
  if (Pairs.empty())
    return All;
  Choice Of(U, Code, Pairs);
  for (const OverloadPair &P : Pairs)
    if (const FunctionDecl *F = Of.renamed(P))
      All.push_back(F);
  return All;
}

} // namespace amp2hip
