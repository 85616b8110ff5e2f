// Block using declarations, qualified names and dependent calls reach amp functions that are
// hidden.
//
// accept: L-2.3.2.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int foo(int) restrict(amp) { return 1; }
namespace N {
int foo(double) restrict(cpu) { return 2; }
struct X {
  int x;
};
int adl(X, int) restrict(amp) { return 3; }
int adl(X, double) restrict(cpu) { return 4; }
int c() restrict(amp) {
  using ::foo;
  return foo(10);
}
int d() restrict(cpu) { return foo(10); }
}
int adl(float) restrict(amp);
template <class T> int viaadl(T t) restrict(cpu, amp) { return adl(t, 1); }
struct B {
  int m(int) const restrict(amp) { return 6; }
};
struct D : B {
  int m(double) const restrict(cpu) { return 7; }
  int t() const restrict(amp) { return B::m(1); }
};
struct U : D {
  using B::m;
  using D::m;
};
int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = N::c();
        v[1] = adl(N::X{1}, 1);
        v[2] = viaadl(N::X{1});
        v[3] = D().t();
        v[4] = U().m(1);
      });
  v.synchronize();
  if (N::d() != 2 || viaadl(N::X{1}) != 4 || D().m(1) != 7 || U().m(1) != 7) return 9;
  const int want[] = {1, 3, 3, 6, 6};
  for (int i = 0; i < 5; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
