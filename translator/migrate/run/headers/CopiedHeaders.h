//===--- CopiedHeaders.h - Copies of headers as outputs ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_HEADERS_COPIEDHEADERS_H
#define AMP2HIP_MIGRATE_RUN_HEADERS_COPIEDHEADERS_H

#include "migrate/run/MigrationContext.h"
#include <map>
#include <set>
#include <string>

namespace amp2hip::migrate {

/// Adds copies of the headers \p Wanted, by their paths relative to the root, to the outputs
/// of a translation that has read them and not changed them, with their texts. Also adds copies of
/// the files that include them, and the directives, so that SharedHeaders can give them other
/// names.
void addCopies(MigrationContext &R, const std::set<std::string> &Wanted, FileRecord &Record,
               std::map<std::string, std::string> &Texts);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_HEADERS_COPIEDHEADERS_H
