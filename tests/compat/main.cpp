//===--- main.cpp - main program of the tests of the headers of Windows ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#define CATCH_CONFIG_NO_POSIX_SIGNALS // its handlers would replace those for __except
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
