// A kernel must not capture variables of incompatible type by copy.
//
// reject: L-2.4.3.3-c, R-3.2.6-j, L-2.4.3.3-e, P-7.1-d, P-7.1-b, P-7.1-g, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
using namespace concurrency;

// A kernel must not capture an accelerator.
namespace an_accelerator {
void f(array_view<unsigned, 1> v) {
  accelerator acc;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = acc.version; });
  // expected-error@-1
}
} // namespace an_accelerator

// A kernel must not capture two adjacent variables of type bool.
namespace adjacent_bools {
void f(array_view<int, 1> v, bool a, bool b, int n) {
  parallel_for_each(
      v.extent, [ v, a, b ](index<1> i) restrict(amp) { v[i] = a && b; }); // expected-error

  parallel_for_each(v.extent, [ v, a, n, b ](index<1> i) restrict(amp) { v[i] = (a && b) + n; });
}
} // namespace adjacent_bools

// A kernel must not capture an array by copy.
namespace arrays_and_others {
void test() {
  int o[4] = {};
  array_view<int> v(4, o);
  array<int> a(4);
  int *p = o;
  short s = 1;
  std::string str;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = a[i]; });     // expected-error
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p[0]; });     // expected-error
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = s; });        // expected-error
  parallel_for_each(v.extent, [ v, str ](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
  bool b1 = true, b2 = false;
  parallel_for_each(v.extent, [ v, b1, b2 ](index<1> i) restrict(amp) { v[i] = b1 + b2; });
  // expected-error@-1
  accelerator acc;
  parallel_for_each(v.extent, [ v, acc ](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
}
} // namespace arrays_and_others

// A kernel with a default copy capture must not use an array.
namespace array_by_default {
void f() {
  array<int, 1> a(4);

  parallel_for_each(a.extent, [=](index<1> i) restrict(amp) { a(i); }); // expected-error

  parallel_for_each(a.extent, [&a](index<1> i) restrict(amp) { a[i] = 1; });
}
} // namespace array_by_default

// A kernel must not capture classes with char members, C strings, function pointers or cpu lambdas.
namespace chars_pointers_and_cpu_lambdas {
struct Cl {
  char c;
};
struct V {
  virtual void f();
  int a;
};
struct Bf {
  int a : 3;
};
void test() {
  int o[4];
  array_view<int> v(4, o);
  Cl cl{};
  V *vp = nullptr;
  Bf bf{};
  char buf[4] = {};
  int *pa[2] = {};
  const char *str = "x";
  auto fn = [](int a) { return a; };
  (void)vp;
  int (*fp)(int) = fn;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = cl.c; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, bf ](index<1> i) restrict(amp) { v[i] = 0; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, buf ](index<1> i) restrict(amp) { v[i] = 0; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, pa ](index<1> i) restrict(amp) { v[i] = 0; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, str ](index<1> i) restrict(amp) { v[i] = 0; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, fp ](index<1> i) restrict(amp) { v[i] = fp(1); });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, fn ](index<1> i) restrict(amp) { v[i] = fn(1); });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, q = 'c' ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, p = &o[0] ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, n = nullptr ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
}
} // namespace chars_pointers_and_cpu_lambdas

// A kernel must not capture a pointer.
namespace a_pointer {
void f(array_view<int, 1> v, int *p) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *p; }); // expected-error
}
} // namespace a_pointer

// A kernel must not capture an object of type short or std::string.
namespace short_and_string {
void f(array_view<int, 1> v, short s, std::string text) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(s); }); // expected-error

  parallel_for_each(v.extent, [ v, text ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
}
} // namespace short_and_string

// A kernel must not capture a structured binding.
namespace structured_binding {
struct S {
  int a;
  float b;
};
void test() {
  array_view<int, 1> v(4);
  S s{1, 2};
  auto [x, y] = s;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; }); // expected-error
}
} // namespace structured_binding

int main() {}
