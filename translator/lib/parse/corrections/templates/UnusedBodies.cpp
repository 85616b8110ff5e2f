//===--- UnusedBodies.cpp - Bodies that Microsoft's compiler skips --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/templates/UnusedBodies.h"
#include "ast/DynamicVisitor.h"
#include "parse/Unit.h"
#include "parse/corrections/templates/LateTemplates.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <set>

using namespace clang;

namespace amp2hip {

/// The line before a body that is left out, up to the error.
static constexpr llvm::StringLiteral BeginOfBody = "#if 0 // not used, and has an error: ";

/// The same in a macro.
static constexpr llvm::StringLiteral BeginInMacro = "/* not used, and has an error: ";

bool leavesOutBody(StringRef Output) {
  return Output.contains(("\n" + BeginOfBody).str()) || Output.contains(BeginInMacro);
}

UnusedBodies::Place UnusedBodies::placeOf(const Unit &U, SourceLocation Loc) {
  auto [File, Offset] = U.SM.getDecomposedLoc(U.SM.getSpellingLoc(Loc));
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

namespace {

/// Finds a call of a function that is declared nowhere. Clang accepts it in a
/// template, as Microsoft's compiler does, because the instance may find the
/// function in a base class. Other compilers accept it only if an argument
/// depends on a template parameter, and not with template arguments: `f<int>(x)`.
/// The same applies to a call that fits none of the declared functions.
class UndeclaredCalls : public DynamicVisitor {
public:
  bool VisitCallExpr(CallExpr *Call) override {
    const auto *Name = dyn_cast<UnresolvedLookupExpr>(Call->getCallee()->IgnoreParenImpCasts());
    if (!Name)
      return true;
    const bool IsDependent =
        llvm::any_of(Call->arguments(), [](const Expr *A) { return A->isTypeDependent(); });
    if (Name->decls_begin() != Name->decls_end()
            ? !IsDependent && isFailed(*Call, *Name)
            : !Name->getQualifier() && (Name->hasExplicitTemplateArgs() || !IsDependent))
      Found.push_back(Name);
    return true;
  }
  std::vector<const UnresolvedLookupExpr *> Found;

private:
  /// True if none of the functions of \p Name fits the arguments, whose types are known. Clang
  /// resolves other such calls.
  static bool isFailed(const CallExpr &Call, const UnresolvedLookupExpr &Name) {
    const auto IsKnown = [](const NamedDecl *D) {
      return !D->getDeclContext()->isDependentContext() &&
             isa<FunctionDecl, FunctionTemplateDecl>(D->getUnderlyingDecl());
    };
    return Call.isTypeDependent() && llvm::all_of(Name.decls(), IsKnown) &&
           llvm::none_of(Name.template_arguments(), [](const TemplateArgumentLoc &A) {
             return A.getArgument().isDependent();
           });
  }
};

/// Returns what is wrong with a call of \p Name.
std::string errorOf(const UnresolvedLookupExpr &Name) {
  return fmt::format(Name.decls_begin() == Name.decls_end()
                         ? "'{}' is not declared"
                         : "no matching function for call to '{}'",
                     Name.getName().getAsString());
}

/// True if \p F is a member of a class with a base that depends on a template parameter.
bool hasDependentBase(const FunctionDecl *F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  return Method && Method->getParent()->hasAnyDependentBases();
}

/// Qualifies the callees \p Calls in \p F, which the base class may declare:
/// `start(1)` becomes `this->start(1)`.
void qualify(llvm::ArrayRef<const UnresolvedLookupExpr *> Calls, const CXXMethodDecl &F, Unit &U) {
  for (const UnresolvedLookupExpr *Name : Calls)
    if (!Name->getQualifier())
      U.SourceFixes.push_back(FixItHint::CreateInsertion(
          Name->getNameLoc(), F.isInstance() ? "this->" : F.getParent()->getNameAsString() + "::"));
}

/// True if `#if` and `#endif` are balanced between \p First and \p Last, so that
/// another pair of them can enclose the text.
bool isBalanced(SourceLocation First, SourceLocation Last, const Unit &U) {
  if (!U.SM.isWrittenInSameFile(First, Last))
    return false;
  const char *Begin = U.SM.getCharacterData(First), *End = U.SM.getCharacterData(Last);
  llvm::SmallVector<StringRef, 32> Lines;
  StringRef(Begin, size_t(End - Begin)).split(Lines, '\n');
  int Depth = 0;
  for (StringRef Line : Lines) {
    Line = Line.ltrim();
    if (!Line.consume_front("#"))
      continue;
    Line = Line.ltrim();
    if (Line.starts_with("if"))
      ++Depth;
    else if (Depth == 0 && (Line.starts_with("el") || Line.starts_with("endif")))
      return false;
    else if (Line.starts_with("endif"))
      --Depth;
  }
  return Depth == 0;
}

/// True if the token at \p Loc is a part of a macro's text in a file of the user, not an argument.
bool isInMacroText(SourceLocation Loc, const Unit &U) {
  return Loc.isMacroID() && U.SM.isMacroBodyExpansion(Loc) &&
         U.isUserFile(U.SM.getFileID(U.SM.getSpellingLoc(Loc)));
}

/// True if the source instantiates \p F, or the class template whose member it is, explicitly.
/// Clang instantiates such functions only at the end of the unit.
bool isInstantiatedExplicitly(const FunctionDecl *F) {
  auto IsDefinition = [](const auto *Instance) {
    return Instance->getTemplateSpecializationKind() == TSK_ExplicitInstantiationDefinition;
  };
  if (const FunctionTemplateDecl *Template = F->getDescribedFunctionTemplate())
    return llvm::any_of(Template->specializations(), IsDefinition);
  for (const DeclContext *In = F->getDeclContext(); In->isRecord(); In = In->getParent())
    if (const ClassTemplateDecl *Template = cast<CXXRecordDecl>(In)->getDescribedClassTemplate();
        Template && llvm::any_of(Template->specializations(), IsDefinition))
      return true;
  return false;
}

} // namespace

void UnusedBodies::parse(Parser &P, const FunctionDecl *F, LateParsedTemplate &Late, Unit &U,
                         llvm::function_ref<std::optional<std::string>()> NewError,
                         std::vector<NameError> &Undeclared) {
  if (Late.Toks.empty())
    return;
  const SourceLocation First = Late.Toks.front().getLocation(),
                       Last = Late.Toks.back().getLocation(); // the `}`
  NewError();
  parseLateTemplate(&P, Late);
  std::optional<std::string> Error = NewError();
  if (!Error && F->getBody()) {
    UndeclaredCalls Calls;
    Calls.TraverseStmt(F->getBody());
    for (const UnresolvedLookupExpr *Name : Calls.Found)
      Undeclared.push_back({Name->getNameLoc(), ""});
    if (hasDependentBase(F))
      qualify(Calls.Found, *cast<CXXMethodDecl>(F), U);
    else if (!Calls.Found.empty())
      Error = errorOf(*Calls.Found.front());
  }
  if (!Error || isInstantiatedExplicitly(F) || !U.isUserLocation(First) || First == Last)
    return;
  Body B{placeOf(U, Last), F->getQualifiedNameAsString(), *Error};
  if (First.isFileID() && Last.isFileID()) {
    if (isBalanced(First, Last, U))
      Found.insert({placeOf(U, First), std::move(B)});
  } else if (Late.Toks.front().is(tok::l_brace) && isInMacroText(First, U) &&
             isInMacroText(Last, U) &&
             U.SM.isWrittenInSameFile(U.SM.getSpellingLoc(First), U.SM.getSpellingLoc(Last))) {
    ++InMacros.try_emplace(placeOf(U, First), MacroBody{std::move(B), 0}).first->second.Uses;
  }
}

bool UnusedBodies::addFound(const Unit &U) {
  const size_t Before = Excluded.size();
  Excluded.merge(Found);
  Found.clear();
  // The text of a macro changes if all its uses have such a body.
  std::map<Place, unsigned> Uses;
  if (!InMacros.empty())
    for (const Token &T : U.Tokens)
      if (T.is(tok::l_brace) && T.getLocation().isMacroID())
        ++Uses[placeOf(U, T.getLocation())];
  for (auto &[First, B] : InMacros)
    if (Uses[First] == B.Uses)
      Excluded.insert({First, std::move(B.Of)});
  InMacros.clear();
  return Excluded.size() != Before;
}

/// Returns the text that precedes \p Offset on its line.
static StringRef lineBefore(StringRef Buffer, unsigned Offset) {
  StringRef Before = Buffer.take_front(Offset);
  return Before.substr(Before.rfind('\n') + 1);
}

void UnusedBodies::exclude(const Token &First, const Token &Last, const Body &B, Unit &U) {
  auto [File, End] = U.SM.getDecomposedLoc(Last.getLocation());
  const StringRef Buffer = U.SM.getBufferData(File);
  const StringRef NewLine = Buffer.contains("\r\n") ? "\r\n" : "\n";
  std::string If = fmt::format("{}{}", BeginOfBody, B.Error);
  // A backslash at the end would continue the comment.
  std::replace_if(If.begin(), If.end(), [](char C) { return C == '\n' || C == '\\'; }, ' ');
  if (First.is(tok::l_brace)) {
    const SourceLocation AfterBrace = First.getLocation().getLocWithOffset(1);
    const StringRef Rest = Buffer.drop_front(U.SM.getFileOffset(AfterBrace)).ltrim(" \t");
    const bool EndsLine = Rest.starts_with("\n") || Rest.starts_with("\r\n");
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        AfterBrace, fmt::format("{}{}{}", NewLine, If, EndsLine ? StringRef() : NewLine)));
    const StringRef Indent = lineBefore(Buffer, End);
    const bool BeginsLine = Indent.trim(" \t").empty();
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Last.getLocation(), BeginsLine ? fmt::format("#endif{}{}", NewLine, Indent)
                                       : fmt::format("{}#endif{}", NewLine, NewLine)));
    return;
  }
  // The initializers of a constructor, or a function try block.
  U.SourceFixes.push_back(FixItHint::CreateInsertion(
      First.getLocation(), fmt::format("{{}}{}{}{}", NewLine, If, NewLine)));
  U.SourceFixes.push_back(FixItHint::CreateInsertion(Last.getLocation().getLocWithOffset(1),
                                                     fmt::format("{}#endif{}", NewLine, NewLine)));
}

