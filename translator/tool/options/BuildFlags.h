//===--- BuildFlags.h - Flags for compilers of the output -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_BUILDFLAGS_H
#define AMP2HIP_TOOL_OPTIONS_BUILDFLAGS_H

#include "options/Environment.h"
#include <string>

namespace amp2hip {

/// The kind of compiler that compiles the output.
enum class BuildTarget {
  Cpu,   ///< g++ or another host compiler.
  Check, ///< Like Cpu; the program checks its accesses to memory.
  Cuda,  ///< nvcc.
  Hip,   ///< hipcc, or clang++.
  Ide,   ///< clangd and other tools of Clang, which read the C++ AMP sources.
  Clangd ///< Like Ide, as a file `.clangd`.
};

/// Returns an error with a message for the user if this amp2hip was built
/// without the backend for \p Target.
llvm::Error checkBackend(const Environment &Env, BuildTarget Target);

/// Returns the flags with which clangd and other tools of Clang read C++ AMP
/// sources, a flag per line: the text of a file compile_flags.txt. With
/// \p FromMsvc, the tools also find the headers in compat/windows.
std::string ideFlags(const Environment &Env, bool FromMsvc);

/// Returns the text of a file `.clangd` with these flags, for clangd in folders
/// whose compile_commands.json or compile_flags.txt lacks them.
std::string clangdSettings(const Environment &Env, bool FromMsvc);

/// Returns the flags to put before the translated sources on the command line
/// of the compiler: language, standard and include folder, quoted for the
/// shell. Flags that are the user's choice (-O2, -arch, --offload-arch) are not
/// included. With \p FromMsvc, for output that uses the headers in
/// compat/windows.
std::string compilerFlags(const Environment &Env, BuildTarget Target, bool FromMsvc);

/// Returns the flags to put after the sources: library folder and libraries.
/// With \p FromMsvc, the library of compat/windows is one of them.
std::string libraryFlags(const Environment &Env, BuildTarget Target, bool FromMsvc);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_BUILDFLAGS_H
