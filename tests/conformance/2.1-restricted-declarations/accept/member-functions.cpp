// Every form of member function declarator may have a restriction specifier, inside and outside the
// class.
//
// accept: L-2.1.1-b, L-2.1.1-c, L-2.1.1-d, L-2.1.1-f, L-2.1.1-h, L-2.1.1-i, L-2.1.1-j, L-2.1.1-k,
// L-2.1.1-l, L-2.1.1-m, L-2.1.1-p, L-2.1.1-q, L-2.1.1-w, L-2.1.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <vector>
using namespace concurrency;

// Each form of member function declarator can have a restriction specifier before override or
// noexcept.
namespace declarators {
class Fred {
  int m;
  int n = 2;

public:
  Fred() restrict(cpu, amp) : m(1) {}
  explicit Fred(int a) restrict(cpu, amp) noexcept : m(a), n(a + 1) {}
  Fred(int a, int b) restrict(cpu, amp) : Fred(a) { n = b; }
  Fred(const Fred &o) restrict(cpu, amp) : m(o.m), n(o.n) {}
  Fred(Fred &&o) restrict(cpu, amp) noexcept : m(o.m), n(o.n) { o.m = 0; }
  ~Fred() restrict(cpu, amp) noexcept { m = -1; }
  Fred &operator=(const Fred &o) restrict(cpu, amp) {
    m = o.m;
    n = o.n;
    return *this;
  }
  Fred &operator=(Fred &&o) &restrict(cpu, amp) noexcept {
    m = o.m;
    n = o.n;
    o.n = 0;
    return *this;
  }
  int get() const restrict(cpu, amp) { return m; }
  int getn() const noexcept(true);
  int lv() &restrict(cpu, amp) { return 10; }
  int lv() const &restrict(cpu, amp) { return 20; }
  int lv() &&restrict(cpu, amp) { return 30; }
  int lv() const &&restrict(cpu, amp) noexcept { return 40; }
  auto tr() const restrict(cpu, amp) -> int { return n; }
  auto trn() const &restrict(cpu, amp) noexcept -> int;
  static int zot(int a) restrict(cpu, amp) { return a * 3; }
  static constexpr int czot(int a) restrict(cpu, amp) { return a * 4; }
  constexpr int cget() const restrict(cpu, amp) { return 7; }
  inline int inl() const restrict(cpu, amp);
  [[nodiscard]] int nd() const restrict(cpu, amp) { return 8; }
  explicit operator bool() const restrict(cpu, amp) { return m != 0; }
  operator int() const restrict(cpu, amp) noexcept { return m + n; }
  operator float() const restrict(cpu, amp);
  int operator()(int a, int b) const restrict(cpu, amp) { return a * b + m; }
  int &operator[](int i) restrict(cpu, amp) { return i ? n : m; }
  int operator[](int i) const restrict(cpu, amp) { return i ? n : m; }
  Fred *operator->() restrict(cpu, amp) { return this; }
  Fred &operator*() restrict(cpu, amp) { return *this; }
  Fred &operator++() restrict(cpu, amp) {
    ++m;
    return *this;
  }
  Fred operator++(int) restrict(cpu, amp) {
    Fred t(*this);
    ++m;
    return t;
  }
  Fred operator-() const restrict(cpu, amp) { return Fred(-m, -n); }
  bool operator!() const restrict(cpu, amp) { return m == 0; }
  Fred operator~() const restrict(cpu, amp) { return Fred(~m); }
  Fred &operator+=(const Fred &o) restrict(cpu, amp) {
    m += o.m;
    return *this;
  }
  Fred &operator<<=(int s) restrict(cpu, amp) {
    m <<= s;
    return *this;
  }
  int operator,(const Fred &o) const restrict(cpu, amp) { return m * 100 + o.m; }
  friend Fred operator+(const Fred &a, const Fred &b) restrict(cpu, amp) {
    return Fred(a.m + b.m, a.n + b.n);
  }
  friend bool operator==(const Fred &a, const Fred &b) restrict(cpu, amp);
  friend bool operator<(Fred a, Fred b) restrict(cpu, amp) { return a.m < b.m; }
  template <class T>
  friend T addm(const Fred &f, T x) restrict(cpu, amp) {
    return f.m + x;
  }
  template <class T>
  T mt(T x) const restrict(cpu, amp);
};
int Fred::getn() const noexcept(true) { return n; }
auto Fred::trn() const &restrict(cpu, amp) noexcept -> int { return n * 2; }
int Fred::inl() const restrict(amp, cpu) { return m + 50; }
Fred::operator float() const restrict(cpu) restrict(amp) { return m + 0.5f; }
bool operator==(const Fred &a, const Fred &b) restrict(cpu, amp) {
  return a.m == b.m && a.n == b.n;
}
template <class T>
T Fred::mt(T x) const restrict(cpu, amp) {
  return x + m;
}
int failed_checks() restrict(cpu, amp) {
  int r = 0;
  Fred a, b(5), c(5, 9), d(c), e(static_cast<Fred &&>(d));
  const Fred k(3, 4);
  if (a.get() != 1 || b.get() != 5 || c.tr() != 9 || e.tr() != 9 || d.get() != 0)
    r |= 1;
  if (a.lv() != 10 || k.lv() != 20 || Fred().lv() != 30 || static_cast<const Fred &&>(k).lv() != 40)
    r |= 2;
  if (k.trn() != 8 || Fred::zot(4) != 12 || Fred::czot(2) != 8 || k.cget() != 7 || k.inl() != 53 ||
      k.nd() != 8)
    r |= 4;
  if (k)
    ;
  else
    r |= 8;
  if (static_cast<float>(k) != 3.5f || k(2, 3) != 9 || a[0] != 1 || k[1] != 4)
    r |= 16;
  a[1] = 77;
  if (a->get() != 1 || (*a).tr() != 77)
    r |= 32;
  ++a;
  Fred o = a++;
  if (o.get() != 2 || a.get() != 3)
    r |= 64;
  if ((-k).get() != -3 || !k || (~k).get() != ~3)
    r |= 128;
  a += k;
  a <<= 2;
  if (a.get() != 24)
    r |= 256;
  if ((a, k) != 2403)
    r |= 512;
  if ((b + c).get() != 10 || !(b + c == Fred(10, 15)) || !(k < a))
    r |= 1024;
  if (addm(k, 1.5f) != 4.5f || k.mt(2.5) != 5.5)
    r |= 2048;
  b = k;
  c = Fred(8, 9);
  if (b.get() != 3 || c.get() != 8)
    r |= 4096;
  return r;
}
void test() {
  int d[2] = {-1, -1};
  array_view<int, 1> v(2, d);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = failed_checks(); });
  v.synchronize();
  Fred f(2);
  CHECK(f.getn() == 3);
  CHECK(failed_checks() == 0);
  CHECK(d[0] == 0);
  CHECK(d[1] == 0);
}
} // namespace declarators

