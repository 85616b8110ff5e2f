//===--- Progress.h - Progress of a run -------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_PROGRESS_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_PROGRESS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace amp2hip::migrate {

/// Returns "[ 312/1000] 2 failed  src/solver.cpp", shortened to \p Columns.
std::string progressLine(unsigned Done, unsigned Total, unsigned Failed, llvm::StringRef File,
                         unsigned Columns);

/// Prints the progress of the translations and the messages between it. On a
/// terminal, the last line is rewritten in place. In a log, there is a line
/// after each tenth of the files.
class Progress {
public:
  Progress(llvm::raw_ostream &Stream, bool IsTerminal, unsigned Columns)
      : Stream(Stream), IsTerminal(IsTerminal), Columns(Columns) {}
  ~Progress() { clear(); }
  Progress(const Progress &) = delete;

  void begin(unsigned NumberOfFiles);
  /// Sets the file of the progress line.
  void started(llvm::StringRef File);
  /// Counts a file that has ended.
  void finished(bool HasFailed);
  /// Prints \p Text, which ends with a line break or is empty.
  void print(llvm::StringRef Text);
  /// Removes the progress line.
  void clear();

private:
  void draw();

  llvm::raw_ostream &Stream;
  bool IsTerminal;
  unsigned Columns;
  unsigned Done = 0, Total = 0, Failed = 0;
  std::string File;
  std::string Drawn; ///< The progress line on the terminal; empty if there is none.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_PROGRESS_H
