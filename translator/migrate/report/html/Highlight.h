//===--- Highlight.h - Lines of C++ with marked tokens -------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_HTML_HIGHLIGHT_H
#define AMP2HIP_MIGRATE_REPORT_HTML_HIGHLIGHT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Returns the lines of \p Text, which is UTF-8, with marks around tokens: the
/// character 1 and a letter before a token, the character 2 after it. A token of
/// several lines is marked in each. Other control characters than tabs are
/// replaced by their pictures (U+2400 and up). The letters:
///
///   k  keyword            s  string or character       p  preprocessor directive
///   n  number             c  comment                   a  word of C++ AMP or CUDA
std::vector<std::string> highlightedLines(llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_HTML_HIGHLIGHT_H
