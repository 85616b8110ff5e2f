//===--- ConfigurationNotes.cpp - Settings of other configurations --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/ConfigurationNotes.h"

#include "migrate/plan/SourceSettings.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

/// True if \p Record has an error. Errors in a source without C++ AMP are warnings that belong to
/// no rule.
static bool hasCompileError(const FileRecord &Record) {
  return any_of(Record.Findings, [&](const Finding &F) {
    return F.Rule.empty() &&
           (F.Severity == "error" || (Record.State == "without-amp" && F.Severity == "warning"));
  });
}

/// Returns the year of the last -std= in \p Flags, such as 20 for C++20; C++17 without one.
static unsigned standardOf(const std::vector<std::string> &Flags) {
  unsigned Result = 17;
  for (StringRef Flag : Flags)
    if (Flag.consume_front("-std=")) {
      const StringRef Year = Flag.take_back(2);
      Result = StringSwitch<unsigned>(Year)
                   .Case("0x", 11)
                   .Case("1y", 14)
                   .Case("1z", 17)
                   .Case("2a", 20)
                   .Case("2b", 23)
                   .Case("2c", 26)
                   .Default(Result);
      unsigned Number = 0;
      if (!Year.getAsInteger(10, Number))
        Result = Number;
    }
  return Result;
}

static bool hasOpenMp(const Settings &S) {
  return any_of(concat<const std::string>(S.Flags, S.CompileOptions),
                [](StringRef Flag) { return Flag.starts_with("-fopenmp"); });
}

/// Returns the elements of \p Theirs that \p Ours does not have.
static std::vector<std::string> missingIn(const std::vector<std::string> &Ours,
                                          const std::vector<std::string> &Theirs) {
  std::vector<std::string> Result;
  for (const std::string &One : Theirs)
    if (!is_contained(Ours, One) && !is_contained(Result, One))
      Result.push_back(One);
  return Result;
}

/// Returns the names of the macros of \p Theirs that \p Ours does not define, except for those that
/// differ between builds for debugging and for releases.
static std::vector<std::string> missingMacros(const Settings &Ours, const Settings &Theirs) {
  const auto NamesOf = [](const Settings &S) {
    std::vector<std::string> Names;
    for (StringRef Definition : S.Definitions)
      Names.push_back(Definition.split('=').first.str());
    return Names;
  };
  std::vector<std::string> Result = missingIn(NamesOf(Ours), NamesOf(Theirs));
  erase_if(Result, [](StringRef Name) {
    // Warnings of Microsoft's headers.
    if (Name.starts_with("_CRT_") || Name.starts_with("_SCL_"))
      return true;
    return StringSwitch<bool>(Name)
        .Cases("_DEBUG", "DEBUG", "NDEBUG", "_ITERATOR_DEBUG_LEVEL", "_CRTDBG_MAP_ALLOC", true)
        .Cases("WIN32", "_WIN32", "_WIN64", "WIN64", "_MBCS", "_UNICODE", "UNICODE", true)
        .Cases("_DLL", "_MT", "_WINDLL", "_USRDLL", "_CONSOLE", "_WINDOWS", "_LIB", true)
        .Default(false);
  });
  return Result;
}

/// Returns what \p Theirs sets and \p Ours does not, in words; empty if there is nothing.
static std::string describeMissing(const Settings &Ours, const Settings &Theirs, StringRef Root) {
  std::vector<std::string> Parts;
  const auto Add = [&](StringRef Noun, const std::vector<std::string> &Names) {
    constexpr size_t Shown = 3;
    if (Names.empty())
      return;
    std::string Part = (Noun + (Names.size() == 1 ? " " : "s ")).str();
    for (size_t I = 0; I != std::min(Names.size(), Shown); ++I) {
      StringRef Name = Names[I];
      if (Name.consume_front(Root))
        Name.consume_front("/");
      Part += fmt::format("{}'{}'", I ? ", " : "", Name.empty() ? "." : Name);
    }
    if (Names.size() > Shown)
      Part += fmt::format(" and {} more", Names.size() - Shown);
    Parts.push_back(std::move(Part));
  };
  Add("the include folder", missingIn(Ours.IncludeDirs, Theirs.IncludeDirs));
  Add("the forced include", missingIn(Ours.ForcedIncludes, Theirs.ForcedIncludes));
  if (const unsigned Standard = standardOf(Theirs.Flags); Standard > standardOf(Ours.Flags))
    Parts.push_back(fmt::format("C++{}", Standard));
  if (hasOpenMp(Theirs) && !hasOpenMp(Ours))
    Parts.emplace_back("OpenMP");
  Add("the macro", missingMacros(Ours, Theirs));
  return join(Parts, ", ");
}

/// Returns the settings of \p P and of \p S, if it is not null, in \p Configuration.
static Settings allSettings(const Project &P, const Source *S, StringRef Configuration) {
  Settings Result = settingsOf(P, Configuration);
  if (!S)
    return Result;
  const Settings &More = settingsOf(*S, Configuration);
  append_range(Result.IncludeDirs, More.IncludeDirs);
  append_range(Result.Definitions, More.Definitions);
  append_range(Result.ForcedIncludes, More.ForcedIncludes);
  append_range(Result.Flags, More.Flags);
  append_range(Result.CompileOptions, More.CompileOptions);
  return Result;
}

/// Returns the first source of \p P with an error; null if there is none.
static const Source *firstFailed(const MigrationContext &R, const PlannedSources &Files,
                                 const Project &P) {
  for (const Source &S : P.Sources)
    if (const PlannedFile *F = Files.find(S.Path, P.Name))
      if (const StoredRecord *Stored = R.Records.find(F->Relative))
        if (hasCompileError(Stored->Record))
          return &S;
  return nullptr;
}

std::vector<Note> configurationNotes(const MigrationContext &R) {
  std::vector<Note> Result;
  if (R.Workspace.Configurations.size() < 2)
    return Result;
  const PlannedSources Files(R.Plan);
  for (const Project &P : R.Workspace.Projects) {
    const Source *Failed = firstFailed(R, Files, P);
    if (!Failed)
      continue;
    const std::string Own = configurationFor(R.Workspace, *Failed);
    for (const std::string &Other : R.Workspace.Configurations) {
      if (Other == Own || is_contained(Failed->ExcludedFrom, Other))
        continue;
      const std::string Missing =
          describeMissing(allSettings(P, Failed, Own), allSettings(P, Failed, Other), R.Plan.Root);
      if (Missing.empty())
        continue;
      Result.push_back({P.File, 0,
                        fmt::format("configuration '{}' sets {}, which '{}' does not; if that is "
                                    "the reason of the errors, pass '--configuration={}'",
                                    Other, Missing, Own, Other)});
      break;
    }
  }
  return Result;
}

} // namespace amp2hip::migrate
