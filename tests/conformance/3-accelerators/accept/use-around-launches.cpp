// The host queries accelerators and their views before and after a kernel.
//
// accept: R-3.2.6-j, R-3.3-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

int main()
{
    accelerator acc;
    accelerator_view av = acc.create_view(queuing_mode_immediate);
    bool usable = !acc.get_device_path().empty() && av.get_accelerator() == acc;
    int data[2] = {};
    array<int, 1> a(2, data, av);
    parallel_for_each(av, a.extent, [&a](index<1> i) restrict(amp) { a[i] = i[0] + 1; });
    av.wait();
    completion_future done = copy_async(a, data);
    done.get();
    check("usable", usable, 1);
    check("element", data[1], 2);
    return failures;
}
