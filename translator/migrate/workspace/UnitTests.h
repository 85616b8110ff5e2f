//===--- UnitTests.h - Projects of Visual Studio's test framework -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_UNITTESTS_H
#define AMP2HIP_MIGRATE_WORKSPACE_UNITTESTS_H

#include "migrate/workspace/Workspace.h"

namespace amp2hip::migrate::workspace {

/// Makes programs of the libraries whose sources or headers include CppUnitTest.h and define no
/// main function: Visual Studio runs the tests of a DLL, but compat/windows those of a program.
void findUnitTests(Workspace &W);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_UNITTESTS_H
