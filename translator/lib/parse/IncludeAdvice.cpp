//===--- IncludeAdvice.cpp - Advice for includes that Clang does not find -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/IncludeAdvice.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <optional>

using llvm::StringRef;

namespace amp2hip {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns the entry of \p Folder whose name is \p Name in any case.
static std::optional<std::string> findInAnyCase(StringRef Folder, StringRef Name) {
  std::error_code Error;
  for (fs::directory_iterator It(Folder, Error), End; !Error && It != End; It.increment(Error))
    if (path::filename(It->path()).equals_insensitive(Name))
      return It->path();
  return std::nullopt;
}

/// Returns the file that the relative path \p Name denotes in \p Folder if case
/// does not matter.
static std::optional<std::string> resolveInAnyCase(StringRef Folder, StringRef Name) {
  std::string Current = Folder.empty() ? "." : Folder.str();
  for (auto It = path::begin(Name), End = path::end(Name); It != End; ++It) {
    if (*It == "." || *It == "..") {
      Current += "/" + It->str();
      continue;
    }
    std::optional<std::string> Found = findInAnyCase(Current, *It);
    if (!Found)
      return std::nullopt;
    Current = *Found;
  }
  return Current;
}

/// Returns whether `--from-msvc` knows a header \p Name of Windows, in any case. Excludes the
/// headers of Direct3D and those that programs with Direct3D include: Direct3DAdvice.h has better
/// advice.
static bool isHeaderOfWindows(StringRef Name) {
  for (StringRef Prefix : {"d3d", "dxgi", "wrl"})
    if (Name.starts_with_insensitive(Prefix))
      return false;
  static constexpr StringRef Names[] = {
#include "parse/corrections/headers/WindowsHeaders.inc"
  };
  return llvm::any_of(Names, [&](StringRef Each) { return Each.equals_insensitive(Name); });
}

std::string adviceForMissingInclude(StringRef Name, llvm::ArrayRef<std::string> Folders) {
  if (Name.contains('\\'))
    return fmt::format("to read the include of '{}' as Microsoft's compiler does, use "
                       "'--from-msvc'",
                       Name);
  if (path::is_absolute(Name))
    return "";
  for (const std::string &Folder : Folders)
    if (std::optional<std::string> Found = resolveInAnyCase(Folder, Name))
      return fmt::format("the name of '{}' has another case; correct the include, or use "
                         "'--from-msvc', which reads and writes the right case",
                         *Found);
  if (isHeaderOfWindows(Name))
    return fmt::format("'{}' is a header of Windows; use '--from-msvc'", Name);
  return "";
}

} // namespace amp2hip
