// Amp code must not have pointers in pointers, arrays, classes, unions, captures or tile_static
// storage.
//
// reject: L-2.4.1.3-b, L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct P {
  int *p;
};
struct Q {
  P q;
};
struct N {
  decltype(nullptr) n;
};
void f(int *p) restrict(amp) {
  int **pp; // ERROR
  char *c; // ERROR
  int *a[4]; // ERROR
  int *(*pa)[4]; // ERROR
  P s; // ERROR
  Q q; // ERROR
  N n; // ERROR
  auto l = [p] { return *p; }; // ERROR
  auto &&nr = nullptr; // ERROR
  int *&ok = p;
  const int *const *k; // ERROR
  decltype(nullptr) okn = nullptr;
  (void)okn;
  long long *ll; // ERROR
  void (*fp)(); // ERROR
  array_view<int *, 1> *av; // ERROR
  tile_static int *tp; // ERROR
  auto x = &p; // ERROR
  accelerator *acc; // ERROR
  P *ps; // ERROR
  int *const &okr = p;
  union {
    int i;
    int *q;
  } u; // ERROR
  extent<1> *oke;
  array_view<int, 1> *okv;
}
int **ret() restrict(amp); // ERROR
void par(int *const *p, int *a[]) restrict(amp); // ERROR
template <class T> void fwd(T &&t) restrict(amp) {} // ERROR
void use() restrict(amp) { fwd(nullptr); }
