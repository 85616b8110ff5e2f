// Pairs are selected through namespaces of every kind, namespace aliases, base classes,
// specializations and local classes.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// Functions of unnamed namespaces, inline namespaces or internal linkage form pairs.
namespace a {
inline namespace v1 {
int f() restrict(cpu) { return 1; }
} // namespace v1
inline namespace v1 {
int f() restrict(amp) { return 2; }
} // namespace v1
} // namespace a
namespace {
int g() restrict(amp) { return a::f() * 10; }
int g() restrict(cpu) { return a::f() * 20; }
} // namespace
static int h() restrict(cpu) { return 5; }
static int h() restrict(amp) { return 6; }
namespace al = a::v1;
int both() restrict(cpu, amp) { return g() + ::h() + al::f(); }
extern "C" {
int ext(int x) restrict(amp) { return x + 1; }
}
extern "C++" int mix(int) restrict(cpu, amp);
int mix(int x) restrict(amp, cpu) { return x + 100; }
void test_namespaces() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = both();
        v[1] = ext(1) + mix(0);
      });
  v.synchronize();
  CHECK(both() == 26 && out[0] == 28 && out[1] == 102);
}

// Pairs are selected through namespace aliases, CRTP bases, specializations and local classes.
namespace aliases_and_bases {
namespace outer {
namespace inner {
int where() restrict(cpu) { return 1; }
int where() restrict(amp) { return 2; }
struct tag {};
int adl(tag, int x) restrict(cpu) { return x + 1; }
int adl(tag, int x) restrict(amp) { return x + 2; }
} // namespace inner
using inner::where;
using namespace inner;
} // namespace outer
namespace alias = outer::inner;
template <class D>
struct Base {
  int call() const restrict(cpu, amp) {
    return static_cast<const D *>(this)->impl() * 10 + alias::where();
  }
  int impl() const restrict(cpu) { return 1; }
  int impl() const restrict(amp) { return 2; }
};
struct D1 : Base<D1> {
  int impl() const restrict(cpu) { return 3; }
  int impl() const restrict(amp) { return 4; }
};
struct D2 : Base<D2> {};
struct D3 : D1 {
  using D1::impl;
  int impl(int) const restrict(cpu, amp) { return 9; }
  int both() const restrict(cpu, amp) { return impl() + impl(0); }
};
template <class... T>
struct Sum;
template <>
struct Sum<> {
  static int of() restrict(cpu, amp) { return 0; }
};
template <class H, class... T>
struct Sum<H, T...> {
  static int of() restrict(cpu, amp) { return outer::where() * (int)sizeof(H) + Sum<T...>::of(); }
};
template <int N>
int rec(outer::inner::tag t) restrict(cpu, amp) {
  return adl(t, N) + rec<N - 1>(t);
}
template <>
int rec<0>(outer::inner::tag) restrict(cpu, amp) {
  return 0;
}
template <class T>
auto deduce(T x) restrict(cpu, amp) -> decltype(x + outer::where()) {
  return x + outer::where();
}
int run(int k) restrict(cpu, amp) {
  D1 a;
  D2 b;
  D3 c;
  switch (k) {
  case 0:
    return a.call();
  case 1:
    return b.call();
  case 2:
    return c.call();
  case 3:
    return c.both();
  case 4:
    return Sum<int, float, double>::of();
  case 5:
    return rec<3>(outer::inner::tag());
  case 6:
    return (int)deduce(1.5f);
  case 7: {
    using outer::where;
    return where();
  }
  case 8: {
    auto l = [=] { return outer::where(); };
    return l();
  }
  case 9: {
    struct L {
      int z() { return alias::where() + 5; }
    } l;
    return l.z();
  }
  }
  return -1;
}
void test() {
  int c[10] = {31, 11, 31, 12, 16, 9, 2, 1, 1, 6}, d[10] = {42, 22, 42, 13, 32, 12, 3, 2, 2, 7};
  int o[10];
  array_view<int> v(10, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 10; ++i) {
    CHECK(run(i) == c[i]);
    CHECK(v[i] == d[i]);
  }
}
} // namespace aliases_and_bases

int main() {
  test_namespaces();
  aliases_and_bases::test();
  return failures;
}
