//===--- Conditionals.cpp - Conditional directives for Windows ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/conditions/Conditionals.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/MacroInfo.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {
namespace {

class ConditionalRecorder : public PPCallbacks {
public:
  explicit ConditionalRecorder(Unit &U) : U(U) {}

  void If(SourceLocation Loc, SourceRange Condition, ConditionValueKind Value) override {
    add(Loc, Loc, Condition, Value == CVK_True, Value != CVK_NotEvaluated);
  }
  void Ifdef(SourceLocation Loc, const Token &Name, const MacroDefinition &Macro) override {
    add(Loc, Loc, Name.getLocation(), bool(Macro), true);
  }
  void Ifndef(SourceLocation Loc, const Token &Name, const MacroDefinition &Macro) override {
    add(Loc, Loc, Name.getLocation(), !Macro, true);
  }
  void Elif(SourceLocation Loc, SourceRange Condition, ConditionValueKind Value,
            SourceLocation If) override {
    add(If, Loc, Condition, Value == CVK_True, Value != CVK_NotEvaluated);
  }
  void Else(SourceLocation Loc, SourceLocation If) override {
    if (auto It = U.Conditionals.find(If); It != U.Conditionals.end())
      It->second.Else = Loc;
  }
  void Endif(SourceLocation Loc, SourceLocation If) override {
    if (auto It = U.Conditionals.find(If); It != U.Conditionals.end())
      It->second.End = Loc;
  }

private:
  void add(SourceLocation If, SourceLocation Loc, SourceRange Condition, bool IsTaken,
           bool IsEvaluated) {
    if (U.isUserLocation(Loc))
      U.Conditionals[If].Branches.push_back({Loc, Condition, IsTaken, IsEvaluated});
  }

  Unit &U;
};

/// The macros of 64-bit Windows. An entry follows those that contain it.
constexpr const char *Macros64[] = {"_WIN64", "WIN64", "_M_X64", "_M_AMD64", "_AMD64_"};

/// The macros in a condition.
struct NamedMacros {
  bool Is64Bit = false;   ///< one of Macros64
  bool Windows = false;   ///< _WIN32 or a macro that is defined with it
  bool Compiler = false;  ///< _MSC_VER
  bool Portable = false;  ///< macros of Linux and its compilers
  bool IsDefined = false; ///< the operator `defined`
};

/// Reports one conditional if it chooses the wrong code on Linux.
class ConditionalCheck {
public:
  ConditionalCheck(const Unit &U, const Conditional &C) : U(U), C(C) {}

  void run() const {
    if (C.End.isInvalid() || C.Branches.empty())
      return;
    NamedMacros All;
    for (const Conditional::Branch &B : C.Branches) {
      const NamedMacros Named = macrosOf(text(B.Condition));
      All.Portable |= Named.Portable;
      All.Windows |= Named.Windows;
      All.Is64Bit |= Named.Is64Bit;
      All.Compiler |= Named.Compiler;
    }
    if (All.Portable)
      return;
    // `defined(_WIN32) || defined(_WIN64)` tests for Windows.
    if (All.Is64Bit && !All.Windows)
      reportWidth();
    else if (All.Compiler)
      reportVersions();
    if (All.Is64Bit || All.Windows || All.Compiler)
      reportLayout();
  }

  bool comparesVersions() const {
    bool Found = false;
    for (const Conditional::Branch &B : C.Branches) {
      const NamedMacros Named = macrosOf(text(B.Condition));
      if (Named.Portable || Named.Windows || Named.IsDefined)
        return false;
      Found |= Named.Compiler && isComparison(text(B.Condition));
    }
    return Found;
  }

private:
  static bool isComparison(StringRef Condition) {
    return Condition.contains('<') || Condition.contains('>');
  }

  StringRef text(SourceRange Range) const {
    return Lexer::getSourceText(CharSourceRange::getTokenRange(Range), U.SM, U.CI.getLangOpts());
  }
  StringRef text(SourceLocation From, SourceLocation To) const {
    return Lexer::getSourceText(CharSourceRange::getCharRange(From, To), U.SM, U.CI.getLangOpts());
  }

  static NamedMacros macrosOf(StringRef Condition) {
    NamedMacros Named;
    while (!Condition.empty()) {
      Condition = Condition.drop_until([](char C) { return llvm::isAlpha(C) || C == '_'; });
      const StringRef Name =
          Condition.take_while([](char C) { return llvm::isAlnum(C) || C == '_'; });
      Condition = Condition.drop_front(Name.size());
      Named.Is64Bit |= llvm::is_contained(Macros64, Name);
      Named.Windows |= llvm::StringSwitch<bool>(Name)
                           .Cases("_WIN32", "WIN32", "__WIN32__", "_WINDOWS", "_M_IX86", true)
                           .Default(false);
      Named.Compiler |= Name == "_MSC_VER";
      Named.Portable |= Name.contains("linux") || Name.contains("unix") || Name.contains("LP64") ||
                        Name.contains("GNUC") || Name.contains("APPLE") || Name.contains("clang") ||
                        Name.contains("x86_64") || Name.contains("HIP") || Name.contains("CUDA");
      Named.IsDefined |= Name == "defined";
    }
    return Named;
  }

