//===--- PrintedMessages.h - Messages that were printed ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_PRINTEDMESSAGES_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_PRINTEDMESSAGES_H

#include "llvm/ADT/StringRef.h"
#include <map>
#include <string>

namespace amp2hip::migrate {

/// The messages that a run has printed. Many sources may include one header with
/// errors; each error is printed for the first of them.
class PrintedMessages {
public:
  /// Returns \p Log, the messages of the translation of \p Source, without those
  /// that were printed for other sources. A line such as `  2 messages in headers
  /// are printed for src/a.cpp` replaces them. Also leaves out all notes about the
  /// pages of rules except the first. \p Root is the folder of the code base: the paths in messages
  /// are absolute or relative to it.
  std::string newIn(llvm::StringRef Log, llvm::StringRef Source, llvm::StringRef Root);

private:
  std::map<std::string, std::string> FirstSources; ///< by messageKey()
  bool HasPageNote = false;                        ///< a note about the pages of rules
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_PRINTEDMESSAGES_H
