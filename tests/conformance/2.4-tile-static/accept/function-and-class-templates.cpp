// Function templates and members of class templates may declare tile_static variables of dependent
// types, and share them by pointer and reference.
//
// accept: L-2.4.3.5.1-k, L-2.4.3.5.1-d, M-8.1.1-i, L-2.4.3.5.1-a, P-7-ab, M-8.1.1-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <climits>
#include <numeric>
#include <vector>

using namespace concurrency;

// A function template may declare a tile_static array whose element type is a template parameter.
namespace array_of_template_parameter_type {
template <class T>
struct Box {
  T v;
};
template <class T>
int f(tiled_index<4> t) restrict(amp) {
  tile_static T x[4];
  x[t.local[0]].v = t.local[0];
  t.barrier.wait();
  return x[3 - t.local[0]].v;
}
void test() {
  int o[4];
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = f<Box<int>>(t); });
  v.synchronize();
  CHECK(o[0] == 3);
}
} // namespace array_of_template_parameter_type

// A function template shares a tile_static object whose type is a template parameter.
namespace object_of_template_parameter_type {
template <class T>
struct Box {
  T v;
};
template <class T>
int f(tiled_index<4> t) restrict(amp) {
  tile_static T x;
  if (t.local[0] == 0)
    x.v = 3;
  t.barrier.wait();
  return x.v;
}
void test() {
  int o[4];
  array_view<int, 1> v(4, o);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = f<Box<float>>(t); });
  v.synchronize();
  CHECK(o[3] == 3);
}
} // namespace object_of_template_parameter_type

// A function template may declare a tile_static object of a class template with an array member.
namespace dependent_class_with_array_member {
template <class T, int N>
struct tilebuf {
  T a[N];
};
template <class T>
int f(tiled_index<4> t) restrict(amp) {
  tile_static tilebuf<T, 4> x;
  x.a[t.local[0]] = t.local[0];
  t.barrier.wait();
  return x.a[3 - t.local[0]];
}
void test() {
  int o[4];
  array_view<int, 1> v(4, o);
  parallel_for_each(v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) { v[t] = f<int>(t); });
  v.synchronize();
  CHECK(o[0] == 3);
}
} // namespace dependent_class_with_array_member

// A function template may declare an unused tile_static object whose type is a template parameter.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-variable"
namespace unused_object_of_template_parameter_type {
template <class T>
struct Box {
  T v;
};
template <class T>
int f() restrict(amp) {
  tile_static T x;
  return sizeof(T);
}
void test() {
  array_view<int, 1> v(8);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        v[t.global] = t.global[0] * 10 + f<Box<float>>();
      });
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == i * 10 + 4);
}
} // namespace unused_object_of_template_parameter_type
#pragma GCC diagnostic pop

// tile_static variables may be passed to functions by pointer or reference and be local to
// templates.
namespace passed_to_functions {
void put(int *cell, int x) restrict(amp) { *cell = x; }
int get(const int (&buffer)[4], int k) restrict(amp) { return buffer[k]; }

template <typename T, int N>
T neighbor(T x, tiled_index<N> t) restrict(amp) {
  tile_static T exchange[N];
  exchange[t.local[0]] = x;
  t.barrier.wait();
  T result = exchange[(t.local[0] + 1) % N];
  t.barrier.wait();
  return result;
}

void test() {
  float data[8] = {};
  array_view<float, 1> v(8, data);
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> t) restrict(amp) {
        int l = t.local[0];
        float sum = 0;
        {
          tile_static int buffer[4];
          put(&buffer[l], t.global[0] * 10);
          t.barrier.wait();
          sum += float(get(buffer, 3 - l));
        }
        sum += neighbor(0.25f * float(l), t);
        sum += float(neighbor(l * 1000, t));
        v[t.global] = sum;
      });
  for (int k = 0; k < 8; ++k) {
    int l = k % 4, tile = k / 4, next = (l + 1) % 4;
    check("element", v[k], (tile * 4 + 3 - l) * 10 + 0.25 * next + 1000 * next);
  }
}
} // namespace passed_to_functions

