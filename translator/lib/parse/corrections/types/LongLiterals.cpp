//===--- LongLiterals.cpp - Literals of type long as template arguments ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/LongLiterals.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/TemplateBase.h"
#include "clang/AST/Type.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if \p Info names the types `long` and `int`, both signed or both unsigned.
static bool namesLongAndInt(const Diagnostic &Info) {
  std::vector<BuiltinType::Kind> Kinds;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (Info.getArgKind(I) == DiagnosticsEngine::ak_qualtype)
      if (const auto *T = QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I)))
                              ->getAs<BuiltinType>())
        Kinds.push_back(T->getKind());
  return (llvm::is_contained(Kinds, BuiltinType::Long) &&
          llvm::is_contained(Kinds, BuiltinType::Int)) ||
         (llvm::is_contained(Kinds, BuiltinType::ULong) &&
          llvm::is_contained(Kinds, BuiltinType::UInt));
}

void LongLiterals::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    LastIsCall = Info.getID() == diag::err_ovl_no_viable_function_in_call ||
                 Info.getID() == diag::err_ovl_no_viable_member_function_in_call;
    if (LastIsCall)
      Calls.push_back({Info.getLocation(), false});
  } else if (LastIsCall && Info.getID() == diag::note_ovl_candidate_inconsistent_deduction) {
    Calls.back().HasConflict |= namesLongAndInt(Info);
  }
}

bool LongLiterals::add(TokenCorrections &Changes, const Unit &U) const {
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 0; I + 1 < Tokens.size(); ++I) {
    if (!Tokens.is(I, tok::identifier) || !Tokens.is(I + 1, tok::l_paren))
      continue;
    size_t Begin = I; // Clang reports a call at its qualifier
    while (Begin >= 2 && Tokens.is(Begin - 1, tok::coloncolon) &&
           Tokens.is(Begin - 2, tok::identifier))
      Begin -= 2;
    if (llvm::none_of(Calls, [&](const Call &C) {
          return C.HasConflict &&
                 (C.Begin == Tokens[I].getLocation() || C.Begin == Tokens[Begin].getLocation());
        }))
      continue;
    const size_t Close = Tokens.match(I + 1);
    for (size_t At = I + 2; Close != TokenView::None && At < Close; ++At) {
      if (Tokens.is(At, tok::l_paren, tok::l_square, tok::l_brace)) {
        At = Tokens.match(At);
        if (At == TokenView::None)
          break;
        continue;
      }
      // An argument that is only a literal, perhaps with a sign.
      const size_t Before = Tokens.is(At - 1, tok::minus, tok::plus) ? At - 2 : At - 1;
      if (!Tokens.is(At, tok::numeric_constant) || !Tokens.is(Before, tok::l_paren, tok::comma) ||
          !Tokens.is(At + 1, tok::comma, tok::r_paren))
        continue;
      const std::string Spelled = U.CI.getPreprocessor().getSpelling(Tokens[At]);
      StringRef Number = Spelled;
      const bool IsUnsigned = Number.consume_back_insensitive("u");
      if (Number.consume_back_insensitive("l") && !Number.ends_with_insensitive("l") &&
          Number.find_first_of(".") == StringRef::npos)
        Any |=
            Changes.replace(Tokens[At].getLocation(), (Number + (IsUnsigned ? "u" : "")).str(), U);
    }
  }
  return Any;
}

} // namespace amp2hip
