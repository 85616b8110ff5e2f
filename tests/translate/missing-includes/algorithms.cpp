// Algorithms whose names other headers of libstdc++ declare, too. Microsoft's <vector> and <iostream>
// declare them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && FileCheck %s < %t.hip && %msvc %t.hip

// CHECK: #include <algorithm>
#include <amp.h>
#include <iostream>
#include <vector>
using namespace std;

int f(int x) restrict(amp) { return x; }
int main() {
  vector<int> v = {1, 2, 3, 2};
  bool has = std::find(v.begin(), v.end(), 3) != v.end() && find(v.begin(), v.end(), 4) == v.end();
  v.erase(std::remove(v.begin(), v.end(), 2), v.end());
  std::cout << has << " " << v.size() << "\n";
}
