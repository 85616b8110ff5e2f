//===--- ObjectFiles.h - Object files of other projects ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_OBJECTFILES_H
#define AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_OBJECTFILES_H

#include "migrate/workspace/Workspace.h"

namespace amp2hip::migrate::workspace {

/// Replaces the object files among the libraries of each project in \p W by the sources of other
/// projects from which they are made: test programs link the objects of the program that they
/// test. The sources keep the settings of their project. Adds a note if no project has such a
/// source. Must be called while the lists of dependencies contain indices.
void addSourcesOfObjects(Workspace &W);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_VISUALSTUDIO_OBJECTFILES_H
