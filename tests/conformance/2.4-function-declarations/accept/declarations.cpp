// Amp functions may take and return pointers, references and compatible classes, and may be defined
// after the kernel that calls them.
//
// accept: L-2.4.2-b, L-2.4.2-c, L-2.4.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// Amp functions may take and return pointers, references, arrays and compatible classes.
namespace parameters_and_results {
struct range {
  int low, high;
};
range make(int a, unsigned b) restrict(cpu, amp) { return {a, int(b)}; }
const range &same(const range &r) restrict(cpu, amp) { return r; }
void fill(array<int, 1> &a, int *written, const float &x) restrict(amp) {
  a[*written] = int(x);
  ++*written;
}
int measure(const range *r, int (&buffer)[2], int extra[2]) restrict(cpu, amp) {
  return r->high - r->low + buffer[1] + extra[0];
}
int with_defaults(int = 3, double = 0.5, bool = true) restrict(cpu, amp) { return 1; }

void test() {
  int out[2] = {};
  array<int, 1> a(2, out);
  parallel_for_each(
      extent<1>(1), [&a](index<1>) restrict(amp) {
        int n = 0, buffer[2] = {7, 8};
        range r = same(make(2, 30u));
        fill(a, &n, 1.5f);
        fill(a, &n, float(measure(&r, buffer, buffer) + with_defaults()));
      });
  copy(a, out);
  check("first", out[0], 1);
  check("second", out[1], 28 + 8 + 7 + 1);
}
} // namespace parameters_and_results

// Functions and templates may be declared before and defined after the kernel that calls them.
struct Fwd;
int use(const Fwd &f) restrict(cpu, amp);
template <class T>
T later(T) restrict(amp);
template <class T>
struct Late {
  T f() const restrict(cpu, amp);
  struct In {
    T g() restrict(amp);
  };
};
int run() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = later(5) + Late<int>().f() + Late<int>::In().g();
      });
  v.synchronize();
  return out;
}
struct Fwd {
  int k;
};
int use(const Fwd &f) restrict(cpu, amp) { return f.k; }
template <class T>
T later(T t) restrict(amp) {
  return t + use(Fwd{100});
}
template <class T>
T Late<T>::f() const restrict(cpu, amp) {
  return 1000;
}
template <class T>
T Late<T>::In::g() restrict(amp) {
  return 10000;
}
void test_defined_after_kernel() { CHECK(run() == 11105); }

int main() {
  parameters_and_results::test();
  test_defined_after_kernel();
  return failures;
}
