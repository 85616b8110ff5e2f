//===--- SourceFlags.h - Flags of the sources -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TOOL_SOURCEFLAGS_H
#define AMP2HIP_TOOL_SOURCEFLAGS_H

#include "clang/Tooling/ArgumentsAdjusters.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace amp2hip {

/// What to say about the first of \p Flags that Clang does not know; empty if
/// it knows all. They come from the user's own command line.
std::string unknownFlag(llvm::ArrayRef<std::string> Flags);

/// Leaves out what a compilation database says that is of no use here: flags of
/// the compiler that it was written for (GCC's), and precompiled headers, which
/// no other compiler can read; their headers are read as such.
clang::tooling::ArgumentsAdjuster withoutForeignFlags();

} // namespace amp2hip

#endif // AMP2HIP_TOOL_SOURCEFLAGS_H
