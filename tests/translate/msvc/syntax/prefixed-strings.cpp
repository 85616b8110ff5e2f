// L#x in a macro is a wide string for Microsoft's preprocessor.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <string>

#define CHECK_TRUE(x) check((x), L#x)
// CHECK: #define CHECK_TRUE(x) check((x), L"" #x)
#define UTF8(x) u8#x
// CHECK: #define UTF8(x) u8"" #x
#define UTF16(x) u#x u"!"
// CHECK: #define UTF16(x) u"" #x u"!"
#define UNUSED(x) U#x
// CHECK: #define UNUSED(x) U"" #x
#define NAMED(L, x) L #x
// CHECK: #define NAMED(L, x) L #x
#define NARROW(x) #x
// CHECK: #define NARROW(x) #x

void check(bool ok, const std::wstring &text);

void f(int value) {
  CHECK_TRUE(value > 0);
  // CHECK: CHECK_TRUE(value > 0);
  const std::u16string text = UTF16(two);
  const char *utf8 = UTF8(one), *narrow = NAMED("a", b);
  static_assert(sizeof(UTF16(two)) == 5 * sizeof(char16_t), "both parts are UTF-16");
}
void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
