//===--- CppUnitTest.h - not available -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "CppUnitTest.h: Linux does not have Visual Studio's test framework; write the tests with Catch2 or GoogleTest: TEST_METHOD becomes TEST_CASE, and Assert::AreEqual becomes CHECK"
