// 'int' for 'long', which has 4 bytes on Windows.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not="'long' is 'int'" < %t.err

// RUN: not %amp2hip --long=32 %s -o %t.x.hip 2>&1 | FileCheck %s --check-prefix=NEEDS
// RUN: not %amp2hip --from-msvc --long=16 %s -o %t.x.hip 2>&1 | FileCheck %s --check-prefix=VALUE
// NEEDS: error: option '--long=32' requires '--from-msvc'
// VALUE: error: invalid value '16' of '--long'; use 32 or 64

#include <amp.h>
#include <climits>
#include <stdio.h>
#include <stdlib.h>

// CHECK: #define COUNTER unsigned int
#define COUNTER unsigned long
using namespace concurrency;

// CHECK: struct record { int id; unsigned int bits; };
struct record { long id; unsigned long bits; };
// CHECK: static_assert(sizeof(record) == 8
static_assert(sizeof(record) == 8, "as in files of Windows");

// CHECK: static int kind_of(int) { return 1; }
static int kind_of(int) { return 1; }
// MESSAGE: long-as-int.cpp:[[@LINE+2]]:1: warning: 'long' is 'int' in the output, so the declaration for 'long' repeats the one for 'int' and is left out; pass '--long=64' to keep both [AMP1804,-Wamp-long-size]
// CHECK: // static int kind_of(long) { return 2; }
static int kind_of(long) { return 2; }

// Equal declarations need no warning: it makes no difference which of them calls use.
struct writer {
  // CHECK:  // void put(long value);
  void put(long value);
  void put(int value);
};
void writer::put(int value) { printf("%d", value); }
// CHECK: // void writer::put(long number)
// CHECK-NEXT: // {
// CHECK-NEXT: //   printf("%ld", number); // a comment
void writer::put(long number)
{
  printf("%ld", number); // a comment
}
static int swapped(int a, int b) { return a - b; }
// MESSAGE: [[@LINE+1]]:1: warning: 'long' is 'int'
static int swapped(long b, long a) { return a - b; }

template <typename T> struct name_of;
template <> struct name_of<int> { static const char *get() { return "int"; } };
// MESSAGE: [[@LINE+3]]:1: warning: 'long' is 'int'
// CHECK: // template <> struct name_of<long> {
// CHECK-NEXT: //   static const char *get()
template <> struct name_of<long> {
  static const char *get() { return "long"; }
};

// CHECK: unsigned int hash(const char *text) {
unsigned long hash(const char *text) {
  // CHECK: unsigned int h = 5381U;
  unsigned long h = 5381UL;
  while (*text)
    h = (h << 5) + h + *text++;
  return ~h;
}

int main() {
  // CHECK: array_view<int> v(4);
  array_view<long> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * 100000L; });
  // CHECK: printf("%d %u %lld %d%%\n", v[3], hash("x"), 1LL << 40, 5);
  printf("%ld %lu %lld %d%%\n", v[3], hash("x"), 1LL << 40, 5);
  // CHECK: int end = _strtol32("3000000000", nullptr, 10);
  long end = strtol("3000000000", nullptr, 10);
  // The size of a file has 8 bytes.
  // CHECK: printf("%ld\n", ftell(stdin));
  printf("%ld\n", ftell(stdin));
  // CHECK: return end == INT_MAX && kind_of(1) == 1 &&
  return end == LONG_MAX && kind_of(1L) == 1 && swapped(2, 1) == 1 && v[3] == 300000 ? 0 : 1;
}