// Function templates may scan tile_static memory through pointers and a barrier parameter.
namespace prefix_scan_in_templates {
template <int N>
struct log_of {
  static const int value = 1 + log_of<N / 2>::value;
};
template <>
struct log_of<1> {
  static const int value = 0;
};
template <class T>
T exchange(T *p, T x) restrict(amp) {
  T o = *p;
  *p = x;
  return o;
}
template <class T, int N>
T scan_tile(T *s, int l, const tile_barrier &bar) restrict(amp) {
  for (int d = 0; d < log_of<N>::value; ++d) {
    const int off = 1 << d;
    T x = T();
    if (l >= off)
      x = s[l - off];
    bar.wait_with_tile_static_memory_fence();
    if (l >= off)
      s[l] += x;
    bar.wait_with_tile_static_memory_fence();
  }
  return s[N - 1];
}
template <class T, int N>
void scan(std::vector<T> &v) {
  const int n = (int)v.size(), tiles = (n + N - 1) / N;
  std::vector<T> sums(tiles);
  array_view<T, 1> a(n, v), s(tiles, sums);
  s.discard_data();
  parallel_for_each(
      extent<1>(tiles * N).template tile<N>(), [=](tiled_index<N> t) restrict(amp) {
        tile_static T buf[N];
        tile_static T total;
        const int l = t.local[0], g = t.global[0];
        buf[l] = g < n ? a[g] : T(0);
        t.barrier.wait();
        T all = scan_tile<T, N>(buf, l, t.barrier);
        if (l == 0)
          exchange(&total, all);
        t.barrier.wait();
        if (g < n)
          a[g] = buf[l];
        if (l == N - 1)
          s[t.tile] = total;
      });
  s.synchronize();
  if (tiles > 1) {
    scan<T, N>(sums);
    array_view<const T, 1> c(tiles, sums);
    parallel_for_each(
        a.extent, [=](index<1> i) restrict(amp) {
          int t = i[0] / N;
          if (t > 0)
            a[i] += c[t - 1];
        });
  }
  a.synchronize();
}
void test() {
  std::vector<int> v(1000);
  std::vector<unsigned> u(77);
  std::vector<float> f(300);
  for (int i = 0; i < 1000; ++i)
    v[i] = i % 9 - 3;
  for (int i = 0; i < 77; ++i)
    u[i] = i;
  for (int i = 0; i < 300; ++i)
    f[i] = i % 2 ? .5f : 1.f;
  auto w = v;
  scan<int, 16>(v);
  scan<unsigned, 128>(u);
  scan<float, 32>(f);
  int s = 0;
  for (int i = 0; i < 1000; ++i) {
    s += w[i];
    CHECK(v[i] == s);
  }
  CHECK(u[76] == 76 * 77 / 2);
  CHECK(f[299] == 225.f);
}
} // namespace prefix_scan_in_templates

// tile_static memory of a kernel in a class template may be passed to its static member functions.
namespace reduction_in_class_template {
struct plus_op {
  static int identity() restrict(cpu, amp) { return 0; }
  int operator()(int a, int b) const restrict(cpu, amp) { return a + b; }
};
struct max_op {
  static int identity() restrict(cpu, amp) { return INT_MIN; }
  int operator()(int a, int b) const restrict(cpu, amp) { return a > b ? a : b; }
};
template <typename Op, int TileSize = 64>
class reducer {
  static_assert((TileSize & (TileSize - 1)) == 0, "power of two");
  Op op;
  static int load(const array_view<const int, 1> &v, int i, int n) restrict(amp) {
    return i < n ? v[i] : Op::identity();
  }
  static void tree(int (&s)[TileSize], const tiled_index<TileSize> &t, const Op &o) restrict(amp) {
    for (int k = TileSize / 2; k > 0; k >>= 1) {
      if (t.local[0] < k)
        s[t.local[0]] = o(s[t.local[0]], s[t.local[0] + k]);
      t.barrier.wait_with_tile_static_memory_fence();
    }
  }

public:
  explicit reducer(Op o = Op()) : op(o) {}
  int operator()(const std::vector<int> &in) const {
    int n = (int)in.size(), tiles = (n + TileSize - 1) / TileSize;
    array_view<const int, 1> src(n, in);
    std::vector<int> part(tiles);
    array_view<int, 1> dst(tiles, part);
    dst.discard_data();
    Op o = op;
    parallel_for_each(
        extent<1>(tiles * TileSize).tile<TileSize>(), [=](tiled_index<TileSize> t) restrict(amp) {
          tile_static int s[TileSize];
          s[t.local[0]] = load(src, t.global[0], n);
          t.barrier.wait();
          tree(s, t, o);
          if (t.local[0] == 0)
            dst[t.tile] = s[0];
        });
    dst.synchronize();
    if (tiles == 1)
      return part[0];
    return (*this)(part);
  }
};
void test() {
  std::vector<int> v(10007);
  unsigned s = 1;
  for (auto &x : v) {
    s = s * 1664525u + 1013904223u;
    x = int(s >> 20) - 2048;
  }
  CHECK(reducer<plus_op>()(v) == std::accumulate(v.begin(), v.end(), 0));
  CHECK(reducer<max_op, 32>()(v) == *std::max_element(v.begin(), v.end()));
  CHECK(reducer<max_op, 256>(max_op())(std::vector<int>(1, -5)) == -5);
}
} // namespace reduction_in_class_template

int main() {
  array_of_template_parameter_type::test();
  object_of_template_parameter_type::test();
  dependent_class_with_array_member::test();
  unused_object_of_template_parameter_type::test();
  passed_to_functions::test();
  prefix_scan_in_templates::test();
  reduction_in_class_template::test();
  return failures;
}
