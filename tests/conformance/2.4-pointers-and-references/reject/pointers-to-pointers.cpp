// Amp code must not use pointers to pointers, arrays of pointers or classes with pointer
// members.
//
// reject: L-2.4.1.3-b, L-2.4.2-b, L-2.4.1.3-f, L-2.4.1.3-c, L-2.4.1.3-k, L-2.4.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not declare a local variable of type pointer to pointer.
namespace variables {

int f(int x) restrict(amp) {
  int *p = &x;
  int **pp = &p; // expected-error
  return **pp;
}

} // namespace variables

// An amp function must not have a parameter of type pointer to pointer.
namespace parameters {

void f(float **rows, int n) restrict(amp); // expected-error
void g(float (*rows)[4], int n) restrict(amp);

} // namespace parameters

// An amp function must not have a reference parameter to a pointer to pointer.
namespace reference_parameters {

void f(int **&rpp) restrict(amp); // expected-error
void g(int *&rp) restrict(amp);

} // namespace reference_parameters

// Amp code must not take the address of a pointer, even to dereference it at once.
namespace address_of_pointer {

struct pair {
  int a, b;
};
int plain(int *p) restrict(amp) {
  int *q = p;
  return *q + **&q; // expected-error
}
int members(pair *p, int n) restrict(amp) {
  int all[4] = {1, 2, 3, 4};
  int(*rows)[4] = &all;
  return *&p->b + (*rows)[n] + *&n;
}
template <typename T>
T in_template(T *p) restrict(amp, cpu) {
  return **&p; // expected-error
}
int use(int *p) restrict(amp) { return in_template(p); }

} // namespace address_of_pointer

// Amp code must not declare an array of pointers.
namespace arrays {

int f(int x, int y) restrict(amp) {
  int *a[2] = {&x, &y}; // expected-error
  return *a[0];
}

} // namespace arrays

// Amp code must not declare a variable of a class with a pointer member.
namespace members {

struct node {
  int value;
  node *next;
};

int f() restrict(amp) {
  node n = {1, nullptr}; // expected-error
  return n.value;
}

} // namespace members

// Amp code must not have pointers to pointers, arrays of pointers or classes with pointer
// members.
namespace signatures_and_variables {

struct S {
  int *p;
};
struct R {
  int &r;
};
void f(int **pp) restrict(amp); // expected-error
void g(char *c) restrict(amp);  // expected-error
int **h() restrict(amp);        // expected-error
void k(int **&r) restrict(amp); // expected-error
void b() restrict(amp) {
  int a = 1;
  int *p = &a;
  int **pp = &p;           // expected-error
  int *arr[4];             // expected-error
  S s;                     // expected-error
  int *(*pa)[2] = nullptr; // expected-error
  auto &&n = nullptr;      // expected-error
  (void)pp;
  (void)arr;
  (void)s;
  (void)pa;
  (void)n;
}

} // namespace signatures_and_variables

// Amp code must not have pointers in pointers, arrays, classes, unions, captures or tile_static
// storage.
namespace every_place {

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
  int **pp;                    // expected-error
  char *c;                     // expected-error
  int *a[4];                   // expected-error
  int *(*pa)[4];               // expected-error
  P s;                         // expected-error
  Q q;                         // expected-error
  N n;                         // expected-error
  auto l = [p] { return *p; }; // expected-error
  auto &&nr = nullptr;         // expected-error
  int *&ok = p;
  const int *const *k; // expected-error
  decltype(nullptr) okn = nullptr;
  (void)okn;
  long long *ll;            // expected-error
  void (*fp)();             // expected-error
  array_view<int *, 1> *av; // expected-error
  tile_static int *tp;      // expected-error
  auto x = &p;              // expected-error
  accelerator *acc;         // expected-error
  P *ps;                    // expected-error
  int *const &okr = p;
  union {
    int i;
    int *q;
  } u; // expected-error
  extent<1> *oke;
  array_view<int, 1> *okv;
}
int **ret() restrict(amp);                       // expected-error
void par(int *const *p, int *a[]) restrict(amp); // expected-error
template <class T>
void fwd(T &&t) restrict(amp) {} // expected-error
void use() restrict(amp) { fwd(nullptr); }

} // namespace every_place

// Amp code must not declare a pointer to char or short.
namespace incompatible_pointees {

int f(int x) restrict(amp) {
  char *c = nullptr;        // expected-error
  const short *s = nullptr; // expected-error
  int *p = &x;
  return *p;
}

} // namespace incompatible_pointees

int main() {}
