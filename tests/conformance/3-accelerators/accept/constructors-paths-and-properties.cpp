// Accelerators compare by path. Accelerators and views copy and move. Each created view has its own
// identity.
//
// accept: R-3.2.1-a, R-3.2.2-a, R-3.2.2-c, R-3.2.3-a, R-3.2.4-a, R-3.2.5-a, R-3.2.6-a, R-3.4-a,
// R-3.2.4-b, R-3.2.4-c, R-3.2.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Checks that a statement throws an exception of a type, with a message.
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e) {                                                                      \
      thrown = e.what() && e.what()[0] != 0;                                                       \
    } catch (...) {                                                                                \
    }                                                                                              \
    CHECK(thrown && "no " #type ": " #__VA_ARGS__);                                                \
  } while (0)

// Checks that an expression has a type.
#define SAME(expression, ...)                                                                      \
  static_assert(std::is_same<decltype(expression), __VA_ARGS__>::value, #expression)

// Accelerators compare by path, copy and move, and each property equals the result of its getter.
namespace copies_and_properties {
const wchar_t *const *take(const wchar_t *const &p) { return &p; }
void test() {
  accelerator def, def2(accelerator::default_accelerator), cpu(accelerator::cpu_accelerator);
  CHECK(def == def2);
  CHECK(!(def != def2));
  CHECK(cpu != def);
  CHECK(!(cpu == def));
  CHECK(std::wstring(accelerator::default_accelerator) == L"default");
  CHECK(std::wstring(accelerator::cpu_accelerator) == L"cpu");
  CHECK(std::wstring(accelerator::direct3d_warp) == L"direct3d\\warp");
  CHECK(std::wstring(accelerator::direct3d_ref) == L"direct3d\\ref");
  CHECK(*take(accelerator::cpu_accelerator) != nullptr);
  const wchar_t(&arr)[] = accelerator::cpu_accelerator;
  CHECK(arr[0] == L'c');
  accelerator c(cpu);
  CHECK(c == cpu);
  accelerator d;
  CHECK(&(d = cpu) == &d);
  CHECK(d == cpu);
  accelerator m(std::move(d));
  CHECK(m == cpu);
  d = std::move(m);
  CHECK(d == cpu);
  const std::vector<accelerator> all = accelerator::get_all();
  CHECK(!all.empty());
  int ndef = 0, ncpu = 0;
  for (const accelerator &a : all) {
    accelerator b(a.device_path);
    CHECK(a == b);
    CHECK(a.get_device_path() == a.device_path);
    CHECK(a.get_description() == a.description);
    CHECK(!a.description.empty());
    CHECK(a.get_version() == a.version);
    CHECK(a.get_has_display() == a.has_display);
    CHECK(a.get_dedicated_memory() == a.dedicated_memory);
    CHECK(a.get_supports_double_precision() == a.supports_double_precision);
    CHECK(a.get_supports_limited_double_precision() == a.supports_limited_double_precision);
    CHECK(!a.supports_double_precision || a.supports_limited_double_precision);
    CHECK(a.get_is_debug() == a.is_debug);
    CHECK(a.get_is_emulated() == a.is_emulated);
    CHECK(a.get_supports_cpu_shared_memory() == a.supports_cpu_shared_memory);
    CHECK(a.get_default_cpu_access_type() == a.default_cpu_access_type);
    CHECK(a.default_cpu_access_type != access_type_auto);
    CHECK(a.get_default_view() == a.default_view);
    CHECK(a.default_view.accelerator == a);
    CHECK(a.default_view.get_accelerator() == a);
    CHECK(a.default_view.queuing_mode == queuing_mode_automatic);
    CHECK(a.default_view.get_queuing_mode() == queuing_mode_automatic);
    CHECK(a.default_view.version == a.version);
    CHECK(a.default_view.is_debug == a.is_debug);
    CHECK(!a.default_view.is_auto_selection);
    CHECK(!a.default_view.get_is_auto_selection());
    if (a == def)
      ++ndef;
    if (a == cpu)
      ++ncpu;
    for (const accelerator &o : all)
      CHECK((&a == &o) == (a == o));
  }
  CHECK(ndef == 1);
  CHECK(ncpu == 1);
  CHECK(cpu.is_emulated);
  CHECK(cpu.device_path == L"cpu");
  THROWS(runtime_exception, accelerator(L"no such device"));
  THROWS(runtime_exception, accelerator(L""));
  THROWS(runtime_exception, accelerator(std::wstring(L"CPUU")));
  CHECK(!(def.device_path == L"default"));
  accelerator x;
  accelerator_view v1 = x.create_view(), v2 = x.create_view(queuing_mode_immediate),
                   v3 = x.create_view(queuing_mode_automatic);
  CHECK(v1 != v2);
  CHECK(v1 != v3);
  CHECK(v2 != v3);
  CHECK(v1 != x.default_view);
  CHECK(!(v1 == v2));
  CHECK(x.create_view() != x.create_view());
  CHECK(v1.queuing_mode == queuing_mode_automatic);
  CHECK(v2.queuing_mode == queuing_mode_immediate);
  CHECK(v3.get_queuing_mode() == queuing_mode_automatic);
  CHECK(v1.accelerator == x);
  CHECK(v1.get_version() == x.version);
  CHECK(v1.get_is_debug() == x.is_debug);
  accelerator_view w(v1);
  CHECK(w == v1);
  CHECK(&(w = v2) == &w);
  CHECK(w == v2);
  accelerator_view u(std::move(w));
  CHECK(u == v2);
  u = std::move(v3);
  CHECK(u != v2);
  v1.flush();
  v1.wait();
  v2.flush();
  v2.wait();
  completion_future f = v1.create_marker();
  CHECK(f.valid());
  f.wait();
  f.get();
  accelerator_view au = accelerator::get_auto_selection_view();
  CHECK(au.is_auto_selection);
  CHECK(au.get_is_auto_selection());
  CHECK(au.accelerator == def);
  au.wait();
  au.flush();
  au.create_marker().get();
  SAME(x.device_path, std::wstring);
  SAME(x.get_device_path(), std::wstring);
  SAME(x.get_version(), unsigned int);
  SAME(x.get_description(), std::wstring);
  SAME(x.get_is_debug(), bool);
  SAME(x.get_is_emulated(), bool);
  SAME(x.get_has_display(), bool);
  SAME(x.get_supports_double_precision(), bool);
  SAME(x.get_supports_limited_double_precision(), bool);
  SAME(x.get_dedicated_memory(), std::size_t);
  SAME(x.get_default_view(), accelerator_view);
  SAME(x.get_default_cpu_access_type(), access_type);
  SAME(x.get_supports_cpu_shared_memory(), bool);
  SAME(x.set_default_cpu_access_type(access_type_none), bool);
  SAME(x.create_view(), accelerator_view);
  SAME(x == x, bool);
  SAME(x != x, bool);
  SAME(x = x, accelerator &);
  SAME(accelerator::get_all(), std::vector<accelerator>);
  SAME(accelerator::set_default(L"x"), bool);
  SAME(accelerator::get_auto_selection_view(), accelerator_view);
  SAME(v1.get_accelerator(), accelerator);
  SAME(v1.get_queuing_mode(), queuing_mode);
  SAME(v1.get_is_auto_selection(), bool);
  SAME(v1.get_version(), unsigned int);
  SAME(v1.flush(), void);
  SAME(v1.wait(), void);
  SAME(v1.create_marker(), completion_future);
  SAME(v1 = v1, accelerator_view &);
  static_assert(queuing_mode_immediate == 0 && queuing_mode_automatic == 1, "");
  static_assert(!std::is_default_constructible<accelerator_view>::value &&
                    std::is_copy_constructible<accelerator_view>::value &&
                    std::is_move_constructible<accelerator_view>::value,
                "");
  static_assert(std::is_constructible<accelerator, std::wstring>::value &&
                    !std::is_convertible<std::wstring, accelerator>::value &&
                    !std::is_constructible<accelerator, const char *>::value,
                "");
  static_assert(std::is_constructible<accelerator, const wchar_t *>::value &&
                    !std::is_convertible<const wchar_t *, accelerator>::value,
                "");
  static_assert(!std::is_constructible<accelerator_view, accelerator>::value &&
                    !std::is_convertible<accelerator, accelerator_view>::value &&
                    !std::is_convertible<accelerator_view, accelerator>::value,
                "");
  std::vector<accelerator> accs = accelerator::get_all();
  auto it = std::find_if(accs.begin(), accs.end(),
                         [](accelerator &a) { return !a.has_display && a.is_emulated; });
  CHECK(it != accs.end());
  concurrency::queuing_mode qm = v1.queuing_mode;
  CHECK(qm == queuing_mode_automatic);
  Concurrency::accelerator ca = v1.accelerator;
  CHECK(ca == x);
  std::wstring chain = v1.accelerator.default_view.accelerator.device_path;
  CHECK(chain == x.device_path);
}
} // namespace copies_and_properties

// Accelerators have distinct paths, unknown paths throw, and each created view has its own
// identity.
namespace paths_and_view_identity {
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
  CHECK(throws([] { accelerator a(L""); }));
  CHECK(throws([] { accelerator a(L"CPU "); }));
  CHECK(throws([] { accelerator a{std::wstring(L"gpu")}; }));
  auto all = accelerator::get_all();
  CHECK(std::count_if(all.begin(), all.end(), [](const accelerator &a) {
          return a.device_path == accelerator::cpu_accelerator;
        }) == 1);
  for (size_t i = 0; i < all.size(); ++i)
    for (size_t j = 0; j < all.size(); ++j) {
      CHECK((all[i] == all[j]) == (i == j) && (all[i] != all[j]) == (i != j));
      CHECK((all[i].device_path == all[j].device_path) == (i == j));
    }
  for (accelerator &a : all) {
    accelerator b(a.get_device_path()), c;
    CHECK(b == a);
    accelerator &r = (c = a);
    CHECK(&r == &c && c == a);
    c = c;
    CHECK(c == b);
    accelerator m(std::move(b));
    CHECK(m == a);
    accelerator_view v1 = a.create_view(), v2 = a.create_view(queuing_mode_immediate), v3 = v1;
    CHECK(v1 != v2 && v1 == v3 && !(v1 != v3) && v1 != a.default_view && v2 != a.default_view);
    CHECK(v1.queuing_mode == queuing_mode_automatic &&
          v2.get_queuing_mode() == queuing_mode_immediate);
    accelerator_view &rv = (v3 = v2);
    CHECK(&rv == &v3 && v3 == v2 && v3.queuing_mode == queuing_mode_immediate);
    accelerator_view v4(std::move(v3));
    CHECK(v4 == v2);
    v2.flush();
    v2.wait();
    v1.flush();
    v1.wait();
    completion_future f = v1.create_marker();
    f.wait();
    CHECK(f.valid());
  }
}
} // namespace paths_and_view_identity

int main() {
  copies_and_properties::test();
  paths_and_view_identity::test();
  return failures;
}
