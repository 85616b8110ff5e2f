//===--- Macros.cpp - Macros of MSBuild -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/Macros.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/msbuild/PropertyFunctions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// The limits for one expanded text, and for all of one evaluation of a project.
static constexpr size_t TextLimit = 1 << 20;
static constexpr size_t TotalLimit = 256 << 20;

void Macros::set(StringRef Name, StringRef Value) {
  const std::string Key = Name.lower();
  if (!Globals.contains(Key))
    Values[Key] = Value.str();
}

void Macros::setGlobal(StringRef Name, StringRef Value) {
  set(Name, Value);
  Globals.insert(Name.lower());
}

void Macros::setDefault(StringRef Name, StringRef Value) {
  if (get(Name).empty())
    set(Name, Value);
}

StringRef Macros::get(StringRef Name) const {
  auto It = Values.find(Name.lower());
  return It == Values.end() ? StringRef() : StringRef(It->second);
}

bool Macros::has(StringRef Name) const { return Values.contains(Name.lower()); }

static bool isMacroName(StringRef Name) {
  return !Name.empty() && !llvm::isDigit(Name[0]) &&
         llvm::all_of(Name, [](char C) { return llvm::isAlnum(C) || C == '_' || C == '-'; });
}

/// Returns the length of `$(...)` at the beginning of \p Text, or 0 if it has no end.
static size_t macroLength(StringRef Text) {
  unsigned Depth = 0;
  for (size_t I = 1; I < Text.size(); ++I)
    if (Text[I] == '(')
      ++Depth;
    else if (Text[I] == ')' && --Depth == 0)
      return I + 1;
  return 0;
}

llvm::Expected<std::string> Macros::expand(StringRef Text) const {
  std::string Result;
  while (!Text.empty()) {
    const size_t Begin = std::min(Text.find("$("), Text.size());
    Result += Text.take_front(Begin);
    Text = Text.drop_front(Begin);
    const size_t Length = macroLength(Text);
    if (Length == 0) { // no macro, or one without an end
      Result += Text;
      break;
    }
    StringRef Name = Text.slice(2, Length - 1).trim();
    if (has(Name))
      Result += get(Name);
    else if (std::optional<std::string> Value = evaluatePropertyFunction(Name, *this))
      Result += *Value;
    else
      ((Result += UnknownBegin) += isMacroName(Name) ? Name : Text.take_front(Length)) +=
          UnknownEnd;
    Text = Text.drop_front(Length);
    if (Result.size() > TextLimit)
      return makeError("macro '{}' expands to more than {} MiB", Name, TextLimit >> 20);
  }
  Expanded += Result.size();
  if (Expanded > TotalLimit)
    return makeError("the macros expand to more than {} MiB", TotalLimit >> 20);
  return Result;
}

std::vector<StringRef> unknownMacros(StringRef Text) {
  std::vector<StringRef> Result;
  for (size_t Begin = Text.find(UnknownBegin); Begin != StringRef::npos;
       Begin = Text.find(UnknownBegin, Begin + 1))
    Result.push_back(Text.slice(Begin + 1, Text.find(UnknownEnd, Begin)));
  return Result;
}

std::string withoutMarks(StringRef Text) {
  std::string Result;
  while (!Text.empty()) {
    auto [Before, Rest] = Text.split(UnknownBegin);
    Result += Before;
    Text = Rest.split(UnknownEnd).second;
  }
  return Result;
}

bool isVisualStudioMacro(StringRef Name) {
  static constexpr StringRef Prefixes[] = {
      "Framework", "MSBuild",   "NETFXSDK",   "UCRT",         "UniversalCRT", "UserRoot",
      "VCIDE",     "VCInstall", "VCTargets",  "VCTools",      "VC_",          "VSInstall",
      "VSVersion", "VSIDE",     "WindowsSdk", "WindowsTarget"};
  static constexpr StringRef Names[] = {"AppData",
                                        "DevEnvDir",
                                        "ExcludePath",
                                        "ExecutablePath",
                                        "ExternalIncludePath",
                                        "FxCopDir",
                                        "IncludePath",
                                        "LibraryPath",
                                        "LibraryWPath",
                                        "LocalAppData",
                                        "OS",
                                        "Path",
                                        "ProgramData",
                                        "ProgramFiles",
                                        "ProgramFiles(x86)",
                                        "ProgramW6432",
                                        "PublicIncludeDirectories",
                                        "ReferencePath",
                                        "SourcePath",
                                        "SystemRoot",
                                        "Temp",
                                        "Tmp",
                                        "UserProfile",
                                        "VisualStudioDir",
                                        "VisualStudioVersion",
                                        "WinDir"};
  return llvm::any_of(Prefixes,
                      [&](StringRef Prefix) { return Name.starts_with_insensitive(Prefix); }) ||
         llvm::any_of(Names, [&](StringRef Known) { return Name.equals_insensitive(Known); });
}

std::string unescape(StringRef Text) {
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '%' && I + 2 < Text.size() && llvm::isHexDigit(Text[I + 1]) &&
        llvm::isHexDigit(Text[I + 2])) {
      Result += static_cast<char>(llvm::hexFromNibbles(Text[I + 1], Text[I + 2]));
      I += 2;
    } else {
      Result += Text[I];
    }
  }
  return Result;
}

std::vector<std::string> splitList(StringRef Text) {
  llvm::SmallVector<StringRef, 8> Parts;
  Text.split(Parts, ';');
  std::vector<std::string> Result;
  for (StringRef Part : Parts)
    if (StringRef Trimmed = Part.trim(); !Trimmed.empty() && !Trimmed.contains(UnknownBegin))
      Result.push_back(unescape(Trimmed));
  return Result;
}

} // namespace amp2hip::migrate::workspace
