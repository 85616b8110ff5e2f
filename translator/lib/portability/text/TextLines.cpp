//===--- TextLines.cpp - Lines of text files of Windows -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/TextLines.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// True if an expression below \p S names `std::ios::binary`.
bool namesBinaryMode(const Stmt *S) {
  if (!S)
    return false;
  if (const auto *Ref = dyn_cast<DeclRefExpr>(S);
      Ref && Ref->getDecl()->getDeclName().isIdentifier() && Ref->getDecl()->getName() == "binary")
    return true;
  return llvm::any_of(S->children(), namesBinaryMode);
}

/// Finds the calls of std::getline and fgets.
class LineReads : public UserVisitor {
public:
  explicit LineReads(Unit &U) : UserVisitor(U) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || !F->getDeclName().isIdentifier() || U.isUserLocation(F->getLocation()) ||
        !U.isUserLocation(Call->getBeginLoc()))
      return true;
    StringRef Name = F->getName();
    Name.consume_front("amp2hip_windows_"); // of the compatibility headers
    if (Name == "getline" && F->isInStdNamespace() && readsTextFile(*Call))
      report(*Call, Name);
    else if ((Name == "fgets" || Name == "fgetws") && Call->getNumArgs() == 3 &&
             !isStandardInput(Call->getArg(2)))
      report(*Call, Name);
    return true;
  }

private:
  /// True if the first argument of \p Call, a std::getline up to the end of the line, is
  /// a variable of a file stream that no initializer opens in binary mode.
  static bool readsTextFile(const CallExpr &Call) {
    if (Call.getNumArgs() > 2)
      return false;
    const Expr *Stream = Call.getArg(0)->IgnoreParenImpCasts();
    const CXXRecordDecl *Class = Stream->getType()->getAsCXXRecordDecl();
    if (!Class || !Class->getDeclName().isIdentifier() ||
        (Class->getName() != "basic_ifstream" && Class->getName() != "basic_fstream"))
      return false;
    const auto *Ref = dyn_cast<DeclRefExpr>(Stream);
    const auto *Variable = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
    return !Variable || !namesBinaryMode(Variable->getInit());
  }

  static bool isStandardInput(const Expr *File) {
    const auto *Ref = dyn_cast<DeclRefExpr>(File->IgnoreParenImpCasts());
    return Ref && Ref->getDecl()->getName() == "stdin";
  }

  void report(const CallExpr &Call, StringRef Function) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Call.getBeginLoc());
    if (Files.insert(U.SM.getFileID(Loc)).second)
      U.report(Rule::TextLine, Loc,
               fmt::format("if the file comes from Windows, the lines that '{}' reads end with "
                           "'\\r' on Linux; remove it from the line or convert the file",
                           Function));
  }

  std::set<FileID> Files; ///< with a warning
};

} // namespace

void reportTextLines(Unit &U) { LineReads(U).TraverseDecl(U.context().getTranslationUnitDecl()); }

} // namespace amp2hip
