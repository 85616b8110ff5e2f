// __FUNCTION__ beside a string literal becomes the name of the function as a literal.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <stdio.h>
#include <wchar.h>

#define LOG(text) puts(__FUNCTION__ ": " text)
#define WIDE2(text) L##text
#define WIDE(text) WIDE2(text)
#define WIDE_LOG(text) fputws((WIDE(__FUNCTION__) L": " text), stdout)
#define PUT(text) puts(text)
// CHECK: #define LOG(text) puts(__FUNCTION__ ": " text)

struct shape {
  void draw() { LOG("drawn"); }
  // CHECK: void draw() { puts("shape::draw" ": " "drawn"); }
};
void f() {
  puts(__FUNCTION__ " begins");
  // CHECK: puts("f" " begins");
  PUT("in " __FUNCTION__);
  // CHECK: PUT("in " "f");
  WIDE_LOG(L"ends");
  // CHECK: fputws((L"f" L": " L"ends"), stdout);
  puts(__FUNCTION__);
  // CHECK: puts(__FUNCTION__);
}
template <typename T> void g(T) { LOG("of template"); }
// CHECK: puts("g" ": " "of template");
int early = [] { return LOG("lambda"); }();
// CHECK: return puts("operator()" ": " "lambda");
int main() { g(1); shape().draw(); }
int amp(int x) restrict(amp) { return x; }
