//===--- ConfigurationMacros.cpp - Macros of build configurations ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/text/ConfigurationMacros.h"
#include "parse/MacroUses.h"
#include "parse/Unit.h"
#include "source/SourceText.h"
#include "text/Format.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

/// True if \p Name is a macro of the compiler or of the platform: all configurations of a program
/// have the same one.
static bool isOfPlatform(StringRef Name) {
  if (llvm::StringSwitch<bool>(Name).Cases("_DEBUG", "_UNICODE", "_MBCS", true).Default(false))
    return false;
  return Name.starts_with("__") || Name.starts_with("AMP2HIP_") ||
         (Name.size() > 1 && Name[0] == '_' && isUppercase(Name[1])) ||
         llvm::StringSwitch<bool>(Name)
             .Cases("WIN32", "WIN64", "linux", "unix", "defined", "true", "false", true)
             .Default(false);
}

/// Calls \p OnName for each identifier in \p Condition until it returns true. Returns true then.
static bool anyName(StringRef Condition, llvm::function_ref<bool(StringRef)> OnName) {
  while (!Condition.empty()) {
    if (!isAsciiIdentifierStart(Condition.front())) {
      // Skip numbers with their suffixes.
      const bool IsNumber = isDigit(Condition.front());
      Condition = Condition.drop_front();
      while (IsNumber && !Condition.empty() && isAsciiIdentifierContinue(Condition.front()))
        Condition = Condition.drop_front();
      continue;
    }
    StringRef Name = Condition.take_while([](char C) { return isAsciiIdentifierContinue(C); });
    Condition = Condition.drop_front(Name.size());
    if (Name != "defined" && OnName(Name))
      return true;
  }
  return false;
}

static StringRef conditionText(const Unit &U, const Conditional::Branch &B) {
  return Lexer::getSourceText(CharSourceRange::getTokenRange(B.Condition), U.SM,
                              U.CI.getLangOpts());
}

/// True if \p C prevents that a header is included twice, or defines a switch that is on by
/// default: its first line defines the only macro that it tests, without a value.
bool ConfigurationMacros::isGuard(const Conditional &C) const {
  if (C.Branches.size() != 1 || C.Else.isValid() || !C.Branches.front().IsTaken)
    return false;
  std::string Tested;
  const bool Several = anyName(conditionText(U, C.Branches.front()), [&](StringRef Name) {
    return !std::exchange(Tested, Name.str()).empty();
  });
  const Preprocessor &PP = U.CI.getPreprocessor();
  const IdentifierInfo *Name = Several || Tested.empty() ? nullptr : PP.getIdentifierInfo(Tested);
  const MacroDirective *D = Name ? PP.getLocalMacroDirectiveHistory(Name) : nullptr;
  for (; D; D = D->getPrevious())
    if (const MacroInfo *Macro = D->getMacroInfo();
        Macro && Macro->tokens_empty() &&
        U.SM.isBeforeInTranslationUnit(C.Branches.front().Begin, Macro->getDefinitionLoc()) &&
        U.SM.isBeforeInTranslationUnit(Macro->getDefinitionLoc(), C.End))
      return true;
  return false;
}

/// True if the caller says that configurations define \p Name differently.
bool ConfigurationMacros::isVarying(StringRef Name) const {
  return U.Options.VaryingMacros && llvm::is_contained(*U.Options.VaryingMacros, Name);
}

/// If \p Line is a directive with the name \p Keyword, returns what follows the name.
static std::optional<StringRef> directive(StringRef Line, StringRef Keyword) {
  Line = Line.ltrim();
  if (!Line.consume_front("#"))
    return std::nullopt;
  Line = Line.ltrim();
  if (!Line.consume_front(Keyword))
    return std::nullopt;
  return Line.ltrim();
}

/// Calls \p OnText with what follows the name of each directive \p Keyword from \p Begin to \p End.
static void forEachDirective(const Unit &U, SourceLocation Begin, SourceLocation End,
                             StringRef Keyword, llvm::function_ref<void(StringRef)> OnText) {
  SmallVector<StringRef, 16> Lines;
  Lexer::getSourceText(CharSourceRange::getCharRange(Begin, End), U.SM, U.CI.getLangOpts())
      .split(Lines, '\n');
  for (StringRef Line : Lines)
    if (std::optional<StringRef> Rest = directive(Line, Keyword))
      OnText(*Rest);
}

