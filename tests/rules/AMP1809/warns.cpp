// Output in the order of an unordered container.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: %amp2hip --from-msvc -Wno-amp-unordered %s -o %t.hip 2>&1 | count 0

#include <amp.h>
#include <hash_map>
#include <iostream>
#include <map>
#include <sstream>
#include <stdio.h>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

int f() restrict(amp) { return 1; }

void print(const std::unordered_map<std::string, int> &counts, stdext::hash_map<int, int> &old) {
  for (auto &entry : counts)
    // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the elements of 'std::unordered_map' have another order than on Windows; sort them before the output [AMP1809,-Wamp-unordered]
    printf("%s %d\n", entry.first.c_str(), entry.second);
  for (auto i = counts.begin(); i != counts.end(); ++i) {
    // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the elements of 'std::unordered_map'
    if (i->second > 1)
      std::cout << i->first;
  }
  for each (auto entry in old)
    // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the elements of 'stdext::hash_map'
    fprintf(stderr, "%d\n", entry.first);
}

template <typename C> void print_all(const C &all) {
  for (int x : all)
    // CHECK: warns.cpp:[[#@LINE-1]]:3: warning: the elements of 'std::unordered_set'
    std::cout << x;
}
template void print_all(const std::unordered_set<int> &);
// CHECK-NOT: warning:

template void print_all(const std::vector<int> &);
int sum(const std::unordered_set<int> &all, const std::map<int, int> &ordered) {
  int n = 0;
  for (int x : all)
    n += x << 1;
  for (auto &entry : ordered)
    printf("%d\n", entry.first);
  return n;
}
