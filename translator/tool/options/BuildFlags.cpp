//===--- BuildFlags.cpp - Flags for compilers of the output ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements `--cflags` and `--libs`, which print the flags with which g++,
// nvcc or a HIP compiler compiles and links the output. They equal those of the
// CMake targets.
//
//===----------------------------------------------------------------------===//
#include "options/BuildFlags.h"

#include "migrate/workspace/flags/IdeFlags.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <vector>

namespace amp2hip {

/// Returns \p Text as one word for the shell. Quotes it only if it contains
/// characters that may be special.
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

/// Returns \p Option followed by \p Folder, as one word for the shell. nvcc
/// passes such options to another shell, so that a folder with spaces needs a
/// second pair of quotes.
static std::string folderFlag(llvm::StringRef Option, llvm::StringRef Folder, BuildTarget Target) {
  if (Target == BuildTarget::Cuda && Folder.contains(' '))
    return shellWord((Option + "\"" + Folder + "\"").str());
  return shellWord((Option + Folder).str());
}

static const char *languageFlag(BuildTarget Target) {
  switch (Target) {
  case BuildTarget::Cpu:
    return "-x c++ ";
  case BuildTarget::Check:
    // -Wp: for the compiler and not the linker, which would add the libraries of
    // the sanitizers. -fno-builtin: the compiler does not observe copies that it
    // inserts for calls of these functions.
    return "-x c++ -g -Wp,-fsanitize=thread,-fsanitize=bounds-strict -fno-builtin-memcpy "
           "-fno-builtin-memmove -fno-builtin-memset -fno-builtin-memcmp ";
  case BuildTarget::Cuda:
    return "-x cu ";
  case BuildTarget::Hip:
    return "-x hip ";
  case BuildTarget::Ide:
  case BuildTarget::Clangd:
    break; // see ideFlags()
  }
  return "";
}

/// Returns flags that nvcc needs to reject wrong code and to accept correct
/// code. Without them, nvcc only warns about calls of host functions in device
/// code, whose result is undefined, and about kernels that host code cannot
/// launch (20257). It also forbids device code to call constexpr functions at
/// run time; --expt-relaxed-constexpr allows that. Clang, for HIP, needs no
/// flags: it rejects calls of host functions and accepts such kernels and
/// constexpr calls.
static const char *safetyFlags(BuildTarget Target) {
  return Target == BuildTarget::Cuda
             ? "-Werror cross-execution-space-call --diag-error 20257 --expt-relaxed-constexpr "
             : "";
}

llvm::Error checkBackend(const Environment &Env, BuildTarget Target) {
  if (Target != BuildTarget::Cuda && Target != BuildTarget::Hip)
    return llvm::Error::success();
  bool IsCuda = Target == BuildTarget::Cuda;
  llvm::SmallString<256> Library(Env.LibraryDir);
  llvm::sys::path::append(Library, IsCuda ? "libamp2hip_cuda.a" : "libamp2hip_hip.a");
  if (llvm::sys::fs::exists(Library))
    return llvm::Error::success();
  return llvm::createStringError(
      "amp2hip was built without its %s backend ('%s' does not exist); %s, then "
      "configure and build amp2hip again",
      IsCuda ? "CUDA" : "HIP", Library.c_str(),
      IsCuda ? "install CUDA, or set AMP2HIP_NVCC to the path of nvcc"
             : "install HIP, or set AMP2HIP_HIP_ROOT, AMP2HIP_HIP_CLANG and "
               "AMP2HIP_HIP_LIBRARY to the paths of HIP, its compiler and its "
               "library");
}

static std::vector<std::string> flagsOfEditors(const Environment &Env, bool FromMsvc) {
  return flagsForEditors(Env.RuntimeIncludeDir, FromMsvc ? Env.WindowsIncludeDir : std::string());
}

std::string ideFlags(const Environment &Env, bool FromMsvc) {
  return llvm::join(flagsOfEditors(Env, FromMsvc), "\n");
}

std::string clangdSettings(const Environment &Env, bool FromMsvc) {
  std::string Text = "CompileFlags:\n  Compiler: clang++\n  Add:\n";
  for (const std::string &Flag : flagsOfEditors(Env, FromMsvc)) {
    Text += "    - '";
    for (char C : Flag) // YAML doubles quotes in a quoted string
      Text += C == '\'' ? "''" : std::string(1, C);
    Text += "'\n";
  }
  return Text;
}

/// Returns the flags of the CMake target amp2hip::compat, with a space before
/// each.
static std::string windowsFlags(const Environment &Env, BuildTarget Target) {
  std::string Unsupported =
      folderFlag("-idirafter", Env.WindowsIncludeDir + "/unsupported", Target);
  if (Target == BuildTarget::Cuda)
    Unsupported = "-Xcompiler " + Unsupported; // nvcc has no such option
  return " -isystem " + folderFlag("", Env.WindowsIncludeDir, Target) + " " + Unsupported +
         " -include amp2hip_msvc.h";
}

std::string compilerFlags(const Environment &Env, BuildTarget Target, bool FromMsvc) {
  std::string Flags = std::string("-std=c++17 ") + languageFlag(Target) + safetyFlags(Target) +
                      folderFlag("-I", Env.RuntimeIncludeDir, Target);
  return FromMsvc ? Flags + windowsFlags(Env, Target) : Flags;
}

std::string libraryFlags(const Environment &Env, BuildTarget Target, bool FromMsvc) {
  std::string Flags = folderFlag("-L", Env.LibraryDir, Target);
  // The linker requires a library before the libraries that it depends on.
  // amp2hip and amp2hip_cpu, which every program needs, depend on each other.
  if (Target == BuildTarget::Cuda)
    Flags += " -lamp2hip_cuda";
  if (Target == BuildTarget::Hip)
    Flags += " -lamp2hip_hip";
  if (Target == BuildTarget::Check)
    Flags += " -lamp2hip_check";
  if (FromMsvc)
    // Nothing refers to the object that sets the locale of streams.
    Flags += fmt::format(" {}-u,amp2hip_windows_stream_locale,-u,newlocale -lamp2hip_windows",
                         Target == BuildTarget::Cuda ? "-Xlinker " : "-Wl,");
  Flags += " -lamp2hip -lamp2hip_cpu -lamp2hip -lamp2hip_cpu"
           " -ltbb -lboost_context -lpthread";
  if (FromMsvc)
    Flags += " -ldl";
  if (Target == BuildTarget::Hip)
    Flags += " -lamdhip64";
  return Flags;
}

} // namespace amp2hip
