//===--- RewriteOverloadPairs.h - Rewrites of overload pairs ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces overload pairs: a cpu and an amp function that differ only in their restriction. The
// compilers of the output know no restrictions and would reject a pair as a redefinition. In most
// cases, a dispatch function replaces the pair. It runs the cpu or the amp code, depending on where
// it runs. For example,
//
//   int f(int x) { return 1; }                    // the cpu overload
//   int f(int x) restrict(amp) { return 2; }      // the amp overload
//
// becomes
//
//   int f_cpu(int x) { return 1; }
//   __host__ __device__ int f(int x)              // the dispatch function
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return f_cpu(x);
//   #endif
//       return 2;
//   }
//
// docs/architecture.md, section "Overloads by restriction", defines the terms.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_PAIRS_REWRITEOVERLOADPAIRS_H
#define AMP2HIP_REWRITE_PAIRS_REWRITEOVERLOADPAIRS_H

#include "model/overloads/MemberTemplates.h"
#include "normalize/Restriction.h"
#include "rewrite/Rewrite.h"
#include "text/CodeTemplate.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

/// How an overload pair is rewritten.
enum class OverloadForm {
  Merged,     ///< the dispatch function contains both bodies
  Dispatched, ///< the cpu overload becomes `f_cpu`; the dispatch function calls it
  Delegated,  ///< constructors get a tag parameter; a dispatching constructor delegates to one of
              ///< them
  Renamed,    ///< no code can call both overloads; the amp overload becomes `f_amp`
  Deleted,    ///< one overload is deleted; its declarations are removed
  Declared,   ///< this source file declares both overloads; another one defines them
  Refused,    ///< an error is reported
};

/// An overload pair, the form of its replacement, and the properties that the rewrites use.
struct ClassifiedPair {
  ClassifiedPair(RewriteContext &C, const OverloadPair &Pair);

  RewriteContext &Context;
  const clang::FunctionDecl *Cpu, *Amp;         ///< first declarations
  const clang::FunctionDecl *CpuBody, *AmpBody; ///< definitions, or null
  OverloadForm Form = OverloadForm::Refused;
  std::string Why;            ///< the error message if \c Form is \c Refused
  std::string Newline = "\n"; ///< the line ending in the amp overload's file

  /// True for constructors whose parameters differ, as `S(S &)` and `S(const S &)`. Then the
  /// dispatching constructor has the amp overload's parameters. Its cpu block declares the
  /// parameters of the cpu overload as local variables.
  bool declaresParameters() const;
  /// True if the cpu constructor has more parameters than the dispatching constructor. Then the cpu
  /// constructor remains, but loses the default argument that would make calls of the two
  /// constructors ambiguous.
  bool keepsCpuConstructor() const {
    return declaresParameters() && Cpu->getNumParams() > Amp->getNumParams();
  }
};

/// Returns the file that contains the declaration \p F.
clang::FileID fileOf(const RewriteContext &C, const clang::FunctionDecl *F);
/// Returns the declarations of \p F in user files, in source order.
std::vector<const clang::FunctionDecl *> declarationsOf(const RewriteContext &C,
                                                        const clang::FunctionDecl *F);
/// Returns the text range of the declaration \p F, with its template heads, the conditional blocks
/// around its specifiers, and its body, if any.
/// Includes the semicolon after the declaration if \p WithSemicolon is set.
std::optional<TextRange> wholeFunction(RewriteContext &C, const clang::FunctionDecl *F,
                                       bool WithSemicolon = false);
/// Returns the function template of which \p F is the pattern (the declaration from which instances
/// are made), or null.
const clang::FunctionTemplateDecl *ownTemplate(const clang::FunctionDecl *F);

/// Changes to the head of a function, which is its declaration without initializers and body.
struct FunctionHeadChanges {
  std::string Name;            ///< new name; empty to keep the name
  std::string FirstParameter;  ///< inserted before the parameters
  bool NameParameters = false; ///< name unnamed parameters `argument1`, `argument2`, ...
  /// The new default arguments by parameter; an empty text means no default argument. Null removes
  /// all default arguments.
  const std::vector<std::string> *Defaults = nullptr;
  bool TemplateDefaults = false; ///< keep the default template arguments
  bool KeepDefaults =
      false; ///< keep all default arguments; then Defaults and TemplateDefaults have no effect
};
/// Returns the text of the head of \p F with \p Changes; nothing if its source text is unavailable.
std::optional<std::string> functionHeadText(RewriteContext &C, const clang::FunctionDecl *F,
                                            const FunctionHeadChanges &Changes);
