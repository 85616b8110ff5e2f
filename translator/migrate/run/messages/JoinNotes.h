//===--- JoinNotes.h - Notes about several files -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_JOINNOTES_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_JOINNOTES_H

#include "migrate/workspace/Workspace.h"
#include <vector>

namespace amp2hip::migrate {

/// Returns \p Notes with one note for all files about which the text is the same. The note is at
/// the first place and lists the other files.
std::vector<Note> joinEqualNotes(std::vector<Note> Notes);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_JOINNOTES_H
