// A kernel must not capture scalars, indices, extents or views by reference.
//
// reject: L-2.4.3.3-b, P-7.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

// A kernel with a default capture by reference must not use a scalar of the enclosing function.
namespace scalar_by_default {
void f(array<int, 1> &a) {
  int used = 1, unused = 2;
  (void)unused;

  parallel_for_each(a.extent, [&](index<1> i) restrict(amp) { a[i] = used; }); // expected-error
}
} // namespace scalar_by_default

// A kernel must not capture a scalar or an array_view explicitly by reference.
namespace scalar_or_view_by_name {
void f(array<int, 1> &a, int n, array_view<int, 1> v) {
  parallel_for_each(a.extent, [&a, &n ](index<1> i) restrict(amp) { a[i] = n; }); // expected-error

  parallel_for_each(a.extent, [&a, &v ](index<1> i) restrict(amp) { a[i] = v[i]; });
  // expected-error@-1

  parallel_for_each(a.extent, [&a, n ](index<1> i) restrict(amp) { a[i] = n; });
}
} // namespace scalar_or_view_by_name

// Amp lambdas must not capture an extent or an index by reference.
namespace extent_or_index_by_name {
void f(array_view<int, 1> v, extent<1> e) {
  parallel_for_each(v.extent, [ v, &e ](index<1> i) restrict(amp) { v[i] = e[0]; });
  // expected-error@-1
}

void g(array_view<int, 1> v) restrict(amp) {
  index<1> zero;
  auto put = [&zero, v](int x) { v[zero] = x; }; // expected-error
  put(1);
}
} // namespace extent_or_index_by_name

// A kernel must not capture views or scalars by reference, also not by init-capture.
namespace views_and_scalars {
void test() {
  int n = 1, o[4] = {};
  array_view<int> v(4, o);
  parallel_for_each(
      v.extent, [&](index<1> i) restrict(amp) {
        v[i] = 1; // expected-error
      });
  parallel_for_each(v.extent, [ v, &n ](index<1> i) restrict(amp) { v[i] = n; });
  // expected-error@-1
  parallel_for_each(v.extent, [ =, &v ](index<1> i) restrict(amp) { v[i] = 1; });
  // expected-error@-1
  parallel_for_each(v.extent, [ v, &r = n ](index<1> i) restrict(amp) { v[i] = r; });
  // expected-error@-1
}
} // namespace views_and_scalars

int main() {}
