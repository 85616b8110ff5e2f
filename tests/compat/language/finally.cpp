//===--- finally.cpp - Tests of the class for __finally -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <amp2hip_windows/language/finally.h>
#include <catch2/catch.hpp>
#include <string>

TEST_CASE("the code of __finally runs however the block ends", "[compat][finally]") {
  std::string order;
  const auto run = [&](int how) {
    for (int round = 0; round < 2; ++round) {
      amp2hip_windows::finally cleanup([&](bool abnormal) { order += abnormal ? "A" : "N"; });
      order += "b";
      if (how == 1)
        return 1;
      if (how == 2)
        break;
      if (how == 3)
        throw 3;
      if (how == 4)
        goto leave;
      order += "e";
    leave:
      cleanup.end();
    }
    return 0;
  };
  CHECK(run(0) == 0);
  CHECK(order == "beNbeN");
  order = "";
  CHECK(run(1) == 1);
  CHECK(order == "bA");
  order = "";
  CHECK(run(2) == 0);
  CHECK(order == "bA");
  order = "";
  CHECK_THROWS_AS(run(3), int);
  CHECK(order == "bA");
  order = "";
  CHECK(run(4) == 0);
  CHECK(order == "bNbN");
}

TEST_CASE("the code of __finally may throw after a normal end", "[compat][finally]") {
  int calls = 0;
  const auto run = [&] {
    amp2hip_windows::finally cleanup([&] {
      ++calls;
      throw 1;
    });
  };
  CHECK_THROWS_AS(run(), int);
  CHECK(calls == 1);
}
