// Amp code must not cast a pointer to an integer or an integer to a pointer.
//
// reject: L-2.4.3.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not cast a pointer to an integer.
namespace pointer_to_integer {

long f(int *p) restrict(amp) {
  long a = (long)p;                                     // expected-error
  unsigned long b = reinterpret_cast<unsigned long>(p); // expected-error
  using address = unsigned long;
  b += address(p); // expected-error
  return a + long(b);
}

} // namespace pointer_to_integer

// A cpu,amp function must not cast an integer variable to a pointer.
namespace integer_to_pointer {

int f(long n) restrict(cpu, amp) {
  int *p = reinterpret_cast<int *>(n); // expected-error
  float *q = (float *)n;               // expected-error
  int *z = 0;
  return *p + int(*q) + (z == nullptr);
}

} // namespace integer_to_pointer

// Amp code must not cast between pointers and long by C-style, functional or reinterpret casts.
namespace pointers_and_long {

enum E : unsigned long { e0 };
void f(int *p, long n, float *fp) restrict(amp) {
  long a = (long)p;                      // expected-error
  a = reinterpret_cast<long>(p);         // expected-error
  int *q = (int *)n;                     // expected-error
  q = reinterpret_cast<int *>(n);        // expected-error
  unsigned long u = (unsigned long)(fp); // expected-error
  typedef unsigned long UL;
  u = UL(p); // expected-error
  q = reinterpret_cast<int *>(fp);
  q = 0;
  if (p)
    u = 1;
  (void)a;
  (void)q;
  (void)u;
}

} // namespace pointers_and_long

// Amp code must not cast between pointers and integers in any notation, alias, macro or
// template.
namespace every_notation {

enum E : unsigned long { e0 };
template <class To, class From>
To conv(From f) restrict(amp) {
  return (To)f; // expected-error
}
#define AS_INT(p) ((long)(p))
void f(int *p, long n, const float *q) restrict(amp) {
  n = (long)p;                            // expected-error
  n = reinterpret_cast<unsigned long>(p); // expected-error
  p = (int *)n;                           // expected-error
  p = reinterpret_cast<int *>(n);         // expected-error
  using PI = int *;
  p = PI(n); // expected-error
  using L = long;
  n = L(p);                            // expected-error
  n = AS_INT(p);                       // expected-error
  n = (long)nullptr;                   // expected-error
  n = reinterpret_cast<long>(nullptr); // expected-error
  p = reinterpret_cast<int *>(16L);    // expected-error
  p = (int *)16;                       // expected-error
  n = (long)(void *)p;                 // expected-error
  n = long(&n);                        // expected-error
  n = long(*&p);                       // expected-error
  int arr[2];
  n = (long)arr;   // expected-error
  p = (int *)E(4); // expected-error
  n = conv<long>(p);
  p = conv<int *>(q);
  bool ok = (bool)p;
  bool ok2 = static_cast<bool>(q);
  if (p && !q) {
  }
  p = 0;
  int *z = nullptr;
  float *fl = reinterpret_cast<float *>(p);
  void *v = p;
  p = static_cast<int *>(v);
  z = (int *)nullptr;
}

} // namespace every_notation

// An instance of an amp function template must not cast a pointer to an integer.
namespace instances_of_templates {

template <typename To, typename From>
To convert(From x) restrict(amp) {
  return (To)x; // expected-error
}
int use(int *p) restrict(amp) {
  float f = convert<float>(3);
  int *q = convert<int *>(p);
  return int(convert<long>(q)) + int(f);
}

} // namespace instances_of_templates

// Amp code must not cast pointers to integers or literals to pointers, also in templates.
namespace templates_and_literals {

template <class T, class U>
T convert(U u) restrict(amp) {
  return (T)u; // expected-error
}
struct S {
  int a;
};
int f(int *p, S *s, bool b, array<int> &a) restrict(amp) {
  unsigned long l = reinterpret_cast<unsigned long>(s); // expected-error
  long k = (long)&a;                                    // expected-error
  float *fp = reinterpret_cast<float *>(0x1000);        // expected-error
  int *q = (int *)(long)1;                              // expected-error
  p = (int *)s;
  s = (S *)(void *)p;
  bool t = p;
  t = !!s;
  l += convert<long>(p);
  enum E : long { e };
  E en = (E)(long)3;
  (void)en;
  return (int)l + (int)k + (fp != 0) + (q != 0) + t + b;
}

} // namespace templates_and_literals

// Amp code must not convert an integer to a pointer, or back, by a cast to a reference. The rule
// holds for every notation of the cast (§2.4.3.6).
namespace casts_to_references {

void c_style(int i) restrict(amp) {
  int *&p = (int *&)i; // expected-error
  p = nullptr;
}

void named(long i) restrict(amp) {
  int *&p = reinterpret_cast<int *&>(i); // expected-error
  p = nullptr;
}

void functional(unsigned i) restrict(cpu, amp) {
  using pointer = const float *&;
  pointer p = pointer(i); // expected-error
  p = nullptr;
}

int back(int *p) restrict(amp) { return (int &)p; } // expected-error

int element(long (&n)[2]) restrict(amp) { return *reinterpret_cast<int *(&)[2]>(n)[0]; }
// expected-error@-1

// Such casts between numbers and between pointers are valid.
float bits(int i, int *p) restrict(amp) {
  float *&q = reinterpret_cast<float *&>(p);
  return reinterpret_cast<float &>(i) + *q;
}

} // namespace casts_to_references

int main() {}
