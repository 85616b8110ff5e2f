// Amp code may use this, copies of *this, members of dependent bases and friends.
//
// accept: L-2.4.3.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
template <class T> struct Base {
  T b;
  T get() const restrict(cpu, amp) { return b; }

protected:
  T prot(T x) const restrict(amp) { return x + b; }
};
template <class T> class Der : public Base<T> {
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
  template <class X> static auto at(const X &x) restrict(amp) { return x.d; }
};
int main() {
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
  return out[0] == 22 + 1 + 2 + (22 + 1 + 2 + 6) + 6 && out[1] == 16 ? 0 : 1;
}
