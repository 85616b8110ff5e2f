//===--- PathSearches.cpp - Searches for backslashes ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/paths/PathSearches.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/text/LiteralSpelling.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds searches for the last separator of a path.
class PathSearches : public UserVisitor {
public:
  explicit PathSearches(Unit &U) : UserVisitor(U), Fixes(U.SourceFixes) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || !F->getDeclName().isIdentifier() || U.isUserLocation(F->getLocation()) ||
        !U.isUserLocation(Call->getBeginLoc()))
      return true;
    const StringRef Name = F->getName();
    if (isa<CXXMethodDecl>(F) && Call->getNumArgs() > 0 &&
        (Name == "rfind" || Name == "find_last_of"))
      fixMember(*Call, *F);
    else if ((Name == "strrchr" || Name == "wcsrchr") && Call->getNumArgs() == 2)
      Searches.push_back({Call, PathsOfSystem.count(variableIn(Call->getArg(0))) != 0});
    else
      noteStores(*Call, *F);
    return true;
  }

  /// Corrects or reports the calls of strrchr.
  void fixSearches() {
    std::set<SourceLocation> Seen; // a macro may have several calls
    for (const auto &[Call, IsPathOfSystem] : Searches) {
      const Expr *Wanted = Call->getArg(1);
      const SourceLocation Loc = U.SM.getExpansionLoc(Call->getBeginLoc());
      if (characterOf(Wanted) != '\\')
        continue;
      if ((IsPathOfSystem || isNameOfFile(Call->getArg(0))) && replace(Wanted, "'/'"))
        continue;
      if (!searchesSlashNear(Loc) && Seen.insert(Loc).second)
        U.report(Rule::MicrosoftPath, Loc,
                 fmt::format("'{}' searches for a backslash, but paths on Linux have slashes; "
                             "search for '/', too",
                             Call->getDirectCallee()->getName()));
    }
  }

