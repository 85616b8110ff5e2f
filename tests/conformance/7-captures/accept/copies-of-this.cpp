// A kernel in a member function may use the members of a captured copy of the object.
//
// accept: L-2.4.3.3-c, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

// A kernel that captures *this has a copy of the object and names its members, even private ones.
namespace copy_of_this {
namespace {

template <typename T>
struct base {
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
  template <int N>
  int scaled(int x) const restrict(amp) {
    return x * N;
  }
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

template <typename T>
struct matrix : base<T> {
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

template <typename T>
T matrix<T>::out(array_view<T> v) const {
  parallel_for_each(
      v.extent, [ =, *this ](index<1> i) mutable restrict(amp) { v[i] = value + i[0]; });
  return v[1];
}

} // namespace

void test() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  scaler s(3);
  CHECK(s.in_class(v) == 6 + 7 + 3);
  CHECK(s.changed(v) == 6 + 3 + 3 + 3);
  CHECK(s.run(v) == 30);
  matrix<int> m(4);
  CHECK(m.get(v) == 4 + 100 + 8 + 5 + 6 + 100);
  CHECK(m.out(v) == 5);
}
} // namespace copy_of_this

// A kernel reads data members through a captured copy, reference or init-capture instead of this.
namespace copies_of_members {
class blur {
public:
  explicit blur(int r) : radius(r), weight(0.5f) {}
  void run(array_view<float, 1> v) const {
    const blur &self = *this;
    int r = radius;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += float(r) * self.weight; });
    parallel_for_each(v.extent, [ v, w = weight ](index<1> i) restrict(amp) { v[i] += w; });
    parallel_for_each(
        v.extent, [ v, copy = *this ](index<1> i) restrict(amp) { v[i] += copy.twice(); });
  }
  float twice() const restrict(cpu, amp) { return float(radius) * 2; }

private:
  int radius;
  float weight;
};

void test() {
  float data[2] = {100, 200};
  array_view<float, 1> v(2, data);
  blur(4).run(v);
  check("0", v[0], 110.5);
  check("1", v[1], 210.5);
}
} // namespace copies_of_members

// A kernel may capture a copy of an object that contains array_view members.
namespace class_with_views {
class field {
public:
  field(array_view<float, 2> d, float s) : data(d), step(s) {}
  void smooth() const {
    array_view<float, 2> d = data;
    const float h = step;
    const extent<2> e = data.extent;
    parallel_for_each(e, [=](index<2> i) restrict(amp) { d[i] = advance(d[i], h) + float(e[1]); });
  }
  void smooth_by_copy() {
    field copy(*this);
    parallel_for_each(data.extent, [copy](index<2> i) restrict(amp) { copy.data[i] += copy.step; });
  }

private:
  static float advance(float x, float h) restrict(cpu, amp) { return x + h; }
  array_view<float, 2> data;
  float step;
};

void test() {
  float data[4] = {1, 2, 3, 4};
  array_view<float, 2> v(2, 2, data);
  field f(v, 0.5f);
  f.smooth();
  f.smooth_by_copy();
  check("0", v(0, 0), 4);
  check("3", v(1, 1), 7);
}
} // namespace class_with_views

// In a kernel that captures a copy of the object, decltype(*this) is a reference to a const object.
namespace type_of_copied_object {
struct scaler {
  int n = 3;
  void run(array_view<int> v) {
    parallel_for_each(
        v.extent, [ =, *this ](index<1> i) restrict(amp) {
          static_assert(std::is_same<decltype(*this), const scaler &>::value, "");
          v[i] = n;
        });
  }
};
void test() {
  array_view<int> v(1);
  scaler().run(v);
  CHECK(v[0] == 3);
}
} // namespace type_of_copied_object

int main() {
  copy_of_this::test();
  copies_of_members::test();
  class_with_views::test();
  type_of_copied_object::test();
  return failures;
}
