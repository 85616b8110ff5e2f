// Classes with virtual cpu functions may have amp functions, and these do not override.
//
// accept: L-2.2.2-g, P-7-af, P-7.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

using namespace concurrency;

// An amp function with the name of a virtual cpu function of the base does not override it.
namespace amp_function_does_not_override {

struct base {
  virtual ~base() {}
  virtual int id() { return 1; }
  int call() { return id(); }
};
struct derived : base {
  int id() restrict(cpu) { return 2; }
};
struct amp_only : base {
  int id() restrict(amp) { return 3; }
  static int twice(int n) restrict(amp) { return 2 * n; }
};
struct overrides_again : amp_only {
  int id() restrict(cpu) { return 4; }
};

void test() {
  derived d;
  amp_only a;
  overrides_again o;
  check("amp function does not override: derived", d.call(), 2);
  check("amp function does not override: amp_only", a.call(), 1);
  check("amp function does not override: overrides_again", o.call(), 4);
  // No kernel has an object with virtual functions (§2.4.1.3), so it calls a static function.
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = amp_only::twice(i[0] + 3); });
  check("amp function does not override: kernel", v[1], 8);
}

} // namespace amp_function_does_not_override

// A static amp function can have the name of a virtual cpu function of a base class.
namespace static_amp_function_hides {

struct B {
  virtual int f() const { return 10; }
  virtual ~B() {}
  static int s(int x) restrict(amp) { return x + 1; }
};
struct D : B {
  int f() const override { return 20; }
};
struct E : D {
  int g() const restrict(cpu) { return f(); }
  static int f(int x) restrict(amp) { return x + 2; }
  using D::f;
};

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = E::f(1) * 10 + B::s(4); });
  v.synchronize();
  E e;
  const B &b = e;
  CHECK(b.f() == 20);
  CHECK(e.g() == 20);
  CHECK(out == 35);
}

} // namespace static_amp_function_hides

// Virtual cpu functions of a class hierarchy can launch kernels that call protected static
// members.
namespace virtual_functions_that_launch {

class filter {
public:
  virtual ~filter() {}
  virtual void apply(array_view<float, 2> img) const = 0;
  virtual std::string name() const { return "filter"; }

protected:
  static float clampf(float x, float lo, float hi) restrict(cpu, amp) {
    return x < lo ? lo : x > hi ? hi : x;
  }
};
class gain : public filter {
  float k_;

public:
  explicit gain(float k) : k_(k) {
    if (k < 0)
      throw std::invalid_argument("k");
  }
  void apply(array_view<float, 2> img) const override {
    float k = k_;
    parallel_for_each(
        img.extent, [=](index<2> i) restrict(amp) { img[i] = clampf(img[i] * k, 0.f, 100.f); });
  }
  std::string name() const override { return "gain"; }
};
class blur final : public filter {
  int radius_ = 1;

public:
  void apply(array_view<float, 2> img) const override {
    array<float, 2> tmp(img.extent);
    const int r = radius_;
    const extent<2> e = img.extent;
    parallel_for_each(
        img.extent, [ =, &tmp ](index<2> i) restrict(amp) {
          float s = 0;
          int n = 0;
          for (int dy = -r; dy <= r; ++dy)
            for (int dx = -r; dx <= r; ++dx) {
              index<2> j = i + index<2>(dy, dx);
              if (!e.contains(j))
                continue;
              s += img(j);
              ++n;
            }
          tmp[i] = s / n;
        });
    copy(tmp, img);
  }
};
class chain : public filter {
  std::vector<std::unique_ptr<filter>> f_;

public:
  chain &add(filter *f) {
    f_.emplace_back(f);
    return *this;
  }
  void apply(array_view<float, 2> img) const override {
    for (auto &f : f_)
      f->apply(img);
  }
  std::string name() const override {
    std::string s;
    for (auto &f : f_)
      s += f->name() + ";";
    return s;
  }
};

void test() {
  std::vector<float> px(6 * 4, 8.f);
  px[9] = 17.f;
  array_view<float, 2> img(6, 4, px);
  chain c;
  c.add(new gain(2)).add(new blur).add(new gain(.5f));
  try {
    gain g(-1);
    CHECK(!"gain must throw for a negative factor");
  } catch (const std::invalid_argument &) {
  }
  c.apply(img);
  img.synchronize();
  CHECK(c.name() == "gain;filter;gain;");
  CHECK(px[0] == 8.f || px[0] >= 7.9f);
  float m = px[9]; // mean of nine: (8*8+17)/9 = 9
  CHECK(m >= 8.99f);
  CHECK(m <= 9.01f);
  CHECK(px[23] > 7.99f);
  CHECK(px[23] < 8.01f);
}

} // namespace virtual_functions_that_launch

// An amp function that does not override a virtual cpu function may be defined outside of its
// class.
namespace definition_outside_of_class {
struct base {
  virtual int id() const { return 1; }
  virtual ~base() {}
};
struct derived : base {
  int id() const restrict(amp);
};
int derived::id() const restrict(amp) { return 5; }
void test() {
  derived object;
  const base &other = object;
  CHECK(other.id() == 1);
}
} // namespace definition_outside_of_class

int main() {
  amp_function_does_not_override::test();
  static_amp_function_hides::test();
  virtual_functions_that_launch::test();
  definition_outside_of_class::test();
  return failures;
}