/// Plans \p Changes in the head of \p F, in place.
void editFunctionHead(RewriteContext &C, const clang::FunctionDecl *F,
                      const FunctionHeadChanges &Changes);
/// Inserts \p Text after the parameters, the cv-qualifiers and the ref-qualifier of \p F.
void insertAfterQualifiers(RewriteContext &C, const clang::FunctionDecl *F,
                           const std::string &Text);
/// Inserts the lines that \p Write returns at the beginning of the body of \p F. The argument of
/// \p Write is the layout of the lines of the body. A body on one line is split into several lines.
void insertIntoBody(RewriteContext &C, const clang::FunctionDecl *F,
                    llvm::function_ref<std::string(const CodeLayout &)> Write);
/// True if code follows the opening brace of a body in the same line. Then a line break must
/// separate this code from an inserted preprocessor directive. \p Inner is the text between the
/// braces.
bool hasCodeInFirstLine(llvm::StringRef Inner);
/// Returns the name of the parameter \p I of \p F; `argument1`, ... for an unnamed parameter.
std::string parameterName(const clang::FunctionDecl *F, unsigned I);
/// Returns the arguments of a call that forwards all parameters of \p F: `x,
/// static_cast<decltype(y) &&>(y)`.
std::string forwardedArguments(const clang::FunctionDecl *F);
/// Returns the explicit template arguments of a call that \p F forwards: `<T, N>`. Empty if \p F is
/// neither a template nor an explicit specialization.
std::string forwardedTemplateArguments(RewriteContext &C, const clang::FunctionDecl *F);

/// Returns the name of \p F as the beginning of an identifier: `where`, `operator_plus`,
/// `to_float`.
std::string stemOf(const clang::FunctionDecl *F);
/// Returns the name of \p F with the suffix \p Suffix: `where_amp` for `amp`. All overloads of one
/// name, scope and file get the same name, and so do all call operators of a file. Reports an error
/// if \p F is in a header and another file uses the name.
std::string suffixedName(RewriteContext &C, const clang::FunctionDecl *F, llvm::StringRef Suffix);
/// Returns the new name of the cpu overload of a pair: `where_cpu`, `operator_plus_cpu`,
/// `to_float_cpu`. Overloads of one name share the new name, unless a forwarding call could confuse
/// them: `f(T)` and `f(T &)` become `f_cpu` and `f_cpu_2`.
std::string cpuName(RewriteContext &C, const clang::FunctionDecl *Cpu);
/// Returns the new name of \p Cpu as the dispatch function writes it in its call. Adds a qualifier
/// for a function in a header if argument-dependent lookup could find functions of this name in
/// other namespaces.
std::string calledCpuName(RewriteContext &C, const clang::FunctionDecl *Cpu);
/// Renames \p F to \p Name in all of its declarations.
void renameDeclarations(RewriteContext &C, const clang::FunctionDecl *F, const std::string &Name);
/// Renames \p F to \p Name at all uses in code for whose restriction \p Where returns true. Returns
/// the locations of these uses.
std::set<clang::SourceLocation> renameUses(RewriteContext &C, const clang::FunctionDecl *F,
                                           const std::string &Name,
                                           llvm::function_ref<bool(Restriction)> Where);

/// Replaces the exception specification of the amp overload by that of the cpu overload, in the
/// declarations of the amp overload among \p Declarations. If that would change the program,
/// reports an error and returns false.
bool planExceptions(ClassifiedPair &Pair, llvm::ArrayRef<const clang::FunctionDecl *> Declarations);
/// Returns the default arguments of the dispatch function by parameter; an empty text means no
/// default argument. If no default arguments suit both overloads, reports an error and returns
/// nothing.
std::optional<std::vector<std::string>> defaultArguments(ClassifiedPair &Pair);
/// Writes \p Defaults in the first of \p Declarations. Removes the default arguments, including
/// those of template parameters, from the other declarations.
void planDefaults(ClassifiedPair &Pair, const std::vector<std::string> &Defaults,
                  llvm::ArrayRef<const clang::FunctionDecl *> Declarations);

/// An expression and its source text. \c Value is null if the expression is unavailable.
struct WrittenExpr {
  const clang::Expr *Value = nullptr;
  std::string Text;
};
/// Returns a conditional expression of type \p Type, the type of \p Initialized, that selects
/// between \p Amp and \p Cpu: `amp2hip::on_accelerator() ? 4 : 3`. Returns an empty text in two
/// cases: code of both restrictions cannot evaluate both expressions, or no conversion makes their
/// types equal.
std::string conditionalExpression(RewriteContext &C, clang::QualType Type, const WrittenExpr &Cpu,
                                  const WrittenExpr &Amp,
                                  const clang::NamedDecl *Initialized = nullptr);

