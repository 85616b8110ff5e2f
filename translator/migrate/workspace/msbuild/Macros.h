//===--- Macros.h - Macros of MSBuild ---------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The properties of a project, which `$(NAME)` refers to.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_MACROS_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_MACROS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

/// An expanded text contains a mark for each macro without a value: its name between
/// these characters, which XML does not allow. The mark shows where a value that
/// is used comes from.
constexpr char UnknownBegin = '\x01', UnknownEnd = '\x02';

/// Returns the contents of the marks in \p Text: names of macros, and property
/// functions such as `$([MSBuild]::Add(1, 2))`.
std::vector<llvm::StringRef> unknownMacros(llvm::StringRef Text);

/// Returns \p Text without marks: what MSBuild would expand it to.
std::string withoutMarks(llvm::StringRef Text);

/// Values of macros. Names are compared without regard to case.
class Macros {
public:
  void set(llvm::StringRef Name, llvm::StringRef Value);
  /// Sets a macro that set() does not change later, like a property that Visual
  /// Studio passes to MSBuild.
  void setGlobal(llvm::StringRef Name, llvm::StringRef Value);
  void setDefault(llvm::StringRef Name, llvm::StringRef Value);
  /// Returns the value, or "" if there is none.
  llvm::StringRef get(llvm::StringRef Name) const;
  bool has(llvm::StringRef Name) const;

  /// Replaces all `$(...)` in \p Text by their values, or by marks. Values are not
  /// expanded again, because set() receives expanded values. Returns an error with
  /// one sentence if the expansions of this object exceed the limit.
  llvm::Expected<std::string> expand(llvm::StringRef Text) const;

private:
  llvm::StringMap<std::string> Values; ///< By name in lower case.
  llvm::StringSet<> Globals;
  mutable size_t Expanded = 0; ///< Bytes of all expansions so far.
};

/// Returns whether the macro \p Name is one of Visual Studio's own, such as
/// `VCTargetsPath`, whose value has no meaning on Linux.
bool isVisualStudioMacro(llvm::StringRef Name);

/// Splits a list at ";". Removes spaces around the elements, empty elements, elements
/// with marks, and the escapes `%XX`.
std::vector<std::string> splitList(llvm::StringRef Text);

/// Replaces the escapes `%XX` of MSBuild by their characters.
std::string unescape(llvm::StringRef Text);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_MACROS_H
