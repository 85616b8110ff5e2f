//===--- UniqueName.cpp - Names of temporary files ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/UniqueName.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"

namespace amp2hip {

std::string uniqueName(llvm::StringRef Prefix, llvm::StringRef Suffix) {
  const uint64_t Random = llvm::sys::Process::GetRandomNumber();
  const std::string Digits = llvm::utohexstr(Random, /*LowerCase=*/true, /*Width=*/8);
  return (Prefix + llvm::StringRef(Digits).take_back(8) + Suffix).str();
}

llvm::Expected<std::string> createTemporaryFolder(llvm::StringRef Name) {
  llvm::SmallString<256> Path;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, Path);
  llvm::sys::path::append(Path, Name);
  std::string Folder = uniqueName((Path + "-").str(), "");
  if (std::error_code Reason = llvm::sys::fs::create_directory(Folder, /*IgnoreExisting=*/false,
                                                               llvm::sys::fs::owner_all))
    return llvm::createStringError(
        fmt::format("cannot create the temporary folder '{}': {}", Folder, Reason.message()));
  return Folder;
}

} // namespace amp2hip
