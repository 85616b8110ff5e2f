//===--- Overloads.h - Pairs that differ in restriction only ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_OVERLOADS_H
#define AMP2HIP_REWRITE_OVERLOADS_H

#include "model/MemberTemplates.h"
#include "rewrite/Rewrite.h"
#include "clang/AST/Decl.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip {

/// What becomes of the two functions of a pair.
enum class OverloadForm {
  Merged,     ///< one function with both bodies, where the later one stood
  Dispatched, ///< the cpu one under a name of its own, which the amp one calls
  Delegated,  ///< constructors: each under a tag, and one that picks
  Renamed,    ///< no one caller reaches both: the amp one under its own name
  Deleted,    ///< one is deleted, and leaves: nothing calls it
  Declared,   ///< both are declared here and defined in another file
  Refused,
};

/// A pair, and what its rewrites ask about it.
struct Twins {
  Twins(RewriteContext &C, const OverloadPair &Pair);

  RewriteContext &C;
  const clang::FunctionDecl *Cpu, *Amp;         ///< first declarations
  const clang::FunctionDecl *CpuBody, *AmpBody; ///< definitions, or null
  OverloadForm Form = OverloadForm::Refused;
  std::string Why;                ///< of \c Refused
  std::string Newline = "\n";     ///< of the amp one's file

  /// True for constructors of which the cpu one takes its arguments in another way. The one
  /// constructor declares its parameters in the cpu body.
  bool declaresParameters() const;
  /// True if the cpu constructor can be called with arguments that the one constructor does
  /// not take: it stays, without the default argument that both would be called with.
  bool keepsCpu() const {
    return declaresParameters() && Cpu->getNumParams() > Amp->getNumParams();
  }
};

// Where things stand.
clang::FileID fileOf(const RewriteContext &C, const clang::FunctionDecl *F);
/// The user's declarations of \p F, in source order.
std::vector<const clang::FunctionDecl *> declarationsOf(const RewriteContext &C,
                                                        const clang::FunctionDecl *F);
/// \p F with its template heads, body, and, if asked for, its semicolon.
std::optional<TextRange> wholeFunction(RewriteContext &C, const clang::FunctionDecl *F,
                                       bool WithSemicolon = false);
/// The template whose parameters \p F's own head declares, or null.
const clang::FunctionTemplateDecl *ownTemplate(const clang::FunctionDecl *F);
/// The offset of the first token \p Spelling outside parentheses, or npos.
size_t findToken(llvm::StringRef Text, llvm::StringRef Spelling);
/// The tokens of \p Text, with a blank where white space or a comment separates them.
std::string withoutComments(llvm::StringRef Text);
/// \p Text without white space, to be compared.
std::string squeezed(llvm::StringRef Text);

/// How to write the head of a function: all but its body.
struct HeadChanges {
  std::string Name;           ///< instead of its own
  std::string FirstParameter; ///< in front of its parameters
  bool NameParameters = false;
  /// The default arguments, one a parameter; without: none.
  const std::vector<std::string> *Defaults = nullptr;
  bool TemplateDefaults = false;
  bool KeepDefaults = false; ///< as they stand, instead
};
/// The head of \p F as text with \p Changes.
std::optional<std::string> headText(RewriteContext &C, const clang::FunctionDecl *F,
                                    const HeadChanges &Changes);
/// Edits the head of \p F itself.
void editHead(RewriteContext &C, const clang::FunctionDecl *F, const HeadChanges &Changes);
/// Puts \p Text behind the parameters and qualifiers of \p F.
void insertBehindQualifiers(RewriteContext &C, const clang::FunctionDecl *F,
                            const std::string &Text);
/// Puts at the beginning of the body of \p F the lines that \p Write returns, the first of which
/// begins with a line's end; its arguments are a line's end with the indentation, and one level
/// of it. A body of one line gets several.
void insertIntoBody(
    RewriteContext &C, const clang::FunctionDecl *F,
    llvm::function_ref<std::string(const std::string &, const std::string &)> Write);
/// True if the text \p Inner of a body has code in the line of the opening brace. A directive
/// inserted before it must end its line.
bool hasCodeInFirstLine(llvm::StringRef Inner);
/// The name of the parameter \p I of \p F, where they are passed on.
std::string passedName(const clang::FunctionDecl *F, unsigned I);
/// `x, static_cast<decltype(y) &&>(y)`: the parameters of \p F passed on.
std::string passedOn(const clang::FunctionDecl *F);
/// `<T, N>`: the template arguments of \p F passed on, or nothing.
std::string passedTemplateArguments(RewriteContext &C, const clang::FunctionDecl *F);

/// What \p F is called, as the beginning of an identifier: `operator_plus`.
std::string stemOf(const clang::FunctionDecl *F);
/// The name of \p F for one side: `where_amp` for the side `amp`. The same for
/// all in its scope and file that share a name.
std::string sideName(RewriteContext &C, const clang::FunctionDecl *F, llvm::StringRef Side);
/// What the cpu one of a pair is called from now on: `where_cpu`,
/// `operator_plus_cpu`, `to_float_cpu`. The same for all that share a name.
std::string cpuName(RewriteContext &C, const clang::FunctionDecl *Cpu);
/// The same, as the function that takes its place calls it. A header may be included beside
/// others with functions of this name; where arguments may lead to them the name is qualified.
std::string calledCpuName(RewriteContext &C, const clang::FunctionDecl *Cpu);
/// Gives \p F, at each of its declarations, the name \p Name.
void renameDeclarations(RewriteContext &C, const clang::FunctionDecl *F,
                        const std::string &Name);
