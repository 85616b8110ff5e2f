//===--- StagedFile.h - A file that appears whole or not at all -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LIB_WRITE_STAGEDFILE_H
#define AMP2HIP_LIB_WRITE_STAGEDFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include <optional>
#include <string>

namespace amp2hip {

/// The new contents of one file, written beside it and not yet in its place.
/// Whatever can fail fails in stage(); after it, commit() is one rename. One
/// that is never committed leaves nothing behind, also when the process is
/// killed by a signal.
class StagedFile {
public:
  /// Fails, with a sentence that names \p Path, if it cannot be written. A
  /// file that holds \p Text already is not touched, neither now nor by
  /// commit(). A link is followed; what is no regular file (/dev/null) is
  /// written to in place. "-" is standard output.
  static llvm::Expected<StagedFile> stage(llvm::StringRef Path,
                                          llvm::StringRef Text);

  StagedFile(StagedFile &&Other);
  StagedFile &operator=(StagedFile &&) = delete;
  ~StagedFile();

  llvm::Error commit();

private:
  StagedFile(llvm::StringRef Path, llvm::StringRef Text)
      : Path(Path), Text(Text) {}

  std::string Path;
  std::string Text; ///< Only for what is written in place.
  std::optional<llvm::sys::fs::TempFile> Temporary;
  bool InPlace = false;
};

/// "cannot write 'Path': Reason".
llvm::Error cannotWrite(llvm::StringRef Path, std::error_code Reason);

} // namespace amp2hip

#endif // AMP2HIP_LIB_WRITE_STAGEDFILE_H
