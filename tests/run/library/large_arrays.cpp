// An array of more than 2^31 elements on a GPU: positions need more than 31 bits, also in functions
// that are not inlined.
// R-5.1.2-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdlib>
#include <cstring>
#include <vector>
#include "check.h"
using namespace concurrency;

__attribute__((noinline)) void mark(array<int, 2>& a, int row, int column) restrict(amp)
{
    a(row, column) = column;
}

int main()
{
    const char* size = std::getenv("AMP2HIP_TEST_SIZE");
    accelerator where;
    if (where.is_emulated || (size && std::strcmp(size, "small") == 0)) {
        std::cout << "skipped: needs 12 GiB of the memory of a GPU\n";
        return report();
    }
    try {
        const int width = 1 << 30;
        array<int, 2> a(3, width);
        parallel_for_each(extent<1>(1000), [&a, width](index<1> i) restrict(amp)
        {
            for (int row = 0; row < 3; ++row) {
                a(row, width - 1 - i[0]) = 1000 * row + i[0];
                a[row][i[0]] = -1000 * row - i[0];
            }
        });
        parallel_for_each(extent<1>(1000), [&a, width](index<1> i) restrict(amp) { mark(a, 2, width / 2 + i[0]); });
        std::vector<int> first(3000), middle(1000), last(3000);
        copy(a.section(0, 0, 3, 1000), first.begin());
        copy(a.section(2, width / 2, 1, 1000), middle.begin());
        copy(a.section(0, width - 1000, 3, 1000), last.begin());
        for (int i = 0; i < 1000; i += 37) {
            for (int row = 0; row < 3; ++row) {
                CHECK_EQUAL(first[1000 * row + i], -1000 * row - i);
                CHECK_EQUAL(last[1000 * row + 999 - i], 1000 * row + i);
            }
            CHECK_EQUAL(middle[i], width / 2 + i);
        }
        // A view of fewer elements.
        array_view<int, 2> part = a.section(0, 0, 1, width);
        parallel_for_each(extent<1>(10), [part](index<1> i) restrict(amp) { part(0, i[0]) = 7 * i[0]; });
        std::vector<int> seven(10);
        copy(part.section(0, 0, 1, 10), seven.begin());
        CHECK_EQUAL(seven[9], 63);
    } catch (const out_of_memory&) {
        std::cout << "skipped: needs 12 GiB of the memory of a GPU\n";
    }
    return report();
}
