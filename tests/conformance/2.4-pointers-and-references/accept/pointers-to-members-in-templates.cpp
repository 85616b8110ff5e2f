// Templates of amp code may take and deduce pointers to data members.
//
// accept: L-2.4.1.3-s
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct B0 {
  int z;
};
struct S : B0 {
  int x;
  float y;
  int arr[2];
};
template <int S::*P> int get(const S &s) restrict(cpu, amp) { return s.*P; }
template <class C, class T> T &at(C &c, T C::*p) restrict(cpu, amp) { return c.*p; }
struct Pick {
  int S::*p;
};
int main() {
  float out[6] = {};
  array_view<float, 1> v(6, out);
  Pick pk{&S::z};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s{{1}, 2, 3.5f, {4, 5}};
        S *q = &s;
        auto m = &S::y;
        int(S::*pa)[2] = &S::arr;
        int S::*pz = &B0::z;
        v[0] = q->*(&S::x);
        v[1] = q->*m;
        v[2] = get<&S::x>(s);
        v[3] = at(s, &S::y);
        v[4] = (s.*pa)[1];
        v[5] = (s.*pz) + q->*pk.p + (pz == nullptr);
      });
  v.synchronize();
  const float want[] = {2, 3.5f, 2, 3.5f, 5, 2};
  for (int i = 0; i < 6; i++)
    if (out[i] != want[i]) return i + 1;
  return 0;
}
