// Random numbers that differ from those on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-rand %s -o %t.hip 2>&1 | count 0
// RUN: %amp2hip --from-msvc %s -o %t.hip -- '-DSEED=time(nullptr)' 2>&1 | count 0
// RUN: %amp2hip --from-msvc %s -o %t.hip -- '-DSEED=std::random_device{}()' 2>&1 | count 0
// RUN: %msvc %t.hip

#include <algorithm>
#include <amp.h>
#include <random>
#include <stdlib.h>
#include <time.h>
#include <vector>

#ifndef SEED
#define SEED 1
#endif

int f() restrict(amp) { return 1; }

// The same numbers as on Windows.
int from_library() { return (rand() << 15) % 1000 + RAND_MAX + 1; }

float numbers(std::vector<int> &v) {
  std::mt19937 engine(SEED);
  std::uniform_real_distribution<float> uniform;
  float x = uniform(engine);
  x += engine() % 100;
  std::normal_distribution<float> normal;
  x += normal(engine);
  // CHECK: warns.cpp:[[#@LINE-1]]:8: warning: with the same seed, 'std::normal_distribution' has other results than on Windows; compute them from the numbers of the generator [AMP1807,-Wamp-rand]
  std::shuffle(v.begin(), v.end(), engine); // one warning for a file
  return x;
}
// CHECK-NOT: warning: {{.*}}AMP1807