/// True if an additional copy of an object of \p Class does not change the program. This requires
/// that no copy or move constructor of the class, its bases and members is deleted. Each such
/// constructor that the user wrote must be `restrict(cpu, amp)`. True for null, which means a type
/// that is not a class.
bool copiesAreUnobservable(const clang::CXXRecordDecl *Class);
/// True if a dispatching constructor can delegate to one of the constructors of \p Pair. The
/// delegation may copy the object.
bool mayDelegate(const ClassifiedPair &Pair);
/// True if both constructors can share one list of initializers. The initializers of a scalar
/// member may differ: a conditional expression selects one of them. If the constructors cannot
/// delegate (see mayDelegate()), initializers of bases and of other members may differ, too.
bool canMergeInitializers(ClassifiedPair &Pair);
/// Plans the common list of initializers in the amp constructor.
void planInitializers(ClassifiedPair &Pair);

/// True if \p Definition, or a template that it uses, may launch a kernel.
bool launchesKernels(const RewriteContext &C, const clang::FunctionDecl *Definition);
/// True if \p CpuBody is templated and may launch a kernel. Then device code must refer to
/// \p CpuBody, so that the compiler instantiates its kernels for the device.
bool mustInstantiateKernels(const RewriteContext &C, const clang::FunctionDecl *CpuBody);
/// Returns statements for the body of \p Amp that instantiate \p Cpu and its kernels for the device
/// without calling \p Cpu. \p Arguments are the arguments of a call of \p Cpu. \p Layout is the
/// layout of the lines of the body.
std::string kernelInstantiation(RewriteContext &C, const clang::FunctionDecl *Cpu,
                                const clang::FunctionDecl *Amp, const std::string &Arguments,
                                const CodeLayout &Layout);
/// Returns statements that instantiate the callee of \p Call and its kernels for the device.
/// \p Call may refer to \p Parameters. \p Layout is the layout of the statements.
std::string kernelInstantiation(const std::string &Parameters, const std::string &Call,
                                const CodeLayout &Layout);

/// The declarations of a pair, without the definition of the cpu overload.
struct Declarations {
  /// The declarations of the dispatch function, in source order.
  std::vector<const clang::FunctionDecl *> Remaining;
  /// Declarations of the cpu overload that repeat a declaration of the amp overload.
  std::vector<const clang::FunctionDecl *> Removed;
};
Declarations declarationsOfBoth(ClassifiedPair &Pair);

/// Gives the dispatch function external linkage if one of the overloads has external linkage:
/// removes `static` from \p Declarations. Also removes `inline` if other files may need the only
/// definition.
void unifyLinkage(ClassifiedPair &Pair, llvm::ArrayRef<const clang::FunctionDecl *> Declarations);

// The functions below plan the first step, which changes names and heads before any code moves.

/// Plans the declarations of a \c Merged or \c Declared pair.
void planMergedDeclarations(ClassifiedPair &Pair);
/// Plans a \c Dispatched pair: renames the cpu overload and inserts its call into the amp body.
void planDispatch(ClassifiedPair &Pair);
/// Inserts a call of the renamed cpu template into \p Amp, an explicit specialization that only the
/// amp template has.
void planSpecializedDispatch(ClassifiedPair &Pair, const clang::FunctionDecl *Amp);
/// Plans a \c Delegated pair.
void planDelegation(ClassifiedPair &Pair);
/// Plans a \c Renamed pair.
void planRenaming(ClassifiedPair &Pair);
/// Returns the explicit instantiations of \p Member in the source, such as `template int
/// box<int>::id();`. \p Member is a member function of a class template and no template itself.
std::vector<const clang::FunctionDecl *> instantiatedMembersOf(RewriteContext &C,
                                                               const clang::FunctionDecl *Member);
/// Plans the explicit specializations and instantiations of the templates of \p Pair.
void planSpecializations(ClassifiedPair &Pair);
/// Makes cpu code use the constexpr cpu overload of \p Pair directly, because the dispatch function
/// is not constexpr. Reports an error for each other use in a constant expression.
void planConstantUses(ClassifiedPair &Pair);

// The functions below plan the second step, which moves bodies after the rewrites inside these
// bodies.

/// Plans the bodies of a \c Merged pair.
void planMerge(ClassifiedPair &Pair);
/// Plans the merges of all pairs inside \p Moved, whose text moves afterwards. The function objects
/// for amp lambdas in these pairs must be planned before.
void planMergesIn(RewriteContext &C, clang::SourceRange Moved);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_PAIRS_REWRITEOVERLOADPAIRS_H
