// A kernel in a member or friend function may use private members of the class, its base and nested
// class.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
class base {
protected:
  typedef int real;
  enum { bias = 3 };
  static const int shift = 2;
  static int conv(real r) restrict(cpu, amp) { return r << shift; }
  struct item {
    real a, b;
    int sum() const restrict(amp) { return a + b; }
  };
  class {
  public:
    int z = 1;
  } anon;
};
class worker : private base {
  enum class kind { add, mul };
  static constexpr int K = 5;
  template <class T> struct cell {
    T v;
    T twice() const restrict(cpu, amp) { return v + v; }
  };
  using icell = cell<int>;
  static int secret(int x) restrict(amp) { return x * K; }
  int n_;
  friend int outside(const worker &w);
  class nested {
    int q = 6;
    friend class worker;
    static int hid(int x) restrict(amp) { return x + 60; }

  public:
    int run() const {
      int out[1];
      array_view<int, 1> v(1, out);
      int c = q;
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) { v[i] = secret(c) + hid(1) + bias; });
      v.synchronize();
      return out[0];
    }
  };

public:
  worker(int n) : n_(n) {}
  int run() const {
    int out[3];
    array_view<int, 1> v(3, out);
    const kind k = n_ > 3 ? kind::mul : kind::add;
    real n = n_;
    item it = {n, n + 1};
    icell ic = {n};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          icell c2 = {ic.v + 1};
          item t2 = it;
          t2.a += bias;
          v[i] = i[0] == 0   ? conv(n) + shift
                 : i[0] == 1 ? secret(k == kind::mul ? n * 2 : n + 2)
                             : c2.twice() + t2.sum() + nested::hid(0);
        });
    v.synchronize();
    nested ne;
    return out[0] + out[1] * 100 + out[2] * 10000 + (ne.run() == 30 + 61 + 3 && ne.q == 6 ? 0 : 1);
  }
};
int outside(const worker &w) {
  int out[1];
  array_view<int, 1> v(1, out);
  int n = w.n_;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        worker::icell c = {n};
        v[i] = worker::secret(c.twice()) + worker::K;
      });
  v.synchronize();
  return out[0];
}
int main() {
  worker w(4);
  int want = (16 + 2) + 40 * 100 + (10 + (4 + 3 + 5) + 60) * 10000;
  return w.run() == want && outside(w) == 45 ? 0 : 1;
}
