// direct3d_printf, direct3d_errorf and direct3d_abort, in kernels and in
// functions that kernels call.
// E-12.3-b, E-12.3-c, E-12.3-d, E-12.3-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace concurrency;

void check_range(int i, float value) restrict(amp)
{
    if (value > 2)
        direct3d_errorf("element %d: %g is too large", i, value);
}

template <typename T>
void log_value(const T& value) restrict(amp)
{
    direct3d_printf("value %d\n", value);
}

// Returns the message of the exception that the launch, or the wait after it,
// throws on the host.
template <typename Launch>
std::string error_of(const Launch& launch)
{
    try {
        launch();
        accelerator().default_view.wait();
    } catch (const runtime_exception& error) {
        return error.what();
    }
    return "";
}

int main()
{
    std::vector<int> data(64);
    array_view<int> v(data);
    CHECK_EQUAL(error_of([=] {
        parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) {
            direct3d_printf("plain\n");
            direct3d_printf("thread %d of %s, %f\n", i[0], "two", 1.5f);
            log_value(i[0]);
        });
    }), "");
    CHECK_EQUAL(error_of([=] {
        parallel_for_each(extent<1>(4), [=](index<1> i) restrict(amp) {
            check_range(i[0], i[0] * 1.0f);
            v[i] = 1;
        });
    }), "element 3: 3 is too large");
    CHECK_EQUAL(v[3], 1);
    const std::string aborted = error_of([=] {
        parallel_for_each(v.extent.tile<32>(), [=](tiled_index<32> t) restrict(amp) {
            if (t.tile[0] == 1)
                concurrency::direct3d_abort();
            v[t] = 2;
        });
    });
    CHECK_EQUAL(aborted.find("direct3d_abort") != std::string::npos, true);
    CHECK_EQUAL(v[31], 2);
    CHECK_EQUAL(v[32], 0);
    return report();
}
