//===--- Reports.h - Reports and the baseline -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_REPORTS_H
#define AMP2HIP_MIGRATE_RUN_REPORTS_H

#include "migrate/report/MigrationReport.h"
#include "migrate/run/Migrate.h"
#include "migrate/run/Options.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip::migrate {

/// Checks, before the code base is read, that the reports have known formats.
llvm::Error checkReportFormats(const ReportOptions &Options);

/// Checks, before the work begins, that no report would overwrite a file of the
/// code base, and that the baseline can be read.
llvm::Error checkReportFiles(const MigrationPlan &P, const ReportOptions &Options);

/// Creates the folders of the reports and of the written baseline. Returns an error if a file
/// cannot be written there, so that no work is lost at the end of the run.
llvm::Error prepareReportFiles(const ReportOptions &Options);

/// Writes the reports on \p M and the baseline. Sets \p HasErrors to whether \p M
/// has errors that are not in the baseline, if there is one. Stores these errors in \p NewErrors,
/// with their lines of code, if others are known.
llvm::Error writeReports(Migration M, const ReportOptions &Options, bool &HasErrors,
                         std::string *NewErrors = nullptr);

/// Writes the reports on a migration whose shards have written the JSON reports
/// \p Parts. The status is MigrateFailed if there are errors that are not in the
/// baseline.
MigrateStatus writeMergedReport(llvm::ArrayRef<std::string> Parts, const ReportOptions &Options,
                                llvm::raw_ostream &Messages);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_REPORTS_H
