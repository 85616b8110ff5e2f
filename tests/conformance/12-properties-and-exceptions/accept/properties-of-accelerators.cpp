// Properties of accelerators and accelerator views may appear in every kind of expression.
//
// accept: G-1.1-d, R-3.2.6-a, R-3.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <initializer_list>
#include <iterator>
#include <set>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>
using namespace concurrency;

// Properties of accelerators can be read in lambdas, templates, macros and default arguments.
namespace in_functions_and_templates {
struct Dev {
  accelerator acc;
  accelerator_view view;
  Dev() : acc(), view(acc.default_view) {}
  std::wstring name() const { return acc.description + L"/" + acc.device_path; }
  bool emu() const { return this->acc.is_emulated && view.accelerator.is_emulated; }
};
template <class A>
unsigned ver(const A &a) {
  return a.version;
}
template <class A>
auto path(A &&a) -> decltype(a.device_path) {
  return a.device_path;
}
template <class A>
struct Q {
  A a;
  unsigned f() const { return a.version >> 16; }
  unsigned g() const;
  bool d() const { return a.is_debug; }
};
template <class A>
unsigned Q<A>::g() const {
  return a.version & 0xffff;
}
#define DESC(x) (x).description
#define PROP(x, y) x.y
std::wstring deflt(std::wstring s = accelerator().device_path) { return s; }
void test() {
  accelerator a;
  accelerator *p = &a;
  const accelerator &r = a;
  Dev d;
  CHECK(d.name().size() > 2);
  CHECK(d.emu());
  CHECK(p->device_path == r.device_path);
  CHECK((*p).version == ver(a));
  CHECK(ver(a.default_view) == a.version);
  CHECK(path(a) == path(accelerator()));
  Q<accelerator> q = {a};
  Q<accelerator_view> qv = {a.default_view};
  CHECK(((q.f() << 16) | q.g()) == a.version);
  CHECK(((qv.f() << 16) | qv.g()) == a.version && qv.d() == q.d());
  CHECK(DESC(a) == PROP(a, description));
  CHECK(DESC(accelerator(L"cpu")).length() > 0);
  CHECK(deflt() == a.device_path);
  std::wstring s = a.description;
  s += a.device_path;
  const std::wstring &cr = a.device_path;
  auto &&rr = a.description;
  CHECK(cr.c_str()[0] && rr.size());
  const wchar_t *w = a.device_path.c_str();
  (void)w;
  CHECK(a.description.size() == p->description.length());
  std::set<std::wstring> paths;
  for (auto &x : accelerator::get_all())
    paths.insert(x.device_path);
  CHECK(paths.size() == accelerator::get_all().size());
  auto all = accelerator::get_all();
  std::sort(all.begin(), all.end(), [](const accelerator &x, const accelerator &y) {
    return x.dedicated_memory > y.dedicated_memory;
  });
  CHECK(std::any_of(all.begin(), all.end(),
                    [](auto &x) { return x.device_path == accelerator::cpu_accelerator; }));
  std::remove_if(all.begin(), all.end(), [](const accelerator &x) {
    return x.is_emulated && !x.supports_double_precision;
  });
  CHECK(all[0].default_view.accelerator == all[0]);
  CHECK(all.front().default_view.accelerator.default_view.queuing_mode == queuing_mode_automatic);
  accelerator_view v = p->default_view, *pv = &v;
  CHECK(pv->accelerator == a && pv->queuing_mode == v.queuing_mode && !pv->is_auto_selection);
  switch (v.queuing_mode) {
  case queuing_mode_automatic:
    break;
  case queuing_mode_immediate:
    ++failures;
  }
  concurrency::queuing_mode m = v.queuing_mode;
  CHECK(m == 1);
  bool e =
      !a.is_emulated ? true : a.has_display || a.is_debug || a.supports_limited_double_precision;
  CHECK(e);
  std::size_t mem = a.dedicated_memory * 1024;
  CHECK(mem / 1024 == a.dedicated_memory);
  array<int, 1> x(3, v);
  x.accelerator_view.wait();
  x.accelerator_view.flush();
  CHECK(x.accelerator_view.accelerator.is_emulated == a.is_emulated);
  x.accelerator_view.create_marker().get();
  CHECK(x.associated_accelerator_view.accelerator == a);
  if (x.cpu_access_type & access_type_read)
    CHECK(x[0] == x[0]);
  parallel_for_each(
      x.accelerator_view, x.extent, [&x](index<1> i) restrict(amp) { x[i] = x.extent[0] + i[0]; });
  std::vector<int> o = x;
  CHECK(o[2] == 5);
  auto lam = [acc = a, desc = a.description] { return acc.description == desc; };
  CHECK(lam());
  static const unsigned sv = accelerator().version;
  CHECK(sv == a.version);
  a.default_view.wait();
  (void)a.version;
}
} // namespace in_functions_and_templates

