// Other code that only Microsoft's compiler accepts: references to temporaries,
// members that repeat their class, `void main`.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %translate -- -std=c++17 -fms-extensions
// RUN: %expect
// RUN: %builds
// RUN: not %amp2hip %s -o %t.none -- -std=c++17 2>&1 | FileCheck --check-prefix=STRICT %s

#include <amp.h>

using namespace concurrency;

struct converter
{
    int converter::convert(int x) { return x + 1; }
    // CHECK:    int convert(int x) { return x + 1; }
};
// STRICT: :[[@LINE-3]]:{{[0-9]+}}: error: extra qualification on member 'convert'

template <typename T> void flush(T acc)
{
    accelerator_view &view = acc.get_default_view();
    // CHECK:    accelerator_view &&view = acc.get_default_view();
    view.flush();
}

void main()
// CHECK:int main()
{
    accelerator_view &view = accelerator().default_view;
    // CHECK:    accelerator_view &&view = accelerator().get_default_view();
    accelerator_view& again = accelerator().get_default_view();
    // CHECK:    accelerator_view&& again = accelerator().get_default_view();
    accelerator_view &same = view;
    // CHECK:    accelerator_view &same = view;
    flush(accelerator());
    again.wait();
    same.wait();
}
