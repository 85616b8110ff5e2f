// Accelerators have distinct paths, unknown paths throw, and each created view has its own
// identity.
//
// accept: R-3.2.4-b, R-3.2.4-c, R-3.2.4-f, R-3.2.5-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include "check.h"
using namespace concurrency;
template <typename F> bool throws(F f) {
  try {
    f();
  } catch (const runtime_exception &) { return true; }
  return false;
}
int main() {
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
  return failures;
}
