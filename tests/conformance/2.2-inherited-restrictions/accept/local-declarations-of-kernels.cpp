// Classes, lambdas, enums and types that a kernel declares are amp code and use captured variables.
//
// accept: L-2.2.1-a, L-2.2.1-b, L-2.2.1-c, L-2.2.1-d, L-2.2.1-h, P-7.1-f, L-2.2.1-e, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Classes, lambdas, enums and types that a kernel declares are amp code and use captured variables.
namespace every_declaration {

template <class T>
T twice(T x) restrict(cpu, amp) {
  return x + x;
}
int run(int seed) {
  enum mode { off, on = 3 };
  struct pair {
    int a;
    float b;
    int sum() const restrict(cpu, amp) { return a + (int)b; }
    pair &operator+=(int k) restrict(cpu, amp) {
      a += k;
      return *this;
    }
  };
  typedef pair pairs[2];
  using real = double;
  const int K = 4;
  static const int SK = 5;
  constexpr unsigned CK = 6u;
  const mode m = on;
  pairs ps = {{1, 2.f}, {3, 4.f}};
  pair p = {seed, 1.5f};
  int out[6] = {};
  array_view<int, 1> v(6, out);
  parallel_for_each(
      v.extent, [=](index<1> idx) restrict(amp) {
        struct inner {
          int v;
          inner(int x) : v(x) {}
          ~inner() { v = 0; }
          inner(const inner &o) : v(o.v + 1) {}
          inner &operator=(const inner &o) {
            v = o.v * 2;
            return *this;
          }
          operator int() const { return v; }
          inner operator+(const inner &o) const { return inner(v + o.v); }
          static int make(int q) { return q + 100; }
          struct deep {
            real r;
            real half() const { return r / 2; }
          } d = {3.0};
        };
        enum class state : unsigned { a, b = 7 };
        typedef int quad[4];
        using F = float;
        constexpr int C = 11;
        const int B = C + K;
        quad q = {1, 2, 3, 4};
        auto add = [](int a, int b) { return a + b; };
        auto scale = [=](F f) {
          auto in = [f](int k) { return f * k; };
          return in(K) + seed;
        };
        int i = idx[0];
        pair local = p;
        local += i;
        switch (i) {
        case 0: {
          inner x(5), y = x;
          v[idx] = x + y;
          break;
        } // 5 + 6
        case 1: {
          inner x(5), y(1);
          y = x;
          v[idx] = inner::make(y);
          break;
        } // 110
        case 2:
          v[idx] = add(q[3], B) + SK + (int)CK + (int)state::b;
          break; // 4 + 15 + 5 + 6 + 7 = 37
        case 3:
          v[idx] = (int)scale(2.5f) + m + off;
          break; // 10 + seed + 3
        case 4:
          v[idx] = local.sum() + ps[1].sum() + ps[0].a;
          break; // seed + 4 + 1 + 7 + 1
        default: {
          inner::deep d = {9.0};
          inner x(2);
          v[idx] = (int)(d.half() + x.d.half()) + twice(C);
        } // 6 + 22
        }
      });
  v.synchronize();
  if (out[0] != 11 || out[1] != 110 || out[2] != 37 || out[3] != 13 + seed || out[4] != seed + 13 ||
      out[5] != 28)
    return 1;
  return 0;
}
void test() { CHECK(!run(2) && !run(20)); }

} // namespace every_declaration

// A variable of a kernel can have the name of a type of the enclosing class template.
namespace names_of_class_types {

template <class T>
struct user {
  typedef T real;
  struct node {
    T v;
  };
  T go(T k);
};
template <class T>
T user<T>::go(T k) {
  T out[1] = {};
  array_view<T, 1> av(1, out);
  parallel_for_each(
      av.extent, [=](index<1> i) restrict(amp) {
        node node = {k};
        real real = node.v;
        struct L {
          typename user<T>::real q;
        } L1 = {real};
        auto f = [=](T z) { return node.v + real + L1.q + z; };
        av[i] = f(1);
      });
  av.synchronize();
  return out[0];
}
void test() {
  user<int> u;
  user<float> w;
  CHECK(u.go(3) == 10 && w.go(.5f) == 2.5f);
}

} // namespace names_of_class_types

// A local class of a host function template can be a kernel if its call operator is amp.
namespace local_class_as_kernel {

template <typename T>
T run(array_view<T, 1> v, T by) {
  struct kernel {
    array_view<T, 1> v;
    T by;
    T twice() const restrict(cpu, amp) { return by + by; }
    void operator()(index<1> i) const restrict(amp) { v[i] = v[i] + twice(); }
  };
  kernel k = {v, by};
  parallel_for_each(v.extent, k);
  return k.twice();
}

void test() {
  int data[2] = {1, 2};
  array_view<int, 1> v(2, data);
  check("host", run(v, 5), 10);
  check("kernel", v[1], 12);
}

} // namespace local_class_as_kernel

int main() {
  every_declaration::test();
  names_of_class_types::test();
  local_class_as_kernel::test();
  return failures;
}
