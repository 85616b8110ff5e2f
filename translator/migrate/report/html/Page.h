//===--- Page.h - The template of the HTML report ------------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_HTML_PAGE_H
#define AMP2HIP_MIGRATE_REPORT_HTML_PAGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace amp2hip::migrate {

/// Writes a page of the files in page/. \p Title is plain text. \p Data is the
/// JSON that data.js reads. \p Details are script elements with details of files.
void writePage(llvm::raw_ostream &Stream, llvm::StringRef Title, llvm::StringRef Data,
               llvm::StringRef Details);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_HTML_PAGE_H
