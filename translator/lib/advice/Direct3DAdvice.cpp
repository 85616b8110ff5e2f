//===--- Direct3DAdvice.cpp - Advice for functions for Direct3D -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/Direct3DAdvice.h"
#include "advice/Direct3DUses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <map>
#include <utility>
#include <vector>

using namespace clang;

namespace amp2hip {

/// True if \p M may say that a name of chapter 11 does not exist.
static bool isAboutMissingName(const Message &M, const Direct3DUses &Uses) {
  const StringRef Text = M.Text;
  if (Text.contains("direct3d'"))
    return true;
  const StringRef Name = Text.split('\'').second.split('\'').first;
  return (Text.contains("undeclared") || Text.contains("unknown type name") ||
          Text.contains("no template named")) &&
         Uses.isVisible(Name);
}

/// Returns the report that shows the code to use instead.
static Report reportOf(const Direct3DUses::Use &Use, const Direct3DUses &Uses) {
  Message M{DiagnosticsEngine::Error, Uses.locationOf(Use.Name), Uses.message(Use)};
  M.IsInUserFile = true;
  return {{std::move(M)}, std::nullopt, /*FromClang=*/false};
}

/// Returns \p Found without the uses in the arguments of others, whose replacement contains theirs.
static std::vector<Direct3DUses::Use> outermost(const std::map<size_t, Direct3DUses::Use> &Found) {
  std::vector<Direct3DUses::Use> Result;
  for (const auto &[First, Use] : Found)
    if (Result.empty() || Result.back().End <= First)
      Result.push_back(Use);
  return Result;
}

void explainDirect3D(const Unit &U, std::vector<Report> &Reports) {
  const auto IsError = [](const Report &R) {
    return R.FromClang && R.Messages.front().Level >= DiagnosticsEngine::Error;
  };
  if (llvm::none_of(Reports, IsError))
    return;
  Direct3DUses Uses(U);
  // From the name to the end of its line or of the call.
  const auto IsIn = [&](const Report &R, const Direct3DUses::Use &Use) {
    const SourceLocation Loc = U.SM.getExpansionLoc(R.Messages.front().Loc);
    const SourceLocation First = U.SM.getExpansionLoc(Uses.locationOf(Use.First));
    const SourceLocation Last = U.SM.getExpansionLoc(Uses.locationOf(Use.End - 1));
    if (U.SM.getFileID(Loc) != U.SM.getFileID(First))
      return false;
    const unsigned Line = U.SM.getSpellingLineNumber(Loc);
    return (!(Loc < First) && !(Last < Loc)) || Line == U.SM.getSpellingLineNumber(First) ||
           Line == U.SM.getSpellingLineNumber(Last);
  };
  std::map<size_t, Direct3DUses::Use> Found; // by the first token
  for (const Report &R : Reports)
    if (IsError(R) && isAboutMissingName(R.Messages.front(), Uses))
      if (const Direct3DUses::Use *Use = Uses.at(R.Messages.front().Loc))
        Found.insert({Use->First, *Use});
  // Clang does not always report a name whose arguments have errors, too.
  for (const Direct3DUses::Use &Use : Uses.all())
    if ((Use.First != Use.Name || !Uses.isDeclaredGlobally(Use)) &&
        llvm::any_of(Reports, [&](const Report &R) { return IsError(R) && IsIn(R, Use); }))
      Found.insert({Use.First, Use});
  for (const Direct3DUses::Use &Use : outermost(Found)) {
    // Other errors there are consequences, such as those about template arguments.
    llvm::erase_if(Reports, [&](const Report &R) { return R.FromClang && IsIn(R, Use); });
    Reports.push_back(reportOf(Use, Uses));
  }
}

std::string reportDirect3D(const Unit &U, std::vector<Report> &Reports) {
  const Direct3DUses Uses(U);
  std::map<size_t, Direct3DUses::Use> Found;
  for (const Direct3DUses::Use &Use : Uses.all())
    Found.insert({Use.First, Use});
  for (const Direct3DUses::Use &Use : outermost(Found))
    Reports.push_back(reportOf(Use, Uses));
  const bool Includes = llvm::any_of(U.Includes, [](const IncludeDirective &I) {
    const std::string Name = llvm::sys::path::filename(I.Spelled).lower();
    return StringRef(Name).starts_with("d3d") || StringRef(Name).starts_with("dxgi");
  });
  if (!Includes && Found.empty())
    return "";
  return "Direct3D does not exist on Linux; remove its headers and their uses; <amp_native.h> "
         "shares data with CUDA and HIP in place of concurrency::direct3d (docs/interop.md)";
}

} // namespace amp2hip
