// Each property of a const accelerator equals its getter and has a plain value type.
//
// accept: R-3.2.6-a, R-3.3.1-a, G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
namespace cc = Concurrency;
template <typename A> int same(const A &a) {
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
int main() {
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
    if (a.device_path == L"cpu") CHECK(a.is_emulated && a.supports_cpu_shared_memory);
  }
  return failures;
}
