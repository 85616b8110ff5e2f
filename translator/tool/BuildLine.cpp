//===--- BuildLine.cpp - What a compiler of the output needs --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "BuildLine.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

namespace amp2hip {

/// One word for the shell: as it is where no character means anything there.
static std::string shellWord(llvm::StringRef Text) {
  auto IsPlain = [](char C) {
    return llvm::isAlnum(C) || llvm::StringRef("_-+=./:,@%").contains(C) ||
           static_cast<unsigned char>(C) >= 0x80;
  };
  if (llvm::all_of(Text, IsPlain))
    return Text.str();
  std::string Quoted = "'";
  for (char C : Text)
    Quoted += C == '\'' ? "'\\''" : std::string(1, C);
  return Quoted + "'";
}

/// \p Option with its folder. nvcc hands it on through a shell of its own and
/// wants the folder quoted once more.
static std::string folderFlag(llvm::StringRef Option, llvm::StringRef Folder,
                              BuildTarget Target) {
  if (Target == BuildTarget::Cuda && Folder.contains(' '))
    return shellWord((Option + "\"" + Folder + "\"").str());
  return shellWord((Option + Folder).str());
}

static const char *languageFlag(BuildTarget Target) {
  switch (Target) {
  case BuildTarget::Cpu:
    return "-x c++ ";
  case BuildTarget::Cuda:
    return "-x cu ";
  case BuildTarget::Hip:
    return "-x hip ";
  }
  return "";
}

std::string compilerFlags(const Environment &Env, BuildTarget Target) {
  return std::string("-std=c++17 ") + languageFlag(Target) +
         folderFlag("-I", Env.RuntimeIncludeDir, Target);
}

std::string libraryFlags(const Environment &Env, BuildTarget Target) {
  std::string Flags = folderFlag("-L", Env.LibraryDir, Target);
  // A library stands before those that it needs. Every program has the CPU
  // accelerators, and the runtime and these need each other.
  if (Target == BuildTarget::Cuda)
    Flags += " -lamp2hip_cuda";
  if (Target == BuildTarget::Hip)
    Flags += " -lamp2hip_hip";
  Flags += " -lamp2hip -lamp2hip_cpu -lamp2hip -lamp2hip_cpu"
           " -ltbb -lboost_context -lpthread";
  if (Target == BuildTarget::Hip)
    Flags += " -lamdhip64";
  return Flags;
}

} // namespace amp2hip
