// A file uses names of the standard library without their header. The header is included in that file: before its
// include of <amp.h>, else at its beginning. A file that includes all headers it needs does not change.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir -p %t && cd %t
// RUN: split-file %s src
// RUN: %amp2hip src/main.cpp -o main.hip -- -std=c++17 2>&1 | FileCheck --check-prefix=NOTES %s
// RUN: FileCheck --check-prefix=MAIN --match-full-lines --input-file main.hip %s
// RUN: FileCheck --check-prefix=HEADER --match-full-lines --input-file main.hip.include/uses.h %s
// RUN: not ls main.hip.include/complete.h
// RUN: %syntax main.hip
// RUN: %amp2hip src/main.cpp -o late.hip -- -std=c++17 -fdelayed-template-parsing
// RUN: %syntax late.hip
// RUN: not %amp2hip src/wrong.cpp -o wrong.hip -- -std=c++17 2>&1 | FileCheck --check-prefix=WRONG %s

//--- main.cpp
// A comment.
#include "complete.h"
#include <amp.h>
#include "uses.h"
int main() {
  std::vector<int> r(4);
  char text[4];
  memset(text, 0, sizeof text);
  return limit(r.size()) == 0x7fffffff ? 0 : of_any(1);
}
// MAIN:// A comment.
// MAIN-NEXT:#include "{{.*}}complete.h"
// MAIN-NEXT:#include <string.h>
// MAIN-NEXT:#include <amp.h>
// NOTES-DAG: main.cpp:8:3: note: 'memset' requires <string.h>, which is not included; the output includes it
// NOTES-DAG: uses.h:3:8: note: 'std::deque' requires <deque>, which is not included; the output includes it
// NOTES-NOT: vector

//--- complete.h
#include <vector>
inline std::vector<int> none() { return {}; }

//--- uses.h
inline int limit(int n) restrict(cpu, amp) { return n > 0 ? 0x7fffffff : n; }
template <typename T> int of_any(T x) {
  std::deque<T> all(1, x);
  return std::accumulate(all.begin(), all.end(), T());
}
// HEADER:// Translated by amp2hip{{.*}}
// HEADER-DAG:#include <deque>
// HEADER-DAG:#include <numeric>
// HEADER:__host__ __device__ inline int limit(int n) { return n > 0 ? 0x7fffffff : n; }

//--- wrong.cpp
#include <amp.h>
int f() { return nothing_of_the_standard(1) + std::nor_this; }
// WRONG: wrong.cpp:2:{{[0-9]+}}: error: use of undeclared identifier 'nothing_of_the_standard'
// WRONG: wrong.cpp:2:{{[0-9]+}}: error: no member named 'nor_this' in namespace 'std'
