// A kernel keeps the meaning of captured, local and member names that other declarations share.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct f_kernel {
  int x;
};
int main_kernel = 3;
namespace f_kernel_2 {
int y = 4;
}
enum { f_kernel_3 = 9 };
template <class T> struct g_kernel {};
namespace amp2hip_user {
int z;
}
typedef int value;
struct T1 {
  int v;
};
int size = 5;
int operator_kernel = 1;
int f(int value, int K) {
  int r[4] = {};
  array_view<int> index(4, r);
  parallel_for_each(index.extent, [=](concurrency::index<1> i) restrict(amp) { index[i] = value; });
  parallel_for_each(
      index.extent, [=](concurrency::index<1> value) restrict(amp) { index[value] += K; });
  {
    struct K {
      int a;
    };
    K k{2};
    int f = 6;
    parallel_for_each(
        index.extent, [=](concurrency::index<1> i) restrict(amp) {
          K w = k;
          int k = w.a + f;
          index[i] += k;
          {
            int f = 1;
            index[i] += f;
          }
        });
  }
  {
    struct K {
      int b;
    };
    K k{3};
    parallel_for_each(
        index.extent, [=](concurrency::index<1> i) restrict(amp) {
          K q = k;
          index[i] += q.b;
        });
  }
  int self = 1, other = 2, that = 3, threadIdx = 4, blockIdx = 5, i = 6, operator_ = 7,
      __kernel = 8, launch = 9, a = 10, b = 11;
  parallel_for_each(
      index.extent, [=](concurrency::index<1> ix) restrict(amp) {
        index[ix] += self + other + that + threadIdx + blockIdx + i + operator_ + __kernel +
                     launch + a + b;
      });
  ::f_kernel fk{1};
  ::value tv = 2;
  T1 T1{4};
  parallel_for_each(
      index.extent, [=](concurrency::index<1> ix) restrict(amp) {
        index[ix] += fk.x + tv + T1.v + f_kernel_3;
      });
  return r[0] = index[2];
}
namespace concurrency_user {
using namespace concurrency;
template <class extent, int index> int g(extent e) {
  int r = 0;
  array_view<int> v(1, &r);
  typedef extent value_type;
  const int size = index + 1;
  parallel_for_each(
      v.extent, [=](concurrency::index<1> i) restrict(amp) {
        extent q = e;
        value_type s = q + size;
        int buf[size];
        buf[index] = (int)s;
        v[i] = buf[index] + (int)sizeof(buf) / 4;
      });
  v.synchronize();
  return r;
}
}
struct S {
  int v;
  int w = 3;
  static int s() restrict(cpu, amp) { return 2; }
  enum { c = 100 };
  typedef float real;
  template <class T> int go(T v) {
    int w = this->w;
    array_view<int> o(1);
    parallel_for_each(
        o.extent, [=](index<1> v2) restrict(amp) {
          real x = 1.5f;
          o[v2] = (int)(v * x) + w + s() + c + later() + later_t{7}.q + K2;
        });
    return o[0];
  }
  static int later() restrict(amp) { return 10; }
  struct later_t {
    int q;
  };
  static const int K2 = 1000;
};
template <class T> struct D : S {
  using typename S::real;
  T t;
  D(T t) : t(t) {}
  int go2() {
    T t = this->t;
    array_view<int> o(1);
    auto &os = o;
    parallel_for_each(
        o.extent, [ t, os ](index<1> i) restrict(amp) {
          real r = 2;
          os[i] = (int)(t * r) + S::s() + D::c + own();
        });
    return o[0];
  }

private:
  static int own() restrict(amp) { return 5; }
};
int shadow(int n) {
  int r = 0;
  array_view<int> v(1, &r);
  for (int n = 0; n < 3; ++n) {
    int m = n;
    for (int n = 10; n < 12; ++n) {
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += n * 10 + m; });
    }
  }
  if (int n = 5)
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          int n2 = n;
          {
            int n = n2 + 1;
            v[i] += n;
          }
          v[i] += n;
        });
  parallel_for_each(
      v.extent, [ =, n = n + 1, m = n ](index<1> i) restrict(amp) { v[i] += n * 1000 + m; });
  return v[0];
}
int main() {
  if (f(1, 2) != 1 + 2 + 8 + 1 + 3 + 66 + 1 + 2 + 4 + 9) return 1;
  if (concurrency_user::g<float, 3>(2.f) != 6 + 4) return 2;
  if (S().go(2) != 3 + 3 + 2 + 100 + 10 + 7 + 1000) return 3;
  if (D<int>(4).go2() != 8 + 2 + 100 + 5) return 4;
  if (shadow(1) != (210 * 3 + 2 * 3) + 11 + 2001) return 5;
  return main_kernel == 3 && f_kernel_2::y == 4 ? 0 : 6;
}