/// Calls \p OnBranch with the begin and the end of each branch of \p C that is skipped.
static void
forEachSkippedBranch(const Conditional &C,
                     llvm::function_ref<void(SourceLocation, SourceLocation)> OnBranch) {
  const SourceLocation Last = C.Else.isValid() ? C.Else : C.End;
  for (size_t I = 0; I < C.Branches.size(); ++I)
    if (!C.Branches[I].IsTaken)
      OnBranch(C.Branches[I].Begin, I + 1 < C.Branches.size() ? C.Branches[I + 1].Begin : Last);
  if (C.Else.isValid() && llvm::any_of(C.Branches, [](const auto &B) { return B.IsTaken; }))
    OnBranch(C.Else, C.End);
}

ConfigurationMacros::ConditionalCode ConfigurationMacros::findConditionalCode() const {
  ConditionalCode Found;
  for (const auto &[If, C] : U.Conditionals)
    if (C.End.isValid())
      forEachDirective(U, If, C.End, "define", [&](StringRef Rest) {
        Found.Defined.insert(
            Rest.take_while([](char Ch) { return isAsciiIdentifierContinue(Ch); }));
      });
  const auto MayBeTrueElsewhere = [&](const Conditional::Branch &B) {
    return anyName(conditionText(U, B), [&](StringRef Tested) {
      return isVarying(Tested) || Found.Defined.contains(Tested);
    });
  };
  for (const auto &[If, C] : U.Conditionals)
    if (C.End.isValid() && llvm::any_of(C.Branches, MayBeTrueElsewhere))
      forEachSkippedBranch(C, [&](SourceLocation Begin, SourceLocation End) {
        forEachDirective(U, Begin, End, "include", [&](StringRef) { Found.Includes = true; });
      });
  return Found;
}

/// True if another configuration may define \p Name, which has no definition in this one.
bool ConfigurationMacros::mayBeDefinedElsewhere(StringRef Name) {
  if (!U.Options.VaryingMacros)
    return true;
  if (!Others)
    Others = findConditionalCode();
  return Others->Includes || Others->Defined.contains(Name);
}

/// True if configurations can define \p Name, a macro in a condition, differently.
bool ConfigurationMacros::isSwitch(StringRef Name) {
  if (isVarying(Name))
    return true;
  if (isOfPlatform(Name))
    return false;
  const Preprocessor &PP = U.CI.getPreprocessor();
  const IdentifierInfo *Known = PP.getIdentifierInfo(Name);
  const MacroDirective *D = Known ? PP.getLocalMacroDirectiveHistory(Known) : nullptr;
  bool Defined = false;
  for (; D; D = D->getPrevious())
    if (const MacroInfo *Macro = D->getMacroInfo()) {
      Defined = true;
      if (isOfConfiguration(Macro, Name))
        return true;
    }
  return !Defined && mayBeDefinedElsewhere(Name);
}

bool ConfigurationMacros::dependsOnConfiguration(const Conditional &C) {
  return C.End.isValid() && !isGuard(C) && llvm::any_of(C.Branches, [&](const auto &B) {
           return anyName(conditionText(U, B), [&](StringRef Name) { return isSwitch(Name); });
         });
}

/// True if \p Loc is in \p C, which begins at \p If.
static bool contains(const SourceManager &SM, SourceLocation If, const Conditional &C,
                     SourceLocation Loc) {
  return C.End.isValid() && SM.getFileID(If) == SM.getFileID(Loc) && If < Loc && Loc < C.End;
}

SourceLocation ConfigurationMacros::conditionAround(SourceLocation Loc, SourceLocation User) {
  for (Loc = U.SM.getExpansionLoc(Loc); Loc.isValid();
       Loc = U.SM.getIncludeLoc(U.SM.getFileID(Loc))) {
    if (User.isValid()) // a common conditional is in a file that both places are in
      for (User = U.SM.getExpansionLoc(User); U.SM.getFileID(User) != U.SM.getFileID(Loc) &&
                                              U.SM.getIncludeLoc(U.SM.getFileID(User)).isValid();)
        User = U.SM.getIncludeLoc(U.SM.getFileID(User));
    for (const auto &[If, C] : U.Conditionals)
      if (contains(U.SM, If, C, Loc) && !(User.isValid() && contains(U.SM, If, C, User)) &&
          dependsOnConfiguration(C))
        return If;
  }
  return {};
}

