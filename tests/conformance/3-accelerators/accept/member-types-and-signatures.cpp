// accelerator, accelerator_view and their enumerations have the specified members, types and
// enumerator values.
//
// accept: R-3.2.2-c, R-3.2.2-a, R-3.2.6-a, R-3.2-a, R-4.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Each member function of accelerator and accelerator_view has the specified return type.
namespace member_signatures {
template <typename T>
const T &c();
static_assert(std::is_same<decltype(accelerator::default_accelerator), const wchar_t[8]>::value ||
                  std::is_same<decltype(accelerator::default_accelerator), const wchar_t[]>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator>().get_device_path()), std::wstring>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_description()), std::wstring>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_version()), unsigned int>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_is_debug()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_is_emulated()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_has_display()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_supports_double_precision()), bool>::value,
              "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_supports_limited_double_precision()), bool>::value,
    "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_supports_cpu_shared_memory()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_dedicated_memory()), size_t>::value, "");
static_assert(
    std::is_same<decltype(c<accelerator>().get_default_cpu_access_type()), access_type>::value, "");
static_assert(std::is_same<decltype(c<accelerator>().get_default_view()), accelerator_view>::value,
              "");
static_assert(std::is_same<decltype(accelerator::get_all()), std::vector<accelerator>>::value, "");
static_assert(std::is_same<decltype(accelerator::set_default(std::wstring())), bool>::value, "");
static_assert(
    std::is_same<decltype(accelerator::get_auto_selection_view()), accelerator_view>::value, "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>().create_view()), accelerator_view>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>().create_view(queuing_mode_immediate)),
                 accelerator_view>::value,
    "");
static_assert(
    std::is_same<decltype(std::declval<accelerator &>() = c<accelerator>()), accelerator &>::value,
    "");
static_assert(std::is_same<decltype(c<accelerator>() == c<accelerator>()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator>() != c<accelerator>()), bool>::value, "");
static_assert(!std::is_convertible<std::wstring, accelerator>::value, "");
static_assert(std::is_constructible<accelerator, std::wstring>::value, "");
static_assert(std::is_constructible<accelerator, const wchar_t *>::value, "");
static_assert(!std::is_constructible<accelerator, const char *>::value, "");
static_assert(std::is_default_constructible<accelerator>::value, "");
// accelerator_view
static_assert(!std::is_default_constructible<accelerator_view>::value, "");
static_assert(std::is_copy_constructible<accelerator_view>::value &&
                  std::is_copy_assignable<accelerator_view>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_accelerator()), accelerator>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_is_debug()), bool>::value, "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_version()), unsigned int>::value, "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_queuing_mode()), queuing_mode>::value,
              "");
static_assert(std::is_same<decltype(c<accelerator_view>().get_is_auto_selection()), bool>::value,
              "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().flush()), void>::value, "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().wait()), void>::value, "");
static_assert(std::is_same<decltype(std::declval<accelerator_view &>().create_marker()),
                           completion_future>::value,
              "");
static_assert(!std::is_constructible<accelerator_view, accelerator>::value, "");
static_assert(!std::is_convertible<accelerator, accelerator_view>::value, "");
static_assert(std::is_enum<queuing_mode>::value && std::is_convertible<queuing_mode, int>::value,
              "");
static_assert(queuing_mode_immediate == 0 && queuing_mode_automatic == 1, "");
static_assert(access_type_none == 0 && access_type_read == 1 && access_type_write == 2 &&
                  access_type_read_write == 3 && access_type_auto == 4,
              "");
static_assert(std::is_convertible<access_type, int>::value, "");
void test() {
  const std::wstring &p = accelerator::cpu_accelerator; // odr-use
  const wchar_t *q = accelerator::default_accelerator, *w = accelerator::direct3d_warp,
                *r = accelerator::direct3d_ref;
  CHECK(p == L"cpu");
  CHECK(std::wstring(q) == L"default" && std::wstring(w) == L"direct3d\\warp" &&
        std::wstring(r) == L"direct3d\\ref");
}
} // namespace member_signatures

