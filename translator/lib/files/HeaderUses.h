//===--- HeaderUses.h - Records of the uses of headers ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Records which output uses which translated header, in the file
/// ".amp2hip/uses.json" of the header folder. Several outputs, which separate
/// processes write, may share the folder. A header may be replaced only if the
/// other outputs that use it permit that (see HeaderConflict.h).
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_HEADERUSES_H
#define AMP2HIP_FILES_HEADERUSES_H

#include "files/NewFolders.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

/// The use of a translated header by an output. All paths are relative to the
/// header folder, so that the whole tree of files can be moved.
struct HeaderUse {
  std::string Header;   ///< The translated header.
  std::string Output;   ///< The main output that includes it.
  std::string Original; ///< The file that it was translated from.
  std::string TextHash; ///< The hash of the translation that the output needs.
  std::string Tool;     ///< The build of amp2hip that wrote it.

  bool operator<(const HeaderUse &Other) const {
    return std::tie(Header, Output, Original, TextHash, Tool) <
           std::tie(Other.Header, Other.Output, Other.Original, Other.TextHash, Other.Tool);
  }
};

/// An exclusive lock on a header folder, held during the lifetime of the
/// object. Other processes wait for the file ".amp2hip/lock".
class HeaderFolderLock {
public:
  /// Waits for the lock on \p Folder and returns it. Creates the folder if it
  /// does not exist, and adds it to \p Folders. Fails if it cannot write the
  /// file.
  static llvm::Expected<HeaderFolderLock> acquire(llvm::StringRef Folder, NewFolders &Folders);
  HeaderFolderLock(HeaderFolderLock &&Other) noexcept;
  HeaderFolderLock &operator=(HeaderFolderLock &&) = delete;
  ~HeaderFolderLock();

  /// Removes the lock's file, so that the folder can be removed. To be called
  /// if this process created the folder and then failed. Waiting processes
  /// create the file again.
  void removeFile();

private:
  HeaderFolderLock(int FD, std::string Path) : FD(FD), Path(std::move(Path)) {}
  int FD;
  std::string Path;
};

/// The uses of all headers in one header folder. The caller must hold the lock
/// on the folder.
class HeaderUses {
public:
  /// True if \p Folder has a record.
  static bool exists(llvm::StringRef Folder);

  /// Reads the record of \p Folder. Ignores uses by outputs that no longer
  /// exist. Returns an empty object if there is no record. Fails if the record
  /// is damaged.
  static llvm::Expected<HeaderUses> read(llvm::StringRef Folder);

  /// Returns the path of the record of \p Folder.
  static std::string pathIn(llvm::StringRef Folder);

  /// Removes all uses by \p Output.
  void removeUsesBy(llvm::StringRef Output);
  /// Adds \p Use.
  void add(HeaderUse Use) { Uses.push_back(std::move(Use)); }
  /// Returns the uses of \p Header, sorted.
  std::vector<HeaderUse> usesOf(llvm::StringRef Header) const;

  /// Returns the contents of the record: JSON, sorted so that it does not
  /// depend on the order of the calls of add().
  std::string text() const;

private:
  std::vector<HeaderUse> Uses;
};

} // namespace amp2hip

#endif // AMP2HIP_FILES_HEADERUSES_H
