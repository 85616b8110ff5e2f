// Properties can be operands of casts, folds, braced lists, new expressions and subscripts.
//
// accept: G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <typeinfo>
#include <utility>
#include <initializer_list>
#include "check.h"
using namespace concurrency;
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
template <typename... T> int count(const T &...t) { return int((t.size() + ... + 0)); }
template <typename... A> std::wstring cat(const A &...a) { return (a.device_path + ...); }
template <typename T> int fwd(T &&t) {
  static_assert(!std::is_reference<T>::value, "a prvalue");
  return int(std::forward<T>(t).size());
}
struct opt {
  int f(std::initializer_list<std::wstring> l) { return int(l.size()); }
  std::wstring operator[](std::wstring s) { return s + L"!"; }
};
int main() {
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
  for (unsigned i = a.version; i == a.version; ++i) {}
  for (auto i = 0u; i < x.extent.size(); i += x.extent[1]) {}
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
  return failures;
}
