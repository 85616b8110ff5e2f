//===--- HiddenMacros.cpp - Macros that library headers do not see --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All includes of library headers are treated alike, even if a header does not use the names: the
// result must not depend on the headers that a source has included before, because several sources
// may share the file.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/headers/HiddenMacros.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "text/Tokens.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/PPCallbacks.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <memory>

using namespace clang;

namespace amp2hip {

static constexpr const char *HiddenNames[] = {"max", "min", "new"};

/// True if \p Macro, or null, is a macro of the program or of the command line.
static bool isOfProgram(const MacroInfo *Macro, const Unit &U) {
  if (!Macro || Macro->isBuiltinMacro() || Macro->getDefinitionLoc().isInvalid())
    return false;
  const SourceLocation Loc = Macro->getDefinitionLoc();
  return U.isUserLocation(Loc) || U.SM.isWrittenInCommandLineFile(Loc);
}

/// Undefines the macros in library headers, and restores them when a user's file continues.
class MacroHider : public PPCallbacks {
public:
  MacroHider(Preprocessor &PP, const Unit &U, std::vector<HiddenMacros::Directive> &Found)
      : PP(PP), U(U), Found(Found) {}

  void FileChanged(SourceLocation Loc, FileChangeReason, SrcMgr::CharacteristicKind,
                   FileID) override {
    const FileID File = U.SM.getFileID(Loc);
    if (U.isUserFile(File))
      restore(Loc);
    else if (U.SM.getFileEntryRefForID(File)) // not the command line
      hide();
  }

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef, bool,
                          CharSourceRange NameRange, OptionalFileEntryRef File, StringRef,
                          StringRef, const clang::Module *, bool,
                          SrcMgr::CharacteristicKind Kind) override {
    if (!File || !U.isUserFile(U.SM.getFileID(Hash)))
      return;
    const IncludeDirective I{Hash, NameRange, "", false, FileID(), File};
    if (!SrcMgr::isSystem(Kind) && !U.includesRuntime(I))
      return;
    HiddenMacros::Directive D{Hash, NameRange.getEnd(), {}};
    for (const char *Name : HiddenNames)
      if (isOfProgram(PP.getMacroInfo(PP.getIdentifierInfo(Name)), U))
        D.Defined.insert(Name);
    if (!D.Defined.empty())
      Found.push_back(D);
  }

private:
  void hide() {
    for (const char *Name : HiddenNames) {
      IdentifierInfo *II = PP.getIdentifierInfo(Name);
      MacroInfo *Macro = PP.getMacroInfo(II);
      if (!isOfProgram(Macro, U))
        continue;
      Hidden[II] = {Macro, PP.getLocalMacroDirectiveHistory(II)};
      II->setHasMacroDefinition(false); // as #undef does
    }
  }
  void restore(SourceLocation Loc) {
    for (auto &[II, Macro] : Hidden)
      if (PP.getLocalMacroDirectiveHistory(II) == Macro.second)
        II->setHasMacroDefinition(true);
      else // the header has defined or undefined it, too
        PP.appendDefMacroDirective(II, Macro.first, Loc);
    Hidden.clear();
  }

  Preprocessor &PP;
  const Unit &U;
  std::vector<HiddenMacros::Directive> &Found;
  std::map<IdentifierInfo *, std::pair<MacroInfo *, const MacroDirective *>> Hidden;
};

void HiddenMacros::hide(Preprocessor &PP, const Unit &U) {
  PP.addPPCallbacks(std::make_unique<MacroHider>(PP, U, Found));
}

/// Returns the lines before and after include directives that hide \p Macros.
std::pair<std::string, std::string> HiddenMacros::linesAround(const Names &Macros) {
  std::string Before, After;
  for (const std::string &Name : Macros) {
    Before += fmt::format("#pragma push_macro(\"{0}\")\n#undef {0}{1}\n", Name, Comment);
    After.insert(0, fmt::format("#pragma pop_macro(\"{}\")\n", Name));
  }
  return {Before, After};
}

std::string HiddenMacros::withHidden(const std::string &Directive, SourceLocation Loc,
                                     const Unit &U) const {
  if (llvm::any_of(Found, [&](const auto &D) { return D.Hash == Loc; }))
    return Directive; // addFixes() adds the lines
  Preprocessor &PP = U.CI.getPreprocessor();
  Names Defined;
  for (const char *Name : HiddenNames)
    if (const MacroDirective *D = PP.getLocalMacroDirectiveHistory(PP.getIdentifierInfo(Name)))
      if (isOfProgram(D->findDirectiveAtLoc(Loc, U.SM).getMacroInfo(), U))
        Defined.insert(Name);
  const auto [Before, After] = linesAround(Defined);
  return Before + Directive + After;
}

void HiddenMacros::addFixes(Unit &U) const {
  std::set<std::pair<const FileEntry *, unsigned>> Done;
  for (size_t I = 0; I < Found.size();) {
    // Find the directives that follow without other code between them.
    const FileID File = U.SM.getFileID(Found[I].Hash);
    const StringRef Text = U.SM.getBufferData(File);
    auto Begin = [&](const Directive &D) {
      return Text.take_front(U.SM.getFileOffset(D.Hash)).rfind('\n') + 1; // npos + 1 is 0
    };
    auto End = [&](const Directive &D) {
      const size_t Break = Text.find('\n', U.SM.getFileOffset(D.End));
      return Break == StringRef::npos ? Text.size() : Break + 1;
    };
    size_t Last = I;
    while (Last + 1 < Found.size() && U.SM.getFileID(Found[Last + 1].Hash) == File &&
           Found[Last + 1].Defined == Found[I].Defined &&
           End(Found[Last]) <= Begin(Found[Last + 1]) &&
           withoutComments(Text.slice(End(Found[Last]), Begin(Found[Last + 1]))).empty())
      ++Last;
    auto [Before, After] = linesAround(Found[I].Defined);
    const size_t First = Begin(Found[I]), Behind = End(Found[Last]);
    I = Last + 1;
    if (!Done.insert({U.SM.getFileEntryForID(File), First}).second)
      continue;
    if (!Text.take_front(Behind).ends_with("\n"))
      After.insert(0, "\n");
    const SourceLocation Start = U.SM.getLocForStartOfFile(File);
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Start.getLocWithOffset(int(First)), Before));
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Start.getLocWithOffset(int(Behind)), After));
  }
}

} // namespace amp2hip
