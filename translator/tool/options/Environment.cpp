//===--- Environment.cpp - Folders of amp2hip and Clang -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/Environment.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

namespace amp2hip {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static std::string joined(llvm::StringRef Folder, const llvm::Twine &A, const llvm::Twine &B = "",
                          const llvm::Twine &C = "") {
  llvm::SmallString<256> Result(Folder);
  path::append(Result, A, B, C);
  return Result.str().str();
}

Environment findEnvironment(const char *Argument0) {
  // Pass the address of a function of the binary, which getMainExecutable() may
  // use to find the file of the binary.
  std::string Binary = fs::getMainExecutable(Argument0, reinterpret_cast<void *>(&findEnvironment));
  std::string Prefix = path::parent_path(path::parent_path(Binary)).str();
  std::string Windows = joined(Prefix, "include", "amp2hip-windows");
  if (!fs::exists(joined(Windows, "amp2hip_msvc.h")))
    Windows.clear();
  return {Prefix, joined(Prefix, "include", "amp2hip"), joined(Prefix, "lib"), Binary, Windows};
}

std::string toolIdentity(const Environment &Env) {
  auto Buffer = llvm::MemoryBuffer::getFile(Env.Binary, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  return AMP2HIP_VERSION " " + (Buffer ? llvm::utohexstr(llvm::xxh3_64bits((*Buffer)->getBuffer()),
                                                         /*LowerCase=*/true)
                                       : std::string());
}

llvm::Error checkRuntimeHeaders(const Environment &Env) {
  if (fs::exists(joined(Env.RuntimeIncludeDir, "amp.h")))
    return llvm::Error::success();
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      fmt::format("folder '{}' does not contain 'amp.h'; install amp2hip again, with its headers",
                  Env.RuntimeIncludeDir));
}

llvm::Error checkWindowsHeaders(const Environment &Env) {
  if (!Env.WindowsIncludeDir.empty())
    return llvm::Error::success();
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      fmt::format("folder '{}' does not contain 'amp2hip_msvc.h'; install amp2hip again, with its "
                  "headers for Windows",
                  joined(Env.Prefix, "include", "amp2hip-windows")));
}

/// Returns the value of the last -resource-dir in the flags for \p Input, which
/// is the one that Clang uses; empty if there is none.
static std::string resourceDirInFlags(const clang::tooling::CompilationDatabase &Database,
                                      llvm::StringRef Input) {
  std::string Found;
  for (const clang::tooling::CompileCommand &Command : Database.getCompileCommands(Input)) {
    bool IsValue = false;
    for (llvm::StringRef Flag : Command.CommandLine) {
      if (IsValue || Flag.consume_front("-resource-dir="))
        Found = Flag.str();
      IsValue = !IsValue && Flag == "-resource-dir";
    }
    if (!Found.empty())
      break;
  }
  return Found;
}

llvm::Expected<std::string> findResourceDir(const Environment &Env,
                                            const clang::tooling::CompilationDatabase &Database,
                                            llvm::StringRef Input) {
  std::vector<std::string> Candidates = {resourceDirInFlags(Database, Input)};
  if (Candidates.front().empty())
    Candidates = {joined(Env.Prefix, "lib", "clang", AMP2HIP_CLANG_VERSION),
                  joined(joined(AMP2HIP_LLVM_DIR, "lib"), "clang", AMP2HIP_CLANG_VERSION)};
  for (const std::string &Candidate : Candidates)
    if (fs::exists(joined(Candidate, "include", "stddef.h")))
      return Candidate;
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      fmt::format("resource directory of Clang '{}' does not contain 'include/stddef.h'; name the "
                  "right one with '-- -resource-dir=<dir>'",
                  Candidates.back()));
}

} // namespace amp2hip
