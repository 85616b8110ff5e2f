//===--- TranslationResult.h - Results of child processes -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_CHILDREN_TRANSLATIONRESULT_H
#define AMP2HIP_MIGRATE_RUN_CHILDREN_TRANSLATIONRESULT_H

#include "migrate/FileRecord.h"
#include "migrate/plan/MigrationPlan.h"
#include "migrate/run/children/ChildPool.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <string>

namespace amp2hip::migrate {

/// Returns the record of a translation. \p Written is the text of the record
/// that the child process wrote; empty if it wrote none. \p Log is what it
/// printed. If the child crashed, ran out of time or wrote no usable record, the
/// record has an error that says so.
FileRecord recordOf(const PlannedFile &F, const ChildResult &Result, llvm::StringRef Written,
                    llvm::StringRef Log, unsigned SecondsLimit);

/// Adds an error at the first line of the source to \p Record and sets its state.
void setFailed(FileRecord &Record, llvm::StringRef State, std::string Message);

/// True if a translation with this outcome wrote outputs.
bool isSuccess(llvm::StringRef State);

/// Reads the outputs of \p Record below \p Folder, by path relative to DIR.
/// Returns an error if one is missing or leads out of the folder.
llvm::Expected<std::map<std::string, std::string>> readOutputs(const FileRecord &Record,
                                                               llvm::StringRef Folder);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_CHILDREN_TRANSLATIONRESULT_H
