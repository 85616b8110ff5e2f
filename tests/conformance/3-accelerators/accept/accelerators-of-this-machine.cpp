// The accelerators of the machine have the specified interface and consistent properties.
//
// accept: R-3.2.6-a, R-3.3.1-a, G-1.1-d, R-3.2-a, R-3.2.1-a, R-3.2.2-a, R-3.2.2-b, R-3.2.2-c,
// R-3.2.3-a, R-3.2.3-d, R-3.2.3-f, R-3.2.4-a, R-3.2.4-b, R-3.2.4-c, R-3.2.4-f, R-3.2.5-a,
// R-3.2.5-b, R-3.2.5-c, R-3.2.5-d, R-3.2.6-b, R-3.2.6-c, R-3.2.6-d, R-3.2.6-e, R-3.2.6-f,
// R-3.2.6-g, R-3.2.6-h, R-3.2.6-i, R-3.3.1-b, R-3.3.2-a, R-3.3.3-a, R-3.3.3-b, R-3.3.4-a,
// R-3.3.4-b, R-3.3.4-c, R-3.3.4-d, R-3.3.4-h, R-3.4-a, R-4.7-a, R-4.7-b, R-4.7-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <unistd.h>
#include <algorithm>
#include <amp.h>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

// Each property of a const accelerator equals its getter and has a plain value type.
namespace properties_of_const_accelerators {
namespace cc = Concurrency;
template <typename A>
int same(const A &a) {
  int n = 0;
  n += a.device_path != a.get_device_path();
  n += a.description != a.get_description();
  n += a.version != a.get_version();
  n += a.has_display != a.get_has_display();
  n += a.dedicated_memory != a.get_dedicated_memory();
  n += a.is_debug != a.get_is_debug();
  n += a.is_emulated != a.get_is_emulated();
  n += a.supports_double_precision != a.get_supports_double_precision();
  n += a.supports_limited_double_precision != a.get_supports_limited_double_precision();
  n += a.supports_cpu_shared_memory != a.get_supports_cpu_shared_memory();
  n += a.default_cpu_access_type != a.get_default_cpu_access_type();
  n += a.default_view != a.get_default_view();
  return n;
}
struct holder {
  cc::accelerator acc;
  const cc::accelerator *ptr() const { return &acc; }
};
void test() {
  for (const cc::accelerator &a : cc::accelerator::get_all()) {
    CHECK(same(a) == 0);
    CHECK(!a.supports_double_precision || a.supports_limited_double_precision);
    CHECK(a.default_cpu_access_type != cc::access_type_auto);
    CHECK(a.version >> 16 > 0 || (a.version & 0xffff) > 0);
    const cc::accelerator_view v = a.default_view;
    CHECK(v.accelerator == a);
    CHECK(v.accelerator.default_view == v);
    CHECK(v.accelerator.default_view.accelerator.device_path == a.device_path);
    CHECK(v.is_debug == a.is_debug && v.version == v.get_version() && v.version == a.version);
    CHECK(v.queuing_mode == cc::queuing_mode_automatic && !v.is_auto_selection);
    holder h{a};
    CHECK(h.ptr()->device_path.size() == (*h.ptr()).device_path.length());
    CHECK(cc::accelerator(a.device_path).default_view.get_accelerator().description ==
          a.description);
    auto x = a.default_view; // deduces the type, not a proxy
    cc::accelerator_view *px = &x;
    CHECK(px->accelerator == a);
    auto d = a.dedicated_memory + 0u;
    size_t *pd = &d;
    CHECK(*pd == a.get_dedicated_memory());
    if (a.device_path == L"cpu")
      CHECK(a.is_emulated && a.supports_cpu_shared_memory);
  }
}
} // namespace properties_of_const_accelerators

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

// Accelerators have the specified interface, and the listed ones report consistent properties.
namespace interface_and_properties {
template <class U>
U &lv();
SAME(&accelerator::default_accelerator[0], const wchar_t *);
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
SAME(accelerator::get_all(), std::vector<accelerator>);
SAME(accelerator::set_default(std::wstring()), bool);
SAME(accelerator::get_auto_selection_view(), accelerator_view);
typedef const accelerator CA;
typedef const accelerator_view CV;
SAME(lv<CA>().get_device_path(), std::wstring);
SAME(lv<CA>().get_description(), std::wstring);
SAME(lv<CA>().get_version(), unsigned);
SAME(lv<CA>().get_has_display(), bool);
SAME(lv<CA>().get_dedicated_memory(), size_t);
SAME(lv<CA>().get_supports_double_precision(), bool);
SAME(lv<CA>().get_supports_limited_double_precision(), bool);
SAME(lv<CA>().get_is_debug(), bool);
SAME(lv<CA>().get_is_emulated(), bool);
SAME(lv<CA>().get_supports_cpu_shared_memory(), bool);
SAME(lv<CA>().get_default_cpu_access_type(), access_type);
SAME(lv<CA>().get_default_view(), accelerator_view);
SAME(lv<accelerator>().create_view(), accelerator_view);
SAME(lv<accelerator>().create_view(queuing_mode_immediate), accelerator_view);
SAME(lv<accelerator>().set_default_cpu_access_type(access_type_read), bool);
SAME(lv<CA>() == lv<CA>(), bool);
SAME(lv<CA>() != lv<CA>(), bool);
SAME(lv<accelerator>() = lv<CA>(), accelerator &);
SAME(lv<CV>().get_accelerator(), accelerator);
SAME(lv<CV>().get_is_debug(), bool);
SAME(lv<CV>().get_version(), unsigned);
SAME(lv<CV>().get_queuing_mode(), queuing_mode);
SAME(lv<CV>().get_is_auto_selection(), bool);
SAME(lv<accelerator_view>().flush(), void);
SAME(lv<accelerator_view>().wait(), void);
SAME(lv<accelerator_view>().create_marker(), completion_future);
SAME(lv<accelerator_view>() = lv<CV>(), accelerator_view &);
SAME(lv<CV>() == lv<CV>(), bool);
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
void test() {
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
  THROWS(runtime_exception, accelerator(L"nonsense"));
  THROWS(runtime_exception, (accelerator(L"")));
  THROWS(runtime_exception, accelerator(L"CPU"));
  THROWS(runtime_exception, accelerator::set_default(L"nonsense"));
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
}
} // namespace interface_and_properties

// The dedicated memory of an emulated accelerator is given in KB, and is not larger than that of
// the machine.
namespace memory_in_kilobytes {
void test() {
  const double total = double(sysconf(_SC_PHYS_PAGES)) * double(sysconf(_SC_PAGE_SIZE)) / 1024;
  for (const accelerator &one : accelerator::get_all())
    CHECK(!one.is_emulated || double(one.dedicated_memory) <= total);
}
} // namespace memory_in_kilobytes

int main() {
  properties_of_const_accelerators::test();
  interface_and_properties::test();
  memory_in_kilobytes::test();
  return failures;
}
