//===--- LongClashes.h - Definitions that are one in the output -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_CLASHES_LONGCLASHES_H
#define AMP2HIP_MIGRATE_RUN_CLASHES_LONGCLASHES_H

#include "migrate/run/MigrationContext.h"
#include <string>
#include <utility>
#include <vector>

namespace amp2hip::migrate {

/// A finding that concerns several sources, and the first of them.
using SharedFinding = std::pair<std::string, Finding>;

/// Returns the clashes of --long=32 between the sources of a program or library, sorted by place:
/// a function for `long` in one source and a function for `int` in another one are one in the
/// output. Also returns warnings about declarations for `int` and for `long` without definitions.
std::vector<SharedFinding> findLongClashes(MigrationContext &R);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_CLASHES_LONGCLASHES_H
