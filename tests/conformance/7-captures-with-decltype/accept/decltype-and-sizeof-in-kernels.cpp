// A kernel may apply decltype, sizeof and alignof to captured variables and to host variables that
// it does not capture.
//
// accept: L-2.4.3.3-c, L-2.4.3.3-d, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-variable"
#include <amp.h>
#include <vector>
#include <type_traits>
#include "check.h"
using namespace concurrency;

// Decltype of a captured variable in a kernel is its declared type, with reference and const.
namespace declarations {
void test() {
  int o[2] = {};
  array_view<int> v(2, o);
  int n = 1;
  int &r = n;
  const int c = n + 1;
  double d = 2;
  const double &rd = d;
  int arr[2] = {3, 4};
  (void)n;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int loc = 1;
        decltype(r) q = loc;
        q = 5;
        decltype(c) k = 7;
        decltype(rd) z = d;
        decltype(arr) b = {8, 9};
        decltype(v) w = v;
        auto e = r;
        e += 1;
        decltype((n)) y = n;
        w[i] = loc + k + (int)z + b[1] + e + y + r + c + (int)sizeof(arr) + arr[0];
      });
  CHECK(v[0] == 5 + 7 + 2 + 9 + 2 + 1 + 1 + 2 + 8 + 3);
}
} // namespace declarations

// Decltype of a captured name and of its parenthesized form has the type that C++ specifies.
namespace exact_types {
void test() {
  int out[8] = {};
  array_view<int, 1> v(8, out);
  int n = 4;
  int &r = n;
  const int k = n;
  const array_view<int, 1> cv = v;
  int arr[2] = {1, 2};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = std::is_same<decltype(r), int &>::value;
        v[1] = std::is_same<decltype(k), const int>::value;
        v[2] = std::is_same<decltype((n)), const int &>::value;
        v[3] = std::is_same<decltype(n), int>::value;
        v[4] = std::is_same<decltype(arr), int[2]>::value;
        v[5] = std::is_same<decltype(cv), const array_view<int, 1>>::value;
        v[6] = std::is_same<decltype((arr[0])), const int &>::value;
        v[7] = r + k + n + arr[1];
      });
  v.synchronize();
  for (int i = 0; i < 7; i++)
    CHECK(out[i]);
  CHECK(out[7] == 14);
}
} // namespace exact_types

// A kernel declares variables by the decltype of captured arrays, closures, calls, views and its
// index.
namespace kinds_of_captures {
void test() {
  array_view<int, 1> v(4);
  float buf[4] = {1, 2, 3, 4};
  auto fn = [](int x) restrict(cpu, amp) { return x * 2; };
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        decltype(buf) g = {5};
        decltype(fn) h = fn;
        decltype(fn(1)) r = h(4);
        decltype(v) w = v;
        w[i] = int(g[0]) + r;
        decltype(i) j = i;
        w[j] += sizeof(buf);
      });
  CHECK(v[1] == 13 + 16);
}
} // namespace kinds_of_captures

// A kernel declares a variable by the decltype of a data member of a host object.
namespace member_of_host_object {
void test() {
  array_view<int, 1> v(4);
  struct L {
    float x, y, z;
  } l;
  l.x = 1;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        decltype(l.x) w = 2.5f;
        v[i] = int(w * 2);
      });
  CHECK(v[1] == 5 && l.x == 1);
}
} // namespace member_of_host_object

// A kernel applies sizeof to a host object of local class.
namespace sizeof_host_object {
void test() {
  array_view<int, 1> v(4);
  struct L {
    int x, y, z;
  } l;
  l.x = 1;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = sizeof(l); });
  CHECK(v[1] == 12 && l.x == 1);
}
} // namespace sizeof_host_object

// A kernel applies sizeof, alignof and decltype to host variables that it does not capture.
namespace variables_that_are_not_captured {
void test() {
  array_view<int, 1> v(10);
  int a = 1;
  double d = 2;
  float f[6] = {};
  struct L {
    int x, y, z;
  } l;
  const int k = 3;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sizeof(a) + sizeof(d);
        v[1] = sizeof(f) / sizeof(f[0]);
        v[2] = sizeof(l);
        v[3] = sizeof(f[0] + l.y);
        v[4] = alignof(decltype(d));
        decltype(d) q = 2.5;
        v[5] = int(q * 2);
        decltype(l.x) w = 6;
        v[6] = w;
        decltype(f) g = {1, 2};
        v[7] = int(g[1]);
        v[8] = sizeof(decltype(a + d));
        const decltype(k) z = k;
        v[9] = z;
      });
  int want[] = {12, 6, 12, 4, 8, 5, 6, 2, 8, 3};
  for (int i = 0; i < 10; ++i) {
    CHECK(v[i] == want[i]);
  }
  (void)a;
  (void)l;
}
} // namespace variables_that_are_not_captured

int main() {
  declarations::test();
  exact_types::test();
  kinds_of_captures::test();
  member_of_host_object::test();
  sizeof_host_object::test();
  variables_that_are_not_captured::test();
  return failures;
}
