//===--- FileDetails.h - The texts of a file in the HTML report  -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_HTML_FILEDETAILS_H
#define AMP2HIP_MIGRATE_REPORT_HTML_FILEDETAILS_H

#include "migrate/report/content/Summary.h"
#include <string>

namespace amp2hip::migrate {

/// Returns the highlighted lines of a file and of its translation as JSON; empty
/// if there is nothing to show.
///
///   {"old": ["line", ...],                    lines of the original; a number
///                                             stands for that many lines that
///                                             are left out
///    "hunks": [[12, 2, 14, ["line", ...]]]}   line 12, 2 lines are replaced by
///                                             line 14 and so on of the translation
std::string detailsOf(const FileSummary &File, const Migration &M);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_HTML_FILEDETAILS_H
