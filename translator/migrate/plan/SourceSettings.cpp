//===--- SourceSettings.cpp - Compiler settings of a source ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/SourceSettings.h"

#include "migrate/plan/lexical/IncludeSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <iterator>

using namespace llvm;

namespace amp2hip::migrate {

/// Returns the last value of -x in \p Flags; empty if there is none.
static StringRef languageFlag(const std::vector<std::string> &Flags) {
  StringRef Result;
  for (size_t I = 0; I != Flags.size(); ++I) {
    StringRef Flag = Flags[I];
    if (Flag == "-x" && I + 1 != Flags.size())
      Result = Flags[I + 1];
    else if (Flag.consume_front("-x") && !Flag.empty())
      Result = Flag;
  }
  return Result;
}

Language languageOf(const Workspace &W, const Project &P, const Source &S) {
  for (const Settings *Of : {&settingsOf(S, W.Configuration), &settingsOf(P, W.Configuration)})
    if (StringRef Flag = languageFlag(Of->Flags); !Flag.empty() && Flag != "none")
      return Flag == "c" ? Language::C : Language::Cxx;
  StringRef Extension = sys::path::extension(S.Path);
  return Extension == ".c" || (Extension == ".C" && W.FromMsvc) ? Language::C : Language::Cxx;
}

bool hasCxxExtension(StringRef Path) {
  // CMake's list; GCC and Clang also know it.
  return StringSwitch<bool>(sys::path::extension(Path))
      .Cases(".cpp", ".cc", ".cxx", ".c++", ".C", ".CPP", true)
      .Default(false);
}

std::string configurationFor(const Workspace &W, const Source &S) {
  if (!is_contained(S.ExcludedFrom, W.Configuration))
    return W.Configuration;
  auto Compiled = find_if(W.Configurations, [&](const std::string &Name) {
    return !is_contained(S.ExcludedFrom, Name);
  });
  return Compiled == W.Configurations.end() ? "" : *Compiled;
}

static const Settings &find(const std::map<std::string, Settings> &All, StringRef Name) {
  static const Settings None;
  auto It = All.find(Name.str());
  return It == All.end() ? None : It->second;
}

const Settings &settingsOf(const Project &P, StringRef Configuration) {
  return find(P.Configurations, Configuration);
}

const Settings &settingsOf(const Source &S, StringRef Configuration) {
  return find(S.Additional, Configuration);
}

std::string findForcedInclude(const Source &S, StringRef Name, IncludeSearch &Search) {
  std::optional<FoundFile> Found = Search.find(S.Path, {Name.str(), 0, 0, false, false});
  return Found ? Found->Path : Name.str();
}

std::vector<std::string> translationFlags(const Project &P, const Source &S,
                                          StringRef Configuration, IncludeSearch &Search) {
  const Settings &OfProject = settingsOf(P, Configuration),
                 &OfSource = settingsOf(S, Configuration);
  std::vector<std::string> Flags;
  auto Append = [&](StringRef Option, const std::vector<std::string> &Values) {
    for (const std::string &Value : Values)
      Flags.push_back((Option + Value).str());
  };
  Append("", OfProject.Flags);
  Append("", OfSource.Flags);
  if (none_of(Flags, [](StringRef Flag) { return Flag.starts_with("-std="); }))
    Flags.insert(Flags.begin(), "-std=c++17");
  if (!hasCxxExtension(S.Path) && languageFlag(Flags).empty())
    Flags.push_back("-xc++");
  for (const Settings *Of : {&OfProject, &OfSource}) {
    Append("-D", Of->Definitions);
    Append("-U", Of->Undefined);
  }
  // The folders of the source are searched first, in CMake too.
  Append("-I", OfSource.IncludeDirs);
  Append("-I", OfProject.IncludeDirs);
  for (const Settings *Of : {&OfProject, &OfSource})
    for (const std::string &Name : Of->ForcedIncludes) {
      Flags.push_back("-include");
      Flags.push_back(findForcedInclude(S, Name, Search));
    }
  return Flags;
}

/// Returns the definitions of macros for \p S in \p Configuration by name.
static std::map<std::string, std::string> definitionsOf(const Project &P, const Source &S,
                                                        StringRef Configuration) {
  std::map<std::string, std::string> Result;
  for (const Settings *Of : {&settingsOf(P, Configuration), &settingsOf(S, Configuration)}) {
    for (StringRef Definition : Of->Definitions) {
      const auto [Name, Value] = Definition.split('=');
      Result[Name.str()] = Definition.contains('=') ? Value.str() : "1";
    }
    for (const std::string &Name : Of->Undefined)
      Result.erase(Name);
    if (any_of(concat<const std::string>(Of->Flags, Of->CompileOptions),
               [](StringRef Flag) { return Flag.starts_with("-fopenmp"); }))
      Result["_OPENMP"] = "1";
  }
  return Result;
}

std::optional<std::set<std::string>> varyingMacros(const Workspace &W, const Project &P,
                                                   const Source &S) {
  if (W.Configurations.size() < 2 && !sys::path::extension(P.File).equals_insensitive(".vcxproj"))
    return std::nullopt;
  // CMake and the runtime library of Windows define them.
  std::set<std::string> Result = {"NDEBUG", "_DEBUG"};
  std::optional<std::map<std::string, std::string>> First;
  for (const std::string &Configuration : W.Configurations) {
    if (is_contained(S.ExcludedFrom, Configuration))
      continue;
    const auto Definitions = definitionsOf(P, S, Configuration);
    if (!First)
      First = Definitions;
    std::vector<std::pair<std::string, std::string>> Different;
    std::set_symmetric_difference(First->begin(), First->end(), Definitions.begin(),
                                  Definitions.end(), std::back_inserter(Different));
    for (const auto &[Name, Value] : Different)
      Result.insert(Name);
  }
  return Result;
}

} // namespace amp2hip::migrate
