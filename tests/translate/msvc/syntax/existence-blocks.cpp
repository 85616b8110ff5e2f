// `__if_exists` and `__if_not_exists` are decided in the translation, or by `if constexpr` in function templates.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck --strict-whitespace %s && %msvc %t.hip
// RUN: FileCheck --check-prefix=HEAD %s < %t.hip
// HEAD: #include <amp2hip_windows/language/member_exists.h>
#include <amp.h>
#include <windows.h>

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
void log_all(int);

__if_exists (log_all)
{
void trace(int n) { log_all(n); }
}
__if_not_exists (log_all) {
void trace(int) {}
}
// CHECK: void log_all(int);
// CHECK-EMPTY:
// CHECK-NEXT: void trace(int n) { log_all(n); }
// CHECK-NEXT: // CHECK

struct shape {
  int area;
  __if_exists (no_such_name) {
    int volume;
  }
  __if_not_exists (::no_such_name) {
    int depth;
  }
};
// CHECK: int area;
// CHECK-NEXT: {{^    }}int depth;
// CHECK-NEXT: };

int statements(shape s) {
  __if_exists (shape::area) { int n = s.area; }
  __if_exists (shape::volume) {
    n += s.volume;
  }
  __if_not_exists (shape::volume) { __if_exists (shape::depth) { n += s.depth; } }
  return n;
}
// CHECK: int statements(shape s) {
// CHECK-NEXT: {{^  }}int n = s.area;
// CHECK-NEXT: {{^   }}n += s.depth;
// CHECK-NEXT: return n;

template <typename T>
struct use {
  static int tail(T t) {
    __if_exists (T::tail) {
      const int factor = 2;
      return factor * t.tail();
    }
    __if_not_exists (T::tail) {
      return 0;
    }
  }
};
// CHECK: {{^    }}if constexpr (AMP2HIP_MEMBER_EXISTS(T, tail)) {
// CHECK: {{^    }}if constexpr (!AMP2HIP_MEMBER_EXISTS(T, tail)) {

struct with_tail { int tail() { return 1; } int tail(int); };
int used() { return use<with_tail>::tail({}) + use<shape>::tail({}); }
