// Comments may contain any character, also between the tokens of a declaration or a call.
//
// accept: L-2.2.2-a, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct immutable_t { int v; };

struct S {
  int k;
  S(int x) restrict(cpu, amp) : k(x) {}
  void run(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=, * /**< c */ this /* x */](index<1> i) mutable
                      /* mutable */ restrict(amp) -> void { immutable_t t{k}; v[i] += t.v; });
  }
};

// The bodies of constructors are empty but for comments.
struct E {
  int k;
  E(int x) restrict(cpu) : k(x) { /**/ }
  E(int x) restrict(amp) : k(x + 1) { /* } */ }
};

struct R {
  int a[3];
  int f(int x) restrict(cpu) { return x; }
  int f(int x) restrict(amp) { return x + 1; }
};

template <class T> T g(T x) restrict(cpu) { return x; }
template <class T> T g(T x) restrict(amp) { return x + 1; }
template /* template ( */ int g<int>(int x) restrict(cpu) /* ; */ ;

int h(int) restrict(cpu) /* ; { */ ;
int h(int) restrict(amp) /* ; */ ;
int h(int x) restrict(cpu) { return x; }
int h(int x) restrict(amp) { return x + 1; }

template <typename... /* ... */ T> void each(array_view<int, 1> v, T... x) {
  (parallel_for_each(v.extent, [v, /* x */ x](index<1> i) restrict(amp) { v[i] += x; }), ...);
}
[[maybe_unused]] [[deprecated("]] [[")]] /* ]] */ // ]]
void attributed(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
__extension__ void extension(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}

int main() {
  int data[1] = {0};
  array_view<int, 1> v(1, data);
  S(3).run(v);
  each(v, 1, 2);
  extension(v);
  struct L { int a; } /* ; */ ;
  struct { int q; } l /* ; */ = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    R r;
    L k = {1};
    E e(1);
    v[i] += r.f(1) + r /* ( */ . /* ( */ f /* ( */ (2) + g(1) + h(1) + k.a + l.q + e.k;
    for (int &x : r.a) x = 1 /* ; */ ;
    for (int x : r.a) v[i] += x /* ; */ ;
  });
  v.synchronize();
  return data[0] != 3 + 2 + 3 + 2 + 2 + 1 + 3 + 2 + 3 + 4 || E(1).k != 1;
}
