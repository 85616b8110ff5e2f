//===--- PairInstancesCheck.cpp - Instances of template overload pairs ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports calls of an overload pair of templates if one of the two bodies does not compile for the
// arguments. The pair becomes one template that contains both bodies:
//
//   template <typename T> int place(const T &t) { return t.on_host(); }
//   template <typename T> int place(const T &t) restrict(amp) { return t.on_gpu(); }
//   int f(host_only h) { return place(h); } // requires h.on_gpu() too
//
// Where possible, such templates are renamed instead and the call is valid (see
// findIndependentTemplates()).
//
//===----------------------------------------------------------------------===//
#include "ast/Restrictions.h"
#include "ast/Signatures.h"
#include "check/Check.h"
#include "check/calls/PairInstantiation.h"
#include "model/overloads/OverloadPairs.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;

namespace amp2hip {
void checkPairInstances(const CheckContext &C) {
  std::map<const FunctionDecl *, const FunctionDecl *> Others;
  for (const OverloadPair &P : C.Model.Pairs)
    if (P.Amp->isTemplated() && P.Cpu->isTemplated() &&
        !haveDifferentOutputNames(C.Model, P.Cpu, P.Amp) && !P.Cpu->isDeleted() &&
        !P.Amp->isDeleted()) {
      Others[P.Cpu] = P.Amp;
      Others[P.Amp] = P.Cpu;
    }
  // After a parse error an instance may fail to compile for that reason alone.
  if (Others.empty() || C.Unit.hasErrors())
    return;
  std::set<const FunctionDecl *> Seen;
  auto Check = [&](const FunctionDecl *F, SourceLocation Place) {
    if (!F || !C.Unit.isUserLocation(F->getLocation()) || F->isDependentContext() ||
        F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization)
      return;
    auto It = Others.find(patternOf(F));
    if (It == Others.end() || It->first == F->getCanonicalDecl() ||
        !Seen.insert(F->getCanonicalDecl()).second ||
        instantiateLike(C.Unit, F, It->second).Compiles)
      return;
    C.Unit.error(
        Place, fmt::format("the cpu and amp overloads of '{}' become one template in the output, "
                           "but the {} overload does not compile for this use; rename one of them",
                           F->getNameAsString(), restrictionOf(F).Amp ? "cpu" : "amp"));
    C.Unit.note(It->second->getLocation(), "the overload that does not compile is declared here");
  };
  for (const CodeBlock &B : C.Code)
    B.forEachStatementOrOperand([&](const Stmt *S) { Check(namedFunction(S), S->getBeginLoc()); });
  // A launch does not name the call operator. Report the error at the point of
  // instantiation of the kernel's class.
  forEachKernelCall(C.Unit, [&](const CodeBlock &, const ResolvedCall &Call) {
    const auto *Method = dyn_cast_or_null<CXXMethodDecl>(Call.Function);
    const auto *Class =
        Method ? dyn_cast<ClassTemplateSpecializationDecl>(Method->getParent()) : nullptr;
    if (Method)
      Check(Method, Class ? Class->getPointOfInstantiation() : Method->getLocation());
  });
}

} // namespace amp2hip
