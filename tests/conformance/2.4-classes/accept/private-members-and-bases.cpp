// Kernels in members and friends may use private and inherited names.
//
// accept: P-7-af, L-2.4.3.2-d, L-2.4.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel in a member or friend function may use private members of the class, its base and
// nested class.
namespace private_and_protected {

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
  template <class T>
  struct cell {
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

void test() {
  worker w(4);
  int want = (16 + 2) + 40 * 100 + (10 + (4 + 3 + 5) + 60) * 10000;
  CHECK(w.run() == want);
  CHECK(outside(w) == 45);
}

} // namespace private_and_protected

// A kernel in a member function may name private types, functions and constants of its class.
namespace private_names {

class image {
  enum channel { red, green = 5 };
  static const int border = 2;
  struct window {
    int low, high;
    int width() const restrict(cpu, amp) { return high - low; }
  };
  typedef float real;
  static real weight(int k) restrict(cpu, amp) { return real(k) * 0.5f; }
  template <int N>
  static int pad(int x) restrict(amp) {
    return x + N;
  }

public:
  static float total(array_view<float, 1> v) {
    window w = {border, 10};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          real r = weight(w.width()) + real(pad<border>(green));
          v[i] = r + real(red);
        });
    return v[0] + weight(100);
  }
};

void test() {
  float data[1] = {};
  check("private names: kernel and host", image::total(array_view<float, 1>(1, data)), 4 + 7 + 50);
}

} // namespace private_names

// Amp code may use this, copies of *this, members of dependent bases and friends.
namespace this_bases_and_friends {

template <class T>
struct Base {
  T b;
  T get() const restrict(cpu, amp) { return b; }

protected:
  T prot(T x) const restrict(amp) { return x + b; }
};
template <class T>
class Der : public Base<T> {
  T d;
  static const int K = 6;
  using Base<T>::prot;

public:
  Der(T x, T y) restrict(cpu, amp) : Base<T>{x}, d(y) {}
  T all() const restrict(amp) {
    auto *self = this;
    const Der &me = *this;
    auto l = [m = *this](T z) { return m.d + m.get() + z + K; };
    return self->d + me.b + this->prot(1) + l(2) + (*this).K;
  }
  Der &chain() restrict(cpu, amp) {
    d += K;
    return *this;
  }
  friend struct Peek;
};
struct Peek {
  template <class X>
  static auto at(const X &x) restrict(amp) {
    return x.d;
  }
};

void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  Der<int> d(1, 10);
  d.chain();
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        Der<int> e = d;
        v[0] = e.chain().all();
        v[1] = Peek::at(d);
      });
  v.synchronize();
  CHECK(out[0] == 22 + 1 + 2 + (22 + 1 + 2 + 6) + 6);
  CHECK(out[1] == 16);
}

} // namespace this_bases_and_friends

int main() {
  private_and_protected::test();
  private_names::test();
  this_bases_and_friends::test();
  return failures;
}