// Accelerator and accelerator_view members have the specified types, constructors and enumerator
// values.
namespace member_types {
typedef accelerator A;
typedef accelerator_view V;
static_assert(std::is_default_constructible<A>::value && std::is_copy_constructible<A>::value &&
                  std::is_copy_assignable<A>::value &&
                  std::is_constructible<A, std::wstring>::value &&
                  std::is_constructible<A, const wchar_t *>::value &&
                  !std::is_convertible<std::wstring, A>::value &&
                  !std::is_convertible<const wchar_t *, A>::value,
              "");
static_assert(!std::is_default_constructible<V>::value && std::is_copy_constructible<V>::value &&
                  std::is_copy_assignable<V>::value && std::is_move_constructible<V>::value &&
                  std::is_move_assignable<V>::value,
              "");
SAME(A::get_all(), std::vector<A>);
SAME(A::set_default(std::wstring()), bool);
SAME(A::get_auto_selection_view(), V);
typedef const A CA;
typedef const V CV;
#define G(T, f, ...) SAME(std::declval<T &>().f, __VA_ARGS__)
G(CA, get_device_path(), std::wstring);
G(CA, get_description(), std::wstring);
G(CA, get_version(), unsigned int);
G(CA, get_is_debug(), bool);
G(CA, get_is_emulated(), bool);
G(CA, get_has_display(), bool);
G(CA, get_supports_double_precision(), bool);
G(CA, get_supports_limited_double_precision(), bool);
G(CA, get_dedicated_memory(), size_t);
G(CA, get_default_view(), V);
G(CA, get_default_cpu_access_type(), access_type);
G(CA, get_supports_cpu_shared_memory(), bool);
G(A, set_default_cpu_access_type(access_type_auto), bool);
G(A, create_view(), V);
G(A, create_view(queuing_mode_immediate), V);
SAME(std::declval<CA &>() == std::declval<CA &>(), bool);
SAME(std::declval<CA &>() != std::declval<CA &>(), bool);
SAME(std::declval<A &>() = std::declval<CA &>(), A &);
G(CV, get_accelerator(), A);
G(CV, get_is_debug(), bool);
G(CV, get_version(), unsigned int);
G(CV, get_queuing_mode(), queuing_mode);
G(CV, get_is_auto_selection(), bool);
G(V, flush(), void);
G(V, wait(), void);
G(V, create_marker(), completion_future);
SAME(std::declval<CV &>() == std::declval<CV &>(), bool);
SAME(std::declval<CV &>() != std::declval<CV &>(), bool);
SAME(std::declval<V &>() = std::declval<CV &>(), V &);
static_assert(queuing_mode_immediate == 0 && queuing_mode_automatic == 1 && access_type_none == 0 &&
                  access_type_read == 1 && access_type_write == 2 && access_type_read_write == 3 &&
                  access_type_auto == 4,
              "");
static_assert(std::is_convertible<queuing_mode, int>::value &&
                  std::is_convertible<access_type, int>::value,
              "");
static_assert(
    std::is_same<std::remove_extent<decltype(A::cpu_accelerator)>::type, const wchar_t>::value, "");
void test() {
  const wchar_t *const names[] = {A::default_accelerator, A::cpu_accelerator, A::direct3d_warp,
                                  A::direct3d_ref};
  CHECK(std::wstring(names[0]) == L"default" && std::wstring(names[1]) == L"cpu" &&
        std::wstring(names[2]) == L"direct3d\\warp" && std::wstring(names[3]) == L"direct3d\\ref");
  std::vector<A> all = A::get_all();
  CHECK(!all.empty());
  std::set<std::wstring> paths;
  for (const A &a : all) {
    paths.insert(a.device_path);
    A b(a.get_device_path());
    CHECK(b == a && !(b != a));
    CHECK(a.device_path == b.device_path && a.description == b.get_description() &&
          a.version == b.get_version());
    CHECK(a.default_view == b.default_view && a.default_view.accelerator == a &&
          a.default_view.queuing_mode == queuing_mode_automatic &&
          !a.default_view.is_auto_selection && a.default_view.version == a.version &&
          a.default_view.is_debug == a.is_debug);
    CHECK(!a.supports_double_precision || a.supports_limited_double_precision);
    CHECK(a.default_cpu_access_type != access_type_auto);
    A m(a);
    V x = m.create_view(), y = m.create_view(queuing_mode_immediate),
      z = m.create_view(queuing_mode_automatic);
    CHECK(x != y && y != z && x != z && x != a.default_view);
    CHECK(x.queuing_mode == queuing_mode_automatic &&
          y.get_queuing_mode() == queuing_mode_immediate &&
          z.queuing_mode == queuing_mode_automatic);
    CHECK(y.accelerator == a && y.get_accelerator() == m);
    V c(x);
    CHECK(c == x && !(c != x));
    c = y;
    CHECK(c == y && c != x && c.queuing_mode == queuing_mode_immediate);
    V d(std::move(c));
    CHECK(d == y);
    CHECK(&(d = x) == &d);
    x.flush();
    x.wait();
    y.flush();
    y.wait();
    x.create_marker().get();
    y.create_marker().wait();
    std::swap(x, y);
    CHECK(x.queuing_mode == queuing_mode_immediate);
  }
  CHECK(paths.size() == all.size());
  CHECK(paths.count(L"cpu") == 1);
  A d, e(A::default_accelerator), f(L"default"), g(d);
  CHECK(d == e && e == f && f == g);
  A cpu(A::cpu_accelerator);
  CHECK(cpu.device_path == L"cpu" && cpu.is_emulated && cpu != d);
  CHECK(&(g = cpu) == &g && g == cpu);
  std::swap(g, d);
  CHECK(d == cpu && g == e);
  CHECK(A::get_auto_selection_view().is_auto_selection &&
        A::get_auto_selection_view().accelerator == A());
  auto it = std::find_if(all.begin(), all.end(),
                         [](accelerator &acc) { return !acc.has_display && acc.is_emulated; });
  CHECK(it != all.end());
  std::sort(all.begin(), all.end(),
            [](const A &l, const A &r) { return l.dedicated_memory > r.dedicated_memory; });
  CHECK(std::count(all.begin(), all.end(), A()) == 1);
  CHECK(std::find(all.begin(), all.end(), cpu) != all.end());
  int thrown = 0;
  for (const wchar_t *p : {L"", L"nonsense", L"CPU", L"Default", L"cpu "})
    try {
      A x(p);
    } catch (const runtime_exception &) {
      ++thrown;
    }
  CHECK(thrown == 5);
}
} // namespace member_types

