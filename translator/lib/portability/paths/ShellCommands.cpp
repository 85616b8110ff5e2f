//===--- ShellCommands.cpp - Commands of Windows --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/paths/ShellCommands.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Expr.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns what to use instead of the command \p Name, in lower case; empty if the shell of Linux
/// may have it.
StringRef replacementOf(StringRef Name) {
  return llvm::StringSwitch<StringRef>(Name)
      .Case("dir", "ls")
      .Cases("del", "erase", "rm")
      .Cases("copy", "xcopy", "robocopy", "cp")
      .Cases("move", "ren", "rename", "mv")
      .Case("type", "cat")
      .Case("md", "mkdir")
      .Case("rd", "rmdir")
      .Case("start", "xdg-open")
      .Case("cmd", "sh")
      .Cases("tasklist", "taskkill", "ps and kill")
      .Case("ipconfig", "ip")
      .Case("ver", "uname")
      .Default("");
}

class ShellCommands : public UserVisitor {
public:
  explicit ShellCommands(Unit &U) : UserVisitor(U) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || !F->getDeclName().isIdentifier() || Call->getNumArgs() == 0 ||
        U.isUserLocation(F->getLocation()))
      return true;
    const bool IsShell = llvm::StringSwitch<bool>(F->getName())
                             .Cases("system", "_wsystem", true)
                             .Cases("popen", "_popen", "_wpopen", true)
                             .Default(false);
    const auto *Literal = dyn_cast<StringLiteral>(Call->getArg(0)->IgnoreParenImpCasts());
    if (!IsShell || !Literal)
      return true;
    std::string Command;
    for (unsigned I = 0; I < Literal->getLength(); ++I)
      Command += static_cast<char>(std::min(Literal->getCodeUnit(I), uint32_t(0x7f)));
    report(*Call, StringRef(Command).ltrim(" \t@"));
    return true;
  }

private:
  void report(const CallExpr &Call, StringRef Command) {
    const SourceLocation Loc = U.SM.getExpansionLoc(Call.getBeginLoc());
    const StringRef Word =
        Command.take_until([](char C) { return StringRef(" \t&|<>/").contains(C); });
    const std::string Lower = Word.lower();
    StringRef Name = Lower;
    const bool IsProgram =
        Name.consume_back(".exe") || Name.consume_back(".bat") || Name.consume_back(".cmd");
    const StringRef Replacement = replacementOf(Name);
    if ((Replacement.empty() && !IsProgram) || !Seen.insert(Loc).second)
      return;
    if (Replacement.empty())
      U.report(Rule::ShellCommand, Loc,
               fmt::format("'{}' is a program for Windows; call one for Linux", Word));
    else
      U.report(Rule::ShellCommand, Loc,
               fmt::format("the shell of Linux has no command '{}'; use '{}'", Name, Replacement));
  }

  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

void reportShellCommands(Unit &U) {
  ShellCommands(U).TraverseDecl(U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
