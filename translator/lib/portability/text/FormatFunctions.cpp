//===--- FormatFunctions.cpp - printf and its relatives -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/FormatFunctions.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

int formatArgument(StringRef Name) {
  return llvm::StringSwitch<int>(Name)
      .Cases("printf", "vprintf", "wprintf", "vwprintf", 0)
      .Cases("scanf", "vscanf", "wscanf", "vwscanf", 0)
      .Cases("fprintf", "vfprintf", "fwprintf", "vfwprintf", "sprintf", "vsprintf", 1)
      .Cases("fscanf", "vfscanf", "fwscanf", "vfwscanf", 1)
      .Cases("sscanf", "vsscanf", "swscanf", "vswscanf", 1)
      .Cases("snprintf", "vsnprintf", "swprintf", "vswprintf", 2)
      .Default(-1);
}

bool hasWideFormat(StringRef Name) { return Name.contains("wprintf") || Name.contains("wscanf"); }

std::string microsoftFunction(StringRef Name) { return ("amp2hip_windows_" + Name).str(); }

bool FormatUse::hasLiteral() const {
  unsigned Depth = 0;
  for (const Token &T : Format) {
    if (T.is(tok::l_paren))
      ++Depth;
    else if (T.is(tok::r_paren))
      --Depth;
    else if (Depth == 0 && tok::isStringLiteral(T.getKind()))
      return true;
  }
  return false;
}

/// Returns the argument \p Index of the call whose arguments begin at \p At; empty if the macro
/// does not contain it.
static ArrayRef<Token> argumentAt(const Token *At, const Token *End, int Index) {
  const Token *Begin = At;
  unsigned Depth = 0;
  for (; At != End; ++At) {
    const bool IsEnd = At->is(tok::r_paren) && Depth == 0;
    if (IsEnd || (At->is(tok::comma) && Depth == 0)) {
      if (Index-- == 0)
        return {Begin, At};
      if (IsEnd)
        return {};
      Begin = At + 1;
    } else if (At->is(tok::l_paren)) {
      ++Depth;
    } else if (At->is(tok::r_paren)) {
      --Depth;
    }
  }
  return {};
}

std::vector<FormatUse> formatUses(const MacroInfo &Macro) {
  std::vector<FormatUse> Uses;
  const Token *Begin = Macro.tokens_begin(), *End = Macro.tokens_end();
  for (const Token *T = Begin; T != End; ++T) {
    const int Index =
        T->is(tok::identifier) ? formatArgument(T->getIdentifierInfo()->getName()) : -1;
    if (Index < 0 || llvm::is_contained(Macro.params(), T->getIdentifierInfo()))
      continue;
    FormatUse Use = {T->getLocation(), T->getIdentifierInfo()->getName(), false, {}};
    if (T != Begin && T[-1].isOneOf(tok::period, tok::arrow, tok::hash, tok::hashhash))
      continue;
    if (T != Begin && T[-1].is(tok::coloncolon)) {
      const bool HasScope = T - Begin > 1 && T[-2].is(tok::identifier);
      if (HasScope && T[-2].getIdentifierInfo()->getName() != "std")
        continue;
      const Token *First = HasScope ? T - 2 : T - 1;
      if (HasScope && First != Begin && First[-1].is(tok::coloncolon))
        --First;
      Use.Range = {First->getLocation(), T->getLocation()};
      Use.IsQualified = true;
    }
    // The name of a function is an argument of `__attribute__((format(printf, 1, 2)))`.
    if (T + 1 == End)
      Uses.push_back(Use);
    else if (T[1].is(tok::l_paren)) {
      Use.Format = argumentAt(T + 2, End, Index);
      // A call with fewer arguments has them in the arguments of the macro, or is a declaration.
      Uses.push_back(Use);
    }
  }
  return Uses;
}

} // namespace amp2hip
