//===--- WidePaths.cpp - Streams of files with wide names -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/WidePaths.h"
#include "ast/FilesystemPaths.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/headers/MissingIncludes.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclarationName.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

static bool isFileStream(QualType T) {
  const CXXRecordDecl *Class = T.isNull() ? nullptr : T->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() &&
         llvm::StringSwitch<bool>(Class->getName())
             .Cases("basic_ifstream", "basic_ofstream", "basic_fstream", "basic_filebuf", true)
             .Default(false);
}

/// True if \p Info reports that a stream of a file cannot be constructed, or that no function
/// `open` fits.
static bool isFailedOpen(const Diagnostic &Info) {
  switch (Info.getID()) {
  case diag::err_ovl_no_viable_conversion_in_cast:
  case diag::err_ovl_no_viable_function_in_init:
    for (unsigned I = 0; I < Info.getNumArgs(); ++I)
      if (isFileStream(typeArgument(Info, I)))
        return true;
    return false;
  case diag::err_ovl_no_viable_member_function_in_call:
    return Info.getNumArgs() > 0 && Info.getArgKind(0) == DiagnosticsEngine::ak_declarationname &&
           DeclarationName::getFromOpaqueInteger(Info.getRawArg(0)).getAsString() == "open";
  default:
    return false;
  }
}

void WidePaths::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    Last = isFailedOpen(Info) ? Info.getLocation() : SourceLocation();
    return;
  }
  if (Last.isInvalid() || Info.getID() != diag::note_ovl_candidate_bad_conv ||
      Info.getNumArgs() < 4 || !Info.hasSourceManager() ||
      !Info.getSourceManager().isInSystemHeader(Info.getLocation()))
    return;
  if (isWideString(typeArgument(Info, 3))) {
    Failed.push_back(Last);
    Last = {};
  }
}

bool WidePaths::add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U) const {
  if (Failed.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    if (!llvm::is_contained(Failed, Tokens[I].getLocation()))
      continue;
    // The location is that of the variable, of `open`, or of the name of the class.
    size_t Open = I;
    while (Tokens.is(Open, tok::identifier, tok::coloncolon))
      ++Open;
    const size_t Close = Tokens.match(Open);
    if (!Tokens.is(Open, tok::l_paren, tok::l_brace) || Close == TokenView::None)
      continue;
    size_t End = Open + 1; // of the first argument
    while (End < Close && !Tokens.is(End, tok::comma))
      End = Tokens.match(End) != TokenView::None && Tokens.match(End) > End ? Tokens.match(End) + 1
                                                                            : End + 1;
    if (End == Open + 1 || End > Close)
      continue;
    Any |= Changes.convertToPath(Tokens[Open + 1], Tokens[End - 1], U);
    Missing.addName(U, Tokens[I].getLocation(), "std::filesystem::", "path");
  }
  return Any;
}

} // namespace amp2hip
