//===--- NewFolders.cpp - Folders that a failed run removes ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/NewFolders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

namespace fs = llvm::sys::fs;

NewFolders::~NewFolders() {
  for (const std::string &Folder : llvm::reverse(Made))
    (void)fs::remove(Folder); // fails if it is not empty
}

std::error_code NewFolders::make(llvm::StringRef Folder) {
  if (Folder.empty() || fs::is_directory(Folder))
    return {};
  if (fs::exists(Folder))
    return std::make_error_code(std::errc::not_a_directory);
  if (std::error_code Reason = make(llvm::sys::path::parent_path(Folder)))
    return Reason;
  std::error_code Reason = fs::create_directory(Folder, /*IgnoreExisting=*/false);
  if (!Reason)
    Made.push_back(Folder.str());
  // Not an error if another process has created the folder in the meantime.
  return Reason && fs::is_directory(Folder) ? std::error_code() : Reason;
}

bool NewFolders::made(llvm::StringRef Folder) const { return llvm::is_contained(Made, Folder); }

} // namespace amp2hip
