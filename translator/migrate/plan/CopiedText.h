//===--- CopiedText.h - The text of a file that is copied -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of files contain what Linux needs: the names in include directives are
// those of the file system.
//
//   #include "..\Common\Timer.H"   becomes   #include "../common/timer.h"
//   #include <Windows.h>           becomes   #include <windows.h>
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_COPIEDTEXT_H
#define AMP2HIP_MIGRATE_PLAN_COPIEDTEXT_H

#include "migrate/plan/MigrationPlan.h"
#include "migrate/plan/lexical/IncludeSearch.h"
#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Returns the bytes to write for the file \p F with the contents \p Bytes.
///
/// In a C or C++ file, changes the names in the include directives whose file is
/// found in the code base in another case or with backslashes, and those of system
/// headers; an absolute path below the root becomes relative. Directives in comments and in `#if 0`
/// are left as they are. Converts UTF-16 to UTF-8 with a byte order mark, and says so in \p Notes.
/// Replaces `for each` in C++ code, and suffixes such as `i64` in C code. Writes `int` for `long`
/// with --long=32. Everything else, and every other file, stays byte for byte. \p Search caches
/// what it finds.
std::string copiedText(const MigrationPlan &P, IncludeSearch &Search, const PlannedFile &F,
                       llvm::StringRef Bytes, std::vector<Note> &Notes);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_COPIEDTEXT_H
