//===--- ShellFiles.h - Manual page and shell completion --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_SHELLFILES_H
#define AMP2HIP_TOOL_OPTIONS_SHELLFILES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip {

/// Prints a file that describes the options of amp2hip, made from the registered
/// options of LLVM's option parser. \p Kind is the value of `--generate`: "man"
/// for a manual page, "bash" or "zsh" for the completion of that shell. Returns
/// false if \p Kind is none of these.
bool printShellFile(llvm::StringRef Kind, llvm::raw_ostream &Stream);

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_SHELLFILES_H
