// A launched kernel must not capture this, references, pointers or host objects.
//
// reject: P-7.1-f, L-2.4.3.3-b, P-7.1-d, P-7.1-e, P-7.1-g, P-7.1-b, R-5.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;

// A kernel must not capture references, pointers, short types or arrays by value, nor assign its
// copies.
namespace kinds_of_captures {
struct S {
  int a;
  float b;
};
static int gl = 1;
void test() {
  array_view<int, 1> v(4);
  array<int, 1> arr(4);
  S s{1, 2};
  auto [x, y] = s;
  int n = 1;
  int *p = &n;
  const int *q = p;
  int &r = n;
  decltype(nullptr) np = nullptr;
  char c = 'a';
  short sh = 1;
  const char *str = "a";
  long long ll = 1;
  bool b1 = true, b2 = false;
  static int st = 4;
  long double ld = 1;
  int *parr[2] = {p, p};
  parallel_for_each(v.extent, [&](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [&n, v ](index<1> i) restrict(amp) { v[i] = n; });
  // expected-error@-1
  parallel_for_each(v.extent, [&r, v ](index<1> i) restrict(amp) { v[i] = r; });
  // expected-error@-1
  parallel_for_each(v.extent, [ =, &v ](index<1> i) restrict(amp) { v[i] = n; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *p; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *q; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sh; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)ll; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = b1 + b2; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = st; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = gl; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)ld; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = arr[i]; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, arr ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, &z = n ](index<1> i) restrict(amp) { v[i] = z; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, z = &n ](index<1> i) restrict(amp) { v[i] = *z; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, z = "abc" ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, parr ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = *parr[0]; });
  // expected-error@-1
  parallel_for_each(v.extent, [&s, v ](index<1> i) restrict(amp) { v[i] = s.a; });
  // expected-error@-1
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        n = 3; // expected-error
        v[i] = n;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        r++; // expected-error
        v[i] = n;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        s.a = 3; // expected-error
        v[i] = 1;
      });
}
} // namespace kinds_of_captures

// A launched kernel must not capture this, references, pointers or host objects in any capture
// form.
namespace forms_of_captures {
struct C {
  int n;
  void m(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n; });
    // expected-error@-1
    parallel_for_each(v.extent, [ this, v ](index<1> i) restrict(amp) { v[i] = this->n; });
    // expected-error@-1
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    auto l = [=] { return n; };
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = 2;
          (void)l; // expected-error
        });
  }
};
void f(array_view<int, 1> v, array<int, 1> &a, const int &cr, int (&ca)[2], int *p) {
  int x = 1;
  bool b1 = true, b2 = false;
  std::string s;
  std::vector<int> vec;
  accelerator acc;
  extent<1> e(1);
  short sh = 1;
  double d[2] = {};
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 1; }); // expected-error
  parallel_for_each(e, [&a](index<1> i) restrict(amp) { a[i] = 1; });
  parallel_for_each(e, [ =, &x ](index<1> i) restrict(amp) { v[i] = x; }); // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { a[i] = 1; });       // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = cr + ca[1] + int(d[1]); });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; });
  // expected-error@-1
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = b1 && b2; });
  // expected-error@-1
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = int(s.size()); });
  // expected-error@-1
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = vec[0]; });
  // expected-error@-1
  parallel_for_each(e, [=](index<1> i) restrict(amp) { (void)acc; });
  // expected-error@-1
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = sh; });
  // expected-error@-1
  parallel_for_each(e, [ =, q = &x ](index<1> i) restrict(amp) { v[i] = *q; });
  // expected-error@-1
  parallel_for_each(e, [ =, &r = x ](index<1> i) restrict(amp) { v[i] = r; });
  // expected-error@-1
  parallel_for_each(e, [ v, k = 1LL ](index<1> i) restrict(amp) { v[i] = int(k); });
  // expected-error@-1
  parallel_for_each(e, [ v, &r2 = a ](index<1> i) restrict(amp) { v[i] = r2[i]; });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto in = [&] { return i[0]; }; // expected-error
        v[i] = in();
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        int k = 0;
        auto in = [=, &k](auto z) { k += z; }; // expected-error
        in(1);
        v[i] = k;
      });
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        auto n = nullptr;
        auto in = [n] { return n == nullptr; }; // expected-error
        v[i] = in();
      });
  parallel_for_each(e, [ =, f = &host_fn ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  auto inner = [&x] { return x; };
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        v[i] = sizeof(inner); // expected-error
        (void)inner;          // expected-error
      });
  auto gen = [&](auto z) restrict(amp) { v[0] = z; }; // expected-error
}
} // namespace forms_of_captures

// A kernel must not capture this, pointers, containers or references to scalars, indices or views.
namespace references_and_containers {
struct M {
  array_view<int> v;
  array<int> a;
  int n;
  M() : v(1), a(1), n(0) {}
  void f() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 0; }); // expected-error
  }
  void g() {
    parallel_for_each(extent<1>(1), [&](index<1> i) restrict(amp) { a[i] = 0; }); // expected-error
  }
  void h() {
    parallel_for_each(extent<1>(1), [this](index<1> i) restrict(amp) { n; }); // expected-error
  }
};
void f(array<int> &a, array_view<int> v, int n, float x, extent<1> e, index<1> k, int *p,
       const char *s, std::string t, std::vector<int> w, char c, short sh, array<int> *pa) {
  parallel_for_each(e, [=](index<1> i) restrict(amp) { a[i] = 0; });            // expected-error
  parallel_for_each(e, [&](index<1> i) restrict(amp) { v[i] = 0; });            // expected-error
  parallel_for_each(e, [ =, &n ](index<1> i) restrict(amp) { v[i] = n; });      // expected-error
  parallel_for_each(e, [ =, &k ](index<1> i) restrict(amp) { v[i] = k[0]; });   // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = *p; });           // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = c; });            // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = sh; });           // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = w.size(); });     // expected-error
  parallel_for_each(e, [=](index<1> i) restrict(amp) { (*pa)[i] = 0; });        // expected-error
  parallel_for_each(e, [ =, &e ](index<1> i) restrict(amp) { v[i] = e[0]; });   // expected-error
  parallel_for_each(e, [ v, q = &n ](index<1> i) restrict(amp) { v[i] = *q; }); // expected-error
  parallel_for_each(
      e, [ v, z = nullptr ](index<1> i) restrict(amp) { v[i] = z == nullptr; }); // expected-error
}
} // namespace references_and_containers

int main() {}
