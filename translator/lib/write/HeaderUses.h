//===--- HeaderUses.h - Which output uses which header ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A folder of translated headers is shared by many outputs, each written by a
/// run of its own. Whether a header may be replaced depends on the others,
/// which only this record knows.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LIB_WRITE_HEADERUSES_H
#define AMP2HIP_LIB_WRITE_HEADERUSES_H

#include "write/NewFolders.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// One output's need of one translated header. All paths are relative to the
/// folder of headers, so that a tree can be moved.
struct HeaderUse {
  std::string Header;   ///< The translated header.
  std::string Output;   ///< The main output that was written with it.
  std::string Original; ///< What it was translated from.
  std::string TextHash; ///< Of the translation that the output needs.
  std::string Tool;     ///< The amp2hip that made it.

  bool operator<(const HeaderUse &Other) const {
    return std::tie(Header, Output, Original, TextHash, Tool) <
           std::tie(Other.Header, Other.Output, Other.Original, Other.TextHash,
                    Other.Tool);
  }
};

/// Waits for the folder, makes it if need be, and keeps other runs out of it
/// for as long as the object lives.
class HeaderFolderLock {
public:
  /// What it makes it records in \p Folders.
  static llvm::Expected<HeaderFolderLock> acquire(llvm::StringRef Folder,
                                                  NewFolders &Folders);
  HeaderFolderLock(HeaderFolderLock &&Other);
  HeaderFolderLock &operator=(HeaderFolderLock &&) = delete;
  ~HeaderFolderLock();

  /// The folder was made for this run, which failed: removes the lock's file, so
  /// that the folder can be removed. Runs that wait for it make it anew.
  void removeFile();

private:
  HeaderFolderLock(int FD, std::string Path) : FD(FD), Path(std::move(Path)) {}
  int FD;
  std::string Path;
};

/// The record of one folder. The caller holds the lock.
class HeaderUses {
public:
  /// Whether the folder was ever written to.
  static bool exist(llvm::StringRef Folder);

  /// Uses by outputs that are no longer there are left out.
  static llvm::Expected<HeaderUses> read(llvm::StringRef Folder);

  /// Where the record is kept.
  static std::string pathIn(llvm::StringRef Folder);

  /// Forgets what \p Output needed before.
  void removeUsesBy(llvm::StringRef Output);
  void add(HeaderUse Use) { Uses.push_back(std::move(Use)); }
  std::vector<HeaderUse> usesOf(llvm::StringRef Header) const;

  /// The record as text: the same for the same uses, whatever their order.
  std::string text() const;

private:
  std::vector<HeaderUse> Uses;
};

} // namespace amp2hip

#endif // AMP2HIP_LIB_WRITE_HEADERUSES_H