// Const, ref-qualified and static member functions can be restricted inside and outside their
// class.
namespace outside_the_class {
struct counter {
  int n;
  int get() const restrict(cpu, amp);
  int twice() &restrict(cpu, amp) { return n * 2; }
  int twice() &&restrict(cpu, amp);
  int shifted(int by) const &restrict(amp, cpu);
  static int unit() restrict(cpu, amp);
};

int counter::get() const restrict(cpu, amp) { return n; }
int counter::twice() &&restrict(cpu, amp) { return n * 200; }
int counter::shifted(int by) const &restrict(cpu, amp) { return n << by; }
int counter::unit() restrict(cpu, amp) { return 1; }

float half(float) restrict(cpu, amp);
float half(float x) restrict(cpu, amp) { return x / 2; }

int all(counter c) restrict(cpu, amp) {
  return c.get() + 10 * c.twice() + counter{c.n}.twice() + c.shifted(4) + counter::unit() +
         int(half(8.0f));
}

void test() {
  const int expected = 3 + 60 + 600 + 48 + 1 + 4;
  int data[1] = {};
  array_view<int, 1> v(1, data);
  counter three = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = all(three); });
  check("kernel", v[0], expected);
  check("host", all(three), expected);
}
} // namespace outside_the_class

// An unnamed class with a typedef name can have cpu,amp member functions.
namespace unnamed_class {
typedef struct {
  int k;
  int f(int a) const restrict(cpu, amp) { return a * k; }
} Un;
void test() {
  int o[1];
  array_view<int> v(1, o);
  Un u = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = u.f(2); });
  CHECK(v[0] == 6 && u.f(1) == 3);
}
} // namespace unnamed_class

int main() {
  declarators::test();
  outside_the_class::test();
  unnamed_class::test();
  return failures;
}
