//===--- Environment.h - Folders of amp2hip and Clang -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_ENVIRONMENT_H
#define AMP2HIP_TOOL_OPTIONS_ENVIRONMENT_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip {

/// The folders of this amp2hip, found relative to the running binary. The build
/// tree has the same layout as an installation: bin/, include/amp2hip/, lib/.
struct Environment {
  std::string Prefix;            ///< The parent of bin/.
  std::string RuntimeIncludeDir; ///< Contains amp.h.
  std::string LibraryDir;        ///< Contains libamp2hip.a.
  std::string Binary;            ///< The path of the running binary.
  std::string WindowsIncludeDir; ///< Contains amp2hip_msvc.h; empty if not installed.
};

/// Returns the folders of this amp2hip. \p Argument0 is argv[0] of the process.
Environment findEnvironment(const char *Argument0);

/// Returns a text that identifies this build of amp2hip: its version and a hash
/// of its binary.
std::string toolIdentity(const Environment &Env);

/// Returns an error with a message for the user if amp2hip's headers are
/// missing.
llvm::Error checkRuntimeHeaders(const Environment &Env);

/// The same for the headers for Windows.
llvm::Error checkWindowsHeaders(const Environment &Env);

/// Returns Clang's resource directory, which contains include/stddef.h: the
/// value of -resource-dir in the flags for \p Input; else the directory in
/// lib/clang of this installation; else that of the LLVM with which amp2hip was
/// built. Returns an error if it does not exist.
llvm::Expected<std::string> findResourceDir(const Environment &Env,
                                            const clang::tooling::CompilationDatabase &Database,
                                            llvm::StringRef Input);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_ENVIRONMENT_H
