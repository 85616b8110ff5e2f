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
#include "model/Model.h"
#include "model/types/AmpTypes.h"
#include "parse/Unit.h"
#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Stmt.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <optional>
#include <set>

namespace amp2hip {

class CodeIndex;

/// The input of the checks, and the functions through which they report. A rule
/// is reported once per location. Reports in amp code get notes that list the
/// calls through which a kernel reaches the code.
class CheckContext {
public:
  CheckContext(const amp2hip::Unit &Unit, const amp2hip::Model &Model, const CodeIndex &Index,
               const std::vector<CodeBlock> &Code)
      : Unit(Unit), Model(Model), Index(Index), Code(Code), Types(Unit) {}

  const amp2hip::Unit &Unit;          ///< the parsed translation unit
  const amp2hip::Model &Model;        ///< its C++ AMP constructs
  const CodeIndex &Index;             ///< its declarations
  const std::vector<CodeBlock> &Code; ///< all code, from collectEvaluatedCode()
  const AmpTypes Types;               ///< decides which types amp code can use

  /// Reports that the code of \p Block violates \p Violated at \p Loc, with
  /// notes for the calls that lead to \p Block. A violation in a default
  /// argument or default member initializer is reported where the default is
  /// used. Returns true if the caller may add notes. Returns false, without a
  /// report, if the rule was already reported at this location.
  bool report(const CodeBlock &Block, Rule Violated, clang::SourceLocation Loc,
              const std::string &Message, std::vector<clang::FixItHint> Fixes = {}) const;
  /// Reports a violation of \p Violated in code that belongs to no block. Adds
  /// no notes. Returns false if the rule was already reported at this location.
  bool report(Rule Violated, clang::SourceLocation Loc, const std::string &Message,
              std::vector<clang::FixItHint> Fixes = {}) const;

  /// The kind of the entity whose type reportType() reports.
  enum class TypedEntity { Parameter, Object, Other };

  /// Reports that \p Subject, such as "parameter 'p'", cannot have type \p T,
  /// with a note at the member or base that causes \p Fault. Delays the report
  /// until reportDelayedTypes() if \p Block is a template instance, \p T is a
  /// class, and \p Subject is a parameter or the object of a member function.
  void reportType(const CodeBlock &Block, clang::SourceLocation Loc, const std::string &Subject,
                  clang::QualType T, const TypeFault &Fault,
                  TypedEntity Entity = TypedEntity::Other) const;
  /// Reports \p T if it is volatile, which amp code cannot use, unless an
  /// extension allows it. \p Subject is as in reportType().
  void reportVolatile(const CodeBlock &Block, clang::SourceLocation Loc, const std::string &Subject,
                      clang::QualType T) const;
  /// Makes the delayed reports of reportType(), parameters first. Omits classes
  /// that were already reported for other entities, such as captures or
  /// variables. Must be called after all checks.
  void reportDelayedTypes() const;
  /// Records that a capture of \p Closure was reported, so that
  /// reportDelayedTypes() omits parameters of this closure type.
  void markReported(const clang::CXXRecordDecl *Closure) const {
    ReportedClasses.insert(Closure->getCanonicalDecl());
  }

private:
  struct TypeReport {
    const CodeBlock &Block;
    clang::SourceLocation Loc;
    std::string Subject;
    clang::QualType T;
    TypeFault Fault;
    TypedEntity Entity;
  };
  struct Call {
    clang::SourceLocation Loc;
    const clang::FunctionDecl *By; ///< the calling function
  };
  /// The first call of each function in amp code, keyed by canonical
  /// declaration.
  using Calls = llvm::DenseMap<const clang::FunctionDecl *, Call>;
  void report(const TypeReport &Found) const;
  void noteDefault(const CodeBlock &Block, clang::SourceLocation Loc) const;
  void noteCallChain(const clang::FunctionDecl *F) const;
  const Calls &firstCalls() const;

  mutable std::set<std::pair<clang::SourceLocation, Rule>> Reported;
  mutable std::set<const clang::CXXRecordDecl *> ReportedClasses;
  mutable std::vector<TypeReport> DelayedTypes;
  mutable std::optional<Calls> FirstCalls; ///< computed for the first report
};

/// An entry of the registry: a function that reports violations of one rule or
/// a few related rules of Rules.def, at locations in user files.
/// CONTRIBUTING.md lists the steps to add a rule.
using Check = void (*)(const CheckContext &);

/// The qualified name of \p F in quotes, or "this lambda".
std::string quotedName(const clang::FunctionDecl *F);

/// All checks, in the order in which they run.
llvm::ArrayRef<Check> checks();

/// Calls \p Do with each block of amp code and each evaluated statement of
/// class \p Node in it. Skips patterns of templates, whose instances are
/// visited.
template <typename Node, typename Body>
void forEachInAmpCode(const CheckContext &C, Body Do) {
  forEachAmpBlock(C.Code, [&](const CodeBlock &B) {
    if (B.Function && B.Function->isDependentContext())
      return;
    for (const clang::Stmt *S : B.Statements)
      if (const auto *N = llvm::dyn_cast<Node>(S))
        Do(B, N);
  });
}

// The checks. The file of the same name defines and describes each:
// checkAtomics() is in AtomicsCheck.cpp.
void checkAtomics(const CheckContext &C);
void checkBarriers(const CheckContext &C);
void checkBoolPointers(const CheckContext &C);
void checkCalleeRestrictions(const CheckContext &C);
void checkCalls(const CheckContext &C);
void checkCaptures(const CheckContext &C);
void checkCasts(const CheckContext &C);
void checkClosureTypes(const CheckContext &C);
void checkComponents(const CheckContext &C);
void checkConstants(const CheckContext &C);
void checkConstructorRequirements(const CheckContext &C);
void checkContainers(const CheckContext &C);
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
void checkOverloads(const CheckContext &C);
void checkPairInstances(const CheckContext &C);
void checkProperties(const CheckContext &C);
void checkRecursion(const CheckContext &C);
void checkTileStatic(const CheckContext &C);
void checkTileStaticSize(const CheckContext &C);
void checkTileStaticTypes(const CheckContext &C);
void checkUnnamedKernelTypes(const CheckContext &C);
void checkUsedTypes(const CheckContext &C);
void checkVariables(const CheckContext &C);
void checkVendorNames(const CheckContext &C);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_CHECK_H
