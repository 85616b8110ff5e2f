// C++17 adds names to namespace std that the program uses itself.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip && %code %t.hip | FileCheck %s && %syntax %t.hip

#include <algorithm>
#include <amp.h>
#include <cmath>
#include <numeric>
#include <vector>

using namespace std;
using namespace concurrency;

typedef unsigned char byte;
const int size = 64;
static const float beta = 0.5f;
int data[size];
// CHECK: int data[::size];
namespace settings {
const int lcm = 3;
}
using namespace settings;
byte table[4];
// CHECK: ::byte table[4];
static vector<byte> copy_of(byte b) { return vector<byte>(3, b); }
// CHECK: static vector<::byte> copy_of(::byte b) { return vector<::byte>(3, b); }

template <class T> T clamp(T x, T low, T high) restrict(cpu, amp) {
  return x < low ? low : x > high ? high : x;
}
template <class F, class T> void apply(F f, T x) { f(x); }
int reduce(int x) restrict(cpu, amp) { return x / 2; }

// The members and local variables need no qualifier.
struct image {
  int size, data;
  int sum() const { return size + data; }
  // CHECK: int sum() const { return size + data; }
};

// CHECK: v[i] = ::clamp(::reduce(v[i]) + ::size, 0, 100) + settings::lcm;
int main() {
  array_view<int> v(size, data);
  // CHECK: array_view<int> v(::size, ::data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = clamp(reduce(v[i]) + size, 0, 100) + lcm;
  });
  if (beta != 0.5f)
    // CHECK: if (::beta != 0.5f)
    return 1;
  int size = 3;
  apply([](int) {}, size);
  // CHECK: ::apply([](int) {}, size);
  return int(copy_of(table[0]).size()) - size;
  // CHECK: return int(copy_of(table[0]).size()) - size;
}
