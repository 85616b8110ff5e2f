// A kernel may be launched in functions with C linkage, function try blocks, exception handlers,
// conversions and default arguments.
//
// accept: P-7-af, P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <functional>
#include <stdexcept>
#include <vector>

using namespace concurrency;

// A kernel may be launched in functions with C linkage.
extern "C" void go1(int *p, int n) {
  array_view<int> v(n, p);
  parallel_for_each(v.extent, [=](auto i) restrict(amp) { v[i] += 1; });
  v.synchronize();
}
extern "C" {
struct cs {
  int a;
};
int amp_helper(int a) restrict(amp) { return a * 2; }
void go2(int *p, int n, struct cs s) {
  array_view<int> v(n, p);
  auto f = [](auto a) restrict(cpu, amp) { return a + 1; };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += f(s.a) + amp_helper(3); });
  v.synchronize();
}
int go3(int *p) {
  array_view<int> v(1, p);
  auto gen = [v](auto q) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = (int)q; });
  };
  gen(2.5f);
  return v[0];
}
}
void test_c_linkage() {
  int o[2] = {1, 2};
  go1(o, 2);
  CHECK(o[0] == 2);
  go2(o, 2, cs{5});
  CHECK(o[1] == 3 + 6 + 6);
  CHECK(go3(o) == 2);
}

// Functions of C linkage, function try blocks and exception handlers launch kernels.
extern "C" int cfn(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
  return v[0];
}
extern "C" {
int cfn2(int k) {
  struct L {
    int a, b;
  };
  L l = {k, 2};
  array_view<int, 1> v(4);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        L m = l;
        v[i] = m.a + m.b;
      });
  return v[0];
}
static int cfn3(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 3; });
  return v[0];
}
}
extern "C++" {
int cpp(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 4; });
  return v[0];
}
}
int ft(int k) try {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 5; });
  if (k == 1)
    throw std::runtime_error("x");
  return v[0];
} catch (std::exception &e) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 50; });
  return v[0];
}
struct S {
  int a;
  S(int k) try : a(cfn(k)) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 6; });
    a += v[0];
    if (k == 1)
      throw 5;
  } catch (int e) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = e + 6; });
    throw v[0];
  }
};
void test_try_blocks() try {
  CHECK(cfn(1) == 2);
  CHECK(cfn2(1) == 3);
  CHECK(cfn3(1) == 4);
  CHECK(cpp(1) == 5);
  CHECK(ft(2) == 7);
  CHECK(ft(1) == 51);
  CHECK(S(2).a == 11);
  try {
    S s(1);
    CHECK(false);
  } catch (int n) {
    CHECK(n == 11);
  }
  try {
    throw 9;
  } catch (int n) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n * 2; });
    CHECK(v[1] == 18);
  }
  throw 4;
} catch (int n) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n * 3; });
  CHECK(v[1] == 12);
}

// A kernel may be launched in conversions, default arguments, loops, conditions and function try
// blocks.
namespace conversions_and_loops {
typedef array_view<int, 1> iv;
static int host[8];
static iv view() { return iv(8, host); }
#define ADD(K)                                                                                     \
  {                                                                                                \
    iv v = view();                                                                                 \
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += (K); });                   \
    v.synchronize();                                                                               \
  }
struct in_ctor {
  in_ctor(int k) {
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
};
struct in_init {
  int n;
  in_init()
      : n([] {
          ADD(2);
          return 5;
        }()) {}
};
struct in_dtor {
  ~in_dtor() {
    int k = 4;
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
};
struct in_conv {
  operator int() const { ADD(8) return 1; }
  in_conv &operator++() { ADD(16) return *this; }
  int operator[](int) { ADD(32) return 2; }
  int operator()() const { ADD(64) return 3; }
  static int st() { ADD(128) return 4; }
  friend int fr(const in_conv &) { ADD(256) return 5; }
};
template <class T>
struct in_tmpl {
  T k;
  void go() const;
  template <class U>
  void go2(U u) const {
    T kk = k;
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(kk + u); });
  }
};
template <class T>
void in_tmpl<T>::go() const {
  T kk = k;
  iv v = view();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(kk); });
}
static int at_start = [] { ADD(512) return 7; }();
int with_default(int x = [] { ADD(1024) return 3; }()) { return x; }
namespace {
inline namespace n {
void hidden() noexcept { ADD(2048) }
} // namespace n
} // namespace
auto trailing() -> int { ADD(4096) return 6; }
int try_block() try { ADD(8192) throw 1; } catch (int) {
  ADD(16384) return 2;
}
int expect = 0;
bool ok(int d) {
  expect += d;
  iv v = view();
  v.synchronize();
  for (int i = 0; i < 8; ++i)
    if (host[i] != expect)
      return false;
  return true;
}
void test() {
  CHECK(ok(512));
  {
    in_ctor c(1);
  }
  CHECK(ok(1));
  {
    in_init c;
    CHECK(c.n == 5);
  }
  CHECK(ok(2));
  {
    in_dtor d;
  }
  CHECK(ok(4));
  in_conv c;
  int z = c;
  CHECK(ok(8));
  ++c;
  CHECK(ok(16));
  z += c[0];
  CHECK(ok(32));
  z += c();
  CHECK(ok(64));
  z += in_conv::st() + fr(c);
  CHECK(ok(384));
  in_tmpl<float> t = {3.f};
  t.go();
  CHECK(ok(3));
  t.go2(2.5);
  CHECK(ok(5));
  CHECK(with_default() == 3 && ok(1024));
  hidden();
  CHECK(ok(2048) && trailing() == 6 && ok(4096));
  CHECK(try_block() == 2 && ok(8192 + 16384));
  for (int k = 0; k < 3; ++k) {
    iv v = view();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += k; });
  }
  CHECK(ok(3));
  if (z > 0)
    parallel_for_each(view().extent, [v = view()](index<1> i) restrict(amp) { v[i] += 1; });
  else
    CHECK(false);
  CHECK(ok(1));
  switch (z) {
  case 0:
    CHECK(false);
    break;
  default: {
    ADD(5)
  } break;
  }
  CHECK(ok(5));
  int k = 2;
  do
    ADD(k) while (--k);
  CHECK(ok(3));
  std::function<void(int)> f = [](int q) {
    iv v = view();
    auto inner = [=](index<1> i) restrict(amp) { v[i] += q; };
    parallel_for_each(v.extent, inner);
  };
  f(7);
  f(-3);
  CHECK(ok(4));
  std::vector<int> ks = {1, 2, 3};
  for (auto &e : ks) {
    const auto kk = e;
    iv v = view();
    parallel_for_each(v.extent, [ v, kk ](index<1> i) restrict(amp) { v[i] += kk; });
  }
  CHECK(ok(6));
  iv w = view();
  (parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += 9; }), z = 1);
  w.synchronize();
  CHECK(ok(9));
  z ? parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += 11; }) : (void)0;
  w.synchronize();
  CHECK(ok(11));
}
} // namespace conversions_and_loops

int main() {
  test_c_linkage();
  test_try_blocks();
  conversions_and_loops::test();
  return failures;
}
