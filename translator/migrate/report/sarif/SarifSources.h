//===--- SarifSources.h - Source ranges for a SARIF report ---- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_SARIF_SARIFSOURCES_H
#define AMP2HIP_MIGRATE_REPORT_SARIF_SARIFSOURCES_H

#include "migrate/report/MigrationReport.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>

namespace amp2hip::migrate {

/// Turns places into ranges of a clang::SourceManager, which a
/// clang::SarifDocumentWriter needs. The files are virtual and contain UTF-8,
/// because the writer counts columns in characters of UTF-8. A file that does
/// not exist on this machine gets a text in which all places of the migration
/// exist.
class SarifSources {
public:
  explicit SarifSources(const Migration &M);

  const clang::SourceManager &manager() const { return *Manager; }
  /// Returns the range of \p Where. The range begins in line 1 if the line is
  /// unknown. \p Default is the file of a place without file.
  clang::CharSourceRange rangeOf(const Place &Where, llvm::StringRef Default);

  /// Replaces the URI of a virtual file in an artifactLocation object: by one
  /// relative to the root of the code base, else by that of the file.
  static void fixLocation(llvm::json::Object &ArtifactLocation);
  /// Returns an artifactLocation object for a file as in Place.
  static llvm::json::Object locationOf(llvm::StringRef File);
  /// Returns the URI of a folder, with a slash at the end.
  static std::string uriOfFolder(llvm::StringRef Path);

private:
  clang::FileID fileOf(llvm::StringRef File);

  std::string Root;
  /// For each file the length of each line that a place needs.
  std::map<std::string, std::map<int, int>> Needed;
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> FileSystem;
  std::unique_ptr<clang::FileManager> Files;
  std::unique_ptr<clang::DiagnosticsEngine> Diagnostics;
  std::unique_ptr<clang::SourceManager> Manager;
  llvm::StringMap<clang::FileID> Ids;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_SARIF_SARIFSOURCES_H
