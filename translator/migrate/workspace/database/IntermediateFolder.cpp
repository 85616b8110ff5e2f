//===--- IntermediateFolder.cpp - Folders of MSBuild ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/database/IntermediateFolder.h"

#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// True for names of configurations, platforms and folders that all projects have.
static bool isCommonName(StringRef Part) {
  return llvm::StringSwitch<bool>(Part.lower())
      .Cases("debug", "release", "relwithdebinfo", "minsizerel", true)
      .Cases("x64", "x86", "win32", "amd64", "arm", "arm64", true)
      .Cases("obj", "objs", "int", "intermediate", "temp", "tmp", true)
      .Cases("build", "out", "bin", true)
      .Default(false);
}

std::optional<ObjectFolder> intermediateFolderOf(StringRef Directory, const CompilerFlags &Flags) {
  StringRef Folder = Flags.Output;
  if (!Folder.ends_with("\\") && !Folder.ends_with("/")) {
    const size_t Slash = StringRef(Flags.PrecompiledFile).find_last_of("\\/");
    Folder = StringRef(Flags.PrecompiledFile).take_front(Slash == StringRef::npos ? 0 : Slash);
  }
  if (Folder.empty())
    return std::nullopt;
  const std::string Path = absolutePath(Directory, Folder);
  llvm::SmallVector<StringRef, 16> Parts;
  StringRef(Path).split(Parts, '/', -1, /*KeepEmpty=*/false);
  for (StringRef Part : llvm::reverse(Parts))
    if (!isCommonName(Part) && !Part.ends_with(":"))
      return ObjectFolder{Part.str(), Path, ""};
  return std::nullopt;
}

} // namespace amp2hip::migrate::workspace
