//===--- NormalizeWorkspace.h - The common part of the readers ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Completes a workspace whose projects have been read.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_NORMALIZEWORKSPACE_H
#define AMP2HIP_MIGRATE_WORKSPACE_NORMALIZEWORKSPACE_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace amp2hip::migrate::workspace {

/// Sets the root of \p W to the deepest folder that contains the folder \p Begin and
/// the files and include folders of the projects, and stores \p Begin. Files for which the root
/// would be "/" or contain the user's home folder are removed, with a note. Include folders for
/// which \p IsExternal holds do not count.
void setRoot(Workspace &W, llvm::StringRef Begin,
             llvm::function_ref<bool(llvm::StringRef)> IsExternal);

/// Returns the configuration that translations use: \p Wanted, or Release if it
/// exists, or the first. Returns an error that names \p Source if \p Wanted does not
/// exist.
llvm::Expected<std::string> chooseConfiguration(llvm::ArrayRef<std::string> Configurations,
                                                llvm::StringRef Wanted, llvm::StringRef Source);

/// Gives projects with equal names different ones, and corrects the lists that refer
/// to them: the lists contain indices of projects as decimal numbers before.
void setUniqueNames(Workspace &W);

/// Sorts the notes. Of those with one text in a file, such as for several configurations,
/// only the first remains.
void sortNotes(std::vector<Note> &Notes);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_NORMALIZEWORKSPACE_H
