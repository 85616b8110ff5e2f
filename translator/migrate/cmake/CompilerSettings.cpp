//===--- CompilerSettings.cpp - Compiler settings for CMake ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/CompilerSettings.h"

#include "migrate/cmake/CMakeText.h"
#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

static bool startsWithAny(StringRef Text, std::initializer_list<StringRef> Prefixes) {
  return any_of(Prefixes, [&](StringRef Prefix) { return Text.starts_with(Prefix); });
}

/// Returns whether \p Flag only has a meaning for Clang, for the parse of code for
/// Microsoft's compiler, or for one run of a compiler.
static bool isOnlyForClang(StringRef Flag) {
  return startsWithAny(Flag, {"-fms", "-fno-ms", "-fdelayed-template-parsing",
                              "-fno-delayed-template-parsing", "-fdeclspec", "-fno-declspec",
                              "--target=", "--driver-mode", "-stdlib=", "-resource-dir", "-fcolor",
                              "-fdiagnostics", "-Weverything", "-nostdlibinc", "-M", "-o"}) ||
         Flag == "-c" || Flag == "--";
}

/// Returns whether the word after \p Flag is its value.
static bool hasValue(StringRef Flag) {
  return StringSwitch<bool>(Flag)
      .Cases("-x", "-Xclang", "-target", "-arch", "-include-pch", "-o", "-MF", "-MT", "-MQ", true)
      .Default(false);
}

static bool hasPathAsValue(StringRef Flag) {
  return StringSwitch<bool>(Flag)
      .Cases("-isystem", "-iquote", "-idirafter", "-imacros", "-include", true)
      .Default(false);
}

/// Reads the standard from a flag -std=...
static void readStandard(StringRef Value, CompilerSettings &Result) {
  Result.Extensions = Value.starts_with("gnu");
  Result.Standard = StringSwitch<unsigned>(Value.drop_until([](char C) { return C == '+'; }))
                        .Cases("++20", "++2a", 20)
                        .Cases("++23", "++2b", "++26", "++2c", 23)
                        .Default(17);
}

/// Returns the option \p Flag with a path as its value, as one element of a list.
static std::string withPath(StringRef Flag, StringRef Path) {
  return fmt::format("SHELL:{} \\\"{}\\\"", Flag, Path);
}

static void addFlag(ArrayRef<std::string> Flags, size_t &I, const SettingsContext &C,
                    CompilerSettings &Result, Dropped &D) {
  StringRef Flag = Flags[I];
  StringRef Value = Flag;
  const bool HasNext = I + 1 != Flags.size();
  if (Value.consume_front("-std="))
    return readStandard(Value, Result);
  if (hasValue(Flag)) {
    I += HasNext;
    return;
  }
  if (hasPathAsValue(Flag) && HasNext) {
    StringRef Path = Flags[++I];
    if (!canBePath(Path))
      return;
    if (Flag == "-isystem" || Flag == "-iquote" || Flag == "-idirafter")
      for (const std::string &Place : C.Paths.includeFolders(C.Folder, Path))
        Result.Options.push_back(withPath(Flag, Place));
    else
      Result.Options.push_back(withPath(Flag, C.Paths.file(C.Folder, Path)));
    return;
  }
  if (Flag == "-Werror" && C.FromMsvc) {
    D.Werror = true;
    return;
  }
  if (Flag.starts_with("-O") || Flag.starts_with("-g") || Flag.starts_with("-x") ||
      isOnlyForClang(Flag) || !canBeInList(Flag) || !Flag.starts_with("-") || Flag.contains("$<"))
    return;
  if (Flag == "-fopenmp" || Flag == "-pthread" || Flag.starts_with("-fsanitize="))
    Result.LinkOptions.push_back(literal(Flag));
  Result.Options.push_back(literal(Flag));
}

/// Adds a definition, which CMake passes on with the necessary quotes.
static void addDefinition(StringRef Definition, CompilerSettings &Result, Dropped &D) {
  auto [Name, Value] = Definition.split('=');
  if (!canBeInList(Definition) || Definition.contains("$<") || Name.empty() ||
      isDigit(Name.front()) || !(isAlpha(Name.front()) || Name.front() == '_')) {
    D.Definitions.insert(Definition.str());
    return;
  }
  // target_compile_definitions takes no macros with parameters and no '#'.
  if (Name.contains('(') || Definition.contains('#'))
    Result.Options.push_back(literal(("-D" + Definition).str()));
  else if (Name == "PUBLIC" || Name == "PRIVATE" || Name == "INTERFACE")
    Result.Definitions.push_back(literal(("-D" + Definition).str()));
  else
    Result.Definitions.push_back(literal(Definition));
}

CompilerSettings compilerSettings(const Settings &S, const SettingsContext &C, Dropped &D) {
  CompilerSettings Result;
  for (const std::string &Dir : S.IncludeDirs) {
    std::vector<std::string> Places;
    const bool IsUsable = canBePath(Dir) && !StringRef(Dir).contains("$<");
    if (IsUsable)
      Places = C.Paths.includeFolders(C.Folder, Dir);
    if (!IsUsable || (Places.empty() && C.Paths.isOutside(Dir)))
      D.IncludeDirs.insert(Dir);
    append_range(Result.IncludeDirs, Places);
  }
  for (StringRef Definition : S.Definitions)
    addDefinition(Definition, Result, D);
  for (const std::string &Name : S.Undefined)
    if (canBeInList(Name))
      Result.Options.push_back(literal("-U" + Name));
  // A forced include of the user may use Microsoft's keywords. amp2hip::compat includes this header
  // too, but after the options of the target.
  if (C.FromMsvc && !S.ForcedIncludes.empty())
    Result.Options.push_back(literal("SHELL:-include amp2hip_msvc.h"));
  for (StringRef Name : S.ForcedIncludes)
    if (canBePath(Name))
      Result.Options.push_back(withPath("-include", C.Paths.file(C.Folder, C.FindHeader(Name))));
  for (const std::vector<std::string> *Flags : {&S.Flags, &S.CompileOptions})
    for (size_t I = 0; I != Flags->size(); ++I)
      addFlag(*Flags, I, C, Result, D);
  return Result;
}

} // namespace amp2hip::migrate
