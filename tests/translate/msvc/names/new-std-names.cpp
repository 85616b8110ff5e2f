// Names of rpcndr.h, and the clocks of Microsoft's library.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: #include <chrono>
// CHECK: #include <windows.h>
#include <algorithm>
#include <amp.h>
#include <cctype>
#include <iostream>
#include <string>
#include <vector>

using namespace std;
using namespace std::chrono;

// `byte` is the type of Windows, not std::byte.
vector<byte> bytes(byte value) { return vector<byte>(4, value + 1); }
// CHECK: vector<::byte> bytes(::byte value) { return vector<::byte>(4, value + 1); }
inline boolean is_zero(byte value) { return value == 0; }
// CHECK: inline boolean is_zero(::byte value) { return value == 0; }

struct timer {
  time_point<steady_clock> start;
  timer() : start(high_resolution_clock::now()) {}
  // CHECK: timer() : start(steady_clock::now()) {}
  long long ns() const { return duration_cast<nanoseconds>(std::chrono::high_resolution_clock::now() - start).count(); }
  // CHECK: duration_cast<nanoseconds>(std::chrono::steady_clock::now() - start).count();
};

bool is_number(std::string s) {
  std::cout << s;
  transform(s.begin(), s.end(), s.begin(), tolower);
  // CHECK: transform(s.begin(), s.end(), s.begin(), ::tolower);
  return all_of(s.begin(), s.end(), isdigit) && isdigit(s[0]);
  // CHECK: return all_of(s.begin(), s.end(), ::isdigit) && isdigit(s[0]);
}

int f(int x) restrict(amp) { return x; }
