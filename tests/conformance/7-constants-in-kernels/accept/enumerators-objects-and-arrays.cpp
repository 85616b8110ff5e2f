// A kernel uses enumerators that constants initialize, constexpr objects and elements of constant
// arrays.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel uses a local constant and an enumerator that the constant initializes.
namespace local_enumerator {
void test() {
  array_view<int, 1> v(2);
  constexpr int k = 3;
  enum { e = k + 1 };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + e; });
  CHECK(v[0] == 34);
}
} // namespace local_enumerator

// A function template's kernel uses constants that also initialize local enumerators and array
// bounds.
namespace enumerator_in_template {
template <int N>
int f() {
  array_view<int, 1> v(2);
  constexpr int k = N;
  enum { e = k + 1 };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + e; });
  return v[0];
}
template <int N>
int g() {
  array_view<int, 1> v(2);
  constexpr int k = N;
  enum { e = k + 1 };
  typedef int A[k];
  struct S {
    int a[k];
  };
  using B = int[e];
  int x = e;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + x; });
  return v[0] + sizeof(A) + sizeof(S) + sizeof(B);
}
template <int N>
int h() {
  array_view<int, 1> v(2);
  static constexpr int k = N;
  enum class E { e = k + 1 };
  constexpr E q = E::e;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 10 + int(q) + int(E::e); });
  return v[0];
}
template <int N>
int k() {
  array_view<int, 1> v(2);
  constexpr int c = N;
  struct S {
    int a[c];
    enum { d = c * 2 };
    int get(int z) const restrict(cpu, amp) { return a[z] + c + d; }
  };
  S s = {};
  s.a[1] = 5;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = s.get(1) + c * 100 + S::d * 1000; });
  return v[0];
}
void test() {
  CHECK(f<3>() == 34);
  CHECK(g<3>() == 34 + 12 + 12 + 16);
  CHECK(h<3>() == 38);
  CHECK(k<3>() == 6314);
}
} // namespace enumerator_in_template

// A kernel uses a constant that an element of a captured constexpr array initializes.
namespace element_of_array {
void test() {
  array_view<int, 1> v(4);
  constexpr int arr[] = {7, 8, 9};
  constexpr int x = arr[1];
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + arr[i[0] % 3]; });
  CHECK(v[1] == 16);
}
} // namespace element_of_array

// A kernel uses a constexpr object and a constant that one of the object's members initializes.
namespace member_of_object {
struct P {
  int a;
};
void test() {
  array_view<int, 1> v(4);
  constexpr P p{3};
  const int x = p.a;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        P q = p;
        v[i] = x + q.a;
      });
  CHECK(v[1] == 6);
}
} // namespace member_of_object

// A kernel uses constexpr and const objects, their members and elements of constant arrays.
namespace objects_and_arrays {
struct P {
  int a;
  float b;
  constexpr int sum() const restrict(cpu, amp) { return a + int(b); }
};
constexpr P gp{1, 2.f};
void test() {
  array_view<int, 1> v(8);
  constexpr P p{3, 4.f};
  const P q{5, 6.f};
  constexpr int arr[] = {7, 8, 9};
  const int carr[2] = {10, 11};
  constexpr int el = arr[1] + 4;
  static constexpr int sarr[2] = {1, 2};
  const int x = 3, y = 8;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[0] = p.a + p.sum();
        v[1] = q.a;
        v[2] = arr[(i[0] * 3 + 1) % 3];
        v[3] = carr[1];
        v[4] = el;
        v[5] = x;
        v[6] = y;
        int z[arr[0]];
        v[7] = sizeof(z);
      });
  CHECK(v[0] == 10);
  CHECK(v[1] == 5);
  CHECK(v[2] == 8);
  CHECK(v[3] == 11);
  CHECK(v[4] == 12);
  CHECK(v[5] == 3);
  CHECK(v[6] == 8);
  CHECK(v[7] == 28);
}
} // namespace objects_and_arrays

int main() {
  local_enumerator::test();
  enumerator_in_template::test();
  element_of_array::test();
  member_of_object::test();
  objects_and_arrays::test();
  return failures;
}
