//===--- SourceFlags.h - Flags of the sources -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_OPTIONS_SOURCEFLAGS_H
#define AMP2HIP_TOOL_OPTIONS_SOURCEFLAGS_H

#include "clang/Tooling/ArgumentsAdjusters.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Option/ArgList.h"
#include <string>

namespace amp2hip {

/// Parses \p Flags, which must outlive the result, as Clang's driver does. Stores in \p
/// MissingCount how many arguments the last flag lacks.
llvm::opt::InputArgList parseDriverFlags(llvm::ArrayRef<std::string> Flags, unsigned &MissingCount);

/// Returns a message about the first flag in \p Flags, from amp2hip's command
/// line, that Clang does not know; empty if it knows all.
std::string unknownFlag(llvm::ArrayRef<std::string> Flags);

/// Returns an adjuster that removes flags from a compilation database:
///
/// - flags that Clang does not know, such as GCC's;
/// - -Werror flags, because amp2hip does not print Clang's warnings;
/// - -include-pch, because Clang cannot read the precompiled headers of other
///   compilers. The headers themselves are still included.
clang::tooling::ArgumentsAdjuster withoutForeignFlags();

/// Returns an adjuster that removes the flags of `--cflags=ide`, with which only
/// clangd reads the sources: a user's compile_flags.txt and the databases of
/// add_amp_executable() contain them.
clang::tooling::ArgumentsAdjuster withoutFlagsForEditors();

} // namespace amp2hip

#endif // AMP2HIP_TOOL_OPTIONS_SOURCEFLAGS_H
