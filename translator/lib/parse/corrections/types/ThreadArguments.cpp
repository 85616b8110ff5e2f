//===--- ThreadArguments.cpp - Copies that threads pass on ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/ThreadArguments.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "clang/AST/DeclarationName.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

/// True if \p Info reports that no std::async fits.
static bool isFailedAsync(const Diagnostic &Info) {
  return Info.getID() == diag::err_ovl_no_viable_function_in_call && Info.getNumArgs() > 0 &&
         Info.getArgKind(0) == DiagnosticsEngine::ak_declarationname &&
         DeclarationName::getFromOpaqueInteger(Info.getRawArg(0)).getAsString() == "async";
}

/// True if \p Info is an assertion in the header of std::thread.
static bool isFailedThread(const Diagnostic &Info) {
  if (Info.getID() != diag::err_static_assert_requirement_failed &&
      Info.getID() != diag::err_static_assert_failed)
    return false;
  const SourceManager &SM = Info.getSourceManager();
  const StringRef File = llvm::sys::path::filename(SM.getFilename(Info.getLocation()));
  return SM.isInSystemHeader(Info.getLocation()) && (File == "std_thread.h" || File == "thread");
}

void ThreadArguments::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (!Info.hasSourceManager() || Info.getLocation().isInvalid())
    return;
  if (Level != DiagnosticsEngine::Note) {
    InThread = isFailedThread(Info);
    if (isFailedAsync(Info))
      Failed.push_back(Info.getLocation());
    return;
  }
  // The notes lead to the construction.
  if (!InThread || Info.getSourceManager().isInSystemHeader(Info.getLocation()))
    return;
  Failed.push_back(Info.getLocation());
  InThread = false;
}

namespace {

/// The tokens of an argument; Last is not one of them.
struct ArgumentTokens {
  size_t First, Last;
};

ArgumentTokens argumentAt(const TokenView &Tokens, size_t First, size_t Close) {
  size_t Last = First;
  while (Last < Close && !Tokens.is(Last, tok::comma)) {
    const size_t Match = Tokens.match(Last);
    Last = Match != TokenView::None && Match > Last ? Match + 1 : Last + 1;
  }
  return {First, std::min(Last, Close)};
}

} // namespace

bool ThreadArguments::add(TokenCorrections &Changes, MissingIncludes &Missing,
                          const Unit &U) const {
  if (Failed.empty() || U.Options.WindowsIncludeDir.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!llvm::is_contained(Failed, Tokens[I].getLocation()))
      continue;
    // The location is that of the variable, of `new`, or of the name of the class or function.
    size_t Open = I;
    while (Tokens.is(Open, tok::identifier, tok::coloncolon) || Tokens.is(Open, tok::kw_new))
      ++Open;
    const size_t Close = Tokens.match(Open);
    if (!Tokens.is(Open, tok::l_paren, tok::l_brace) || Close == TokenView::None)
      continue;
    ArgumentTokens Function = argumentAt(Tokens, Open + 1, Close);
    bool IsPolicy = false;
    for (size_t J = Function.First; J < Function.Last; ++J)
      IsPolicy |= Tokens.isNamed(J, "launch");
    if (IsPolicy && Function.Last < Close)
      Function = argumentAt(Tokens, Function.Last + 1, Close);
    if (Function.First == Function.Last || Function.Last == Close)
      continue; // no arguments for the function
    if (!Changes.passCopies(Tokens[Function.First], Tokens[Function.Last - 1], U))
      continue;
    Missing.addName(U, Tokens[I].getLocation(), "amp2hip_windows::", "with_copies");
    Any = true;
  }
  return Any;
}

} // namespace amp2hip
