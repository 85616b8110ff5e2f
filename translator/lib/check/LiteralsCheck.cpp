//===--- LiteralsCheck.cpp - Literals of amp code ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// §2.4.3.1, §2.4.1.2: a literal has a type that amp code has. Characters and
// strings are of none, but the format of the library's printf is no value of amp
// code.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace amp2hip {
namespace {

const char *kindOf(const Expr *E) {
  if (isa<CharacterLiteral>(E))
    return "character";
  if (isa<StringLiteral, PredefinedExpr>(E))
    return "string";
  return isa<IntegerLiteral, FloatingLiteral, ImaginaryLiteral>(E) ? "number" : nullptr;
}

/// In a template a call may have its function only when it is instantiated.
bool callsLibrary(const CallExpr *Call) {
  if (const FunctionDecl *F = Call->getDirectCallee())
    return isInConcurrency(F);
  const auto *Open = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
  return Open && llvm::any_of(Open->decls(), [](const NamedDecl *D) {
           return isInConcurrency(D->getUnderlyingDecl());
         });
}

/// The texts that the library's functions print (§12.3).
void noteFormats(const Stmt *S, llvm::DenseSet<const Expr *> &Formats) {
  if (const auto *Asm = dyn_cast<GCCAsmStmt>(S)) { // an error of its own
    Formats.insert(Asm->getAsmString());
    for (unsigned I = 0; I < Asm->getNumOutputs(); ++I)
      Formats.insert(Asm->getOutputConstraintLiteral(I));
    for (unsigned I = 0; I < Asm->getNumInputs(); ++I)
      Formats.insert(Asm->getInputConstraintLiteral(I));
    for (unsigned I = 0; I < Asm->getNumClobbers(); ++I)
      Formats.insert(Asm->getClobberStringLiteral(I));
  }
  const auto *Call = dyn_cast<CallExpr>(S);
  if (Call && callsLibrary(Call))
    for (const Expr *Argument : Call->arguments())
      if (const auto *Text = dyn_cast<StringLiteral>(Argument->IgnoreParenImpCasts()))
        Formats.insert(Text);
}

/// \p User: where code relies on an initialiser of a member that \p E is part of.
void checkLiteral(const CheckContext &C, const CodeBlock &B, const Expr *E,
                  SourceLocation User = {}) {
  const char *Kind = kindOf(E);
  if (!Kind || !C.U.isUserLocation(E->getBeginLoc()))
    return;
  QualType T = C.U.context().getBaseElementType(E->getType()).getUnqualifiedType();
  MaybeFault F = C.Types.valueFault(T);
  if (!F)
    return;
  bool LongLong = T->isSpecificBuiltinType(BuiltinType::LongLong) ||
                  T->isSpecificBuiltinType(BuiltinType::ULongLong);
  std::string Subject =
      User.isValid() ? "the initialiser of a member has a literal, a " : "this literal, a ";
  bool New = C.report(
      B, Rule::LiteralType, User.isValid() ? User : E->getBeginLoc(),
      Subject + std::string(Kind) + " of '" + T.getAsString(C.U.context().getPrintingPolicy()) +
          (User.isValid() ? "' that is none of amp code" : "', is none of amp code") +
          (LongLong                                  ? "; one 'L' makes it a long, which is as wide"
           : isa<CharacterLiteral, StringLiteral>(E) ? " (--amp-extensions=char allows it)"
                                                     : ""));
  if (New && User.isValid())
    C.U.note(E->getBeginLoc(), "the literal is here");
}

/// The initialisers in the class (§2.1.1) that run where \p S does: those that a
/// constructor written by nobody runs too.
class MemberInitialisers {
public:
  MemberInitialisers(const CheckContext &C, const CodeBlock &B) : C(C), B(B) {}

  void check(const Stmt *S) {
    if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(S)) {
      // One that amp code has written runs them: they are what is wrong.
      checkAll(Default->getExpr(),
               B.isWrittenConstructor() ? SourceLocation() : Default->getUsedLocation());
    } else if (const auto *Construct = dyn_cast<CXXConstructExpr>(S)) {
      checkConstructor(Construct->getConstructor(), Construct->getLocation());
    } else if (const auto *List = dyn_cast<InitListExpr>(S)) {
      for (const Expr *Init : List->inits())
        if (const auto *Default = dyn_cast_or_null<CXXDefaultInitExpr>(Init))
          checkAll(Default->getExpr(), List->getBeginLoc());
    }
  }

private:
  void checkConstructor(const CXXConstructorDecl *F, SourceLocation User) {
    if (F->isUserProvided() || !F->isDefaultConstructor() || !Seen.insert(F).second)
      return;
    for (const CXXCtorInitializer *Init : F->inits()) {
      const Expr *Value = Init->getInit();
      if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(Value))
        checkAll(Default->getExpr(), User);
      else if (const auto *Inner = dyn_cast<CXXConstructExpr>(Value->IgnoreImplicit()))
        checkConstructor(Inner->getConstructor(), User);
    }
  }
  void checkAll(const Stmt *S, SourceLocation User) {
    if (!S || isa<LambdaExpr, CallExpr>(S))
      return; // a call's arguments may be texts to print
    if (const auto *E = dyn_cast<Expr>(S); E && !E->isTypeDependent())
      checkLiteral(C, B, E, User);
    for (const Stmt *Child : S->children())
      checkAll(Child, User);
  }

  const CheckContext &C;
  const CodeBlock &B;
  llvm::DenseSet<const CXXConstructorDecl *> Seen;
};

} // namespace

void checkLiterals(const CheckContext &C) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    llvm::DenseSet<const Expr *> Formats;
    for (const Stmt *S : B.Statements)
      noteFormats(S, Formats);
    for (const Stmt *S : B.Statements)
      if (const auto *E = dyn_cast<Expr>(S); E && !E->isTypeDependent() && !Formats.count(E))
        checkLiteral(C, B, E);
    MemberInitialisers Inside(C, B);
    for (const Stmt *S : B.Statements)
      Inside.check(S);
  });
}

} // namespace amp2hip