// Properties can be operands of casts, folds, braced lists, new expressions and subscripts.
namespace in_expressions {
struct agg {
  std::wstring s;
  unsigned v;
};
struct two {
  extent<2> e;
  accelerator_view av;
  two(const array<int, 2> &a) : e(a.extent), av{a.accelerator_view} {}
};
struct derived : std::wstring {
  derived(const accelerator &a) : std::wstring(a.description) {}
};
template <typename... T>
int count(const T &...t) {
  return int((t.size() + ... + 0));
}
template <typename... A>
std::wstring cat(const A &...a) {
  return (a.device_path + ...);
}
template <typename T>
int fwd(T &&t) {
  static_assert(!std::is_reference<T>::value, "a prvalue");
  return int(std::forward<T>(t).size());
}
struct opt {
  int f(std::initializer_list<std::wstring> l) { return int(l.size()); }
  std::wstring operator[](std::wstring s) { return s + L"!"; }
};
void test() {
  accelerator a(L"cpu"), b(accelerator::direct3d_ref);
  array<int, 2> x(2, 3);
  two t(x);
  CHECK(t.e == x.extent && t.av == x.accelerator_view && derived(a) == a.description);
  agg g{a.device_path, a.version}, h = {b.device_path, b.version};
  CHECK(g.s == L"cpu" && h.s == b.get_device_path());
  std::wstring arr[] = {a.device_path, b.device_path};
  CHECK(arr[1] == b.device_path);
  std::wstring *p = new std::wstring(a.device_path);
  auto *q = new auto(b.version);
  CHECK(*p == L"cpu" && *q == b.version);
  delete p;
  delete q;
  CHECK(typeid(a.device_path) == typeid(std::wstring) &&
        count(a.device_path, b.description) == int(3 + b.description.size()) &&
        cat(a, b, a) == L"cpu" + b.device_path + L"cpu" && fwd(a.device_path) == 3 &&
        opt().f({a.device_path, b.device_path}) == 2 && opt()[a.device_path] == L"cpu!");
  auto pr = std::make_pair(a.device_path, b.version);
  CHECK(pr.first == L"cpu");
  auto il = {a.device_path, b.device_path};
  CHECK(il.size() == 2);
  auto br{a.version};
  CHECK(br == a.version);
  static const auto st = a.device_path;
  static const std::wstring &sr = b.device_path;
  CHECK(st == L"cpu" && sr == b.device_path);
  thread_local std::wstring tl = a.device_path;
  CHECK(tl == st);
  CHECK((std::wstring)a.device_path == static_cast<const std::wstring &>(a.device_path) &&
        std::wstring(std::move(a.device_path)) == L"cpu" && L"x" + a.device_path == L"xcpu" &&
        a.device_path[0] == L'c' && int(a.version) == +int(a.version) && -double(a.version) <= 0 &&
        ~a.version == ~a.get_version() && !a.device_path.empty());
  auto k = a.device_path, k2 = b.device_path;
  CHECK(k != k2);
  int n = int(a.version), m = a.is_emulated, o = a.has_display + 1;
  CHECK(n > 0 && m == 1 && o >= 1);
  auto lam = [s = std::move(a.device_path), &b]() mutable {
    s += b.device_path;
    return s;
  };
  CHECK(lam().size() == 3 + b.device_path.size());
  auto tup = [](auto... z) { return sizeof...(z); }(a.version, b.version, a.is_debug);
  CHECK(tup == 3);
  std::wstring u;
  u = a.device_path;
  u += b.device_path;
  CHECK(u.size() > 3);
  (u = a.device_path).clear();
  bool c = a.version && b.version, d = a.version & 0xffff0000u;
  CHECK(c && d == (a.get_version() >> 16 != 0));
  for (unsigned i = a.version; i == a.version; ++i) {
  }
  for (auto i = 0u; i < x.extent.size(); i += x.extent[1]) {
  }
  extent<2> ee[2] = {x.extent, x.extent * 2};
  CHECK(ee[1][1] == 6);
  int row[2] = {x.extent[0], x.extent[1]};
  CHECK(row[1] == 3);
  struct {
    extent<2> e;
  } an = {x.extent};
  CHECK(an.e == x.extent);
  CHECK((x.extent)[0] == 2 && (x).extent.rank == 2 && x.extent.contains(index<2>(1, 1)) &&
        decltype(x.get_extent())(x.extent) == x.extent);
  index<2> last = index<2>(x.extent[0], x.extent[1]) - 1;
  CHECK(last == index<2>(1, 2));
}
} // namespace in_expressions

int main() {
  in_functions_and_templates::test();
  in_expressions::test();
  return failures;
}
