// Every form of function declarator may have a restriction specifier, which precedes noexcept and
// attributes and may come from a macro.
//
// accept: L-2.1.1-a, L-2.1.1-e, L-2.1.1-g, L-2.1.1-n, L-2.1.1-o, L-2.4.2-f, L-2.1.1-d, L-2.4.2-e,
// L-2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
using namespace concurrency;

// Every form of function declarator and storage class can have a restriction specifier.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-qualifiers"
#pragma GCC diagnostic ignored "-Wunused-parameter"
auto grod() restrict(amp);
auto grod() restrict(amp) { return 3; }
auto freedle() restrict(amp) -> double;
auto freedle() restrict(amp) -> double { return 2.5; }
static int st(int x) restrict(cpu, amp) { return x; }
inline int in(int x) restrict(cpu, amp) { return x; }
constexpr int ce(int x) restrict(cpu, amp) { return x * x; }
static inline constexpr int sic(int x) restrict(cpu, amp) noexcept { return x + 1; }
extern int ex(int x) restrict(cpu, amp);
int ex(int x) restrict(cpu, amp) { return x - 1; }
extern "C" int extc(int x) restrict(amp) { return x + 4; }
extern "C" {
int extc2(int x) restrict(amp);
float extc3(float x) restrict(amp) { return x * 2; }
}
extern "C" int extc2(int x) restrict(amp) { return x + 5; }
[[nodiscard]] int nd(int x) restrict(cpu, amp) { return x; }
int deflt(int a, int b = 7, int c = 1 + 1) restrict(cpu, amp) { return a + b + c; }
int unnamed(int, int x, float = 2.f) restrict(cpu, amp) { return x; }
int(paren)(int x) restrict(cpu, amp) { return x + 11; }
int *retptr(int *p) restrict(cpu, amp) { return p + 1; }
int &retref(int *p) restrict(cpu, amp) { return p[2]; }
int (*retarrp(int (*p)[2]) restrict(cpu, amp))[2] { return p; }
int (&retarrr(int (&p)[2]) restrict(cpu, amp))[2] { return p; }
auto trarr(int (&p)[2]) restrict(cpu, amp) -> int (&)[2] { return p; }
decltype(auto) da(int &x) restrict(cpu, amp) { return (x); }
int va(void) restrict(cpu, amp) { return 13; }
const int cr() restrict(cpu, amp) { return 14; }
int fdecl(int) restrict(cpu, amp), fdecl2(int x) restrict(amp), fvar = 6;
int fdecl(int x) restrict(cpu, amp) { return x + 15; }
int fdecl2(int x) restrict(amp) { return x + 16; }
int operator"" _kk(unsigned long long v) restrict(cpu) { return int(v) * 2; }
template <class T>
T sq(T x) restrict(cpu, amp) {
  return x * x;
}
template <>
float sq<float>(float x) restrict(cpu, amp) {
  return x * x + 1;
}
template double sq<double>(double x) restrict(cpu, amp);
template <class T, int N>
int len(T (&)[N]) restrict(cpu, amp) {
  return N;
}
template <class T>
auto mul(T a, T b) restrict(cpu, amp) -> decltype(a * b) {
  return a * b;
}
template <class... A>
int cnt(A... a) restrict(cpu, amp) {
  return sizeof...(A);
}
int sum() restrict(cpu, amp) { return 0; }
template <class H, class... A>
int sum(H h, A... a) restrict(cpu, amp) {
  return int(h) + sum(a...);
}
template <class... A>
auto fold(A... a) restrict(cpu, amp) {
  return (a + ... + 0);
}
namespace o {
inline namespace v1 {
int iv(int x) restrict(amp) { return x + 100; }
} // namespace v1
namespace {
int an(int x) restrict(amp) { return x + 200; }
} // namespace
} // namespace o
#define DECLARE_AMP(name, expr)                                                                    \
  inline int name(int x) restrict(cpu, amp) { return expr; }
DECLARE_AMP(mac1, x * 21)
DECLARE_AMP(mac2, mac1(x) + 1)
int both() restrict(cpu, amp) {
  int a[3] = {1, 2, 3}, p[2] = {5, 6}, r = 0;
  if (st(1) != 1 || in(2) != 2 || ce(3) != 9 || sic(4) != 5 || ex(5) != 4 || nd(6) != 6)
    r |= 1;
  if (deflt(1) != 10 || deflt(1, 2) != 5 || unnamed(1, 2) != 2 || (paren)(1) != 12)
    r |= 2;
  if (*retptr(a) != 2 || retref(a) != 3 || (*retarrp(&p))[1] != 6 || retarrr(p)[0] != 5 ||
      trarr(p)[1] != 6)
    r |= 4;
  da(a[0]) = 9;
  if (a[0] != 9 || va() != 13 || cr() != 14 || fdecl(1) != 16)
    r |= 8;
  if (sq(3) != 9 || sq(2.f) != 5.f || sq(1.5) != 2.25 || len(a) != 3 || mul(2, 3) != 6 ||
      cnt(1, 2.f, a) != 3)
    r |= 16;
  if (sum(1, 2.5f, 3u) != 6 || fold(1, 2, 3) != 6 || mac2(2) != 43)
    r |= 32;
  return r;
}
void test_declarators() {
  CHECK(5_kk == 10);
  int d[3] = {-1, -1, -1};
  array_view<int, 1> v(3, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int r = both();
        if (grod() != 3 || freedle() != 2.5 || extc(1) != 5 || extc2(1) != 6 || extc3(2.f) != 4.f)
          r |= 64;
        if (fdecl2(1) != 17 || o::iv(1) != 101 || o::v1::iv(2) != 102 || o::an(3) != 203)
          r |= 128;
        v[i] = r;
      });
  v.synchronize();
  CHECK(both() == 0);
  CHECK(d[0] == 0);
  CHECK(d[1] == 0);
  CHECK(d[2] == 0);
}
#pragma GCC diagnostic pop

