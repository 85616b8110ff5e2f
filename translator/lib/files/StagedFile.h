//===--- StagedFile.h - Replacing a file as a whole -------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FILES_STAGEDFILE_H
#define AMP2HIP_FILES_STAGEDFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip {

/// The new contents of a file, in a temporary file next to it. stage() writes
/// the temporary file and detects most errors; commit() only renames it. If
/// commit() is never called, the temporary file is removed, also if a signal
/// ends the process.
class StagedFile {
public:
  /// Writes \p Text to a temporary file in the folder of \p Path. Fails with a
  /// message that names \p Path if it cannot be written. Special cases:
  ///
  /// - A file that already contains \p Text is never changed.
  /// - Symbolic links are followed.
  /// - commit() writes directly to standard output ("-"), to a file that is not
  ///   regular (/dev/null), and through a link to a file that does not exist.
  static llvm::Expected<StagedFile> stage(llvm::StringRef Path, llvm::StringRef Text);

  /// Does the same with the contents of the file at \p Source, which may have any size.
  static llvm::Expected<StagedFile> stageCopy(llvm::StringRef Path, llvm::StringRef Source);

  StagedFile(StagedFile &&Other) noexcept;
  StagedFile &operator=(StagedFile &&) = delete;
  ~StagedFile();

  /// Replaces the file by its new contents.
  llvm::Error commit();

private:
  explicit StagedFile(llvm::StringRef Path) : Path(Path) {}
  static llvm::Expected<StagedFile>
  stage(llvm::StringRef Path, llvm::function_ref<bool()> IsUpToDate,
        llvm::function_ref<std::error_code(llvm::raw_ostream &)> Write);

  std::string Path;
  std::string Text;      ///< Empty if the text is in Temporary.
  std::string Temporary; ///< The path of the temporary file; empty if there is none.
  bool InPlace = false;  ///< commit() writes directly to Path.
};

/// Replaces the file at \p Path, or standard output ("-"), by what \p Write prints. The error names
/// \p Path. Unlike llvm::writeToOutput, accepts '%' in the path.
llvm::Error writeWholeFile(llvm::StringRef Path,
                           llvm::function_ref<void(llvm::raw_ostream &)> Write);

/// Returns the error "cannot write 'Path': Reason".
llvm::Error cannotWrite(llvm::StringRef Path, std::error_code Reason);

} // namespace amp2hip

#endif // AMP2HIP_FILES_STAGEDFILE_H
