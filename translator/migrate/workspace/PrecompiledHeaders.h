//===--- PrecompiledHeaders.h - Folders of precompiled headers --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_PRECOMPILEDHEADERS_H
#define AMP2HIP_MIGRATE_WORKSPACE_PRECOMPILEDHEADERS_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate::workspace {

/// Lets all sources of \p P find the precompiled header \p Header. With /Yu, cl.exe
/// does not search the header, so sources in other folders than the header need no
/// include folder. Without it they do: the folder of the header is added as the last
/// one that is searched. \p FindFile returns the file that an absolute path means.
void addPrecompiledHeaderFolder(
    Project &P, llvm::StringRef Header,
    llvm::function_ref<std::optional<std::string>(llvm::StringRef)> FindFile);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_PRECOMPILEDHEADERS_H
