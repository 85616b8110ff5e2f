//===--- PropertyFunctions.cpp - Functions in macros of MSBuild -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/PropertyFunctions.h"

#include "migrate/workspace/msbuild/Macros.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using llvm::StringRef;
namespace path = llvm::sys::path;

namespace amp2hip::migrate::workspace {
namespace {

using Arguments = llvm::SmallVector<std::string, 2>;

/// Parses the arguments in \p Text, `'a', "b", c)`, and expands them. Returns nothing
/// if text follows, or if a macro has no value.
std::optional<Arguments> parseArguments(StringRef Text, const Macros &Values) {
  Arguments Result;
  for (Text = Text.ltrim(); !Text.consume_front(")"); Text = Text.ltrim()) {
    if (!Result.empty() && !Text.consume_front(","))
      return std::nullopt;
    Text = Text.ltrim();
    StringRef Argument;
    if (Text.starts_with("'") || Text.starts_with("\"") || Text.starts_with("`")) {
      const size_t End = Text.find(Text.front(), 1);
      if (End == StringRef::npos)
        return std::nullopt;
      Argument = Text.slice(1, End);
      Text = Text.drop_front(End + 1);
    } else { // up to the comma or the parenthesis outside of `$(...)`
      size_t End = 0;
      for (unsigned Depth = 0; End < Text.size(); ++End) {
        if (Depth == 0 && (Text[End] == ',' || Text[End] == ')'))
          break;
        Depth += (Text[End] == '(') - (Text[End] == ')');
      }
      Argument = Text.take_front(End).trim();
      Text = Text.drop_front(End);
    }
    if (Text.empty())
      return std::nullopt;
    llvm::Expected<std::string> Expanded = Values.expand(Argument);
    if (!Expanded) {
      llvm::consumeError(Expanded.takeError());
      return std::nullopt;
    }
    if (!unknownMacros(*Expanded).empty())
      return std::nullopt;
    Result.push_back(std::move(*Expanded));
  }
  if (!Text.trim().empty())
    return std::nullopt;
  return Result;
}

std::string truth(bool Value) { return Value ? "True" : "False"; }

/// Returns \p Name with slashes.
std::string portable(StringRef Name) {
  std::string Result = Name.str();
  std::replace(Result.begin(), Result.end(), '\\', '/');
  return Result;
}

/// Returns the nearest folder at or above \p Folder that contains \p File, or "".
std::string folderOfFileAbove(StringRef Folder, StringRef File) {
  for (std::string At = portable(Folder); !At.empty(); At = path::parent_path(At).str()) {
    llvm::SmallString<256> Name(At);
    path::append(Name, portable(File));
    if (llvm::sys::fs::exists(Name))
      return StringRef(At).rtrim('/').str();
  }
  return "";
}

/// Calls a static function of the class \p Class.
std::optional<std::string> callStatic(StringRef Class, StringRef Function, const Arguments &A) {
  if (Class.equals_insensitive("MSBuild") && A.size() == 2) {
    if (Function.equals_insensitive("GetDirectoryNameOfFileAbove"))
      return folderOfFileAbove(A[0], A[1]);
    if (Function.equals_insensitive("GetPathOfFileAbove")) {
      const std::string Folder = folderOfFileAbove(A[1], A[0]);
      return Folder.empty() ? "" : Folder + "/" + A[0];
    }
  }
  if (Class.equals_insensitive("System.IO.File") && Function.equals_insensitive("Exists") &&
      A.size() == 1)
    return truth(llvm::sys::fs::exists(portable(A[0])));
  if (!Class.equals_insensitive("System.IO.Path") || A.empty())
    return std::nullopt;
  if (Function.equals_insensitive("Combine")) {
    std::string Result;
    for (const std::string &Part : A)
      Result = path::is_absolute(portable(Part)) || Result.empty()
                   ? portable(Part)
                   : StringRef(Result).rtrim('/').str() + "/" + portable(Part);
    return Result;
  }
  if (A.size() != 1)
    return std::nullopt;
  const std::string Name = portable(A[0]);
  if (Function.equals_insensitive("GetFileName"))
    return StringRef(Name).ends_with("/") ? "" : path::filename(Name).str();
  if (Function.equals_insensitive("GetDirectoryName"))
    return StringRef(Name).ends_with("/") ? StringRef(Name).rtrim('/').str()
                                          : path::parent_path(Name).str();
  if (Function.equals_insensitive("GetFullPath") && path::is_absolute(Name)) {
    llvm::SmallString<256> Full(Name);
    path::remove_dots(Full, /*remove_dot_dot=*/true);
    return Full.str().str() + (StringRef(Name).ends_with("/") ? "/" : "");
  }
  return std::nullopt;
}

/// Calls a function of the text \p Object.
std::optional<std::string> callMember(StringRef Object, StringRef Function, const Arguments &A) {
  if (A.size() == 1) {
    if (Function.equals_insensitive("StartsWith"))
      return truth(Object.starts_with(A[0]));
    if (Function.equals_insensitive("EndsWith"))
      return truth(Object.ends_with(A[0]));
    if (Function.equals_insensitive("Contains"))
      return truth(Object.contains(A[0]));
  }
  if (A.size() == 2 && Function.equals_insensitive("Replace") && !A[0].empty()) {
    std::string Result;
    while (true) {
      const size_t At = Object.find(A[0]);
      Result += Object.take_front(At);
      if (At == StringRef::npos)
        return Result;
      Result += A[1];
      Object = Object.drop_front(At + A[0].size());
    }
  }
  if (!A.empty())
    return std::nullopt;
  if (Function.equals_insensitive("ToLower"))
    return Object.lower();
  if (Function.equals_insensitive("ToUpper"))
    return Object.upper();
  if (Function.equals_insensitive("Trim"))
    return Object.trim().str();
  return std::nullopt;
}

StringRef takeName(StringRef &Text) {
  const StringRef Name =
      Text.take_while([](char C) { return llvm::isAlnum(C) || C == '_' || C == '-'; });
  Text = Text.drop_front(Name.size());
  return Name;
}

} // namespace

std::optional<std::string> evaluatePropertyFunction(StringRef Text, const Macros &Values) {
  Text = Text.trim();
  StringRef Class, Object;
  if (Text.consume_front("[")) {
    std::tie(Class, Text) = Text.split(']');
    if (!Text.consume_front("::"))
      return std::nullopt;
  } else {
    Object = takeName(Text);
    if (!Values.has(Object) || !Text.consume_front("."))
      return std::nullopt;
  }
  const StringRef Function = takeName(Text);
  if (Function.empty() || !Text.consume_front("("))
    return std::nullopt;
  const std::optional<Arguments> Given = parseArguments(Text, Values);
  if (!Given)
    return std::nullopt;
  return Class.empty() ? callMember(Values.get(Object), Function, *Given)
                       : callStatic(Class.trim(), Function, *Given);
}

} // namespace amp2hip::migrate::workspace
