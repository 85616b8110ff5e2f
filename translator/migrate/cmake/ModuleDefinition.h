//===--- ModuleDefinition.h - Exports of .def files -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads module definition files, which name the functions that a DLL exports.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_MODULEDEFINITION_H
#define AMP2HIP_MIGRATE_CMAKE_MODULEDEFINITION_H

#include "migrate/workspace/Workspace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// An exported name.
struct Export {
  std::string Name;
  std::string Internal; ///< Name in the code; empty if it is the same.
  unsigned Ordinal = 0; ///< 0 if the linker chooses it.
};

/// Returns the names of \p E for the linker of Linux, in which `*` means any text: the function may
/// be one of C or of C++. Empty if they are unknown.
std::vector<std::string> symbolsOf(const Export &E);

/// Returns the exports in \p Text, the contents of \p File, that a shared library on
/// Linux can have. Adds a note for each of the others: those of other DLLs, and decorated names
/// with another name or of templates. An export without a name (NONAME) has one on Linux.
std::vector<Export> parseExports(llvm::StringRef Text, llvm::StringRef File,
                                 std::vector<Note> &Notes);

/// The same for the file \p Path. A file that cannot be read has no exports.
std::vector<Export> readExports(llvm::StringRef Path, std::vector<Note> &Notes);

/// Returns a source that defines amp2hip_export_ordinals (win32/modules.h), in which
/// GetProcAddress() looks for the ordinals of \p Exports, those of the file \p Name. Empty if they
/// have none.
std::string exportOrdinalsSource(llvm::ArrayRef<Export> Exports, llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_MODULEDEFINITION_H
