//===--- PathStrings.cpp - Paths as wide strings --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/PathStrings.h"
#include "ast/FilesystemPaths.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/names/MemberAccess.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// Records failed conversions whose error contains the range of the expression, and
/// remembers failed calls, whose notes contain the number of the argument.
void PathStrings::onError(const Diagnostic &Info) {
  Last = {};
  LastOperand = {};
  const llvm::ArrayRef<CharSourceRange> Ranges = Info.getRanges();
  switch (Info.getID()) {
  case diag::err_ovl_no_viable_oper:
    if (Ranges.size() > 1)
      LastOperand = Ranges[1].getAsRange();
    [[fallthrough]];
  case diag::err_ovl_no_viable_function_in_call:
  case diag::err_ovl_no_viable_member_function_in_call:
  case diag::err_ovl_no_viable_function_in_init:
  case diag::err_ovl_no_viable_conversion_in_cast:
  case diag::err_ovl_no_viable_subscript:
    Last = Info.getLocation();
    return;
  case diag::err_typecheck_invalid_operands:
    for (unsigned I = 0; I < 2 && Ranges.size() == 2; ++I)
      if (isWideOnWindows(typeArgument(Info, I)))
        Failed.push_back({{}, std::nullopt, Ranges[I].getAsRange()});
    return;
  case diag::err_typecheck_nonviable_condition:
  case diag::err_init_conversion_failed:
  case diag::err_typecheck_convert_incompatible:
  case diag::err_typecheck_convert_incompatible_pointer: {
    bool IsPath = false, IsWide = false;
    for (unsigned I = 0; I < Info.getNumArgs(); ++I) {
      IsPath |= isWideOnWindows(typeArgument(Info, I));
      IsWide |= isWideString(typeArgument(Info, I));
    }
    if (IsPath && IsWide && !Ranges.empty())
      Failed.push_back({{}, std::nullopt, Ranges[0].getAsRange()});
    return;
  }
  default:
    return;
  }
}

void PathStrings::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note)
    return onError(Info);
  // The arguments: the types of the argument and of the parameter, whether the argument is
  // the object, and its number.
  constexpr unsigned From = 3, To = 4, IsObject = 5, Number = 6;
  if (Last.isInvalid() || Info.getID() != diag::note_ovl_candidate_bad_conv ||
      Info.getNumArgs() <= Number || Info.getRawArg(IsObject) ||
      !isWideOnWindows(typeArgument(Info, From)) || !isWideString(typeArgument(Info, To)))
    return;
  if (LastOperand.isValid())
    Failed.push_back({{}, std::nullopt, LastOperand});
  else
    Failed.push_back({Last, unsigned(Info.getRawArg(Number)) - 1, {}});
}

namespace {

/// Finds expressions among the tokens of a unit, and converts them.
class Converter {
public:
  Converter(TokenCorrections &Changes, const Unit &U) : Changes(Changes), U(U), Tokens(U.Tokens) {}

  /// Converts the expression in \p Range.
  bool convert(SourceRange Range) {
    const size_t First = indexOf(Range.getBegin(), 0);
    const size_t Last = First < Tokens.size() ? indexOf(Range.getEnd(), First) : First;
    return Last < Tokens.size() && convert(First, Last);
  }

  /// Converts argument \p N of the call at \p Call: the location of a function, of a
  /// variable, of a class or of `[`.
  bool convertArgument(SourceLocation Call, unsigned N) {
    size_t Open = indexOf(Call, 0);
    while (Tokens.is(Open, tok::identifier, tok::coloncolon))
      ++Open;
    const size_t Close = Tokens.match(Open);
    if (Close == TokenView::None || Close < Open)
      return false;
    size_t Begin = Open + 1;
    for (size_t I = Begin; I <= Close; ++I) {
      if (I != Close && !Tokens.is(I, tok::comma)) {
        if (const size_t Partner = Tokens.match(I); Partner != TokenView::None && Partner > I)
          I = Partner;
        continue;
      }
      if (N-- == 0)
        return I > Begin && convert(Begin, I - 1);
      Begin = I + 1;
    }
    return false;
  }

private:
  /// Returns the index of the token at \p Loc, at \p From or later.
  size_t indexOf(SourceLocation Loc, size_t From) const {
    while (From < Tokens.size() && Tokens[From].getLocation() != Loc)
      ++From;
    return From;
  }

  bool convert(size_t First, size_t Last) {
    if (Last >= First + 3 && Tokens.is(Last, tok::r_paren) && Tokens.is(Last - 1, tok::l_paren)) {
      if (Tokens.isNamed(Last - 2, "native"))
        return Changes.replace(Tokens[Last - 2].getLocation(), "wstring", U);
      if (Tokens.isNamed(Last - 2, "c_str"))
        return Changes.replace(Tokens[Last - 2].getLocation(), "wstring().c_str", U);
    }
    return appendMember(Tokens, First, Last, ".wstring()", Changes, U);
  }

  TokenCorrections &Changes;
  const Unit &U;
  const TokenView Tokens;
};

} // namespace

bool PathStrings::add(TokenCorrections &Changes, const Unit &U) const {
  if (Failed.empty())
    return false;
  Converter Converter(Changes, U);
  bool Any = false;
  for (const Expression &E : Failed)
    Any |=
        E.Argument ? Converter.convertArgument(E.Error, *E.Argument) : Converter.convert(E.Range);
  return Any;
}

} // namespace amp2hip
