//===--- PassedValues.cpp - Init-captures whose type has no name ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/PassedValues.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/CaptureFields.h"
#include "rewrite/names/NameTable.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

void passValue(RewriteContext &C, const VarDecl *V, CaptureField &F) {
  F.Passed = C.Names.unique(F.Name + "_value", V->getLocation());
  F.Value = capturedFrom(V, F); // no type can be deduced from a braced list as an argument
}

void passInOrder(RewriteContext &C, const AmpLambda &L, std::vector<CaptureField> &Fields) {
  auto IsPassed = [](const CaptureField &F) { return !F.Passed.empty(); };
  auto Last = std::find_if(Fields.rbegin(), Fields.rend(), IsPassed);
  for (auto It = Last; It != Fields.rend(); ++It)
    if (It->IsComputed && !IsPassed(*It))
      for (const CapturedVariable &Capture : L.Captures)
        if (Capture.Variable->getName() == It->Name)
          passValue(C, Capture.Variable, *It);
}

bool passesValues(const std::vector<CaptureField> &Fields) {
  return llvm::any_of(Fields, [](const CaptureField &F) { return !F.Passed.empty(); });
}

std::string passedValue(const CaptureField &F) {
  return F.IsReference ? F.Passed : "std::move(" + F.Passed + ")";
}

/// True if \p L is not at namespace scope, so that a lambda in its place may have a
/// capture-default.
static bool mayCapture(const AmpLambda &L) {
  return L.Lambda->getLambdaClass()->getDeclContext()->isFunctionOrMethod() ||
         isa_and_nonnull<FieldDecl>(L.NamespaceLevel);
}

std::string withPassedValues(const AmpLambda &L, const std::string &Use,
                             const std::vector<CaptureField> &Fields) {
  // Nest the calls, `f(first)(second)`, to keep the order of the initializers: a call evaluates the
  // called expression before the arguments.
  std::string Heads, Tails, Arguments, Captured;
  for (const CaptureField &F : Fields) {
    if (F.Passed.empty())
      continue;
    Heads += !Heads.empty() ? "return [&" + Captured + "]" : mayCapture(L) ? "[&]" : "[]";
    Heads += (F.IsReference ? "(auto &" : "(auto ") + F.Passed + ")" +
             (Captured.empty() ? " { " : " mutable { ");
    Tails += "; }";
    Arguments += "(" + F.Value + ")";
    if (!F.IsReference) // a captured reference refers to its object, not to the parameter
      Captured += ", " + F.Passed;
  }
  return Heads + "return " + Use + Tails + Arguments;
}

} // namespace amp2hip
