//===--- SplitCommandLine.h - Command lines as lists of arguments ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the command lines of compilers, and reads the response files that they
// name.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_FLAGS_SPLITCOMMANDLINE_H
#define AMP2HIP_MIGRATE_WORKSPACE_FLAGS_SPLITCOMMANDLINE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// The rules for quotes and backslashes in command lines.
enum class Quoting { Posix, Windows };

std::vector<std::string> splitCommandLine(llvm::StringRef Command, Quoting Rules);

/// Replaces every argument `@FILE` by the arguments in the file, which may be such
/// arguments. \p Find returns the path of FILE, or nothing if it does not exist.
/// \p Report receives one sentence for each file that cannot be read, or that
/// includes itself; its argument is left out.
std::vector<std::string>
expandResponseFiles(const std::vector<std::string> &Arguments, Quoting Rules,
                    llvm::function_ref<std::optional<std::string>(llvm::StringRef)> Find,
                    llvm::function_ref<void(std::string)> Report);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_FLAGS_SPLITCOMMANDLINE_H
