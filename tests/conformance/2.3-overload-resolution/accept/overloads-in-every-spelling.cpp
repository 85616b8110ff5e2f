// An amp overload is called in every spelling: qualified, befriended, through this or by macro.
//
// accept: L-2.3.2.1-f
//
// The parameters of the cpu function differ. The program also specializes and instantiates the
// overload.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
#define CALL(n, x) n##_fn(x)
namespace N {
int do_fn(int x) restrict(cpu);
int do_fn(double x) restrict(amp);
struct S {
  int k;
  int m(int x) const restrict(cpu);
  int m(double x) const restrict(amp);
  template <class T> int t(T x, int) const restrict(cpu) { return int(x); }
  template <class T> int t(T x, double) const restrict(amp);
  friend int N::do_fn(double x) restrict(amp);
  int all() const restrict(amp) {
    return m(1) + this->m(1) + (*this).m(1) + S::m(1) + this->S::m(1) +
           this->template t<int>(1, 1) + t(2, 2);
  }
};
int do_fn(double x) restrict(amp) { return int(x) + 1000; }
template <class T> int S::t(T x, double) const restrict(amp) { return int(x) + 10000; }
}
int N::do_fn(int x) restrict(cpu) { return x; }
int N::S::m(int x) const restrict(cpu) { return x; }
inline int N::S::m(double x) const restrict(amp) { return int(x) + 100; }
int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using N::do_fn;
        N::S s{1}, *p = &s;
        v[0] = CALL(do, 1) + N::CALL(do, 1) + (do_fn)(1) + ::N::do_fn(1);
        v[1] = s.all();
        v[2] = p->m(1) + (*p).t(1, 1);
      });
  v.synchronize();
  N::S s{1};
  if (N::do_fn(1) != 1 || s.m(1) != 1 || s.t(1, 1) != 1) return 1;
  return out[0] == 4004 && out[1] == 505 + 10001 + 10002 && out[2] == 101 + 10001 ? 0 : 2;
}
