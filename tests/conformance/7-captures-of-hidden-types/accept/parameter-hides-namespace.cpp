// A captured object keeps its class if a function parameter hides the namespace of the class.
//
// accept: P-7.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;
namespace ns { namespace in { struct U { int z = 6; }; } in::U mu() { return {}; } }
int g(int ns)
{
    auto c = ns::mu();
    array_view<int, 1> v(2);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.z + ns; });
    return v[0];
}
int main() { CHECK(g(2) == 8); return failures; }
