// Constant distributions, whose call operator is const in Microsoft's library.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <random>

// CHECK: {{^}}static std::uniform_real_distribution<float> unit(0, 1);
static const std::uniform_real_distribution<float> unit(0, 1);

struct dice {
  dice() : sides(1, 6) {}
  int roll(std::mt19937 &engine) const { return sides(engine); }
  // CHECK: mutable std::uniform_int_distribution<> sides;
  std::uniform_int_distribution<> sides;
};

int f(std::mt19937 &engine) {
  // CHECK: {{^}}  std::normal_distribution<double> normal(0, 1);
  const std::normal_distribution<double> normal(0, 1);
  // Not called.
  // CHECK: const std::normal_distribution<double> other(0, 1);
  const std::normal_distribution<double> other(0, 1);
  return int(normal(engine) + unit(engine) + other.mean()) + dice().roll(engine);
}
int amp(int x) restrict(amp) { return x; }
