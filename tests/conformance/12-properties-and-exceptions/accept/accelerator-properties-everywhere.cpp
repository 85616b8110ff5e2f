// Properties of accelerators can be read in lambdas, templates, macros and default arguments.
//
// accept: G-1.1-d, R-3.2.6-a, R-3.3.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
#include <iterator>
#include "check.h"
using namespace concurrency;
#include <algorithm>
#include <set>
struct Dev {
  accelerator acc;
  accelerator_view view;
  Dev() : acc(), view(acc.default_view) {}
  std::wstring name() const { return acc.description + L"/" + acc.device_path; }
  bool emu() const { return this->acc.is_emulated && view.accelerator.is_emulated; }
};
template <class A> unsigned ver(const A &a) { return a.version; }
template <class A> auto path(A &&a) -> decltype(a.device_path) { return a.device_path; }
template <class A> struct Q {
  A a;
  unsigned f() const { return a.version >> 16; }
  unsigned g() const;
  bool d() const { return a.is_debug; }
};
template <class A> unsigned Q<A>::g() const { return a.version & 0xffff; }
#define DESC(x) (x).description
#define PROP(x, y) x.y
std::wstring deflt(std::wstring s = accelerator().device_path) { return s; }
int main() {
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
  for (auto &x : accelerator::get_all()) paths.insert(x.device_path);
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
  bool e = !a.is_emulated ? true
                          : a.has_display || a.is_debug || a.supports_limited_double_precision;
  CHECK(e);
  std::size_t mem = a.dedicated_memory * 1024;
  CHECK(mem / 1024 == a.dedicated_memory);
  array<int, 1> x(3, v);
  x.accelerator_view.wait();
  x.accelerator_view.flush();
  CHECK(x.accelerator_view.accelerator.is_emulated == a.is_emulated);
  x.accelerator_view.create_marker().get();
  CHECK(x.associated_accelerator_view.accelerator == a);
  if (x.cpu_access_type & access_type_read) CHECK(x[0] == x[0]);
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
  return failures;
}
