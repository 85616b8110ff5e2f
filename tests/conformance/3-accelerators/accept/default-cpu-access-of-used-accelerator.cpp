// set_default_cpu_access_type returns false once a view or an earlier call used the accelerator.
//
// accept: R-3.2.5-e, R-3.2.5-g, R-3.2.6-h, R-5.1.2-e, R-5.1.2-f, R-5.1.3-d, R-5.1.3-j, R-5.1.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

#define THROWS(expression, type) \
    do \
    { \
        bool thrown = false; \
        try \
        { \
            expression; \
        } \
        catch (const type &e) \
        { \
            thrown = e.what()[0] != 0; \
        } \
        CHECK(thrown && "no such exception: " #expression); \
    } while (0)

int main()
{
    std::vector<int> d(8, 1);
    accelerator used(accelerator::direct3d_warp);
    array_view<int> v(d);
    parallel_for_each(used.default_view, v.extent, [=](index<1> i) restrict(amp) { v[i] = 1; });
    v.synchronize();
    CHECK(!used.set_default_cpu_access_type(access_type_read));
    {
        accelerator a(accelerator::direct3d_ref);
        CHECK(a.set_default_cpu_access_type(access_type_none));
        CHECK(a.default_cpu_access_type == access_type_none);
        CHECK(!a.set_default_cpu_access_type(access_type_read));
        array<int> x(4, d.begin(), a.default_view);
        CHECK(x.cpu_access_type == access_type_none);
        THROWS(x[0], runtime_exception);
        THROWS(x.data(), runtime_exception);
        std::vector<int> o = x;
        CHECK(o[0] == 1);
        CHECK(x.section(1, 2)[0] == 1);
        array_view<int> xv(x);
        CHECK(xv[1] == 1);
        xv[1] = 5;
        o = x;
        CHECK(o[1] == 5);
    }
    return failures;
}
