// A kernel that captures *this has a copy of the object and names its members, even private ones.
//
// accept: L-2.4.3.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace {

template <typename T> struct base {
  T inherited = T(100);
  T twice(T x) const restrict(cpu, amp) { return x + x; }
};

class scaler {
public:
  explicit scaler(int f) : factor(f) {}
  int run(array_view<int> v);
  int in_class(array_view<int> v) const {
    parallel_for_each(
        v.extent, [ *this, v ](index<1> i) restrict(amp) {
          v[i] = plus(this->factor) + table[1] + scaled<3>(1);
        });
    return v[0];
  }
  int changed(array_view<int> v) {
    parallel_for_each(
        v.extent, [ =, *this ](index<1> i) restrict(amp) {
          const scaler &me = *this;
          auto inner = [*this](int x) restrict(amp) { return x * factor; };
          v[i] = inner(2) + other(*this) + other(me) + (*this).factor;
        });
    return v[0];
  }

private:
  int plus(int x) const restrict(amp) { return x + factor; }
  template <int N> int scaled(int x) const restrict(amp) { return x * N; }
  static int other(const scaler &s) restrict(amp) { return s.factor; }
  int factor;
  int table[2] = {5, 7};
};

int scaler::run(array_view<int> v) {
  parallel_for_each(
      v.extent, [ *this, v ](index<1> i) restrict(amp) { v[i] = plus(factor) * table[0]; });
  factor = 0;
  return v[0];
}

template <typename T> struct matrix : base<T> {
  T value;
  explicit matrix(T v) : base<T>(), value(v) {}
  T get(array_view<T> v) {
    parallel_for_each(
        v.extent, [ =, *this ](index<1> i) restrict(amp) {
          v[i] = value + this->inherited + this->twice(value) + add(value) + add(value, 2) +
                 base<T>::inherited;
        });
    return v[0];
  }
  T out(array_view<T> v) const;
  T add(T x) const restrict(amp) { return x + 1; }
  T add(T x, T y) const restrict(amp) { return x + y; }
};

template <typename T> T matrix<T>::out(array_view<T> v) const {
  parallel_for_each(
      v.extent, [ =, *this ](index<1> i) mutable restrict(amp) { v[i] = value + i[0]; });
  return v[1];
}

} // namespace

int main() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  scaler s(3);
  if (s.in_class(v) != 6 + 7 + 3) return 1;
  if (s.changed(v) != 6 + 3 + 3 + 3) return 2;
  if (s.run(v) != 30) return 3;
  matrix<int> m(4);
  if (m.get(v) != 4 + 100 + 8 + 5 + 6 + 100) return 4;
  if (m.out(v) != 5) return 5;
  return 0;
}
