// Values of dependent bases without qualification, which Microsoft's compiler accepts.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <algorithm>
#include <vector>
using namespace concurrency;
using namespace std;

template <typename T> T count(T x) { return x; }

template <typename T> struct base {
  enum { count = 4 };
  static const int size = 16;
  static T twice(T x) restrict(cpu, amp) { return x + x; }
  template <int N> T draw(T x) const restrict(cpu, amp) { return x + N; }
  template <int N> static T shared(T x) { return x + N; }
  void swap(base &other) { std::swap(n_, other.n_); }
  virtual int virt() { return 1; }
  T zero() const { return 0; }
  int get_len() { return n_; }
  void put_len(int n) { n_ = n; }
  __declspec(property(get = get_len, put = put_len)) int len;
  int n_ = 1, m_ = 2;
  T *data_ = nullptr;
};

#define EXPECT(CONDITION) do { if (!(CONDITION)) throw 1; } while (0)

template <typename T> struct derived : base<T> {
  static const int twice_size = size * 2;
  // CHECK: static const int twice_size = derived::size * 2;
  enum { k = 2 * size };
  // CHECK: enum { k = 2 * derived::size };
  int first = n_;
  // CHECK: int first = derived::n_;
  struct nested {
    int a[size];
    // CHECK: int a[derived::size];
    int b() { return size; }
    // CHECK: int b() { return derived::size; }
  };
  friend int total(const derived &d) { return d.n_ + size; }
  // CHECK: friend int total(const derived &d) { return d.n_ + derived::size; }

  int initializers() {
    std::vector<T> y(n_);
    // CHECK: std::vector<T> y(this->n_);
    array_view<T> a(n_, data_);
    // CHECK: a(this->n_, this->data_);
    concurrency::extent<1> e(n_);
    // CHECK: e(this->n_);
    int c(n_);
    // CHECK: int c(this->n_);
    return int(y.size()) + c + e.size();
  }
  bool comparisons(int t_) {
    bool z = n_ < m_ || m_ > (n_);
    // CHECK: bool z = this->n_ < this->m_ || this->m_ > (this->n_);
    if (n_ < t_ && zero() > 3)
      // CHECK: if (this->n_ < t_ && this->zero() > 3)
      return false;
    EXPECT(n_ > 0);
    // CHECK: EXPECT(this->n_ > 0);
    return z;
  }
  T templates() { return draw<2>(1u) + shared<1>(2) + draw<3>(zero()); }
  // CHECK: T templates() { return this->template draw<2>(1u) + derived::template shared<1>(2) + this->template draw<3>(this->zero()); }
  int virt() { return base::virt() + count; }
  // CHECK: int virt() { return derived::base::virt() + derived::count; }
  int properties() {
    len = 4;
    // CHECK: this->put_len(4);
    len += 2;
    // CHECK: this->put_len(this->get_len() + (2));
    ++len;
    // CHECK: this->put_len(this->get_len() + 1);
    return len;
    // CHECK: return this->get_len();
  }
  void exchange(derived &other) {
    swap(other);
    // CHECK: this->swap(other);
    using std::swap;
    swap(m_, other.m_);
    // CHECK: swap(this->m_, other.m_);
  }
  int shadowed(int n_) {
    {
      int m_ = 1;
      n_ += m_;
      // CHECK: n_ += m_;
    }
    auto f = [](int size) { return size; };
    // CHECK: return size; };
    return n_ + m_ + f(1);
    // CHECK: return n_ + this->m_ + f(1);
  }
  void kernels(array_view<T> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = size + twice(v[i]); });
    // CHECK: v[i] = derived::size + derived::twice(v[i]);
    parallel_for_each(v.extent.tile<size>(), [=](tiled_index<size> t) restrict(amp) {
      tile_static T shared_values[size];
      // CHECK: tile_static amp2hip::tile_storage<T[derived::size]> shared_values_storage;
      shared_values[t.local[0]] = v[t];
      t.barrier.wait();
      v[t] = shared_values[size - 1 - t.local[0]];
    });
  }
};

// Nothing instantiates it.
template <typename T> struct unused : base<T> {
  T call(T x) const restrict(cpu, amp) { return draw<1>(x) + n_; }
  // CHECK: return this->template draw<1>(x) + this->n_;
  bool less() { return n_ < m_ && m_ > (n_); }
  // CHECK: bool less() { return this->n_ < this->m_ && this->m_ > (this->n_); }
};

int use(array_view<unsigned> v) {
  derived<unsigned> d, e;
  d.kernels(v);
  d.exchange(e);
  derived<unsigned>::nested n = {};
  return d.initializers() + d.comparisons(1) + d.templates() + d.virt() + d.properties() +
         d.shadowed(1) + n.b() + total(d) + d.twice_size + d.k + d.first;
}
