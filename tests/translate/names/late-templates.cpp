// With -fdelayed-template-parsing, a template uses names that a later using directive or declaration
// makes visible, as in Microsoft's compiler. The output qualifies them.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate --header-dir %t.include -- -std=c++17 -fdelayed-template-parsing
// RUN: %filecheck --check-prefix=HEADER --input-file %t.include/Inputs/late-templates.h
// RUN: %expect
// RUN: %builds

#include <algorithm>
#include <amp.h>
#include <vector>

namespace helpers
{
inline int one() { return 1; }
template <typename T> int two(T &) { return 2; }
} // namespace helpers

#include "Inputs/late-templates.h"

using namespace concurrency;
using namespace std;
using helpers::two;

// HEADER:    concurrency::accelerator_view view = concurrency::accelerator(concurrency::accelerator::default_accelerator).get_default_view();
// HEADER-NEXT:    std::vector<int> numbers(3);
// HEADER-NEXT:    std::sort(numbers.begin(), numbers.end());
// HEADER-NEXT:    concurrency::array_view<int, 1> in(static_cast<int>(numbers.size()), numbers);
// HEADER-NEXT:    f();
// HEADER-NEXT:    view.wait();
// HEADER-NEXT:    return static_cast<int>(numbers.size()) + helpers::one() + helpers::two(in);

// Names that are visible in the template are not changed.
template <typename T> void later(T f)
{
    accelerator_view view = accelerator().get_default_view();
    vector<T> all(1, f);
    sort(all.begin(), all.end());
}
// CHECK:    accelerator_view view = accelerator().get_default_view();
// CHECK-NEXT:    vector<T> all(1, f);
// CHECK-NEXT:    sort(all.begin(), all.end());

int run() { return timed([] {}); }
