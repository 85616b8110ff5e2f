//===--- TemporaryArguments.cpp - Temporaries for non-const references ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

void TemporaryArguments::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    const bool IsConstructor = Info.getID() == diag::err_ovl_no_viable_function_in_init ||
                               Info.getID() == diag::err_ovl_no_viable_conversion_in_cast;
    IsCall = IsConstructor || Info.getID() == diag::err_ovl_no_viable_function_in_call ||
             Info.getID() == diag::err_ovl_no_viable_member_function_in_call;
    IsOperator = Info.getID() == diag::err_ovl_no_viable_oper ||
                 Info.getID() == diag::err_typecheck_invalid_operands;
    const bool IsArgument =
        Info.getID() == diag::err_lvalue_reference_bind_to_temporary && bindsClass(Info);
    if (IsCall || IsArgument || IsOperator)
      Calls.push_back(
          {{Info.getLocation(), std::nullopt, IsOperator, IsConstructor}, IsArgument ? 1U : 0U});
  } else if (IsOperator && Info.getID() == diag::note_ovl_candidate_bad_value_category &&
             Info.getRawArg(5) == 0 && Info.getRawArg(3) == 0) {
    ++Calls.back().Candidates;
  } else if (IsCall && Info.getID() == diag::note_ovl_candidate_bad_value_category &&
             Info.getRawArg(5) == 0 && Info.getRawArg(3) == 0) {
    // "expects an lvalue for 1st argument"; neither an rvalue nor the object.
    Calls.back().Argument.Number = Info.getRawArg(4) - 1;
    ++Calls.back().Candidates;
  }
}

std::vector<TemporaryArgument> TemporaryArguments::found() const {
  std::vector<TemporaryArgument> All;
  for (const Call &C : Calls)
    if (C.Candidates == 1)
      All.push_back(C.Argument);
  return All;
}

namespace {

/// Collects the expressions in the AST at the locations of the arguments
/// \p Wanted: temporaries of class type in calls without a viable function,
/// which Clang represents by RecoveryExpr.
class FailedCalls : public DynamicVisitor {
public:
  FailedCalls(llvm::ArrayRef<TemporaryArgument> Wanted, const SourceManager &SM)
      : Wanted(Wanted), SM(SM) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitVarDecl(VarDecl *V) override {
    if (const auto *E = dyn_cast_or_null<RecoveryExpr>(V->getInit()))
      noteConstructor(V->getLocation(), const_cast<RecoveryExpr *>(E)->subExpressions());
    return true;
  }
  bool VisitRecoveryExpr(RecoveryExpr *E) override {
    llvm::ArrayRef<Expr *> Parts = E->subExpressions(); // callee, arguments
    if (Parts.empty())
      return true;
    noteConstructor(E->getBeginLoc(), Parts);
    SourceLocation Callee = Parts[0]->getBeginLoc();
    if (const auto *Member = dyn_cast<UnresolvedMemberExpr>(Parts[0]))
      Callee = Member->getMemberLoc();
    else if (const auto *Member = dyn_cast<MemberExpr>(Parts[0]))
      Callee = Member->getMemberLoc();
    for (const TemporaryArgument &A : Wanted) {
      if (A.IsConstructor)
        continue;
      if (A.IsOperator) {
        // The parts are the operands, which are before and after the operator.
        if (Parts.size() == 2 && isBetween(*Parts[0], A.Loc, *Parts[1]))
          llvm::copy_if(Parts, std::back_inserter(Found), [](const Expr *Operand) {
            return Operand->getType()->isRecordType() && !Operand->isLValue();
          });
        continue;
      }
      for (size_t I = 1; I < Parts.size(); ++I)
        if ((A.Number ? A.Loc == Callee && *A.Number + 1 == I : A.Loc == Parts[I]->getBeginLoc()) &&
            Parts[I]->getType()->isRecordType() && !Parts[I]->isLValue())
          Found.push_back(Parts[I]);
    }
    return true;
  }

  std::vector<const Expr *> Found;

private:
  /// Handles the arguments \p Arguments of a constructor, if Clang has reported it
  /// at \p Loc.
  void noteConstructor(SourceLocation Loc, llvm::ArrayRef<Expr *> Arguments) {
    for (const TemporaryArgument &A : Wanted)
      if (A.IsConstructor && A.Loc == Loc && A.Number && *A.Number < Arguments.size() &&
          Arguments[*A.Number]->getType()->isRecordType() && !Arguments[*A.Number]->isLValue())
        Found.push_back(Arguments[*A.Number]);
  }
  bool isBetween(const Expr &Left, SourceLocation Operator, const Expr &Right) const {
    return SM.isBeforeInTranslationUnit(Left.getEndLoc(), Operator) &&
           SM.isBeforeInTranslationUnit(Operator, Right.getBeginLoc());
  }

  llvm::ArrayRef<TemporaryArgument> Wanted;
  const SourceManager &SM;
};

} // namespace

/// True if the token at \p At is unchanged, or begins other temporaries, as in `(a + b) + c`.
bool TokenCorrections::mayPrecede(const Place &At) const {
  const auto It = Changes.find(At);
  // fixesForMicrosoftCode() may have added `&` here, as for the name of a variable.
  return It == Changes.end() || It->second.Text == "&" ||
         llvm::any_of(Temporaries, [&](const auto &T) { return T.first == At; }) ||
         (It->second.Text.empty() && !It->second.Replaces);
}

bool TokenCorrections::mayFollow(const Place &At) const {
  const auto It = Changes.find(At);
  return It == Changes.end() ||
         llvm::any_of(Temporaries, [&](const auto &T) { return T.second == At; }) ||
         (It->second.After.empty() && !It->second.Replaces);
}

bool TokenCorrections::addTemporaries(llvm::ArrayRef<TemporaryArgument> Arguments, const Unit &U) {
  if (Arguments.empty())
    return false;
  FailedCalls Calls(Arguments, U.SM);
  Calls.TraverseDecl(U.context().getTranslationUnitDecl());
  bool Any = false;
  for (const Expr *E : Calls.Found) {
    Place Begin = placeOf(U.SM, E->getBeginLoc()), End = placeOf(U.SM, E->getEndLoc());
    if (!U.isUserLocation(E->getBeginLoc()) || Begin == End || !mayPrecede(Begin) ||
        !mayFollow(End) || !Temporaries.insert({Begin, End}).second)
      continue;
    Change &First = Changes[Begin], &Last = Changes[End];
    if (First.Text == "&")
      First = {};
    First.Text += "amp2hip::lvalue(";
    First.Parsed += "amp2hip_lvalue(";
    Last.After += ")";
    Any = true;
  }
  return Any;
}

} // namespace amp2hip
