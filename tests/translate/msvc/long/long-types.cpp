// 'int' for 'long': types that are equal or have another size then.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc --long=32 %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not=warning: < %t.err

#include <amp.h>
#include <stdlib.h>
#include <vector>

// <sys/types.h> declares it as well.
// MESSAGE: long-types.cpp:[[@LINE+2]]:1: warning: a system header declares 'ulong' with 8 bytes, so this declaration with 4 bytes is left out; rename the type [AMP1804,-Wamp-long-size]
// CHECK: // typedef unsigned long ulong;
typedef unsigned long ulong;
typedef unsigned short ushort;

template <typename T> struct wrapper { T t; };
using of_int = wrapper<int>;
using of_long = wrapper<signed long>;
typedef of_long also_long;
template <typename T> struct is_wrapper { static const bool value = false; };
// CHECK: template <> struct is_wrapper<of_int> {
template <> struct is_wrapper<of_int> { static const bool value = true; };
// CHECK: // template <> struct is_wrapper<also_long> {
// MESSAGE: [[@LINE+1]]:1: warning: 'long' is 'int' in the output
template <> struct is_wrapper<also_long> { static const bool value = false; };

// CHECK: auto size_of(const T &t, int) ->
template <class T> auto size_of(const T &t, int) -> decltype(t.size()) { return t.size(); }
// CHECK: size_t size_of(const T &, long) {
template <class T> size_t size_of(const T &, long) { return 1; }

int main() {
  concurrency::extent<1> e(1);
  ulong u = 1;
  return size_of(std::vector<long>(3), 0) == 3 && size_of(5L, 0) == e[0] && u == 1 &&
                 is_wrapper<of_long>::value
             ? 0
             : 1;
}
