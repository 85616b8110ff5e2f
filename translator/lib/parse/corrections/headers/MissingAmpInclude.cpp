//===--- MissingAmpInclude.cpp - C++ AMP without <amp.h> ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/headers/MissingAmpInclude.h"
#include "parse/Unit.h"
#include "text/Layout.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Frontend/CompilerInstance.h"

using namespace clang;

namespace amp2hip {

FixItHint includeInsertion(StringRef Header, const Unit &U) {
  FileID Main = U.SM.getMainFileID();
  StringRef Text = U.SM.getBufferData(Main);
  SourceLocation At =
      U.SM.getLocForStartOfFile(Main).getLocWithOffset(Text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
  for (const IncludeDirective &I : llvm::reverse(U.Includes))
    if (I.From == Main)
      At = I.Hash;
  return FixItHint::CreateInsertion(At, "#include <" + Header.str() + ">" + lineEnding(Text).str());
}

static bool isNamespace(const Token &T) {
  const IdentifierInfo *Name = T.isAnyIdentifier() ? T.getIdentifierInfo() : nullptr;
  return Name && (Name->isStr("concurrency") || Name->isStr("Concurrency"));
}

bool reportMissingAmpInclude(ArrayRef<Token> Tokens, Unit &U) {
  const Token *Use = nullptr;
  for (size_t I = 0; I + 1 < Tokens.size(); ++I) {
    if (!isNamespace(Tokens[I]))
      continue;
    const Token &Next = Tokens[I + 1];
    bool Named = I && Tokens[I - 1].is(tok::kw_namespace);
    bool Using = Named && I > 1 && Tokens[I - 2].is(tok::kw_using);
    if ((Named && !Using) || (!Using && Next.isNot(tok::coloncolon)) ||
        (I && Tokens[I - 1].isOneOf(tok::coloncolon, tok::kw_class, tok::kw_struct, tok::kw_enum)))
      return false; // the program may declare this name itself
    if (!Use && U.isUserLocation(Tokens[I].getLocation()))
      Use = &Tokens[I];
  }
  if (!Use)
    return false;
  DiagnosticsEngine &Diags = U.CI.getDiagnostics();
  Diags.Report(Use->getLocation(),
               Diags.getCustomDiagID(DiagnosticsEngine::Error,
                                     "namespace '%0' is declared in <amp.h>, which is not "
                                     "included; add '#include <amp.h>'"))
      << Use->getIdentifierInfo()->getName() << includeInsertion("amp.h", U);
  return true;
}

} // namespace amp2hip
