//===--- IncludedSymbols.h - The linker option /include ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_INCLUDEDSYMBOLS_H
#define AMP2HIP_MIGRATE_WORKSPACE_INCLUDEDSYMBOLS_H

#include "migrate/workspace/Workspace.h"

namespace amp2hip::migrate::workspace {

/// Lets programs and shared libraries link all objects of their static libraries if their code, or
/// that of these libraries, has a `#pragma comment(linker, "/include:symbol")`. The pragma makes
/// Microsoft's linker take an object to which nothing refers, such as one that registers itself;
/// g++ ignores it. Adds a note for each of these projects.
void findIncludedSymbols(Workspace &W);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_INCLUDEDSYMBOLS_H
