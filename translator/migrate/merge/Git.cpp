//===--- Git.cpp - Running git --------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/Git.h"

#include "files/UniqueName.h"
#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include <optional>

using namespace llvm;

namespace amp2hip::migrate {

Expected<GitResult> runGit(ArrayRef<std::string> Arguments, StringRef ScratchFolder) {
  ErrorOr<std::string> Program = sys::findProgramByName("git");
  if (!Program)
    return createStringError("amp2hip needs 'git' to merge and compare files; install it");
  const std::string Output = uniqueName((ScratchFolder + "/git-").str(), ".txt");
  FileRemover RemoveOutput(Output);

  SmallVector<StringRef, 16> All = {"git"};
  All.append(Arguments.begin(), Arguments.end());
  std::string Message;
  int Code = sys::ExecuteAndWait(*Program, All, std::nullopt,
                                 {StringRef(""), StringRef(Output), StringRef("")},
                                 /*SecondsToWait=*/0, /*MemoryLimit=*/0, &Message);
  if (Code < 0)
    return createStringError(fmt::format("cannot run '{}': {}", *Program, Message));
  auto Buffer = MemoryBuffer::getFile(Output, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return createStringError(
        fmt::format("cannot read '{}': {}", Output, Buffer.getError().message()));
  return GitResult{Code, (*Buffer)->getBuffer().str()};
}

} // namespace amp2hip::migrate
