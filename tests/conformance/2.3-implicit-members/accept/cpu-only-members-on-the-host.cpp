// A class with members that amp code cannot have is valid if amp code uses only its static
// functions.
//
// accept: L-2.3.2-m
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <string>
#include <vector>

struct record {
  std::string name;
  std::vector<int> values;
  int total(int times) restrict(cpu) { return int(name.size()) * times + int(values.size()); }
  static int scale(int x) restrict(amp) { return x * 2; }
};

int main() {
  record r{"abc", {1, 2}};
  record copy(r);
  copy = r;
  int n = copy.total(10);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = record::scale(n); });
  check("kernel", v[0], 64);
  return failures;
}
