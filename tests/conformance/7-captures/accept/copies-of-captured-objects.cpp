// A closure copies the captured objects when it is created. Kernels do not change the objects of
// the host.
//
// accept: L-2.1.2-a, P-7.1-f, P-7.1-k, R-5.1-i, AT-6-d, P-7.1-p, L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include "check.h"
using namespace concurrency;

// A kernel has the values that its captured variables had when the lambda was evaluated.
namespace values_at_capture_time {
struct counted {
  int v;
  static int copies;
  counted(int x) : v(x) {}
  counted(const counted &o) restrict(cpu) : v(o.v) { ++copies; }
  counted(const counted &o) restrict(amp) : v(o.v) {}
  ~counted() restrict(cpu, amp) {}
};
int counted::copies = 0;
int order[8], on = 0;
int tick(int k) {
  order[on++] = k;
  return k;
}
void test() {
  int o[4] = {};
  array_view<int> v(4, o);
  int n = 1;
  auto k = [=](index<1> i) restrict(amp) { v[i] = n; };
  n = 50;
  parallel_for_each(v.extent, k);
  CHECK(v[0] == 1);
  auto k2 = [ a = tick(1), b = tick(2), v, c = tick(3) ](index<1> i) restrict(amp) {
    v[i] = c * 100 + a * 10 + b;
  };
  n = 2;
  parallel_for_each(v.extent, k2);
  CHECK(v[1] == 312);
  CHECK(on == 3);
  CHECK(order[0] == 1);
  CHECK(order[1] == 2);
  CHECK(order[2] == 3);
  int arr[3] = {1, 2, 3};
  auto k3 = [=](index<1> i) restrict(amp) { v[i] = arr[i[0] % 3]; };
  arr[1] = 99;
  parallel_for_each(v.extent, k3);
  CHECK(v[1] == 2);
  int &r = n;
  auto k4 = [=](index<1> i) restrict(amp) { v[i] = r; };
  r = 77;
  parallel_for_each(v.extent, k4);
  CHECK(v[0] == 2);
  struct S {
    int a;
  } s{5};
  auto k5 = [s, &v = v](int) { return s.a; };
  auto k6 = [ t = s, v ](index<1> i) restrict(amp) { v[i] = t.a; };
  s.a = 6;
  parallel_for_each(v.extent, k6);
  CHECK(v[0] == 5);
  auto f = [v](int q) {
    return [=](index<1> i) restrict(amp) { v[i] = q + i[0]; };
  };
  parallel_for_each(v.extent, f(10));
  CHECK(v[3] == 13);
  array_view<int> w = v;
  auto k7 = [w](index<1> i) restrict(amp) { w[i] = 1; };
  int o2[4];
  w = array_view<int>(4, o2);
  parallel_for_each(extent<1>(4), k7);
  CHECK(v[2] == 1);
  int x = 1;
  for (int q = 0; q < 2; ++q) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          int x2 = x;
          {
            int x = x2 + 1;
            v[i] += x;
          }
        });
    x = 10;
  }
  CHECK(v[0] == 1 + 2 + 11);
  int before = x;
  parallel_for_each(v.extent, [ =, x = before + x++ ](index<1> i) restrict(amp) { v[i] = x; });
  CHECK(v[0] == 20);
  CHECK(x == 11);
}
} // namespace values_at_capture_time

// A closure copies large objects and arrays of thousands of elements when it is created.
namespace large_objects_and_arrays {
struct Big {
  int a[1500];
  double d[100];
};
template <typename T, int N>
struct vec {
  T x[N];
  T sum() const restrict(cpu, amp) {
    T s = 0;
    for (int i = 0; i < N; ++i)
      s += x[i];
    return s;
  }
};
void test() {
  Big b;
  for (int i = 0; i < 1500; ++i)
    b.a[i] = i;
  for (int i = 0; i < 100; ++i)
    b.d[i] = i;
  vec<float, 2000> q;
  for (float &x : q.x)
    x = 1;
  static int raw[3000];
  int loc[3000];
  for (int i = 0; i < 3000; ++i)
    loc[i] = i * 2;
  array_view<int, 1> v(4);
  int k = 1;
  auto f = [=](index<1> i) restrict(amp) {
    v[i] = b.a[1499] + int(b.d[99]) + int(q.sum()) + loc[2999] + k;
  };
  b.a[1499] = 0;
  loc[2999] = 0;
  parallel_for_each(v.extent, f);
  CHECK(v[2] == 1499 + 99 + 2000 + 5998 + 1);
  parallel_for_each(
      v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) {
        v[t] = b.a[1498] + loc[2998] + q.sum();
      });
  CHECK(v[3] == 1498 + 5996 + 2000);
}
} // namespace large_objects_and_arrays