  /// Reports code for 32 bits that is translated, or code for 64 bits that is not.
  void reportWidth() const {
    for (const Conditional::Branch &B : C.Branches) {
      const StringRef Condition = text(B.Condition);
      const NamedMacros Named = macrosOf(Condition);
      if (!B.IsEvaluated || !Named.Is64Bit || isDefined(Condition))
        continue;
      // An addition for Microsoft's compiler, such as its intrinsics.
      if (Named.Compiler && !Condition.contains("||") && C.Branches.size() == 1 &&
          C.Else.isInvalid())
        continue;
      U.report(Rule::WindowsBranch, B.Begin,
               fmt::format("'{}' is not defined on Linux, so {}; test also '__LP64__', or define "
                           "the macro",
                           firstMacro(Condition),
                           B.IsTaken          ? "the code for 32 bits is translated"
                           : C.Else.isValid() ? "the other branch is translated"
                                              : "the code for 64 bits is skipped"));
      return;
    }
  }

  /// Reports code for old compilers that is translated.
  void reportVersions() const {
    for (const Conditional::Branch &B : C.Branches) {
      const StringRef Condition = text(B.Condition);
      const NamedMacros Named = macrosOf(Condition);
      if (!B.IsEvaluated || !Named.Compiler || !isComparison(Condition) || Named.IsDefined ||
          isDefined(Condition) || !(B.IsTaken || C.Else.isValid()))
        continue;
      U.report(Rule::WindowsBranch, B.Begin,
               "'_MSC_VER' is not defined on Linux and counts as 0, so the branch for old "
               "compilers is translated; test also '__GNUC__'");
      return;
    }
  }

  /// Returns what changes the layout of classes after \p Text, or null.
  static const char *layoutIn(StringRef Text) {
    const StringRef Pack = Text.split("#pragma pack(").second;
    if (!Pack.empty() && !Pack.starts_with("pop") && !Pack.starts_with(")"))
      return "#pragma pack";
    return Text.contains("declspec(align") ? "__declspec(align)" : nullptr;
  }

  /// Reports a skipped branch with an alignment or a packing that no other branch has.
  void reportLayout() const {
    SmallVector<SourceLocation, 4> Begins;
    for (const Conditional::Branch &B : C.Branches)
      Begins.push_back(B.Begin);
    if (C.Else.isValid())
      Begins.push_back(C.Else);
    Begins.push_back(C.End);
    const char *Skipped = nullptr;
    SourceLocation SkippedAt;
    for (unsigned I = 0; I + 1 < Begins.size(); ++I) {
      const StringRef Text = text(Begins[I], Begins[I + 1]);
      const char *Layout = layoutIn(Text);
      const bool IsTaken =
          I < C.Branches.size()
              ? C.Branches[I].IsTaken
              : llvm::none_of(C.Branches, [](const Conditional::Branch &B) { return B.IsTaken; });
      if (IsTaken && (Layout || Text.contains("packed") || Text.contains("align")))
        return;
      if (!IsTaken && Layout && !Skipped) {
        Skipped = Layout;
        SkippedAt = Begins[I];
      }
    }
    if (Skipped)
      U.report(Rule::WindowsBranch, SkippedAt,
               fmt::format("this branch is skipped on Linux, and with it '{}', which changes the "
                           "layout of classes; test also '__GNUC__'",
                           Skipped));
  }

  /// Returns the macro of 64-bit Windows that \p Condition tests, or the whole condition.
  static StringRef firstMacro(StringRef Condition) {
    for (StringRef Name : Macros64)
      if (Condition.contains(Name))
        return Name;
    return Condition;
  }

  /// True if the command line or the program defines the macro of \p Condition.
  bool isDefined(StringRef Condition) const {
    const StringRef Name = Condition.contains("_MSC_VER") ? "_MSC_VER" : firstMacro(Condition);
    const IdentifierInfo *Id = U.CI.getPreprocessor().getIdentifierInfo(Name);
    return Id->hasMacroDefinition();
  }

  const Unit &U;
  const Conditional &C;
};

} // namespace

std::unique_ptr<PPCallbacks> recordConditionals(Unit &U) {
  return std::make_unique<ConditionalRecorder>(U);
}

bool comparesVersions(const Unit &U, const Conditional &C) {
  return ConditionalCheck(U, C).comparesVersions();
}

void reportConditionals(Unit &U) {
  for (const auto &[If, C] : U.Conditionals)
    ConditionalCheck(U, C).run();
}

} // namespace amp2hip
