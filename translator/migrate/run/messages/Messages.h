//===--- Messages.h - Sentences about files of a migration ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_MESSAGES_MESSAGES_H
#define AMP2HIP_MIGRATE_RUN_MESSAGES_MESSAGES_H

#include "migrate/FileRecord.h"
#include "migrate/merge/UpdateFile.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip::migrate {

/// Returns a line about something that the user has to know about the file
/// \p Path; empty if there is nothing. \p Text is the text with the conflict
/// markers for Publication::Conflict.
std::string describePublication(llvm::StringRef Path, UpdateOutcome What, llvm::StringRef Text);

/// Returns the line of `amp2hip check` for a difference; empty for other files.
std::string describeDifference(llvm::StringRef Relative, UpdateOutcome What);

/// Returns "src/a.cpp: failed, 3 errors, 1 warning"; empty for a record without
/// errors and warnings.
std::string describeRecord(const FileRecord &Record);

/// Returns the errors of \p Record in Clang's format, with their lines of code. \p Root is the
/// folder of the code base.
std::string errorTexts(const FileRecord &Record, llvm::StringRef Root);

/// Returns \p F, a finding of \p Source, with its notes in Clang's format.
std::string findingText(const Finding &F, const std::string &Source, llvm::StringRef Root);

/// Returns a text that is equal for records with the same errors and warnings. Returns an
/// empty text if any of them is in the source itself, and not in a header.
std::string keyOfHeaderMessages(const FileRecord &Record);

/// Returns "1 file" or "2 files".
std::string counted(size_t Count, llvm::StringRef Noun);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_MESSAGES_MESSAGES_H