SourceLocation ConfigurationMacros::conditionIn(SourceRange Range) {
  const SourceLocation Begin = U.SM.getExpansionLoc(Range.getBegin());
  const SourceLocation End = U.SM.getExpansionLoc(Range.getEnd());
  for (const auto &[If, C] : U.Conditionals)
    if (C.End.isValid() && U.SM.getFileID(If) == U.SM.getFileID(Begin) && Begin < If && If < End &&
        dependsOnConfiguration(C))
      return If;
  return {};
}

bool ConfigurationMacros::isOfConfiguration(const MacroInfo *Macro, StringRef Name) {
  if (Macro->isBuiltinMacro() || (isOfPlatform(Name) && !isVarying(Name)))
    return false;
  // While a macro is examined, it counts as one that depends on the configuration: `#ifndef TILE`
  // before `#define TILE 16` lets the command line define it.
  auto [It, New] = Known.try_emplace(Macro, true);
  if (!New)
    return It->second;
  const SourceLocation Loc = Macro->getDefinitionLoc();
  const bool Result =
      (U.SM.isWrittenInCommandLineFile(Loc) && (!U.Options.VaryingMacros || isVarying(Name))) ||
      (U.isUserFile(U.SM.getFileID(Loc)) && conditionAround(Loc).isValid());
  return Known[Macro] = Result;
}

/// Returns the first use of such a macro in the text from \p Begin to the token at \p End.
const MacroUse *ConfigurationMacros::findIn(SourceLocation Begin, SourceLocation End) {
  if (Begin.isInvalid() || End.isInvalid())
    return nullptr;
  Begin = U.SM.getExpansionLoc(Begin);
  End = U.SM.getExpansionRange(End).getEnd();
  for (const MacroUse &Use : macroUses(U)) {
    const SourceLocation At = U.SM.getExpansionLoc(Use.Range.getBegin());
    if (U.SM.getFileID(At) == U.SM.getFileID(Begin) && Begin <= At && At <= End && Use.Macro &&
        isOfConfiguration(Use.Macro, Use.Name->getName()))
      return &Use;
  }
  return nullptr;
}

void ConfigurationMacros::report(const MacroUse &Use) {
  const SourceLocation At = U.SM.getExpansionLoc(Use.Range.getBegin());
  if (Source.hasTextChanged() || !Reported.insert(At).second)
    return;
  const StringRef Name = Use.Name->getName();
  U.report(Rule::ConfigurationValue, At,
           fmt::format("the output contains the value that macro '{}' has in this configuration; "
                       "translate each configuration separately, or write this code without the "
                       "macro",
                       Name));
  if (const SourceLocation Defined = Use.Macro->getDefinitionLoc(); U.isUserLocation(Defined))
    U.note(Defined, fmt::format("the definition of '{}' is under a condition", Name));
}

void ConfigurationMacros::report(const Cause &Why) {
  if (Why.Macro)
    return report(*Why.Macro);
  const SourceLocation At = U.SM.getExpansionLoc(Why.At);
  if (Why.If.isInvalid() || Source.hasTextChanged() || !Reported.insert(At).second)
    return;
  U.report(Rule::ConfigurationValue, At,
           fmt::format("the output contains the declaration that '{}' has in this configuration; "
                       "translate each configuration separately, or declare it without a condition",
                       Why.Name));
  U.note(Why.If, "the condition is here");
}

void ConfigurationMacros::reportValue(SourceRange Range) {
  if (const MacroUse *Use = findIn(Range.getBegin(), Range.getEnd()))
    report(*Use);
}

void ConfigurationMacros::reportWrittenOut() {
  for (const CharSourceRange &R : Source.writtenOut())
    for (const MacroUse &Use : macroUses(U)) {
      const SourceLocation At = U.SM.getExpansionLoc(Use.Range.getBegin());
      if (U.SM.getFileID(At) == U.SM.getFileID(R.getBegin()) && R.getBegin() <= At &&
          At < R.getEnd() && Use.Macro && isOfConfiguration(Use.Macro, Use.Name->getName())) {
        report(Use);
        break;
      }
    }
}

} // namespace amp2hip
