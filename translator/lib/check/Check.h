//===--- Check.h - The checks and their registry --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_CHECK_H
#define AMP2HIP_CHECK_CHECK_H

#include "model/AmpCode.h"
#include "model/AmpTypes.h"
#include "model/Model.h"
#include "parse/Unit.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/ArrayRef.h"
#include <set>

namespace amp2hip {

/// What a check looks at, and where it reports.
class CheckContext {
public:
  CheckContext(const Unit &U, const Model &M, const std::vector<CodeBlock> &Code)
      : U(U), M(M), Code(Code), Types(U) {}

  const Unit &U;
  const Model &M;
  const std::vector<CodeBlock> &Code;
  const AmpTypes Types;

  /// Reports at \p Loc in the code of \p Block, with notes of how a kernel gets
  /// there; what is wrong in a default, where that is used. Once for each rule and
  /// place: false if it was there already. More notes may follow.
  bool report(const CodeBlock &Block, Rule Violated, clang::SourceLocation Loc,
              const std::string &Message, std::vector<clang::FixItHint> Fixes = {}) const;
  /// The same for what stands in no function.
  bool report(Rule Violated, clang::SourceLocation Loc, const std::string &Message,
              std::vector<clang::FixItHint> Fixes = {}) const;

  /// Reports that \p Subject ("parameter 'p'") cannot have type \p T, with a note
  /// at the member that is at fault. Of a parameter, or the object, of an instance of a template,
  /// \c reportInstances does so.
  void reportType(const CodeBlock &Block, clang::SourceLocation Loc, const std::string &Subject,
                  clang::QualType T, const TypeFault &Fault) const;
  /// Reports the classes of parameters in instances of templates that have been reported
  /// nowhere else, as those of captures or variables; then the objects of member functions.
  void reportInstances() const;
  /// What is wrong with a capture of \p Closure has been reported.
  void noteReported(const clang::CXXRecordDecl *Closure) const {
    ReportedClasses.insert(Closure->getCanonicalDecl());
  }

private:
  struct TypeReport {
    const CodeBlock &Block;
    clang::SourceLocation Loc;
    std::string Subject;
    clang::QualType T;
    TypeFault Fault;
  };
  void report(const TypeReport &Found) const;
  void noteDefault(const CodeBlock &Block, clang::SourceLocation Loc) const;

  mutable std::set<std::pair<clang::SourceLocation, Rule>> Reported;
  mutable std::set<const clang::CXXRecordDecl *> ReportedClasses;
  mutable std::vector<TypeReport> InInstances;
};

/// One rule of the language, or a few that belong together: what is wrong is
/// reported at the user's own line, under a rule of Rules.def. To add one: its
/// line in Rules.def, a file with such a function, a line in Checks.cpp, a
/// page in docs/diagnostics and a folder in tests/rules.
struct Check {
  const char *Name;
  void (*Run)(const CheckContext &);
};

llvm::ArrayRef<Check> checks();

/// Calls \p Do with each block of amp code that depends on no template
/// parameter, and each statement of kind \p Node in it: instances, no patterns.
template <typename Node, typename Body> void forEachInAmpCode(const CheckContext &C, Body Do) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    if (B.Function && B.Function->isDependentContext())
      return;
    for (const clang::Stmt *S : B.Statements)
      if (const auto *N = llvm::dyn_cast<Node>(S))
        Do(B, N);
  });
}

void checkAtomics(const CheckContext &C);
void checkBarriers(const CheckContext &C);
void checkBoolPointers(const CheckContext &C);
void checkCalls(const CheckContext &C);
void checkCaptures(const CheckContext &C);
void checkCasts(const CheckContext &C);
void checkClosureTypes(const CheckContext &C);
void checkComponents(const CheckContext &C);
void checkConstants(const CheckContext &C);
void checkContainers(const CheckContext &C);
void checkCoverage(const CheckContext &C);
void checkCudaNames(const CheckContext &C);
void checkDeclarations(const CheckContext &C);
void checkDeclarators(const CheckContext &C);
void checkDeclaredTypes(const CheckContext &C);
void checkForbiddenStatements(const CheckContext &C);
void checkFunctionPointers(const CheckContext &C);
void checkFunctionTypes(const CheckContext &C);
void checkKernels(const CheckContext &C);
void checkLaunches(const CheckContext &C);
void checkLiterals(const CheckContext &C);
void checkLocalStorage(const CheckContext &C);
void checkLong(const CheckContext &C);
void checkNamelessTypes(const CheckContext &C);
void checkOverloads(const CheckContext &C);
void checkPairInstances(const CheckContext &C);
void checkProperties(const CheckContext &C);
void checkRecursion(const CheckContext &C);
void checkTileStatic(const CheckContext &C);
void checkTileStaticSize(const CheckContext &C);
void checkTileStaticTypes(const CheckContext &C);
void checkUsedTypes(const CheckContext &C);
void checkVariables(const CheckContext &C);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CHECK_H
