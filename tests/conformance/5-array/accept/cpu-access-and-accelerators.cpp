// Arrays have the specified CPU access type, accelerator_view and associated view, also as members,
// base classes and staging arrays.
//
// accept: R-5.1.4-b, R-5.1.2-e, R-5.1.3-d, R-5.1.2-l, R-5.1.2.1-a, R-5.1.2.1-b, R-5.1.2.1-c,
// R-5.1.2.1-d, R-5.1.2.1-e, R-5.1.2.1-g, R-5.1.4-c, R-5.3-h, R-5.1.2.1-f, G-1.1-d, R-5.1.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <memory>
#include <vector>

using namespace concurrency;

// An array keeps its CPU access type, and host access to an array without access throws.
namespace cpu_access_types {
template <typename F>
bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) {
    return true;
  }
  return false;
}
void test() {
  std::vector<int> v = {1, 2, 3, 4};
  for (const wchar_t *p : {accelerator::direct3d_warp, accelerator::direct3d_ref}) {
    accelerator_view w = accelerator(p).default_view;
    for (access_type t : {access_type_none, access_type_read, access_type_write,
                          access_type_read_write, access_type_auto}) {
      array<int, 1> a(4, v.begin(), v.end(), w, t);
      array<int, 2> b(2, 2, w, t), b2(extent<2>(2, 2), v.begin(), w, t);
      array<int, 3> c(1, 2, 2, v.begin(), v.end(), w, t);
      int r[5] = {1, 1, 2, 2, 1};
      array<int, 5> d(extent<5>(r), v.begin(), w, t);
      array<int, 2> e(array_view<const int, 2>(2, 2, v), w, t);
      access_type got = a.cpu_access_type;
      CHECK(got != access_type_auto);
      if (t != access_type_auto)
        CHECK(got == t);
      CHECK(b.cpu_access_type == got && b2.get_cpu_access_type() == got &&
            c.cpu_access_type == got && d.cpu_access_type == got && e.cpu_access_type == got);
      CHECK(array<int, 2>(e).cpu_access_type == got);
      array<int, 1> m(std::move(a));
      CHECK(m.cpu_access_type == got);
      const array<int, 3> &cc = c;
      const array<int, 1> &cm = m;
      if (got == access_type_none) {
        CHECK(throws([&] { m[0] = 1; }) && throws([&] { (void)cm[0]; }) &&
              throws([&] { m(index<1>(1)) = 1; }) && throws([&] { m(1); }) &&
              throws([&] { (void)cc(0, 1, 1); }) && throws([&] { (void)d[index<5>()]; }));
        CHECK(throws([&] { m.data(); }) && throws([&] { cc.data(); }));
        CHECK(!throws([&] { b2[0]; }) && !throws([&] { cc.section(index<3>()); }) &&
              !throws([&] { d[0][0]; }) && !throws([&] { m.reinterpret_as<float>(); }));
      } else {
        CHECK(cm[3] == 4);
        CHECK(cc(0, 1, 1) == 4);
        if (got & access_type_write) {
          m[0] = 9;
          c.data()[0] = 8;
          CHECK(std::vector<int>(m)[0] == 9 && std::vector<int>(c)[0] == 8);
        }
      }
      CHECK(b2[1][1] == 4);
      CHECK(cc[0][1][1] == 4);
      CHECK(d[0][0][1][1][0] == 4);
      CHECK(array_view<int, 1>(m)[3] == 4);
      CHECK(e.section(1, 1, 1, 1)(0, 0) == 4); // views need no CPU access
      CHECK(std::vector<int>(e) == v);
    }
  }
  array<int, 1> h(4, v.begin(), accelerator(L"cpu").default_view);
  CHECK(h[3] == 4 && h.data()[2] == 3);
  h[0] = 5;
  CHECK(std::vector<int>(h)[0] == 5);
}
} // namespace cpu_access_types

