// Arrays and views of derived classes, unions and templates keep values in kernels and
// reinterpretations.
//
// accept: R-5.1-b, R-5.1.5-b, R-5.2.5-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <array>
#include "check.h"
using namespace concurrency;
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
    for (int i = 0; i < 3; ++i) pos[i] = 0;
    pad[0][0] = pad[0][1] = pad[1][0] = pad[1][1] = 0;
  }
  particle &operator+=(float d) restrict(cpu, amp) {
    for (float &p : pos) p += d;
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
template <typename T, int N> struct vec {
  T e[N];
  T &operator[](int i) restrict(cpu, amp) { return e[i]; }
  const T &operator[](int i) const restrict(cpu, amp) { return e[i]; }
};
int main() {
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
        if (p == base(4)) p.cell = i;
      });
  std::vector<particle> x = a;
  CHECK(x[5].mass == 12.5 && x[5].pad[1][0] == -5 && x[4].cell == index<2>(1, 1) && x[3].alive &&
        !x[2].alive && x[1].pos[2] == 2.5f);
  array<rgb, 3> img(2, 2, 2);
  array_view<float, 1> f = img.reinterpret_as<float>();
  CHECK(f.extent.size() == 3 * img.extent.size());
  for (int i = 0; i < 24; ++i) f[i] = float(i);
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
  } catch (const runtime_exception &) { t = true; }
  CHECK(t);
  return failures;
}
