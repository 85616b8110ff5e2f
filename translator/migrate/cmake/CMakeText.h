//===--- CMakeText.h - Text of CMake files ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Quotes and lays out the commands of a CMake file.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_CMAKETEXT_H
#define AMP2HIP_MIGRATE_CMAKE_CMAKETEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// Returns the text of the argument \p Value, in which CMake replaces nothing,
/// without the quotes that it may need.
std::string literal(llvm::StringRef Value);

/// Returns the same for a path that is relative to the folder of the CMake file.
std::string relativeLiteral(llvm::StringRef Path);

/// Returns whether \p Value can be an element of a list. CMake splits lists at
/// semicolons, and brackets that are not closed join elements.
bool canBeInList(llvm::StringRef Value);
/// Returns whether \p Value can be a path in the options of a compiler. CMake passes on `$(NAME)`
/// as a variable of make.
bool canBePath(llvm::StringRef Value);
/// Returns whether \p Value can be the path of a source: a list element without
/// references to CMake variables and without characters that build systems treat
/// specially. Windows does not allow these characters in names.
bool canBeSourcePath(llvm::StringRef Value);

/// Returns the command \p Name with the arguments \p Head and \p Values, which are
/// texts of literal() or expressions; quotes are added. The command takes one line
/// if it is short, else a line for \p Head and one for each value.
std::string command(llvm::StringRef Name, llvm::ArrayRef<std::string> Head,
                    llvm::ArrayRef<std::string> Values);

/// Returns \p Text as a comment, in lines of at most 100 columns.
std::string comment(llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_CMAKETEXT_H
