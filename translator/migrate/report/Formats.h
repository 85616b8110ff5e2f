//===--- Formats.h - The writers of the report formats -------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_FORMATS_H
#define AMP2HIP_MIGRATE_REPORT_FORMATS_H

#include "migrate/report/MigrationReport.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip::migrate {

/// The version of the JSON report, which mergeReports() reads. It changes if a member
/// gets another meaning or disappears, not if a member is added.
inline constexpr int JsonReportVersion = 1;

// Each function requires M.HasTexts.
void writeHtmlReport(llvm::raw_ostream &Stream, const Migration &M);
void writeJsonReport(llvm::raw_ostream &Stream, const Migration &M);
void writeSarifReport(llvm::raw_ostream &Stream, const Migration &M);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_FORMATS_H
