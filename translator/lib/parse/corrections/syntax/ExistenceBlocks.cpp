//===--- ExistenceBlocks.cpp - Code that depends on names -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/ExistenceBlocks.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/SynthesizedTokens.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "text/Format.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/StmtCXX.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {

/// True if a declaration may precede the keyword at \p I: it is in a block, in a class or at
/// namespace scope, but not the statement of an `if`, and not in a list of initializers.
static bool isInSequence(const TokenView &View, size_t I) {
  if (I == 0 || View.is(I - 1, tok::semi))
    return true;
  if (View.is(I - 1, tok::r_brace)) // of a block, not of an initializer
    return View.match(I - 1) != TokenView::None &&
           !View.is(View.match(I - 1) - 1, tok::equal, tok::comma, tok::l_paren);
  if (View.is(I - 1, tok::colon))
    return I > 1 && View.is(I - 2, tok::kw_public, tok::kw_private, tok::kw_protected);
  return View.is(I - 1, tok::l_brace) && I > 1 &&
         !View.is(I - 2, tok::equal, tok::comma, tok::l_paren, tok::l_brace);
}

std::set<SourceLocation> ExistenceBlocks::mark(std::vector<Token> &Tokens, const Unit &U) {
  if (llvm::none_of(U.Tokens, [](const Token &T) {
        return T.isOneOf(tok::kw___if_exists, tok::kw___if_not_exists);
      }))
    return {};
  const TokenView View(Tokens);
  const Preprocessor &PP = U.CI.getPreprocessor();
  std::set<SourceLocation> Keywords;
  std::multimap<size_t, SourceLocation> Marks; // before the tokens with these indices
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!View.is(I, tok::kw___if_exists, tok::kw___if_not_exists) ||
        !U.isUserLocation(Tokens[I].getLocation()) || !View.is(I + 1, tok::l_paren))
      continue;
    const size_t Close = View.match(I + 1);
    if (Close == TokenView::None || !View.is(Close + 1, tok::l_brace) ||
        View.match(Close + 1) == TokenView::None || !isInSequence(View, I))
      continue;
    Block B;
    B.Keyword = Tokens[I].getLocation();
    B.Open = Tokens[Close + 1].getLocation();
    B.Close = Tokens[View.match(Close + 1)].getLocation();
    B.IsNegated = View.is(I, tok::kw___if_not_exists);
    if (!B.Keyword.isFileID() || !B.Open.isFileID() || !B.Close.isFileID() ||
        !U.SM.isWrittenInSameFile(B.Keyword, B.Close))
      continue;
    if (Close >= I + 5 && View.is(Close - 1, tok::identifier) &&
        View.is(Close - 2, tok::coloncolon)) {
      for (size_t Part = I + 2; Part < Close - 2; ++Part)
        if (!View.is(Part, tok::kw_typename)) // not allowed in a base-specifier
          B.Qualifier += (Tokens[Part].hasLeadingSpace() && !B.Qualifier.empty() ? " " : "") +
                         PP.getSpelling(Tokens[Part]);
      if (!StringRef(B.Qualifier).contains(',')) // the argument of a macro
        B.Name = View.name(Close - 1)->getName().str();
    }
    Keywords.insert(B.Keyword);
    Marks.emplace(I, B.Keyword);
    Marks.emplace(Close + 2, B.Open);
    Blocks.push_back(std::move(B));
  }
  if (Marks.empty())
    return Keywords;
  std::vector<Token> New;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    for (auto [Mark, End] = Marks.equal_range(I); Mark != End; ++Mark)
      llvm::append_range(
          New, makeTokens(U.CI.getPreprocessor(), "static_assert(true, \"\");", Mark->second));
    New.push_back(Tokens[I]);
  }
  Tokens = std::move(New);
  return Keywords;
}

namespace {

/// Finds the assertions that mark() has added, and the blocks that depend on templates.
class ParsedBlocks : public UserVisitor {
public:
  explicit ParsedBlocks(const Unit &U) : UserVisitor(U) {}
  bool TraverseDecl(Decl *D) override {
    if (D && isa<StaticAssertDecl>(D))
      Marks.try_emplace(D->getLocation(), D->getDeclContext());
    return UserVisitor::TraverseDecl(D);
  }
  bool VisitStmt(Stmt *S) override {
    if (const auto *E = dyn_cast<MSDependentExistsStmt>(S))
      Dependent.insert(E->getKeywordLoc());
    return true;
  }
  std::map<SourceLocation, const DeclContext *> Marks;
  std::set<SourceLocation> Dependent; ///< the keywords
};

} // namespace

void ExistenceBlocks::resolve(Unit &U, MissingIncludes &Missing) const {
  if (Blocks.empty())
    return;
  ParsedBlocks Parsed(U);
  Parsed.TraverseDecl(U.context().getTranslationUnitDecl());
  for (const Block &B : Blocks) {
    const bool IsParsed = Parsed.Marks.count(B.Open);
    auto Before = Parsed.Marks.find(B.Keyword);
    if (Parsed.Dependent.count(B.Keyword)) {
      if (B.Name.empty() || U.Options.WindowsIncludeDir.empty()) {
        U.error(B.Keyword, "this name depends on a template parameter; only the form 'T::name' has "
                           "an equivalent in standard C++; use overloads");
        continue;
      }
      Missing.addName(U, B.Keyword, "", "AMP2HIP_MEMBER_EXISTS");
      const std::string Test = fmt::format("if constexpr ({}AMP2HIP_MEMBER_EXISTS({}, {}))",
                                           B.IsNegated ? "!" : "", B.Qualifier, B.Name);
      // From the keyword to the `)` before the brace.
      const StringRef Text = U.SM.getBufferData(U.SM.getFileID(B.Keyword));
      const unsigned Begin = U.SM.getFileOffset(B.Keyword);
      const size_t End = Text.take_front(U.SM.getFileOffset(B.Open)).rfind(')');
      U.SourceFixes.push_back(FixItHint::CreateReplacement(
          SourceRange(B.Keyword, B.Keyword.getLocWithOffset(int(End - Begin))), Test));
      continue;
    }
    // Clang ignores such a block in a class template, whether the name exists or not.
    if (Before == Parsed.Marks.end() || (!IsParsed && Before->second->isDependentContext() &&
                                         !Before->second->isFunctionOrMethod())) {
      U.error(B.Keyword, "amp2hip cannot determine whether this name exists; use overloads, or a "
                         "specialization of the class");
      continue;
    }
    if (!IsParsed) {
      U.SourceFixes.push_back(FixItHint::CreateRemoval(SourceRange(B.Keyword, B.Close)));
      continue;
    }
    U.SourceFixes.push_back(FixItHint::CreateRemoval(SourceRange(B.Keyword, B.Open)));
    U.SourceFixes.push_back(FixItHint::CreateRemoval(SourceRange(B.Close)));
  }
}

} // namespace amp2hip
