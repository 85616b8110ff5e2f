// Accelerators have the specified interface, and the listed ones report consistent properties.
//
// accept: R-3.2-a, R-3.2.1-a, R-3.2.2-a, R-3.2.2-b, R-3.2.2-c, R-3.2.3-a, R-3.2.3-d, R-3.2.3-f,
// R-3.2.4-a, R-3.2.4-b, R-3.2.4-c, R-3.2.4-f, R-3.2.5-a, R-3.2.5-b, R-3.2.5-c, R-3.2.5-d,
// R-3.2.6-a, R-3.2.6-b, R-3.2.6-c, R-3.2.6-d, R-3.2.6-e, R-3.2.6-f, R-3.2.6-g, R-3.2.6-h,
// R-3.2.6-i, R-3.3.1-a, R-3.3.1-b, R-3.3.2-a, R-3.3.3-a, R-3.3.3-b, R-3.3.4-a, R-3.3.4-b,
// R-3.3.4-c, R-3.3.4-d, R-3.3.4-h, R-3.4-a, R-4.7-a, R-4.7-b, R-4.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <set>
#include <string>
#include <type_traits>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type)                                                                   \
  do {                                                                                             \
    bool thrown = false;                                                                           \
    try {                                                                                          \
      expression;                                                                                  \
    } catch (const type &e) { thrown = e.what()[0] != 0; }                                         \
    CHECK(thrown && "no such exception: " #expression);                                            \
  } while (0)

template <class A, class B> struct same_t : std::is_same<A, B> {};
#define SAME(U, ...) static_assert(same_t<U, decltype(__VA_ARGS__)>::value, #__VA_ARGS__)
template <class U> U &lv();
SAME(const wchar_t *, &accelerator::default_accelerator[0]);
static_assert(std::is_array<decltype(accelerator::default_accelerator)>::value &&
                  std::is_array<decltype(accelerator::cpu_accelerator)>::value,
              "");
static_assert(std::is_default_constructible<accelerator>::value &&
                  std::is_constructible<accelerator, std::wstring>::value &&
                  std::is_constructible<accelerator, const wchar_t *>::value &&
                  !std::is_convertible<std::wstring, accelerator>::value &&
                  std::is_copy_constructible<accelerator>::value &&
                  std::is_copy_assignable<accelerator>::value,
              "");
static_assert(!std::is_constructible<accelerator, std::string>::value &&
                  !std::is_constructible<accelerator, int>::value,
              "");
static_assert(!std::is_default_constructible<accelerator_view>::value &&
                  std::is_copy_constructible<accelerator_view>::value &&
                  std::is_move_constructible<accelerator_view>::value &&
                  std::is_copy_assignable<accelerator_view>::value &&
                  !std::is_constructible<accelerator_view, accelerator>::value,
              "");
SAME(std::vector<accelerator>, accelerator::get_all());
SAME(bool, accelerator::set_default(std::wstring()));
SAME(accelerator_view, accelerator::get_auto_selection_view());
typedef const accelerator CA;
typedef const accelerator_view CV;
SAME(std::wstring, lv<CA>().get_device_path());
SAME(std::wstring, lv<CA>().get_description());
SAME(unsigned, lv<CA>().get_version());
SAME(bool, lv<CA>().get_has_display());
SAME(size_t, lv<CA>().get_dedicated_memory());
SAME(bool, lv<CA>().get_supports_double_precision());
SAME(bool, lv<CA>().get_supports_limited_double_precision());
SAME(bool, lv<CA>().get_is_debug());
SAME(bool, lv<CA>().get_is_emulated());
SAME(bool, lv<CA>().get_supports_cpu_shared_memory());
SAME(access_type, lv<CA>().get_default_cpu_access_type());
SAME(accelerator_view, lv<CA>().get_default_view());
SAME(accelerator_view, lv<accelerator>().create_view());
SAME(accelerator_view, lv<accelerator>().create_view(queuing_mode_immediate));
SAME(bool, lv<accelerator>().set_default_cpu_access_type(access_type_read));
SAME(bool, lv<CA>() == lv<CA>());
SAME(bool, lv<CA>() != lv<CA>());
SAME(accelerator &, lv<accelerator>() = lv<CA>());
SAME(accelerator, lv<CV>().get_accelerator());
SAME(bool, lv<CV>().get_is_debug());
SAME(unsigned, lv<CV>().get_version());
SAME(queuing_mode, lv<CV>().get_queuing_mode());
SAME(bool, lv<CV>().get_is_auto_selection());
SAME(void, lv<accelerator_view>().flush());
SAME(void, lv<accelerator_view>().wait());
SAME(completion_future, lv<accelerator_view>().create_marker());
SAME(accelerator_view &, lv<accelerator_view>() = lv<CV>());
SAME(bool, lv<CV>() == lv<CV>());
static_assert(queuing_mode_immediate == 0 && queuing_mode_automatic == 1 &&
                  std::is_enum<queuing_mode>::value &&
                  std::is_convertible<queuing_mode, int>::value,
              "");
static_assert(access_type_none == 0 && access_type_read == 1 && access_type_write == 2 &&
                  access_type_read_write == 3 && access_type_auto == 4 &&
                  std::is_convertible<access_type, int>::value &&
                  (access_type_read | access_type_write) == access_type_read_write,
              "");
static_assert(!std::is_convertible<int, access_type>::value &&
                  !std::is_convertible<int, queuing_mode>::value,
              "");
bool pred(const accelerator &a) { return !a.is_emulated; }
int main() {
  accelerator def, def2(accelerator::default_accelerator), def3(L"default"),
      cpu(accelerator::cpu_accelerator), cpu2(L"cpu"), cp(def);
  CHECK(def == def2 && def == def3 && cpu == cpu2 && cp == def);
  CHECK(!(def != def2));
  CHECK(cpu != def);
  CHECK(!(cpu == def));
  std::wstring path = accelerator::cpu_accelerator;
  CHECK(path == L"cpu");
  CHECK(std::wstring(accelerator::default_accelerator) == L"default");
  CHECK(std::wstring(accelerator::direct3d_warp) == L"direct3d\\warp");
  CHECK(std::wstring(accelerator::direct3d_ref) == L"direct3d\\ref");
  CHECK(cpu.device_path == L"cpu");
  CHECK(cpu.get_device_path() == L"cpu");
  CHECK(cpu.is_emulated);
  CHECK(!cpu.description.empty());
  CHECK(!def.description.empty());
  CHECK(def.device_path != L"default");
  CHECK(def.device_path != L"cpu");
  CHECK(accelerator(def.device_path) == def);
  std::vector<accelerator> all = accelerator::get_all();
  std::set<std::wstring> paths;
  for (auto &a : all) {
    paths.insert(a.device_path);
    CHECK(accelerator(a.device_path) == a);
    CHECK(a.version != 0);
    CHECK(!a.supports_double_precision || a.supports_limited_double_precision);
    CHECK(a.default_cpu_access_type != access_type_auto);
    CHECK(a.default_view == a.default_view);
    CHECK(a.default_view.queuing_mode == queuing_mode_automatic);
    CHECK(a.default_view.accelerator == a);
    CHECK(a.create_view() != a.create_view());
    CHECK(a.create_view() != a.default_view);
    CHECK(a.create_view(queuing_mode_immediate).queuing_mode == queuing_mode_immediate);
    CHECK(a.create_view().get_queuing_mode() == queuing_mode_automatic);
    CHECK(a.create_view().version == a.version);
    CHECK(a.create_view().is_debug == a.is_debug);
    CHECK(!a.default_view.is_auto_selection);
    CHECK(!a.create_view().get_is_auto_selection());
  }
  CHECK(paths.size() == all.size());
  CHECK(paths.count(L"cpu") == 1);
  CHECK(std::find(all.begin(), all.end(), def) != all.end());
  THROWS(accelerator(L"nonsense"), runtime_exception);
  THROWS((accelerator(L"")), runtime_exception);
  THROWS(accelerator(L"CPU"), runtime_exception);
  THROWS(accelerator::set_default(L"nonsense"), runtime_exception);
  auto it = std::find_if(all.begin(), all.end(),
                         [](accelerator &a) { return !a.has_display && !a.is_emulated; });
  accelerator chosen = it == all.end() ? accelerator() : *it;
  CHECK(chosen.version > 0);
  all.erase(
      std::remove_if(all.begin(), all.end(), [](const accelerator &a) { return a.is_emulated; }),
      all.end());
  std::sort(all.begin(), all.end(), [](const accelerator &a, const accelerator &b) {
    return a.dedicated_memory > b.dedicated_memory;
  });
  CHECK(std::count_if(all.begin(), all.end(), pred) == (long)all.size());
  accelerator as = cpu;
  accelerator &ra = (as = def);
  CHECK(&ra == &as && as == def);
  accelerator_view v = def.default_view, w(v), n = def.create_view();
  CHECK(v == w);
  CHECK(v != n);
  accelerator_view &rv = (w = n);
  CHECK(&rv == &w && w == n);
  accelerator_view mv(std::move(w));
  CHECK(mv == n);
  CHECK(n.accelerator == def);
  CHECK(n.accelerator.device_path == def.get_device_path());
  CHECK(n.get_accelerator().default_view == v);
  CHECK(n.accelerator.default_view.accelerator.default_view == v);
  accelerator_view av = accelerator::get_auto_selection_view();
  CHECK(av.is_auto_selection);
  CHECK(av.get_is_auto_selection());
  CHECK(av.accelerator == accelerator());
  CHECK(accelerator::get_auto_selection_view() == av);
  accelerator_view av2 = av;
  CHECK(av2.is_auto_selection);
  CHECK(av.queuing_mode == queuing_mode_automatic);
  array<int> onauto(4, av);
  CHECK(onauto.accelerator_view.accelerator == accelerator());
  return failures;
}
