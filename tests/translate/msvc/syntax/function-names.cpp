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
// CHECK: #define LOG(text) puts(AMP2HIP_JOIN(AMP2HIP_FUNCTION, ": " text))
#define CHECKED(condition) ((condition) ? 0 : puts("in " __FUNCTION__ #condition WHERE(1)))
#define WHERE(n) "!"
// CHECK: #define CHECKED(condition) ((condition) ? 0 : puts(AMP2HIP_JOIN("in ", AMP2HIP_FUNCTION, "" #condition WHERE(1))))
#define TAG __FUNCTION__ ": "
// CHECK: #define TAG AMP2HIP_JOIN(AMP2HIP_FUNCTION, ": ")
#define NOT_USED printf(__FUNCTION__ "%d", __LINE__), f(__FUNCTION__)
// CHECK: #define NOT_USED printf(AMP2HIP_JOIN(AMP2HIP_FUNCTION, "%d"), __LINE__), f(__FUNCTION__)
#define WIDE_FILE_LOG(text) fputws(WIDE(__FILE__) WIDE(__FUNCTION__) text, stdout)

struct shape {
  void draw() { LOG("drawn"); }
  // CHECK: void draw() { LOG("drawn"); }
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
// CHECK: void g(T) { LOG("of template"); }
int early = [] { return LOG("lambda"); }();
// CHECK: return LOG("lambda");
void texts(int x) {
  CHECKED(x > 1);
  // CHECK: CHECKED(x > 1);
  const char *tag = TAG;
  // CHECK: const char *tag = TAG;
  char array[] = TAG;
  // CHECK: char array[] = "texts" ": ";
  puts(TAG "more");
  // CHECK: puts("texts" ": " "more");
  static constexpr const char *constant = TAG;
  // CHECK: constexpr const char *constant = "texts" ": ";
  WIDE_FILE_LOG(L"ends");
  // CHECK: fputws(_CRT_WIDE(__FILE__) L"texts" L"ends", stdout);
}
int main() { g(1); shape().draw(); }
int amp(int x) restrict(amp) { return x; }
void print(int x) restrict(amp) { concurrency::direct3d_printf(TAG); }
// CHECK: concurrency::direct3d_printf("print" ": ");
