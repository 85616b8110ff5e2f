//===--- RulePages.h - The documentation of the rules --------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_REPORT_CONTENT_RULEPAGES_H
#define AMP2HIP_MIGRATE_REPORT_CONTENT_RULEPAGES_H

#include "amp2hip/Rules.h"
#include "llvm/ADT/StringRef.h"

namespace amp2hip::migrate {

/// Returns the page docs/diagnostics/<name>.md in Markdown; empty if there is
/// none.
llvm::StringRef rulePage(llvm::StringRef Name);

/// Returns the rule of this name, such as "AMP1101"; null if there is none.
const RuleInfo *ruleNamed(llvm::StringRef Name);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_REPORT_CONTENT_RULEPAGES_H