// Staging arrays in CPU memory are read and written on the host and copy to and from their
// accelerator.
namespace staging_arrays {
template <typename T>
class matrix {
  array<T, 2> data_;
  array<T, 2> staging_;
  int n_;

public:
  matrix(int n, const accelerator_view &av)
      : data_(extent<2>(n, n), av),
        staging_(extent<2>(n, n), accelerator(accelerator::cpu_accelerator).get_default_view(), av),
        n_(n) {}
  void fill(T x) {
    array<T, 2> &a = data_;
    parallel_for_each(a.extent, [&, x ](index<2> i) restrict(amp) { a[i] = x + i[0] * 10 + i[1]; });
  }
  void step() {
    array<T, 2> &a = data_;
    parallel_for_each(a.accelerator_view, a.extent, [&a](index<2> i) restrict(amp) { a(i) += 1; });
  }
  T at(int r, int c) {
    completion_future f = copy_async(data_, staging_);
    f.wait();
    return staging_(r, c);
  }
  T sum() {
    data_.copy_to(staging_);
    T s = 0;
    T *p = staging_.data();
    for (unsigned i = 0; i < staging_.extent.size(); ++i)
      s += p[i];
    return s;
  }
  void put(int r, int c, T x) {
    staging_[r][c] = x;
    copy(staging_, data_);
  }
  accelerator_view home() const { return staging_.get_accelerator_view(); }
  accelerator_view target() const { return staging_.associated_accelerator_view; }
};

void test() {
  accelerator acc;
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  matrix<float> m(8, acc.create_view());
  m.fill(5);
  m.step();
  CHECK(m.at(3, 4) == 5 + 34 + 1);
  float all = 0;
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 8; ++c)
      all += 6 + r * 10 + c;
  CHECK(m.sum() == all);
  m.put(0, 0, 100);
  CHECK(m.at(0, 0) == 100);
  CHECK(m.home() == cpu);
  CHECK(m.target().accelerator == acc);
  {
    array<int> a(4, cpu, access_type_none);
    a[0] = 5;
    CHECK(a[0] == 5);
    CHECK(a.data()[0] == 5);
    array<int> b(4, cpu);
    CHECK(b.cpu_access_type == access_type_read_write);
    array<int> s(4, cpu, acc.default_view);
    CHECK(s.cpu_access_type == access_type_read_write);
    s[1] = 3;
    CHECK(s.data()[1] == 3);
    array<int> c(4, cpu, access_type_read);
    c[2] = 1;
    CHECK(c[2] == 1);
  }
}
} // namespace staging_arrays

// An associated accelerator_view on another accelerator than the CPU has no effect.
namespace associated_view_as_hint {
void test() {
  std::vector<int> v(10, 1);
  accelerator_view gpu = accelerator().get_default_view();
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).get_default_view();
  bool made = true;
  try {
    array<int> a(extent<1>(10), v.begin(), gpu, cpu);
  } catch (const runtime_exception &) {
    made = false;
  }
  array<int> b(extent<1>(10), gpu, cpu);
  bool same = b.get_associated_accelerator_view() == b.get_accelerator_view();
  CHECK(made && same);
}
} // namespace associated_view_as_hint

// Array properties work in derived classes, members, default arguments and kernels.
namespace properties_in_derived_and_member_arrays {
template <typename T>
struct grid : array<T, 2> {
  typedef array<T, 2> base;
  grid(int r, int c) : base(r, c) {}
  int rows() const { return this->extent[0]; }
  bool home() const { return this->accelerator_view == this->associated_accelerator_view; }
  extent<2> e() const { return base::extent; }
  access_type t() const { return this->cpu_access_type; }
};
template <template <typename, int> class C, typename T, int N>
int rank_of(const C<T, N> &c) {
  return N + c.extent.rank * 10;
}
struct pool {
  std::vector<array<int, 1>> v;
  std::unique_ptr<array<int, 1>> p;
  int n() const {
    int s = 0;
    for (auto &a : v)
      s += a.extent[0];
    return s + p->extent[0] + (*p).extent.size();
  }
  const accelerator_view where() const { return v.front().accelerator_view; }
};
accelerator_view where(const array<float, 3> &a = array<float, 3>(1, 2, 3)) {
  return a.accelerator_view;
}
void test() {
  grid<float> g(3, 4);
  CHECK(g.rows() == 3 && g.home() && g.e() == g.extent && g.t() == g.cpu_access_type &&
        rank_of(array<int, 2>(1, 1)) == 22 && rank_of(array_view<int, 3>(1, 1, 1)) == 33);
  array<float, 2> &b = g;
  parallel_for_each(g.extent, [&b](index<2> i) restrict(amp) { b[i] = b.extent[0]; });
  CHECK(array_view<float, 2>(g)(2, 3) == 3);
  pool p;
  p.v.emplace_back(3);
  p.v.emplace_back(4);
  p.p.reset(new array<int, 1>(5));
  CHECK(p.n() == 17 && p.where() == accelerator().default_view && where() == p.where() &&
        where().accelerator.default_view == p.v[1].accelerator_view.accelerator.default_view);
  const array<int, 1> &c = p.v[0];
  CHECK(c.accelerator_view.accelerator.device_path ==
        c.associated_accelerator_view.accelerator.device_path);
  accelerator_view av = c.accelerator_view;
  array<int, 1> same(2, c.accelerator_view),
      st(2, accelerator(L"cpu").default_view, c.accelerator_view),
      vv(c.extent, c.accelerator_view, c.cpu_access_type);
  CHECK(vv.extent == c.extent && st.associated_accelerator_view == av &&
        same.accelerator_view == av);
  copy(array<int, 1>(c.extent), p.v[0]);
  p.v[0].accelerator_view.wait();
  c.accelerator_view.create_marker().wait();
  (void)p.v.back().accelerator_view.create_marker().valid();
}
} // namespace properties_in_derived_and_member_arrays

int main() {
  cpu_access_types::test();
  staging_arrays::test();
  associated_view_as_hint::test();
  properties_in_derived_and_member_arrays::test();
  return failures;
}
