// std::sort compares with the cpu operator< although a non-const amp operator< matches better.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
struct T {
  int v;
};
bool operator<(const T &a, const T &b) { return a.v < b.v; }
bool operator<(T &a, T &b) restrict(amp) { return a.v > b.v; }
int main() {
  T t[3] = {{3}, {1}, {2}};
  std::sort(t, t + 3);
  return t[0].v != 1 || t[2].v != 3 ? 2 : 0;
}
