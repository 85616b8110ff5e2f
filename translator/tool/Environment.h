//===--- Environment.h - Where amp2hip's and Clang's own files are --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_ENVIRONMENT_H
#define AMP2HIP_TOOL_ENVIRONMENT_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip {

/// The folders beside the running binary. The build tree has the layout of an
/// installation: bin/, include/amp2hip/, lib/.
struct Environment {
  std::string Prefix;
  std::string RuntimeIncludeDir; ///< Holds amp.h.
  std::string LibraryDir;        ///< Holds libamp2hip.a.
  std::string Binary;            ///< The running file.
};

/// \p Argument0 is the name that the process was started by.
Environment findEnvironment(const char *Argument0);

/// What tells this build of amp2hip from any other: a hash of its binary.
std::string toolIdentity(const Environment &Env);

/// Fails, with a sentence, if amp2hip's headers are not where they belong.
llvm::Error checkRuntimeHeaders(const Environment &Env);

/// Clang's resource directory (holds include/stddef.h): what -resource-dir in
/// the flags for \p Input says, else beside the binary, else that of the LLVM
/// that amp2hip was built with. Fails if it is not there.
llvm::Expected<std::string>
findResourceDir(const Environment &Env,
                const clang::tooling::CompilationDatabase &Database,
                llvm::StringRef Input);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_ENVIRONMENT_H
