// std::find compares with the cpu operator== although the amp operator matches its value exactly.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <algorithm>
struct T {
  int v;
};
bool operator==(const T &a, double b) { return a.v == b; }
bool operator==(const T &a, int b) restrict(amp) { return false; }
int main() {
  T t[3] = {{3}, {1}, {2}};
  return std::find(t, t + 3, 2) != t + 2 ? 2 : 0;
}
