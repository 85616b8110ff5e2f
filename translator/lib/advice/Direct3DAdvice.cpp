//===--- Direct3DAdvice.cpp - Advice for functions for Direct3D -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/Direct3DAdvice.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include <set>

using namespace clang;

namespace amp2hip {

namespace {

struct Twin {
  const char *Name;
  /// The code that replaces a call; $ is the arguments of the call.
  const char *Code;
  /// If not null, what to do instead of using code of <amp_native.h>.
  const char *Advice;
};

constexpr Twin Twins[] = {
    {"get_device", "native::get_stream($)", nullptr},
    {"create_accelerator_view", "native::create_accelerator_view(where, stream)", nullptr},
    {"is_timeout_disabled", "native::is_timeout_disabled($)", nullptr},
    {"get_buffer", "native::get_pointer($)", nullptr},
    {"make_array", "native::make_array<T, N>(extent, where, pointer)", nullptr},
    {"get_texture", "native::get_surface_object($)", nullptr},
    {"make_texture", "native::make_texture<T, N>(extent, bits, where, array)", nullptr},
    {"get_sampler", nullptr, "use the sampler itself"},
    {"make_sampler", nullptr, "create a sampler from its filter mode and address mode"},
    {"d3d_access_lock", "native::access_lock($)", nullptr},
    {"d3d_access_try_lock", "native::access_try_lock($)", nullptr},
    {"d3d_access_unlock", "native::access_unlock($)", nullptr},
    {"scoped_d3d_access_lock", "native::scoped_access_lock", nullptr},
    {"adopt_d3d_access_lock_t", "native::adopt_access_lock_t", nullptr},
};

/// Returns the text between the parentheses of the call whose function name is at \p Name, or "..."
/// if it is not there.
StringRef argumentsAfter(SourceLocation Name, const Unit &U) {
  const SourceManager &SM = U.SM;
  const LangOptions &Language = U.CI.getLangOpts();
  if (Name.isMacroID())
    return "...";
  const std::optional<Token> Open = Lexer::findNextToken(Name, SM, Language);
  if (!Open || Open->isNot(tok::l_paren))
    return "...";
  unsigned Depth = 1;
  for (std::optional<Token> T = Open; Depth != 0;) {
    T = Lexer::findNextToken(T->getLocation(), SM, Language);
    if (!T || T->isOneOf(tok::eof, tok::semi))
      return "...";
    Depth += T->is(tok::l_paren);
    Depth -= T->is(tok::r_paren);
    if (Depth == 0)
      return Lexer::getSourceText(
          CharSourceRange::getCharRange(Open->getEndLoc(), T->getLocation()), SM, Language);
  }
  return "...";
}

std::string advice(const Twin &T, SourceLocation Name, const Unit &U) {
  if (T.Advice != nullptr)
    return T.Advice;
  auto [Before, After] = StringRef(T.Code).split('$');
  std::string Code = Before.str();
  if (Before.size() != StringRef(T.Code).size())
    Code += argumentsAfter(Name, U).str() + After.str();
  return fmt::format("include <amp_native.h> and write 'concurrency::{}'", Code);
}

} // namespace

void explainDirect3D(const Unit &U, std::vector<Report> &Reports) {
  std::set<std::pair<FileID, unsigned>> Explained; // the files and lines
  const auto LineOf = [&](const Report &R) {
    const SourceLocation Loc = U.SM.getExpansionLoc(R.Messages.front().Loc);
    return std::pair(U.SM.getFileID(Loc), U.SM.getSpellingLineNumber(Loc));
  };
  for (Report &R : Reports) {
    Message &M = R.Messages.front();
    const StringRef Text = M.Text;
    if (!R.FromClang || M.Level < DiagnosticsEngine::Error || !Text.contains("direct3d'"))
      continue;
    const StringRef Name = Text.split('\'').second.split('\'').first;
    for (const Twin &T : Twins)
      if (Name == T.Name) {
        M.Text = fmt::format("'{}' is for Direct3D, which does not exist on Linux; {}", T.Name,
                             advice(T, M.Loc, U));
        R.Messages.resize(1);
        Explained.insert(LineOf(R));
        break;
      }
  }
  // Other errors at these lines are consequences, such as those about template arguments.
  llvm::erase_if(Reports, [&](const Report &R) {
    return R.FromClang && !Explained.empty() && Explained.count(LineOf(R)) != 0 &&
           !StringRef(R.Messages.front().Text).contains("is for Direct3D");
  });
}

} // namespace amp2hip