// The equality operators of accelerator and accelerator_view are member functions.
namespace equality_as_member_functions {
void test() {
  accelerator a, b;
  accelerator_view v = a.default_view;
  bool (accelerator::*eq)(const accelerator &) const = &accelerator::operator==;
  bool (accelerator_view::*ne)(const accelerator_view &) const = &accelerator_view::operator!=;
  CHECK((a.*eq)(b));
  CHECK(!(v.*ne)(v));
  CHECK(a.operator==(b));
  CHECK(!v.operator!=(v));
}
} // namespace equality_as_member_functions

// access_type is an unscoped enumeration whose read and write values combine as bits.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-label"
namespace access_type_values {
void test() {
  static_assert(access_type_none == 0 && access_type_read == 1 && access_type_write == 2 &&
                    access_type_read_write == 3 && access_type_auto == 4,
                "");
  access_type t = access_type_read_write;
  CHECK((t & access_type_read) != 0);
  CHECK((t & access_type_write) == access_type_write);
  CHECK((access_type_read | access_type_write) == access_type_read_write);
  int n = access_type_read;
  CHECK(n == 1);
  static_assert(std::is_enum<access_type>::value && std::is_convertible<access_type, int>::value,
                "unscoped");
  switch (t) {
  case access_type_none:
  case access_type_read:
  case access_type_write:
  case access_type_auto:
    failures = 1;
    break;
  case access_type_read_write:
    break;
  }
access_type_t:;
  concurrency::access_type u = concurrency::access_type_none;
  CHECK(!u);
}
} // namespace access_type_values
#pragma GCC diagnostic pop

int main() {
  member_signatures::test();
  member_types::test();
  equality_as_member_functions::test();
  access_type_values::test();
  return failures;
}