private:
  struct Search {
    const CallExpr *Call;
    bool IsPathOfSystem;
  };

  /// Returns the variable that is the whole of \p E, or null.
  static const VarDecl *variableIn(const Expr *E) {
    const auto *Name = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return Name ? dyn_cast<VarDecl>(Name->getDecl()) : nullptr;
  }

  /// Notes which local arrays contain a path that Linux has returned, after the call \p Call.
  void noteStores(const CallExpr &Call, const FunctionDecl &F) {
    StringRef Name = F.getName();
    if (!Name.consume_back("A"))
      Name.consume_back("W");
    const bool StoresPath =
        llvm::is_contained({"GetModuleFileName", "GetCurrentDirectory", "GetTempPath"}, Name);
    for (unsigned I = 0; I < Call.getNumArgs(); ++I) {
      const VarDecl *Var = variableIn(Call.getArg(I));
      if (!Var || !Var->getType()->isArrayType())
        continue;
      const QualType To =
          I < F.getNumParams() ? F.getParamDecl(I)->getType() : Call.getArg(I)->getType();
      if (!To->isPointerType() || To->getPointeeType().isConstQualified())
        continue;
      if (StoresPath && Var->hasLocalStorage())
        PathsOfSystem.insert(Var);
      else
        PathsOfSystem.erase(Var);
    }
  }

  std::optional<uint64_t> characterOf(const Expr *E) const {
    Expr::EvalResult Result;
    if (E->isValueDependent() || !E->getType()->isIntegerType() ||
        !E->EvaluateAsInt(Result, U.context()))
      return std::nullopt;
    return Result.Val.getInt().getExtValue();
  }

  /// True if \p E is `__FILE__`, also as a wide literal.
  bool isNameOfFile(const Expr *E) const {
    const auto *Literal = dyn_cast<StringLiteral>(E->IgnoreParenImpCasts());
    if (!Literal || !Literal->getBeginLoc().isMacroID())
      return false;
    const StringRef Name = U.SM.getPresumedLoc(Literal->getBeginLoc()).getFilename();
    if (Literal->getCharByteWidth() == 1)
      return Literal->getBytes() == Name;
    std::vector<uint32_t> Wide, Units;
    for (unsigned I = 0; I < Literal->getLength(); ++I)
      Units.push_back(Literal->getCodeUnit(I));
    for (const char C : Name)
      Wide.push_back(static_cast<unsigned char>(C));
    return Units == Wide;
  }

  /// True if another call within ten lines searches for a slash.
  bool searchesSlashNear(SourceLocation Loc) const {
    const unsigned Line = U.SM.getSpellingLineNumber(Loc);
    return llvm::any_of(Searches, [&](const Search &Other) {
      const SourceLocation At = U.SM.getExpansionLoc(Other.Call->getBeginLoc());
      const unsigned LineOfOther = U.SM.getSpellingLineNumber(At);
      return characterOf(Other.Call->getArg(1)) == '/' &&
             U.SM.getFileID(At) == U.SM.getFileID(Loc) &&
             std::max(Line, LineOfOther) - std::min(Line, LineOfOther) <= 10;
    });
  }

  /// Replaces the literal \p E, also in a macro such as `_T('\\')`. Returns false if it is not in
  /// a file of the program. \p Text has the quotes and no prefix.
  bool replace(const Expr *E, StringRef Text) {
    const SourceLocation Loc = spellingOf(E->IgnoreParenImpCasts()->getBeginLoc(), U).Loc;
    const unsigned Length = Lexer::MeasureTokenLength(Loc, U.SM, U.CI.getLangOpts());
    const StringRef Token(U.SM.getCharacterData(Loc), Length);
    const size_t Quote = Token.find_first_of("'\"");
    if (Quote == StringRef::npos || !U.isUserLocation(Loc))
      return false;
    addFix(Loc.getLocWithOffset(int(Quote)), Length - unsigned(Quote), Text);
    return true;
  }

  void addFix(SourceLocation Begin, unsigned Length, StringRef Text) {
    if (Edited.insert(Begin).second)
      Fixes.push_back(FixItHint::CreateReplacement(
          CharSourceRange::getCharRange(Begin, Begin.getLocWithOffset(int(Length))), Text));
  }

  /// Corrects `path.rfind('\\')` and `path.find_last_of("\\")`.
  void fixMember(const CallExpr &Call, const FunctionDecl &F) {
    const auto *Class = cast<CXXMethodDecl>(F).getParent();
    const auto *Member = dyn_cast<MemberExpr>(Call.getCallee()->IgnoreParens());
    if (!Class->isInStdNamespace() || Class->getName() != "basic_string" || !Member)
      return;
    const Expr *Wanted = Call.getArg(0)->IgnoreParenImpCasts();
    const auto *Literal = dyn_cast<StringLiteral>(Wanted);
    const bool IsBackslash = Literal ? Literal->getLength() == 1 && Literal->getCodeUnit(0) == '\\'
                                     : isa<CharacterLiteral>(Wanted) && characterOf(Wanted) == '\\';
    // Other uses of a macro may search for something else.
    const SourceLocation Name = Member->getMemberLoc();
    if (!IsBackslash || !Name.isFileID() || !U.isUserLocation(Name) ||
        !spellingOf(Wanted->getBeginLoc(), U).IsEditable)
      return;
    if (replace(Wanted, "\"/\\\\\""))
      addFix(Name, unsigned(F.getName().size()), "find_last_of");
  }

  std::vector<FixItHint> &Fixes;
  std::vector<Search> Searches;
  /// Local arrays whose last call has stored a path of the system in them.
  std::set<const VarDecl *> PathsOfSystem;
  std::set<SourceLocation> Edited;
};

} // namespace

void fixPathSearches(Unit &U) {
  PathSearches Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  Found.fixSearches();
}

} // namespace amp2hip
