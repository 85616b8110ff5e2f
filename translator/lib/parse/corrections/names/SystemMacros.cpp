//===--- SystemMacros.cpp - Names that headers of Linux define ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/SystemMacros.h"
#include "parse/Unit.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <memory>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the object-like macro of a system header that the token at \p Loc, a location in a
/// user file, names; null if there is none.
const IdentifierInfo *systemMacroAt(const Unit &U, SourceLocation Loc) {
  Token Name;
  if (Loc.isInvalid() || !Loc.isFileID() || !U.isUserLocation(Loc) ||
      Lexer::getRawToken(Loc, Name, U.SM, U.CI.getLangOpts()) || Name.isNot(tok::raw_identifier))
    return nullptr;
  Preprocessor &PP = U.CI.getPreprocessor();
  const IdentifierInfo *II = PP.getIdentifierInfo(Name.getRawIdentifier());
  const MacroInfo *Macro = PP.getMacroInfo(II);
  return Macro && Macro->isObjectLike() && U.SM.isInSystemHeader(Macro->getDefinitionLoc()) &&
                 !U.isRuntimeLocation(Macro->getDefinitionLoc())
             ? II
             : nullptr;
}

/// True if the name at \p Loc is declared there: it follows a type or the beginning of a list, and
/// an initializer, a size or the end of a declarator follows it.
bool isDeclared(const Unit &U, SourceLocation Loc) {
  const std::optional<Token> Next = Lexer::findNextToken(Loc, U.SM, U.CI.getLangOpts());
  const auto At = llvm::find_if(
      U.Tokens, [&](const Token &T) { return U.SM.getExpansionLoc(T.getLocation()) == Loc; });
  return Next && At != U.Tokens.end() && At != U.Tokens.begin() &&
         Next->isOneOf(tok::equal, tok::comma, tok::semi, tok::l_square, tok::l_brace,
                       tok::r_brace) &&
         (At[-1].isOneOf(tok::star, tok::amp, tok::greater, tok::l_brace, tok::comma) ||
          At[-1].getIdentifierInfo()); // a name or a keyword
}

/// Undefines the macros when a file of the user continues after an included file.
class Undefiner : public PPCallbacks {
public:
  Undefiner(Preprocessor &PP, const Unit &U, const std::set<std::string> &Names)
      : PP(PP), U(U), Names(Names) {}

  void FileChanged(SourceLocation Loc, FileChangeReason, SrcMgr::CharacteristicKind,
                   FileID) override {
    if (!U.isUserLocation(Loc))
      return;
    for (const std::string &Name : Names) {
      IdentifierInfo *II = PP.getIdentifierInfo(Name);
      if (PP.getMacroInfo(II) && !U.isUserLocation(PP.getMacroInfo(II)->getDefinitionLoc()))
        II->setHasMacroDefinition(false); // as #undef does
    }
  }

private:
  Preprocessor &PP;
  const Unit &U;
  const std::set<std::string> &Names;
};

} // namespace

bool SystemMacros::add(llvm::ArrayRef<SourceLocation> Errors, const Unit &U) {
  bool Any = false;
  for (SourceLocation Error : Errors) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Error);
    if (const IdentifierInfo *Name = systemMacroAt(U, Loc); Name && isDeclared(U, Loc))
      Any |= Names.insert(Name->getName().str()).second;
  }
  return Any;
}

void SystemMacros::undefine(Preprocessor &PP, const Unit &U) const {
  if (!Names.empty())
    PP.addPPCallbacks(std::make_unique<Undefiner>(PP, U, Names));
}

void SystemMacros::addFixes(Unit &U) const {
  std::map<FileID, std::set<std::string>> Done;
  for (const Token &T : U.Tokens) {
    const SourceLocation Loc = U.SM.getFileLoc(T.getLocation());
    if (!T.is(tok::identifier) || !U.isUserLocation(Loc))
      continue;
    const std::string Name = T.getIdentifierInfo()->getName().str();
    if (!Names.count(Name) || !Done[U.SM.getFileID(Loc)].insert(Name).second)
      continue;
    const unsigned Column = U.SM.getSpellingColumnNumber(Loc);
    U.SourceFixes.push_back(
        FixItHint::CreateInsertion(Loc.getLocWithOffset(1 - int(Column)),
                                   "#undef " + Name + " // a macro of Linux's headers\n"));
  }
}

} // namespace amp2hip