// Kernels that change copies of their captures leave the host objects unchanged.
namespace host_object_unchanged {
struct acc {
  int n;
  array_view<int, 1> v;
  void add(int i) restrict(cpu, amp) {
    n += i;
    v[i] += n;
  }
};
void test() {
  acc a{5, array_view<int, 1>(4)};
  for (int i = 0; i < 4; ++i)
    a.v[i] = 0;
  int loc[4] = {1, 2, 3, 4};
  index<3> k(1, 2, 3);
  extent<1> e(4);
  parallel_for_each(
      e, [=](index<1> i) restrict(amp) {
        acc b = a;
        b.add(i[0]);
        index<3> m = k;
        m += i[0];
        int c[4];
        for (int j = 0; j < 4; ++j)
          c[j] = loc[j] * 2;
        b.v[i] += m[2] + c[i[0]];
        array_view<int, 1> w = b.v;
        w = w.section(i, extent<1>(1));
        w[0] += 1000;
      });
  for (int i = 0; i < 4; ++i)
    CHECK(a.v[i] == 5 + i + 3 + i + (i + 1) * 2 + 1000);
  CHECK(a.n == 5 && k == index<3>(1, 2, 3) && loc[3] == 4);
  a.add(1);
  CHECK(a.n == 6);
}
} // namespace host_object_unchanged

// The host copies a captured object by its cpu copy constructor and destroys each copy.
namespace copies_destroyed_on_host {
static int alive = 0;
struct counted {
  int n;
  explicit counted(int k) : n(k) { ++alive; }
  counted(const counted &o) : n(o.n) { ++alive; }
  ~counted() { --alive; }
  int get() const restrict(cpu, amp) { return n; }
};

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  {
    counted c(9);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.get(); });
    check("kernel", v[0], 9);
  }
  check("alive", alive, 0);
}
} // namespace copies_destroyed_on_host

// A lambda captures by copy an object whose copy constructor is explicit.
namespace explicit_copy_constructor {
struct explicitly {
  int x;
  explicit explicitly(int v) restrict(amp, cpu) : x(v) {}
  explicit explicitly(const explicitly &other) restrict(amp, cpu) : x(other.x) {}
};
template <typename T>
int in_template(const explicitly &given, T more) {
  const explicitly copy(given);
  array_view<T, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = copy.x + more + i[0]; });
  return v[1];
}

void test() {
  const explicitly one(5);
  explicitly two(7);
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        const auto sum = [=](int k) { return one.x + two.x + k; };
        v[i] = sum(i[0]);
      });
  CHECK(v[1] == 13);
  CHECK(in_template(one, 3) == 9);
}
} // namespace explicit_copy_constructor

// The host copies a captured object by the cpu copy constructor of its base class.
namespace copies_of_bases {
struct base {
  int n = 3;
  base() {}
  base(const base &other) : n(other.n) {}
  base(const base &other) restrict(amp) : n(other.n + 100) {}
};
struct derived : base {};
void test() {
  array_view<int> v(4);
  derived object;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = object.n; });
  CHECK(v[0] == 3);
  CHECK(v[3] == 3);
}
} // namespace copies_of_bases

int main() {
  values_at_capture_time::test();
  large_objects_and_arrays::test();
  host_object_unchanged::test();
  copies_destroyed_on_host::test();
  explicit_copy_constructor::test();
  copies_of_bases::test();
  return failures;
}
