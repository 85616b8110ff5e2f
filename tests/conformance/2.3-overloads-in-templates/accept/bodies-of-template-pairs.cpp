// The two templates of a pair may have bodies that are valid for one restriction only. The cpu
// template may launch kernels.
//
// accept: L-2.3.2.1-e, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// A call instantiates only the template of its restriction, so the other body need not suit the
// type. Templates that differ in restriction only are two templates (§2.3.2). They are functions,
// members of class templates, member templates, operators and constructors.
namespace bodies_for_one_restriction {
struct host_only {
  int v;
  int on_host() const { return v; }
};
struct gpu_only {
  int v;
  int on_gpu() const restrict(amp) { return v + 1; }
};
template <typename T>
int f(const T &x) {
  return x.on_host();
}
template <typename T>
int f(const T &x) restrict(amp) {
  return x.on_gpu();
}
// Member templates.
struct s {
  int base;
  template <typename T>
  int g(const T &x) const {
    return base + x.on_host();
  }
  template <typename T>
  int g(const T &x) const restrict(amp) {
    return base + x.on_gpu();
  }
};
template <typename T>
struct box {
  T x;
  int get() const { return x.on_host(); }
  int get() const restrict(amp) { return x.on_gpu(); }
};
template <typename T>
int operator+(const box<T> &b, int n) {
  return b.x.on_host() + n;
}
template <typename T>
int operator+(const box<T> &b, int n) restrict(amp) {
  return b.x.on_gpu() + n;
}
template <typename T>
int both(const T &x) restrict(cpu, amp) {
  return f(x);
}
struct either {
  int on_host() const { return 1; }
  int on_gpu() const restrict(amp) { return 2; }
};
template <typename T>
int h(const T &x) {
  return f(x) + 100;
}
template <typename T>
int h(const T &x) restrict(amp) {
  return f(x) + 100;
}
struct made {
  int n;
  template <typename T>
  made(const T &x) : n(x.on_host()) {}
  template <typename T>
  made(const T &x) restrict(amp) : n(x.on_gpu()) {}
};
void test() {
  int bad = 0;
  host_only o{3};
  bad += f(o) != 3;
  bad += s{1}.g(o) != 4;
  bad += box<host_only>{o}.get() != 3;
  bad += box<host_only>{o} + 5 != 8;
  bad += both(either()) != 1;
  bad += h(o) != 103;
  bad += made(o).n != 3;
  array_view<int> v(8);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        gpu_only q{3};
        v[0] = f(q);
        s z{1};
        v[1] = z.g(q);
        box<gpu_only> b{q};
        v[2] = b.get();
        v[3] = b + 5;
        either e;
        v[4] = both(e);
        v[5] = h(q);
        made m(q);
        v[6] = m.n;
      });
  const int expected[] = {4, 5, 4, 9, 2, 104, 4};
  for (int i = 0; i < 7; ++i)
    bad += v[i] != expected[i];
  CHECK(bad == 0);
}
} // namespace bodies_for_one_restriction

// Cpu overloads of templates, members and constructors may launch kernels beside equal amp
// overloads.

template <typename T>
T filled(array_view<T> v, T with) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = with; });
  return v[0];
}

// Constructors that launch kernels in their bodies and in member initializers.
template <typename T>
class sum_of {
  T first, total;

public:
  sum_of(array_view<T> v, T) : first(filled(v, T(5))), total() {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
    for (int i = 0; i < v.extent[0]; ++i)
      total += v[i];
  }
  sum_of(array_view<T> v, T by) restrict(amp) : first(v[0]), total(by) {}
  template <typename... U>
  explicit sum_of(array_view<T> v, const U &...more) : first(), total() {
    T all[] = {T(more)...};
    T last = all[sizeof...(more) - 1];
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= last; });
    total = v[1];
  }
  template <typename... U>
  explicit sum_of(array_view<T>, const U &...) restrict(amp) : first(7), total(sizeof...(U)) {}
  int value() const restrict(cpu, amp) { return first * 100 + total; }

  // Overloaded members: several parameters and object qualifiers.
  int apply(array_view<T> v) const {
    T by = total;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= by; });
    return v[1];
  }
  int apply(array_view<T> v) const restrict(amp) { return v[0] + 1; }
  template <typename U>
  int apply(array_view<T> v, U by) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] -= by; });
    return v[1];
  }
  template <typename U>
  int apply(array_view<T> v, U by) restrict(amp) {
    return v[0] + int(by);
  }
  static int apply(T first, array_view<T> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = first + 1; });
    return v[1];
  }
  static int apply(T first, array_view<T> v) restrict(amp) { return v[0] + first * 2; }
  int taken(array_view<T> v) && {
    T by = total;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by + 2; });
    return v[1];
  }
  int taken(array_view<T> v) &&restrict(amp) { return v[0] + 3; }
  int taken(array_view<T> v) const & { return v[1]; }
  int taken(array_view<T> v) const &restrict(amp) { return v[0] + 4; }
};

