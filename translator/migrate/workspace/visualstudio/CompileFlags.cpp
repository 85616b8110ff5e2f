//===--- CompileFlags.cpp - Metadata of sources as flags of cl.exe --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/CompileFlags.h"

#include "migrate/workspace/flags/SplitCommandLine.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace {

/// A flag for one value of a metadata.
struct ValueFlag {
  StringRef Metadata; ///< In lower case.
  StringRef Value;
  StringRef Flag;
};

/// A flag for each element of a list.
struct ListFlag {
  StringRef Metadata;
  StringRef Flag;
};

} // namespace

/// Values that are not in the table are the defaults of cl.exe, or do not matter.
static constexpr ValueFlag ValueFlags[] = {
    {"basicruntimechecks", "EnableFastChecks", "/RTC1"},
    {"compileas", "CompileAsC", "/TC"},
    {"compileas", "CompileAsCpp", "/TP"},
    {"compileasmanaged", "true", "/clr"},
    {"compileasmanaged", "Pure", "/clr:pure"},
    {"compileasmanaged", "Safe", "/clr:safe"},
    {"compileaswinrt", "true", "/ZW"},
    {"debuginformationformat", "EditAndContinue", "/ZI"},
    {"debuginformationformat", "OldStyle", "/Z7"},
    {"debuginformationformat", "ProgramDatabase", "/Zi"},
    {"enableenhancedinstructionset", "AdvancedVectorExtensions", "/arch:AVX"},
    {"enableenhancedinstructionset", "AdvancedVectorExtensions2", "/arch:AVX2"},
    {"enableenhancedinstructionset", "AdvancedVectorExtensions512", "/arch:AVX512"},
    {"exceptionhandling", "Async", "/EHa"},
    {"floatingpointmodel", "Fast", "/fp:fast"},
    {"floatingpointmodel", "Precise", "/fp:precise"},
    {"floatingpointmodel", "Strict", "/fp:strict"},
    {"forceconformanceinforloopscope", "false", "/Zc:forScope-"},
    {"languagestandard", "stdcpp14", "/std:c++14"},
    {"languagestandard", "stdcpp17", "/std:c++17"},
    {"languagestandard", "stdcpp20", "/std:c++20"},
    {"languagestandard", "stdcpp23", "/std:c++23"},
    {"languagestandard", "stdcpplatest", "/std:c++latest"},
    {"openmpsupport", "true", "/openmp"},
    {"optimization", "Disabled", "/Od"},
    {"optimization", "Full", "/Ox"},
    {"optimization", "MaxSpeed", "/O2"},
    {"optimization", "MinSpace", "/O1"},
    {"runtimelibrary", "MultiThreaded", "/MT"},
    {"runtimelibrary", "MultiThreadedDebug", "/MTd"},
    {"runtimelibrary", "MultiThreadedDebugDLL", "/MDd"},
    {"runtimelibrary", "MultiThreadedDLL", "/MD"},
    {"structmemberalignment", "1Byte", "/Zp1"},
    {"structmemberalignment", "2Bytes", "/Zp2"},
    {"structmemberalignment", "4Bytes", "/Zp4"},
    {"treatwchar_tasbuiltintype", "false", "/Zc:wchar_t-"},
    {"warninglevel", "EnableAllWarnings", "/Wall"},
    {"warninglevel", "Level4", "/W4"},
    {"warninglevel", "TurnOffAllWarnings", "/W0"},
};

static constexpr ListFlag ListFlags[] = {
    {"additionalincludedirectories", "/I"},
    {"preprocessordefinitions", "/D"},
    {"undefinepreprocessordefinitions", "/U"},
    {"forcedincludefiles", "/FI"},
};

/// Removes the quotes that Visual Studio accepts around paths.
static StringRef withoutQuotes(StringRef Text) {
  if (Text.size() >= 2 && Text.front() == '"' && Text.back() == '"')
    return Text.drop_front().drop_back();
  return Text;
}

/// Returns the definition that cl.exe receives. MSBuild passes the text on as it is, also `\"` in a
/// literal: `TITLE=L"a \"b\""`. Before Visual Studio 2010, all quotes had to be escaped:
/// `TITLE=\"a\"`.
static std::string definition(StringRef Text) {
  std::string Result;
  bool IsInLiteral = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    if (Text[I] == '\\' && I + 1 < Text.size()) {
      if (IsInLiteral || Text[I + 1] != '"')
        Result += Text[I];
      Result += Text[++I];
      continue;
    }
    IsInLiteral ^= Text[I] == '"';
    Result += Text[I];
  }
  return Result;
}

std::vector<std::string> compileFlags(const Evaluation &E, const Item *I) {
  auto Get = [&](StringRef Name) -> StringRef {
    const MetadataValue *Value = I ? E.metadata(*I, Name) : E.definition("clcompile", Name);
    return Value ? StringRef(Value->Text).trim() : "";
  };
  std::vector<std::string> Result;
  for (const ValueFlag &Entry : ValueFlags)
    if (Get(Entry.Metadata).equals_insensitive(Entry.Value))
      Result.push_back(Entry.Flag.str());
  for (const ListFlag &Entry : ListFlags)
    for (const std::string &Element : splitList(Get(Entry.Metadata))) {
      Result.push_back(Entry.Flag.str());
      Result.push_back(Entry.Flag == "/D" ? definition(Element) : withoutQuotes(Element).str());
    }
  const StringRef Precompiled = Get("precompiledheader");
  if (Precompiled.equals_insensitive("Use") || Precompiled.equals_insensitive("Create")) {
    const StringRef Header = Get("precompiledheaderfile");
    Result.push_back("/Yu" + (Header.empty() ? "stdafx.h" : unescape(withoutMarks(Header))));
  }
  for (std::string &Flag :
       splitCommandLine(unescape(withoutMarks(Get("additionaloptions"))), Quoting::Windows))
    Result.push_back(std::move(Flag));
  return Result;
}

} // namespace amp2hip::migrate::workspace