// Standard and GNU attributes can surround restricted functions and lambdas.
namespace attributes_around_specifiers {
[[nodiscard]] int a(int x) restrict(cpu, amp) { return x + 1; }
int b [[gnu::noinline]] ([[maybe_unused]] int x) restrict(cpu, amp)[[]] { return x + 2; }
__attribute__((always_inline)) inline auto c(int x) restrict(cpu, amp) noexcept[[]] -> int {
  return x + 3;
}
struct [[gnu::packed]] P {
  int q;
  [[gnu::pure]] int get() const restrict(cpu, amp) { return q; }
};
void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  auto l = [](int y)[[]] restrict(cpu, amp) { return y + 5; };
  auto m = [](int y) mutable restrict(cpu) noexcept -> int { return y + 6; };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = a(0);
        v[1] = b(0);
        v[2] = c(0);
        v[3] = P{4}.get() + l(0);
      });
  v.synchronize();
  CHECK(l(1) == 6);
  CHECK(m(1) == 7);
  CHECK(out[0] == 1);
  CHECK(out[1] == 2);
  CHECK(out[2] == 3);
  CHECK(out[3] == 9);
}
} // namespace attributes_around_specifiers

// Attributes of a function type follow its restriction specifier.
namespace attributes_after_specifiers {
int f(int x) restrict(cpu, amp)[[]] { return x * 2; }
auto g(int x) restrict(cpu, amp)[[]] -> int { return x * 3; }
[[nodiscard]] int h(int x) restrict(cpu, amp) noexcept[[]] { return x * 5; }
[[maybe_unused]] static int unused(int x) restrict(amp) { return x; }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1) + g(1) + h(1); });
  check("kernel", v[0], 10);
  check("host", f(2) + g(2) + h(2), 20);
}
} // namespace attributes_after_specifiers

// A restriction specifier precedes noexcept, which amp functions can have.
namespace noexcept_after_specifiers {
int plain(int x) restrict(cpu, amp) noexcept { return x + 1; }
int conditional(int x) restrict(cpu, amp) noexcept(sizeof(int) == 4) { return x + 2; }
int refers(int x) restrict(cpu, amp) noexcept(noexcept(plain(1))) { return plain(x) + 2; }

struct pair {
  int a, b;
  pair(int x) restrict(cpu, amp) noexcept : a(x), b(x) {}
  int sum() const restrict(cpu, amp) noexcept { return a + b; }
  bool operator==(const pair &other) const restrict(cpu, amp) noexcept {
    return a == other.a && b == other.b;
  }
};

static_assert(noexcept(refers(1)), "follows plain");
static_assert(noexcept(pair(1) == pair(2)), "operators too");

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int x = i[0];
        v[i] = x == 0   ? plain(10)
               : x == 1 ? conditional(10) + (pair(1) == pair(1))
                        : refers(10) + pair(5).sum();
      });
  check("plain", v[0], 11);
  check("conditional", v[1], 13);
  check("refers", v[2], 23);
  check("host", refers(1), 4);
}
} // namespace noexcept_after_specifiers

// A macro can expand to a restriction specifier or to a whole restricted function.
namespace specifiers_from_macros {
#define GPU restrict(amp)
#define BOTH restrict(cpu, amp)
#define RESTRICTED(...) restrict(__VA_ARGS__)
#define DEFINE_BINARY(name, op)                                                                    \
  template <typename T>                                                                            \
  T name(T a, T b) restrict(cpu, amp) {                                                            \
    return a op b;                                                                                 \
  }

DEFINE_BINARY(add, +)
DEFINE_BINARY(mul, *)

struct s {
  int n;
  int get() const BOTH { return n; }
  int twice() const RESTRICTED(amp, cpu);
};
int s::twice() const RESTRICTED(cpu, amp) { return mul(n, 2); }
int gpu(s x) GPU { return add(x.get(), x.twice()); }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  s x = {7};
  parallel_for_each(v.extent, [=](index<1> i) GPU { v[i] = gpu(x); });
  check("kernel", v[0], 21);
  check("host", x.twice() + add(1, 2), 17);
}
} // namespace specifiers_from_macros

int main() {
  test_declarators();
  attributes_around_specifiers::test();
  attributes_after_specifiers::test();
  noexcept_after_specifiers::test();
  specifiers_from_macros::test();
  return failures;
}