// Overloaded functions.
template <typename T>
int scale(array_view<T> v, T by) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] *= by; });
  return v[1];
}
template <typename T>
int scale(array_view<T> v, T by) restrict(amp) {
  return v[0] * by;
}
template <typename T, int N>
int scale(array_view<T> v, const T (&by)[N]) {
  T last = by[N - 1];
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += last; });
  return v[1];
}
template <typename T, int N>
int scale(array_view<T> v, const T (&)[N]) restrict(amp) {
  return v[0] + N;
}

// A specialization of the amp overload only.
template <typename T>
int whole(array_view<T> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = T(6.5f); });
  return int(v[1]);
}
template <typename T>
int whole(array_view<T>) restrict(amp) {
  return 1;
}
template <>
int whole<float>(array_view<float>) restrict(amp) {
  return 2;
}

// The parameters differ, so the call selects two functions.
template <typename T>
int where(array_view<T> v, T by) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by + 1; });
  return v[1];
}
template <typename T>
int where(array_view<T> v, float by) restrict(amp) {
  return v[0] + int(by);
}
int called(array_view<int> v, int by) restrict(cpu, amp) { return where(v, by); }

template <typename T>
struct finder {
  template <typename U>
  int at(array_view<U> v, T by) const {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by + 2; });
    return v[1];
  }
  template <typename U>
  int at(array_view<U> v, double by) const restrict(amp) {
    return v[0] + int(by);
  }
};
int called(const finder<int> &f, array_view<int> v) restrict(cpu, amp) { return f.at(v, 8); }

struct chosen {
  int x;
  template <typename T>
  chosen(array_view<T> v, int by) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = by + 3; });
    x = v[1];
  }
  template <typename T>
  chosen(array_view<T> v, float by) restrict(amp) : x(v[0] + int(by)) {}
};
int called(array_view<int> v) restrict(cpu, amp) {
  chosen c(v, 9);
  return c.x;
}

void test_launches() {
  int data[2] = {1, 2}, out[16];
  float floats[2] = {};
  array_view<int> v(2, data), r(16, out);
  array_view<float> f(2, floats);
  sum_of<int> s(v, 3);
  check("constructor", s.value(), 511);
  check("constructor with a pack", sum_of<int>(v, 1L, 1, 2u).value(), 4);
  check("member", s.apply(v), 44);
  check("member template", s.apply(v, 4L), 40);
  check("static member", s.apply(7, v), 8);
  check("rvalue", sum_of<int>(s).taken(v), 13);
  check("lvalue", s.taken(v), 13);
  check("function", scale(v, 2), 26);
  check("function of an array", scale(v, {4, 5}), 31);
  check("specialization", whole(f), 6);
  check("choice", called(v, 6), 7);
  check("choice of members", called(finder<int>(), v), 10);
  check("choice of constructors", called(v), 12);

  v[0] = 1;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        sum_of<int> s(v, 3);
        r[0] = s.value();
        r[1] = sum_of<int>(v, 1L, 1, 2u).value();
        r[2] = s.apply(v);
        r[3] = s.apply(v, 4L);
        r[4] = s.apply(7, v);
        r[5] = sum_of<int>(s).taken(v);
        r[6] = s.taken(v);
        r[7] = scale(v, 2);
        const int by[2] = {4, 5};
        r[8] = scale(v, by);
        r[9] = whole(f);
        r[10] = called(v, 6);
        r[11] = called(finder<int>(), v);
        r[12] = called(v);
      });
  const int expected[] = {103, 703, 2, 5, 15, 4, 5, 2, 3, 2, 7, 9, 10};
  for (int i = 0; i < 13; ++i)
    check("on the accelerator", r[i], expected[i]);
}

int main() {
  bodies_for_one_restriction::test();
  test_launches();
  return failures;
}
