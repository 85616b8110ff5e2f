//===--- CppUnitTest.h - Visual Studio's test framework ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The classes and macros of Microsoft's framework for unit tests of C++. Visual Studio runs the
/// tests of a DLL; here they are a program. Its main() is that of the library, which runs the tests
/// of all sources: lib/unit_test/runner.cpp has the arguments.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CPPUNITTEST_H
#define AMP2HIP_WINDOWS_CPPUNITTEST_H

#include "amp2hip_windows/unit_test/assert.h"
#include "amp2hip_windows/unit_test/macros.h"
#include "amp2hip_windows/unit_test/registration.h"
#include "amp2hip_windows/unit_test/to_string.h"

#endif // AMP2HIP_WINDOWS_CPPUNITTEST_H
