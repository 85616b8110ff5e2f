//===--- DroppedProperties.cpp - Properties in arguments without use ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/DroppedProperties.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the getters of properties, and the names of other members.
class Members : public UserVisitor {
public:
  explicit Members(const Unit &U) : UserVisitor(U) {}

  bool VisitCXXRecordDecl(CXXRecordDecl *Class) override {
    for (const Decl *D : Class->decls()) {
      const auto *Member = dyn_cast<NamedDecl>(D);
      if (!Member || !Member->getDeclName().isIdentifier() || D->isImplicit())
        continue;
      const std::string Name = Member->getName().str();
      if (const auto *P = dyn_cast<MSPropertyDecl>(D); P && P->hasGetter())
        Getters[Name].insert(P->getGetterId()->getName().str());
      else
        Others.insert(Name);
    }
    return true;
  }

  /// Returns the only getter that \p Name can mean; empty if there is none.
  std::string getterOf(const std::string &Name) const {
    auto It = Getters.find(Name);
    return It == Getters.end() || It->second.size() != 1 || Others.count(Name)
               ? ""
               : *It->second.begin();
  }
  bool hasProperties() const { return !Getters.empty(); }

private:
  std::map<std::string, std::set<std::string>> Getters;
  std::set<std::string> Others;
};

/// An argument of a macro: its tokens, as the raw lexer reads them.
using Argument = std::vector<Token>;

/// Returns the arguments of \p Use.
std::vector<Argument> argumentsOf(const MacroUse &Use, const Unit &U) {
  const auto [File, Begin] = U.SM.getDecomposedLoc(Use.Range.getBegin());
  const auto [EndFile, End] = U.SM.getDecomposedLoc(Use.Range.getEnd());
  if (File != EndFile)
    return {};
  const StringRef Text = U.SM.getBufferData(File);
  Lexer Lex(U.SM.getLocForStartOfFile(File), U.CI.getLangOpts(), Text.begin(), Text.begin() + Begin,
            Text.end());
  std::vector<Argument> Result(1);
  unsigned Depth = 0;
  Token T;
  for (Lex.LexFromRawLexer(T); T.isNot(tok::eof) && U.SM.getFileOffset(T.getLocation()) < End;
       Lex.LexFromRawLexer(T)) {
    Depth += T.is(tok::l_paren);
    Depth -= T.is(tok::r_paren) && Depth > 0;
    if (T.is(tok::comma) && Depth == 1)
      Result.emplace_back();
    else if (Depth > 1 || (Depth == 1 && T.isNot(tok::l_paren)))
      Result.back().push_back(T);
  }
  return Result;
}

/// Returns whether the body of \p Macro uses the argument \p Index.
bool usesArgument(const MacroInfo &Macro, size_t Index) {
  const size_t Last = Macro.getNumParams() - 1;
  const IdentifierInfo *Parameter =
      Macro.params()[Macro.isVariadic() ? std::min(Index, Last) : Index];
  return llvm::any_of(Macro.tokens(),
                      [&](const Token &T) { return T.getIdentifierInfo() == Parameter; });
}

} // namespace

void mendDroppedProperties(Unit &U) {
  Members Found(U);
  Found.TraverseDecl(U.context().getTranslationUnitDecl());
  if (!Found.hasProperties())
    return;
  for (const MacroUse &Use : macroUses(U)) {
    if (!Use.Macro || !Use.Macro->isFunctionLike() || Use.Macro->getNumParams() == 0 ||
        Use.Range.getBegin().isMacroID() || Use.Range.getEnd().isMacroID())
      continue;
    const std::vector<Argument> Arguments = argumentsOf(Use, U);
    for (size_t I = 0; I != Arguments.size(); ++I) {
      if ((I >= Use.Macro->getNumParams() && !Use.Macro->isVariadic()) ||
          usesArgument(*Use.Macro, I))
        continue;
      const Argument &Tokens = Arguments[I];
      for (size_t At = 1; At < Tokens.size(); ++At) {
        const bool IsRead =
            At + 1 == Tokens.size() ||
            !Tokens[At + 1].isOneOf(tok::l_paren, tok::equal, tok::plusequal, tok::minusequal,
                                    tok::plusplus, tok::minusminus);
        if (!IsRead || Tokens[At].isNot(tok::raw_identifier) ||
            !Tokens[At - 1].isOneOf(tok::period, tok::arrow))
          continue;
        if (const std::string Getter = Found.getterOf(Tokens[At].getRawIdentifier().str());
            !Getter.empty())
          U.SourceFixes.push_back(
              FixItHint::CreateReplacement(SourceRange(Tokens[At].getLocation()), Getter + "()"));
      }
    }
  }
}

} // namespace amp2hip
