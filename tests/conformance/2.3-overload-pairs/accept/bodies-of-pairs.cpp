// The bodies of a pair may use other names, statements and calls, and may start on any line.
//
// accept: L-2.3.2.1-f, L-2.3.2-a, L-2.3.2.1-d, L-2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <map>
#include <stdexcept>
#include <string>

#include "check.h"

using namespace concurrency;

// Bodies and default arguments of a pair call the overload of their own restriction.
namespace default_arguments {
int f(double) { return 1; }
int f(int) restrict(amp) { return 2; }
int g(int x = f(1)) restrict(amp) { return x; }
int h(int x) { return f(x); }
int h(int x) restrict(amp) { return f(x); }
struct S {
  int m() const { return f(1); }
  int m() const restrict(amp) { return f(1); }
  int operator()(int x) const { return f(x); }
  int operator()(int x) const restrict(amp) { return f(x); }
  operator int() const { return f(1); }
  operator int() const restrict(amp) { return f(1); }
};
#define RESULT                                                                                     \
  S s;                                                                                             \
  return h(1) * 1000 + s.m() * 100 + s(1) * 10 + s;
int c() { RESULT }
int a() restrict(amp) { RESULT }
int b() restrict(cpu, amp) { RESULT }
void test() {
  int o[3];
  array_view<int> r(3, o);
  parallel_for_each(
      extent<1>(1), [=](index<1> i) restrict(amp) {
        r[0] = a();
        r[1] = b();
        r[2] = g();
      });
  CHECK(r[0] == 2222);
  CHECK(r[1] == 2222);
  CHECK(r[2] == 2);
  CHECK(c() == 1111);
  CHECK(b() == 1111);
}
} // namespace default_arguments

// The two functions of a pair can use different names for their parameters and local entities.
static int offset = 50;
int f(int x, int) restrict(cpu) {
  int y = x + offset;
  static int calls;
  ++calls;
  if (calls > 100)
    goto end;
  {
    int x = y;
    y = x + 1;
  }
end:
  return y;
}
int f(int y, int x) restrict(amp) {
  y += x;
  {
    int offset = y;
    y = offset * 2;
  }
  return y;
}
int g(const int x) restrict(cpu) {
  struct x_t {
    int x;
  } q{x};
  return q.x;
}
int g(int x) restrict(amp) {
  x += 5;
  using x_t = float;
  x_t z = x;
  return int(z);
}
void h(int &r) restrict(cpu) {
  if (r) {
    r = 1;
    return;
  }
  r = 2;
}
void h(int &out) restrict(amp) {
  if (out)
    return;
  out = 3;
}
#define BODY(n)                                                                                    \
  {                                                                                                \
    return n + 1;                                                                                  \
  }
#define PAIR(name) int name(int n) restrict(cpu) BODY(n) int name(int m) restrict(amp) BODY(m * 2)
PAIR(p)
inline int k(int x) restrict(cpu)
#if 1
{
  try {
    if (x < 0)
      throw x;
  } catch (int e) {
    return -e;
  }
  return x;
}
#else
{
  return 0;
}
#endif
static int k(int x) restrict(amp);
static int k(int x) restrict(amp) { return x * 7; }
void test_clashing_names() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1, 2);
        v[1] = g(1);
        int r = 0;
        h(r);
        v[2] = r;
        v[3] = p(4);
        v[4] = k(3);
      });
  v.synchronize();
  int r = 0;
  h(r);
  CHECK(f(1, 2) == 52);
  CHECK(g(1) == 1);
  CHECK(r == 2);
  CHECK(p(4) == 5);
  CHECK(k(-3) == 3);
  CHECK(out[0] == 6);
  CHECK(out[1] == 6);
  CHECK(out[2] == 3);
  CHECK(out[3] == 9);
  CHECK(out[4] == 21);
}

// The bodies of a pair can start on the line of the opening brace and have several lines.
namespace opening_brace {
// clang-format off
namespace apart {
int f(int x) restrict(amp) { x += 10;
    return x; }
int base();
int f(int y) restrict(cpu) { int k = base();
    return y + k; }
int base() { return 2; }
} // namespace apart

struct window
{
    int low, high;
    bool has(int x) const restrict(amp) { return x >= low
        && x < high; }
    bool has(int x) const restrict(cpu) { return x >= low
        && x <= high; }
    window(int n) restrict(cpu) : low(0), high(n) { high += 1;
        low -= 1; }
    window(int n) restrict(amp) : low(0), high(n) { /* a comment */ high += 2;
        low -= 2; }
};
// clang-format on

template <typename T>
class tracked {
  T value_;
  int steps_ = 0;

public:
  tracked(T v) restrict(cpu, amp) : value_(v) {}
  friend tracked operator+(const tracked &a, const tracked &b) restrict(cpu) {
    tracked r(a.value_ + b.value_);
    r.steps_ = 1;
    return r;
  }
  friend tracked operator+(const tracked &a, const tracked &b) restrict(amp) {
    tracked r(a.value_ + b.value_);
    r.steps_ = 100;
    return r;
  }
  int steps() const restrict(cpu, amp) { return steps_; }
};

// Each instance of the class template has its own friends.
template <typename T>
int sum_steps(T a, T b) restrict(cpu, amp) {
  const tracked<T> sum = tracked<T>(a) + tracked<T>(b);
  return sum.steps();
}

void test() {
  int out[6];
  array_view<int> v(6, out);
  struct fill {
    array_view<int> target;
    static int square(int x) restrict(cpu, amp) { return x * x; }
    void operator()(index<1>) const restrict(amp) {
      struct holder // moves together with the class around it
      {
        int n;
        holder(int x) : n(square(x)) {}
      };
      target[5] = holder(5).n;
    }
  };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = apart::f(1);
        window w(4);
        v[1] = w.has(6) * 2 + w.has(5);
        v[2] = w.low;
        v[3] = sum_steps(1, 2);
        v[4] = sum_steps(1.0f, 2.0f);
      });
  parallel_for_each(extent<1>(1), fill{v});
  const int expected[6] = {11, 1, -2, 100, 100, 25};
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == expected[i]);
  window w(4);
  CHECK(apart::f(1) == 3);
  CHECK(w.has(5));
  CHECK(!w.has(6));
  CHECK(w.low == -1);
  CHECK(sum_steps(1, 2) == 1);
  CHECK(sum_steps(1.0, 2.0) == 1);
  CHECK(fill::square(3) == 9);
}
} // namespace opening_brace

// The cpu function of a pair may use static variables, exceptions and standard containers.
namespace any_cpp_on_cpu {
int lookup(int key) restrict(amp) { return key * 2; }
int lookup(int key) {
  static std::map<std::string, int> table;
  try {
    if (key < 0)
      throw std::runtime_error("negative");
    char letter = char('a' + key);
    return ++table[std::string(3, letter)] + key * 2;
  } catch (const std::exception &) {
    return -1;
  }
}
int find(int key) restrict(cpu, amp) { return key == 0 ? 0 : lookup(key); }

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = find(i[0] - 1); });
  check("0", v[0], -2);
  check("1", v[1], 0);
  check("2", v[2], 2);
  check("host", find(1) + find(1), 7);
  check("host, negative", find(-3), -1);
}
} // namespace any_cpp_on_cpu

int main() {
  default_arguments::test();
  test_clashing_names();
  opening_brace::test();
  any_cpp_on_cpu::test();
  return failures;
}
