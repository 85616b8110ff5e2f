// Arrays and views hold elements of compatible classes, whatever constructors and operators the
// classes declare.
//
// accept: R-5.1-b, R-5.2-b, R-5.1.5-b, R-5.2.5-e, R-5.1.2-g, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <array>
#include <iterator>
#include <list>
#include <vector>

using namespace concurrency;

// Arrays and views hold std::array, structures, doubles and enumerations.
namespace compatible_element_types {
enum class state { off, on };
struct particle {
  float position[3];
  state s;
  bool alive;
  int id;
};

void test() {
  std::array<float, 3> triple[2] = {{{1, 2, 3}}, {{4, 5, 6}}};
  particle ps[1] = {{{1, 2, 3}, state::off, true, 4}};
  double ds[1] = {0.5};
  state ss[1] = {state::off};
  array_view<std::array<float, 3>, 1> t(2, triple);
  array_view<particle, 1> p(1, ps);
  array<double, 1> d(1, ds);
  array_view<state, 1> s(1, ss);
  parallel_for_each(
      extent<1>(1), [ =, &d ](index<1> i) restrict(amp) {
        t[0] = t[1];
        p[i].position[2] += 10;
        p[i].s = s[i] = state::on;
        p[i].id += p[i].alive;
        d[i] *= 3;
      });
  check("std::array", t[0][2], 6);
  check("struct", p[0].position[2] + p[0].id, 18);
  check("enumeration", p[0].s == state::on && s[0] == state::on, 1);
  copy(d, ds);
  check("double", ds[0], 1.5);
}
} // namespace compatible_element_types

// Arrays and views of derived classes, unions and templates keep values in kernels and
// reinterpretations.
namespace derived_and_union_elements {
struct base {
  int id;
  base() restrict(cpu, amp) : id(-1) {}
  explicit base(int i) restrict(cpu, amp) : id(i) {}
  bool operator==(const base &o) const restrict(cpu, amp) { return id == o.id; }
};
struct particle : base {
  float pos[3];
  double mass;
  index<2> cell;
  bool alive;
  int pad[2][2];
  particle() restrict(cpu, amp) : mass(0), alive(false) {
    for (int i = 0; i < 3; ++i)
      pos[i] = 0;
    pad[0][0] = pad[0][1] = pad[1][0] = pad[1][1] = 0;
  }
  particle &operator+=(float d) restrict(cpu, amp) {
    for (float &p : pos)
      p += d;
    return *this;
  }
  double energy() const restrict(cpu, amp) { return mass * pos[0]; }
};
union U {
  int i;
  float f;
};
enum class color : int { red, green = 7 };
struct rgb {
  float r, g, b;
};
template <typename T, int N>
struct vec {
  T e[N];
  T &operator[](int i) restrict(cpu, amp) { return e[i]; }
  const T &operator[](int i) const restrict(cpu, amp) { return e[i]; }
};
void test() {
  array<particle, 2> a(2, 3);
  array_view<particle, 2> v(a);
  for (int i = 0; i < 6; ++i) {
    particle p;
    p.id = i;
    p.mass = i;
    p.cell = index<2>(i, -i);
    v(i / 3, i % 3) = p;
  }
  parallel_for_each(
      a.extent, [&a](index<2> i) restrict(amp) {
        particle &p = a[i];
        p += 2.5f;
        p.alive = p.id % 2;
        p.mass = p.energy();
        p.pad[1][0] = p.cell[1];
        if (p == base(4))
          p.cell = i;
      });
  std::vector<particle> x = a;
  CHECK(x[5].mass == 12.5 && x[5].pad[1][0] == -5 && x[4].cell == index<2>(1, 1) && x[3].alive &&
        !x[2].alive && x[1].pos[2] == 2.5f);
  array<rgb, 3> img(2, 2, 2);
  array_view<float, 1> f = img.reinterpret_as<float>();
  CHECK(f.extent.size() == 3 * img.extent.size());
  for (int i = 0; i < 24; ++i)
    f[i] = float(i);
  array_view<rgb, 1> tail = img.view_as(extent<1>(8)).section(5, 3);
  array_view<float, 1> tf = tail.reinterpret_as<float>();
  array_view<const int, 1> ti = array_view<const rgb, 1>(tail).reinterpret_as<int>();
  CHECK(tf.extent[0] == 9 && tf[0] == 15 && ti[0] == 0x41700000);
  CHECK(img(1, 0, 1).g == 16);
  array_view<double, 1> dbl = f.section(2, 6).reinterpret_as<double>();
  CHECK(dbl.extent[0] == 3);
  array_view<rgb, 2> back = f.section(3, 12).reinterpret_as<rgb>().view_as(extent<2>(2, 2));
  CHECK(back(1, 1).b == 14);
  parallel_for_each(
      extent<1>(4), [=](index<1> i) restrict(amp) {
        array_view<float, 1> again = back[i[0] / 2].section(i[0] % 2, 1).reinterpret_as<float>();
        again[1] = -again[2];
      });
  CHECK(f[4] == -5 && f[13] == -14 && f[14] == 14);
  array_view<U, 1> u(2);
  u[0].i = 0x3f800000;
  u[1].i = 0;
  array_view<color, 1> c(2);
  c[1] = color::red;
  array_view<vec<int, 5>, 1> vv(2);
  array_view<vec<vec<float, 2>, 2>, 1> ww(1);
  array_view<base, 1> bb(2);
  bb[0] = base(3);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        u[1].f = u[0].f * 2;
        c[1] = color::green;
        vv[1] = vec<int, 5>{{1, 2, 3, 4, 5}};
        vv[0] = vv[1];
        vv[0][4]++;
        ww[0][1][0] = vv(1)[2];
        bb[1] = base();
      });
  CHECK(u[1].i == 0x40000000 && c[1] == color::green && vv[0][4] == 6 && ww[0][1][0] == 3 &&
        bb[1].id == -1);
  bool t = false;
  try {
    f.section(0, 4).reinterpret_as<rgb>();
  } catch (const runtime_exception &) {
    t = true;
  }
  CHECK(t);
}
} // namespace derived_and_union_elements

