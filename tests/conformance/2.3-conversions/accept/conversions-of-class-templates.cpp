// Conversion functions of a class template overload by restriction where an instance gives them one
// type.
//
// accept: L-2.3.2.1-e
//
// In an instance that gives them different types, they are separate conversions (§2.3.2.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct tagged {
  int side;
};

template <typename T> struct source {
  operator tagged() const restrict(cpu) { return tagged{1}; }
  operator T() const restrict(amp) {
    T t = {};
    t.side = 2;
    return t;
  }
};

struct other {
  int side;
};

template <typename A, typename B> class two {
public:
  explicit two(int v) restrict(cpu, amp) : v(v) {}
  operator A() restrict(amp);
  operator B() restrict(cpu);

private:
  int v;
};

template <typename A, typename B> two<A, B>::operator A() restrict(amp) { return A(v * 2); }

template <typename A, typename B> two<A, B>::operator B() restrict(cpu) { return B(v * 3); }

template struct source<tagged>;

int side(source<tagged> s) restrict(cpu, amp) {
  tagged t = s;
  return t.side;
}

int add(two<int, int> t) restrict(cpu, amp) {
  int sum = t;
  sum += t;
  if (t == 10) sum += 100;
  return sum;
}

template <typename T> int through(T t) restrict(cpu, amp) {
  int i = t;
  return i;
}

int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = side(source<tagged>());
        other o = source<other>();
        v[1] = o.side;
        v[2] = add(two<int, int>(5));
        v[3] = through(two<int, int>(5));
        float f = two<float, int>(5);
        v[4] = int(f);
      });
  v.synchronize();
  if (out[0] != 2 || out[1] != 2 || out[2] != 120 || out[3] != 10 || out[4] != 10) return 1;
  if (side(source<tagged>()) != 1 || add(two<int, int>(5)) != 30 || through(two<int, int>(5)) != 15)
    return 2;
  tagged t = source<other>();
  int i = two<float, int>(5);
  return t.side == 1 && i == 15 ? 0 : 3;
}
