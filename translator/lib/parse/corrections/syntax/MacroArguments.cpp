//===--- MacroArguments.cpp - Macros with a wrong number of arguments -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/MacroArguments.h"
#include "parse/corrections/FileEdits.h"
#include "clang/Basic/DiagnosticLex.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

using namespace clang;

namespace amp2hip {

void MacroArguments::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level == DiagnosticsEngine::Note) {
    if (LastIsUse && Info.getNumArgs() == 1 &&
        Info.getArgKind(0) == DiagnosticsEngine::ak_identifierinfo)
      Uses.back().Macro = Info.getArgIdentifier(0);
    return;
  }
  LastIsUse = Info.getID() == diag::err_too_few_args_in_macro_invoc ||
              Info.getID() == diag::err_too_many_args_in_macro_invoc;
  if (LastIsUse)
    Uses.push_back({Info.getLocation(), nullptr});
}

namespace {

/// The argument list of a use of a macro, as offsets in its file.
struct ArgumentList {
  std::vector<unsigned> Commas;
  unsigned Close = 0; ///< the `)`
};

/// Returns the innermost argument list in \p File that contains \p Offset or ends there.
std::optional<ArgumentList> argumentsAt(const SourceManager &SM, FileID File, unsigned Offset) {
  Lexer Raw(File, SM.getBufferOrFake(File), SM, LangOptions());
  std::vector<ArgumentList> Open;
  for (Token T;;) {
    const bool AtEnd = Raw.LexFromRawLexer(T);
    const unsigned At = SM.getFileOffset(T.getLocation());
    if (T.is(tok::l_paren)) {
      Open.emplace_back();
    } else if (T.is(tok::comma) && !Open.empty()) {
      Open.back().Commas.push_back(At);
    } else if (T.is(tok::r_paren) && !Open.empty()) {
      if (At >= Offset) {
        Open.back().Close = At;
        return Open.back();
      }
      Open.pop_back();
    }
    if (AtEnd || T.is(tok::eof))
      return std::nullopt;
  }
}

} // namespace

std::map<std::string, std::string> MacroArguments::correctedTexts(const Preprocessor &PP) const {
  const SourceManager &SM = PP.getSourceManager();
  std::map<FileID, FileEdits> Edits;
  for (const Use &U : Uses) {
    const MacroInfo *Macro = U.Macro ? PP.getMacroInfo(U.Macro) : nullptr;
    if (!Macro || !U.Loc.isFileID() || Macro->isVariadic() || SM.isInSystemHeader(U.Loc))
      return {};
    auto [File, Offset] = SM.getDecomposedLoc(U.Loc);
    const std::optional<ArgumentList> List = argumentsAt(SM, File, Offset);
    if (!List)
      return {};
    const size_t Wanted = Macro->getNumParams(), Found = List->Commas.size() + 1;
    if (Found < Wanted)
      Edits[File][List->Close] = {List->Close, std::string(Wanted - Found, ',')};
    else if (Found > Wanted && Wanted > 0)
      Edits[File][List->Commas[Wanted - 1]] = {List->Close, ""};
    else
      return {};
  }
  return editedTexts(SM, Edits);
}

} // namespace amp2hip