// Arrays and views hold elements with deleted default constructors, const members or destructors.
namespace elements_without_default_constructor {
struct no_default {
  int n;
  explicit no_default(int i) restrict(cpu, amp) : n(i) {}
  no_default() = delete;
};
struct const_member {
  const int k;
  float f;
};
struct with_destructor {
  int n;
  ~with_destructor() restrict(cpu, amp) {}
};
class private_member {
  int n;
  friend int get(const private_member &p) restrict(cpu, amp) { return p.n; }

public:
  private_member &set(int i) restrict(cpu, amp) {
    n = i;
    return *this;
  }
};
void test() {
  std::vector<no_default> h = {no_default(1), no_default(2), no_default(3), no_default(4)};
  array<no_default, 1> a(4, h.begin(), h.end()), b(a), e(4);
  array_view<no_default, 2> v = a.view_as(extent<2>(2, 2));
  array_view<no_default, 1> s(4);
  copy(a, e);
  copy(e, s);
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        v[i] = no_default(v[i].n * 10 + s[i[0] * 2 + i[1]].n);
      });
  CHECK(v(1, 1).n == 44);
  std::vector<no_default> o;
  copy(a, std::back_inserter(o));
  CHECK(o.size() == 4 && o[2].n == 33);
  std::list<no_default> l(o.begin(), o.end());
  copy(l.begin(), l.end(), s);
  CHECK(s[3].n == 44);
  copy(s, l.begin());
  copy(s, h.begin());
  CHECK(h[0].n == 11);
  b = a;
  a = array<no_default, 1>(4, h.data());
  CHECK(v(0, 0).n == 11);
  const_member k[3] = {{1, 1.f}, {2, 2.f}, {3, 3.f}};
  array_view<const const_member, 1> kv(k);
  array_view<const_member, 1> kw(k);
  array_view<float, 1> r(3);
  parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = kv[i].k + kv[i].f; });
  CHECK(r[2] == 6.f && kw[1].k == 2);
  array<const_member, 1> ka(3, k), kb(3, k, k + 3);
  copy(ka, kb);
  CHECK((array_view<const_member, 1>(kb)[2].k == 3));
  array<with_destructor, 1> da(3);
  array_view<with_destructor, 1> dv(da);
  parallel_for_each(
      dv.extent, [=](index<1> i) restrict(amp) {
        with_destructor d = {i[0]};
        dv[i] = d;
      });
  std::vector<with_destructor> dh = da;
  CHECK(dh[2].n == 2);
  array_view<private_member, 1> pv(3);
  parallel_for_each(pv.extent, [=](index<1> i) restrict(amp) { pv[i].set(i[0] + 1); });
  CHECK(get(pv[2]) == 3);
}
} // namespace elements_without_default_constructor

// An array copies elements whose class overloads the address operator.
namespace elements_with_overloaded_address {
struct handle {
  int n;
  handle *operator&() const restrict(cpu, amp) { return nullptr; }
};
void test() {
  handle h[4] = {{1}, {2}, {3}, {4}};
  array<handle, 2> a(2, 2, h); // reads through &*h
  std::vector<handle> o = a;
  CHECK(o[2].n == 3);
}
} // namespace elements_with_overloaded_address

// Copies of elements and iterators do not call their comma operators.
namespace elements_with_deleted_comma {
struct without_comma {
  int n;
};
template <typename X>
without_comma operator,(const without_comma &, const X &) restrict(cpu, amp) = delete;
template <typename X>
without_comma operator,(const X &, const without_comma &) restrict(cpu, amp) = delete;
struct it {
  typedef std::forward_iterator_tag iterator_category;
  typedef without_comma value_type;
  typedef int difference_type;
  typedef without_comma *pointer;
  typedef without_comma &reference;
  without_comma *p;
  without_comma &operator*() const { return *p; }
  it &operator++() {
    ++p;
    return *this;
  }
  it operator++(int) {
    it t = *this;
    ++p;
    return t;
  }
  bool operator==(it o) const { return p == o.p; }
  bool operator!=(it o) const { return p != o.p; }
  template <typename X>
  void operator,(const X &) const = delete;
};
void test() {
  without_comma h[4] = {{1}, {2}, {3}, {4}}, g[4];
  array<without_comma, 1> a(4, it{h}, it{h + 4});
  copy(it{h}, a);
  copy(a, it{g});
  CHECK(g[3].n == 4);
  array_view<without_comma, 1> v(a);
  copy(v, it{h});
  copy_async(it{h}, it{h + 4}, v).get();
  CHECK(v[1].n == 2);
}
} // namespace elements_with_deleted_comma

int main() {
  compatible_element_types::test();
  derived_and_union_elements::test();
  elements_without_default_constructor::test();
  elements_with_overloaded_address::test();
  elements_with_deleted_comma::test();
  return failures;
}
