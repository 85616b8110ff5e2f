//===--- HeaderLaunches.cpp - Launches that a header causes ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "model/kernels/HeaderLaunches.h"
#include "ast/Concurrency.h"
#include "model/AmpCode.h"
#include "parse/Unit.h"
#include "clang/AST/Decl.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {

/// The location of the pattern of \p F if \p F is an instance, otherwise of
/// \p F.
static SourceLocation definitionOf(const FunctionDecl *F) {
  const FunctionDecl *Pattern = F->getTemplateInstantiationPattern();
  return Pattern ? Pattern->getLocation() : F->getLocation();
}

HeaderLaunches::HeaderLaunches(const Unit &U, const std::vector<CodeBlock> &Code)
    : U(U), Code(Code) {
  for (const CodeBlock &B : Code)
    if (B.Function && !B.Function->isDependentContext() &&
        !U.SM.isInMainFile(U.SM.getExpansionLoc(definitionOf(B.Function))))
      Blocks[B.Function->getCanonicalDecl()].push_back(&B);
}

HeaderLaunches::ByHeader HeaderLaunches::find() const {
  const std::set<const FileEntry *> &WithAmp = U.ampFiles();
  auto HeaderOf = [&](SourceLocation Loc) -> const FileEntry * {
    FileID File = U.SM.getFileID(U.SM.getExpansionLoc(Loc));
    OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
    bool IsHeader = Entry && File != U.SM.getMainFileID() && WithAmp.count(&Entry->getFileEntry());
    return IsHeader ? &Entry->getFileEntry() : nullptr;
  };
  llvm::MapVector<const FileEntry *, std::vector<const Stmt *>> Roots;
  for (const CodeBlock &B : Code) {
    // Skip lambdas and template instances: reachedFrom() visits them from the code that creates
    // or calls them. Skip templates, too.
    if (B.Lambda || (B.Function && (B.Function->isDependentContext() ||
                                    B.Function->getTemplateInstantiationPattern())))
      continue;
    for (const Stmt *S : B.Statements)
      if (const FileEntry *Header =
              HeaderOf(B.Function ? B.Function->getLocation() : S->getBeginLoc()))
        Roots[Header].push_back(S);
  }
  ByHeader Launches;
  for (auto &[Header, Statements] : Roots)
    Launches[Header] = reachedFrom(std::move(Statements));
  return Launches;
}

std::vector<const CodeBlock *> HeaderLaunches::codeRunBy(const Stmt *S) const {
  const Decl *Named = nullptr;
  if (const auto *E = dyn_cast<DeclRefExpr>(S))
    Named = E->getDecl();
  else if (const auto *E = dyn_cast<MemberExpr>(S))
    Named = E->getMemberDecl();
  else if (const auto *E = dyn_cast<CXXConstructExpr>(S))
    Named = E->getConstructor();
  else if (const auto *E = dyn_cast<LambdaExpr>(S))
    Named = E->getCallOperator();
  const auto *F = dyn_cast_or_null<FunctionDecl>(Named);
  return F ? Blocks.lookup(F->getCanonicalDecl()) : std::vector<const CodeBlock *>();
}

std::vector<const CallExpr *> HeaderLaunches::reachedFrom(std::vector<const Stmt *> Open) const {
  std::vector<const CallExpr *> Launches;
  llvm::SmallPtrSet<const CodeBlock *, 16> Seen;
  while (!Open.empty()) {
    const Stmt *S = Open.back();
    Open.pop_back();
    if (const auto *Call = dyn_cast<CallExpr>(S); Call && isLaunch(Call->getDirectCallee()))
      Launches.push_back(Call);
    for (const CodeBlock *B : codeRunBy(S))
      if (Seen.insert(B).second)
        Open.insert(Open.end(), B->Statements.begin(), B->Statements.end());
  }
  return Launches;
}

} // namespace amp2hip
