// A class derived from array or array_view reads its inherited properties without naming the
// object.
//
// accept: G-1.1-d, R-3.2.6-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <vector>
using namespace concurrency;

// The members of a derived class read properties of the base class without naming the object.
namespace unqualified_names {
struct derived_view : array_view<int, 2> {
  derived_view(int a, int b) : array_view<int, 2>(a, b) {}
  int g() {
    auto e = extent;
    e[0] = 9;
    auto &&r = extent;
    r[0] = 8;
    extent[0] = 7;
    return extent[0];
  }
};
struct derived_array : array<int, 2> {
  derived_array(int a, int b) : array<int, 2>(a, b) {}
  unsigned n() const { return extent.size(); }
  concurrency::accelerator_view w() const { return accelerator_view; }
  access_type t() const { return cpu_access_type; }
  void fill() {
    concurrency::array<int, 2> &me = *this;
    parallel_for_each(
        extent, [&me](index<2> i) restrict(amp) { me[i] = me.extent[0] * 10 + me.extent[1]; });
  }
};
template <class B>
struct derived_template : B {
  using B::B;
  int g() const { return this->extent[1]; }
  std::wstring p() const { return this->source_accelerator_view.accelerator.device_path; }
};
void test() {
  derived_view d(2, 3);
  CHECK(d.g() == 2);
  CHECK(d.extent == extent<2>(2, 3));
  derived_array e(2, 3);
  CHECK(e.n() == 6);
  CHECK(e.w() == e.accelerator_view);
  CHECK(e.t() == e.get_cpu_access_type());
  e.fill();
  std::vector<int> o = e;
  CHECK(o[5] == 23);
  int raw[6];
  derived_template<array_view<int, 2>> x(2, 3, raw);
  CHECK(x.g() == 3 && x.p() == L"cpu");
}
} // namespace unqualified_names

// An inherited property that is passed to a function binds to const references only.
namespace inherited_property_as_argument {
int q(extent<2> &e) {
  e[0] = 1;
  return 1;
}
int q(const extent<2> &) { return 2; }
struct derived_view : array_view<int, 2> {
  derived_view(int a, int b) : array_view<int, 2>(a, b) {}
  int f() { return q(extent); }
  int g() {
    auto e = extent;
    e[0] = 9;
    auto &&r = extent;
    r[0] = 8;
    extent[0] = 7;
    return extent[0];
  }
};
struct derived_array : array<int, 2> {
  derived_array(int a, int b) : array<int, 2>(a, b) {}
  int f() { return q(this->extent); }
  unsigned n() const { return extent.size(); }
  concurrency::accelerator_view w() const { return accelerator_view; }
};
template <class B>
struct derived_template : B {
  using B::B;
  int f() { return q(this->extent); }
  int g() const { return this->extent[1]; }
};
void test() {
  derived_view d(2, 3);
  CHECK(d.g() == 2);
  CHECK(d.f() == 2);
  CHECK(d.extent == extent<2>(2, 3));
  derived_array e(2, 3);
  CHECK(e.f() == 2);
  CHECK(e.n() == 6);
  CHECK(e.w() == e.accelerator_view);
  derived_template<array_view<int, 2>> x(2, 3);
  CHECK(x.g() == 3);
  CHECK(x.f() == 2);
  CHECK(x.g() == 3);
}
} // namespace inherited_property_as_argument

