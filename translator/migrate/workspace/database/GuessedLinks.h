//===--- GuessedLinks.h - Libraries that a database does not tell ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_DATABASE_GUESSEDLINKS_H
#define AMP2HIP_MIGRATE_WORKSPACE_DATABASE_GUESSEDLINKS_H

#include <string>

namespace amp2hip::migrate {
struct Workspace;

namespace workspace {

/// Links all programs of \p W without linked projects to all libraries, because a compilation
/// database does not say which. Libraries that contain the same source define the same functions;
/// a program links to the one whose definitions of macros are most similar to its own. Returns a
/// sentence about it, which is empty if nothing was linked.
std::string linkByGuess(Workspace &W);

} // namespace workspace
} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_WORKSPACE_DATABASE_GUESSEDLINKS_H
