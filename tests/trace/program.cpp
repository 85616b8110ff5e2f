// The program of check_trace: a kernel on rows of a matrix, and many small launches.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_statistics.h>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <unistd.h>
#include <vector>
using namespace concurrency;

static void scale_rows(array_view<float, 2> a)
{
    parallel_for_each(a.extent, [=](index<2> i) restrict(amp) { a[i] *= float(i[0]); }); // line 19
}

static void mark(const accelerator_view &where, array_view<int, 1> a)
{
    parallel_for_each(where, a.extent, [=](index<1> i) restrict(amp) { a[i] = i[0]; });
}

int main(int argc, char **argv)
{
    std::setlocale(LC_ALL, "");
    const char *mode = argc > 1 ? argv[1] : "";
    if (std::strcmp(mode, "nothing") == 0) {
        array<int, 1> unused(32);
        return 0;
    }
    if (std::strcmp(mode, "chdir") == 0 && chdir("/") != 0)
        return 1;
    if (std::strcmp(mode, "views") == 0) {
        array_view<int, 1> a(64);
        for (int i = 0; i < 6; ++i) // each view is destroyed before the next
            mark(accelerator(i % 2 == 0 ? accelerator::direct3d_warp : accelerator::direct3d_ref).create_view(), a);
        const int lengths[] = {2, 3, 4, 5};
        parallel_for_each(extent<4>(lengths), [=](index<4>) restrict(amp) {});
        return 0;
    }
    std::vector<float> values(100 * 200, 1.0f);
    array_view<float, 2> a(100, 200, values);
    for (int step = 0; step < 3; ++step)
        scale_rows(a);
    a.synchronize();
    array<int, 1> small(32);
    for (int step = 0; step < 20; ++step)
        parallel_for_each(small.extent.tile<16>(), [&small](tiled_index<16> i) restrict(amp) { small[i] = i.local[0]; }); // line 52
    std::printf("%g %d\n", values[2 * 200], int(amp2hip::statistics(small.accelerator_view).launches));
    if (std::strcmp(mode, "quick") == 0)
        std::quick_exit(0);
    if (std::strcmp(mode, "fail") == 0)
        parallel_for_each(extent<1>(0), [=](index<1>) restrict(amp) {}); // line 57
    return 0;
}