// Properties can be named by macros, qualified names and inherited names beside user members of the
// same name.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-value"
namespace spellings {
#define DESC(a) a.description
#define PROP device_path
#define GET(a, p) (a).p
#define PASTE(a, x, y) a.x##y
#define BOTH(a) a.default_view.accelerator
struct acc : accelerator {
  acc(const std::wstring &p) : accelerator(p), n(description.size()), mem(this->dedicated_memory) {}
  size_t n, mem;
  std::wstring d() const { return description; }
  std::wstring q() const { return accelerator::description + acc::device_path; }
  bool e() const { return is_emulated && this->is_emulated && (*this).is_emulated; }
};
struct view2 : array_view<int, 2> {
  using array_view<int, 2>::array_view;
  int rows() const restrict(cpu, amp) { return extent[0]; }
  int cols() const restrict(cpu, amp) {
    return this->extent[1] + array_view<int, 2>::extent[1] * 0;
  }
};
struct mine {
  int extent = 3;
  int version = 4;
  std::wstring description = L"mine";
  int default_view() const { return 5; }
  struct {
    int accelerator;
  } in{6};
};
struct init {
  accelerator a;
  std::wstring p = a.device_path;
  size_t mem = accelerator().dedicated_memory;
  unsigned v{a.version};
  accelerator_view dv = a.default_view;
  bool d = dv.is_debug;
};
template <typename T>
struct tr {
  T t;
  auto get() const -> decltype(t.get_description()) { return t.description; }
};
template <typename T>
struct tr2 {
  T t;
  std::wstring get() const { return t.description; }
}; // may be a member or a property
int sum(const std::wstring &s, int k = accelerator().version > 0) {
  int n = k;
  for (wchar_t c : s)
    n += c != 0;
  return n;
}
void test() {
  accelerator a(L"cpu");
  accelerator *p = &a, **pp = &p;
  const accelerator &r = a;
  std::vector<accelerator> all = accelerator::get_all();
  CHECK(DESC(a) == r.description && a.PROP == L"cpu" && GET(*p, PROP) == L"cpu" &&
        PASTE(a, device_, path) == L"cpu" && BOTH(a) == a && (*pp)->device_path == L"cpu" &&
        p->PROP.size() == 3 && a.device_path == L"cpu" && a.device_path /* here */ == L"cpu" &&
        (a).device_path.c_str()[0] == L'c');
  acc x(L"cpu");
  CHECK(x.d() == a.description && x.n == a.description.size() && x.mem == a.dedicated_memory &&
        x.e() && x.q() == a.description + L"cpu" && x.device_path == L"cpu");
  mine m;
  CHECK(m.extent == 3 && m.version == 4 && m.description == L"mine" && m.default_view() == 5 &&
        m.in.accelerator == 6);
  m.extent = 9;
  CHECK(m.extent == 9);
  init i;
  CHECK(i.p == accelerator().device_path && i.mem == accelerator().dedicated_memory &&
        i.v == i.a.version && i.dv == i.a.default_view);
  CHECK(tr<accelerator>{a}.get() == a.description);
  CHECK(tr2<accelerator>{a}.get() == a.description);
  auto l = [d = a.description, n = a.default_view.version] { return d.size() + n; };
  CHECK(l() == a.description.size() + a.version);
  auto l2 = [&] { return a.description; };
  CHECK(l2() == a.description);
  auto l3 = [](auto &&z) { return z.device_path; };
  CHECK(l3(a) == L"cpu" && l3(accelerator(L"cpu")) == L"cpu");
  int n = 0;
  for (wchar_t c : a.device_path)
    n += c == L'c';
  CHECK(n == 1 && sum(a.device_path) == 4);
  n = 0;
  for (const auto &z : all)
    n += z.supports_double_precision ? 1 : 0;
  CHECK(n == int(all.size()));
  std::wstring s = a.is_emulated ? a.description : L"", t(a.device_path), u{a.device_path};
  CHECK(s == a.description && t == u && (n, a.device_path) == L"cpu");
  static_cast<void>(a.description);
  (void)a.version;
  const std::wstring &ref = a.device_path;
  const auto &rr = a.device_path;
  CHECK(ref == rr);
  if (auto v = a.version)
    CHECK(v == a.version);
  if (std::wstring q = a.device_path; q == L"cpu")
    ++n;
  do {
    ++n;
  } while (!a.is_emulated);
  CHECK(noexcept(a.version) == noexcept(a.get_version()));
  switch (a.default_view.queuing_mode) {
  case queuing_mode_automatic:
    break;
  default:
    CHECK(false);
  }
  bool b = !a.is_emulated || a.default_view.is_auto_selection;
  CHECK(!b);
  size_t sz = sizeof a.description;
  CHECK(sz == sizeof(std::wstring));
  std::vector<std::wstring> names;
  for (auto &z : all)
    names.push_back(z.description), names.emplace_back(z.device_path);
  CHECK(names.size() == all.size() * 2);
  std::wstring cat = L"<" + a.device_path + L">" + (&a)->device_path;
  CHECK(cat == L"<cpu>cpu");
  view2 v(2, 3);
  for (int k = 0; k < 6; ++k)
    v(k / 3, k % 3) = k;
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        v[i] += v.rows() * 100 + v.cols() * 10 + v.extent[1];
      });
  CHECK(v(1, 2) == 5 + 200 + 30 + 3);
  auto [e0, e1] = std::pair<int, int>(v.extent[0], v.extent[1]);
  CHECK(e0 == 2 && e1 == 3);
  const auto &vr = v.extent;
  CHECK(vr[1] == 3);
  auto ve = v.extent;
  ve += 1;
  CHECK(ve[0] == 3 && v.extent[0] == 2);
  int *fp = new int[v.extent.size()];
  delete[] fp;
  int (*f)(const extent<2> &) = [](const extent<2> &e) { return e[0]; };
  CHECK(f(v.extent) == 2);
}
} // namespace spellings
#pragma GCC diagnostic pop

int main() {
  unqualified_names::test();
  inherited_property_as_argument::test();
  spellings::test();
  return failures;
}
