//===--- StringTables.h - Strings of resource scripts -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_STRINGTABLES_H
#define AMP2HIP_MIGRATE_CMAKE_STRINGTABLES_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A string of a STRINGTABLE.
struct ResourceString {
  std::string Name; ///< `IDS_TITLE`, or a number.
  unsigned Number = 0;
  std::string Literal; ///< Without quotes, as in C++.
};

/// Returns the strings of the resource script \p File, a path, in the order of the script. If its
/// tables have several languages, only those of the first one. The values of names are those of
/// `#define NAME 101` in the script and in the headers that it includes. Adds notes about strings
/// whose numbers are not known.
std::vector<ResourceString> readStringTables(llvm::StringRef File, std::vector<Note> &Notes);

/// Returns a source that registers the strings for LoadString(). \p Script is the name of the
/// script.
std::string stringTableSource(llvm::ArrayRef<ResourceString> Strings, llvm::StringRef Script);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_STRINGTABLES_H
