//===--- MainFunctions.cpp - Main functions of other names ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/compilers/MainFunctions.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"

using namespace clang;

namespace amp2hip {

/// Returns the space at the start of the line of \p Loc.
static StringRef indentationAt(SourceLocation Loc, const SourceManager &SM) {
  const auto [File, Offset] = SM.getDecomposedLoc(Loc);
  const StringRef Text = SM.getBufferData(File);
  const StringRef Line = Text.substr(Text.take_front(Offset).rfind('\n') + 1); // npos + 1 is 0
  return Line.take_while([](char C) { return C == ' ' || C == '\t'; });
}

void fixMainFunctions(Unit &U) {
  const IdentifierInfo *Name = &U.context().Idents.get("wmain");
  for (const NamedDecl *D : U.context().getTranslationUnitDecl()->lookup(Name)) {
    const auto *F = dyn_cast<FunctionDecl>(D);
    const auto *Body = F ? dyn_cast_or_null<CompoundStmt>(F->getBody()) : nullptr;
    if (!Body || !F->getReturnType()->isIntegerType() || !Body->getRBracLoc().isFileID() ||
        !U.isUserLocation(Body->getRBracLoc()) ||
        (!Body->body_empty() && isa<ReturnStmt>(Body->body_back())))
      continue;
    const SourceLocation Last = Body->body_empty()
                                    ? Body->getLBracLoc()
                                    : U.SM.getExpansionLoc(Body->body_back()->getBeginLoc());
    const bool IsOneLine =
        U.SM.getExpansionLineNumber(Last) == U.SM.getExpansionLineNumber(Body->getRBracLoc());
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Body->getRBracLoc(),
        IsOneLine ? std::string("return 0; ")
                  : (Body->body_empty() ? "  " : indentationAt(Last, U.SM)).str() + "return 0;\n"));
  }
}

} // namespace amp2hip