void UnusedBodies::excludeFromMacro(const Token &First, const Token &Last, const Body &B, Unit &U) {
  const SourceLocation Begin = U.SM.getSpellingLoc(First.getLocation()).getLocWithOffset(1);
  const SourceLocation End = U.SM.getSpellingLoc(Last.getLocation());
  std::string Error = B.Error;
  std::replace_if(
      Error.begin(), Error.end(), [](char C) { return StringRef("\n\\*").contains(C); }, ' ');
  std::string New = fmt::format("{}{} */", BeginInMacro, Error);
  // The lines stay.
  const char *Text = U.SM.getCharacterData(Begin);
  for (char C : StringRef(Text, size_t(U.SM.getCharacterData(End) - Text)))
    if (C == '\\' || C == '\n' || C == '\r')
      New += C;
  U.SourceFixes.push_back(
      FixItHint::CreateReplacement(CharSourceRange::getCharRange(Begin, End), New));
}

std::vector<Token> UnusedBodies::apply(std::vector<Token> Tokens, Unit &U) {
  Found.clear(); // of a parse that found missing includes
  InMacros.clear();
  if (Excluded.empty())
    return Tokens;
  std::vector<Token> Kept;
  std::set<Place> Macros; ///< whose text is changed
  for (size_t I = 0; I < Tokens.size(); ++I) {
    Token T = Tokens[I];
    const SourceLocation Loc = T.getLocation();
    auto It = T.isAnnotation() || !U.isUserLocation(Loc) ||
                      (Loc.isMacroID() && (T.isNot(tok::l_brace) || !isInMacroText(Loc, U)))
                  ? Excluded.end()
                  : Excluded.find(placeOf(U, Loc));
    size_t Last = I;
    while (It != Excluded.end() && Last < Tokens.size() &&
           !(Tokens[Last].is(tok::r_brace) &&
             Tokens[Last].getLocation().isFileID() == Loc.isFileID() &&
             placeOf(U, Tokens[Last].getLocation()) == It->second.Last))
      ++Last;
    if (It == Excluded.end() || Last == Tokens.size()) {
      Kept.push_back(T);
      continue;
    }
    const Body &B = It->second;
    if (Loc.isFileID())
      exclude(T, Tokens[Last], B, U);
    else if (Macros.count(It->first) == 0)
      excludeFromMacro(T, Tokens[Last], B, U);
    if (Loc.isFileID() || Macros.insert(It->first).second)
      U.report(Rule::UnusedBody, Loc,
               fmt::format("the body of '{}' is left out: nothing uses it, and it has an error: {}",
                           B.Function, B.Error));
    const SourceLocation End = Tokens[Last].getLocation();
    llvm::erase_if(U.Clauses, [&](const RestrictClause &Clause) {
      return U.SM.isBeforeInTranslationUnit(Loc, Clause.Begin) &&
             U.SM.isBeforeInTranslationUnit(Clause.Begin, End);
    });
    T.setKind(tok::l_brace);
    T.setIdentifierInfo(nullptr);
    Kept.push_back(T);
    Kept.push_back(Tokens[Last]);
    I = Last;
  }
  return Kept;
}

} // namespace amp2hip