/// Gives \p F the name \p Name wherever it is used in code for which \p Where
/// holds; returns where that was.
std::set<clang::SourceLocation> renameUses(RewriteContext &C, const clang::FunctionDecl *F,
                                           const std::string &Name,
                                           llvm::function_ref<bool(Restriction)> Where);

/// Makes one exception specification of two, on those of \p Declarations that
/// are the amp one's. False if it cannot be done, which is said.
bool planExceptions(Twins &T, llvm::ArrayRef<const clang::FunctionDecl *> Declarations);
/// The default arguments of the one function, one a parameter; nothing if they
/// cannot be one function's, which is said.
std::optional<std::vector<std::string>> defaultArguments(Twins &T);
/// Puts \p Defaults where the first of \p Declarations is, and nowhere else.
void planDefaults(Twins &T, const std::vector<std::string> &Defaults,
                  llvm::ArrayRef<const clang::FunctionDecl *> Declarations);

/// An expression as it is written.
struct WrittenExpr {
  const clang::Expr *Value = nullptr;
  std::string Text;
};
/// `amp2hip::on_accelerator() ? 4 : 3`, of type \p Type, or nothing if one
/// expression does not serve both sides.
std::string choice(RewriteContext &C, clang::QualType Type, const WrittenExpr &Cpu,
                   const WrittenExpr &Amp);

/// True if objects of \p Class are copied by code that any side may run, and
/// that amp code's rules keep from doing more than copying.
bool copiesUnseen(const clang::CXXRecordDecl *Class);
/// True if one constructor can pick between those of \p T and call the one picked, which
/// may copy the object.
bool mayDelegate(const Twins &T);
/// True if both constructors can share one list of initialisers. The initialisers of a scalar
/// member may differ: a conditional expression selects one. If no constructor can delegate,
/// those of other members and of bases may differ, too.
bool initialisersMerge(Twins &T);
/// Makes one list of initialisers of two, in the amp constructor.
void planInitialisers(Twins &T);

/// True if \p Definition, or a template that it calls, may launch a kernel.
bool launchesKernels(const RewriteContext &C, const clang::FunctionDecl *Definition);
/// True if device code must name \p CpuBody for its kernels: it is templated, and may launch.
bool mustKeepKernels(const RewriteContext &C, const clang::FunctionDecl *CpuBody);
/// Statements of \p Amp that make the kernels of \p Cpu be made for the device. \p Arguments is
/// what \p Amp passes on to \p Cpu, \p Line a line's end with the indentation.
std::string kernelsKept(RewriteContext &C, const clang::FunctionDecl *Cpu,
                        const clang::FunctionDecl *Amp, const std::string &Arguments,
                        const std::string &Line, const std::string &Unit);
/// The same for a \p Call in a function with \p Parameters.
std::string kernelsKept(const std::string &Parameters, const std::string &Call,
                        const std::string &Line, const std::string &Unit);

/// Which of the declarations without a body stay, where the two become one.
struct Declarations {
  /// Of the one function, in source order.
  std::vector<const clang::FunctionDecl *> Kept;
  std::vector<const clang::FunctionDecl *> Removed;
};
Declarations declarationsOfBoth(Twins &T);

/// The function that a pair becomes is known outside of its file if one of the two is: takes
/// `static` out of \p Declarations, if the other function has none.
void unifyLinkage(Twins &T, llvm::ArrayRef<const clang::FunctionDecl *> Declarations);

// Before code is moved: names and heads.
void planMergedHeads(Twins &T);
void planDispatch(Twins &T);
/// The same in \p Amp, a specialisation of the amp one alone.
void planSpecializedDispatch(Twins &T, const clang::FunctionDecl *Amp);
void planDelegation(Twins &T);
void planRenaming(Twins &T);
/// An amp member that would override a virtual function of a base gets a name
/// of its own: with other restrictions it is another function (§2.2.2).
void planHiddenVirtuals(RewriteContext &C);
/// The instances of \p Member, a member of a class template that is no template itself, of which
/// the user wrote an explicit instantiation, `template int box<int>::id();`.
std::vector<const clang::FunctionDecl *> instantiatedMembersOf(RewriteContext &C,
                                                               const clang::FunctionDecl *Member);
/// What the user wrote about instances of the templates of \p T.
void planSpecializations(Twins &T);
/// A constexpr function of the cpu keeps its uses in constant expressions.
void planConstantUses(Twins &T);
// Then: two bodies into one.
void planMerge(Twins &T);
/// The same now for all pairs inside \p Moved, the text of which is about to be
/// taken elsewhere. What an amp lambda in them becomes must be planned before.
void planMergesIn(RewriteContext &C, clang::SourceRange Moved);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_OVERLOADS_H
