// Accelerators compare by path, copy and move, and each property equals the result of its getter.
//
// accept: R-3.2.1-a, R-3.2.2-a, R-3.2.2-c, R-3.2.3-a, R-3.2.4-a, R-3.2.5-a, R-3.2.6-a, R-3.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include <string>
#include <type_traits>
#include <utility>
#include <iterator>
#include "check.h"
using namespace concurrency;
#define THROWS(type, ...)                                                                          \
  do {                                                                                             \
    bool t_ = false;                                                                               \
    try {                                                                                          \
      __VA_ARGS__;                                                                                 \
    } catch (const type &e_) { t_ = e_.what() && *e_.what(); } catch (...) {                       \
      std::printf("other exception ");                                                             \
    }                                                                                              \
    if (!t_) {                                                                                     \
      std::printf("line %d: no %s: %s\n", __LINE__, #type, #__VA_ARGS__);                          \
      ++failures;                                                                                  \
    }                                                                                              \
  } while (0)
#include <algorithm>
#define SAME(T, ...) static_assert(std::is_same<T, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
const wchar_t *const *take(const wchar_t *const &p) { return &p; }
int main() {
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
    if (a == def) ++ndef;
    if (a == cpu) ++ncpu;
    for (const accelerator &o : all) CHECK((&a == &o) == (a == o));
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
  SAME(std::wstring, x.device_path);
  SAME(std::wstring, x.get_device_path());
  SAME(unsigned int, x.get_version());
  SAME(std::wstring, x.get_description());
  SAME(bool, x.get_is_debug());
  SAME(bool, x.get_is_emulated());
  SAME(bool, x.get_has_display());
  SAME(bool, x.get_supports_double_precision());
  SAME(bool, x.get_supports_limited_double_precision());
  SAME(std::size_t, x.get_dedicated_memory());
  SAME(accelerator_view, x.get_default_view());
  SAME(access_type, x.get_default_cpu_access_type());
  SAME(bool, x.get_supports_cpu_shared_memory());
  SAME(bool, x.set_default_cpu_access_type(access_type_none));
  SAME(accelerator_view, x.create_view());
  SAME(bool, x == x);
  SAME(bool, x != x);
  SAME(accelerator &, x = x);
  SAME(std::vector<accelerator>, accelerator::get_all());
  SAME(bool, accelerator::set_default(L"x"));
  SAME(accelerator_view, accelerator::get_auto_selection_view());
  SAME(accelerator, v1.get_accelerator());
  SAME(queuing_mode, v1.get_queuing_mode());
  SAME(bool, v1.get_is_auto_selection());
  SAME(unsigned int, v1.get_version());
  SAME(void, v1.flush());
  SAME(void, v1.wait());
  SAME(completion_future, v1.create_marker());
  SAME(accelerator_view &, v1 = v1);
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
  return failures;
}
