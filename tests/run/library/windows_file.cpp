// A file as Windows editors write it: CRLF line ends, a byte order mark,
// non-ASCII text and line continuations.
// G-1.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include <vector>
#include "check.h"
using namespace Concurrency;

#define ADD(v, i, n) \
    v[i] += n; \
    v[i] += 1

// Größe der Kachel
static const int tile_size = 4;

int main()
{
    const std::string text = "Größe\n";
    CHECK_EQUAL(text.size(), 8u);
    const std::string raw = R"(a
b)";
    CHECK_EQUAL(raw.find('b') != std::string::npos, true);
    accelerator acc(accelerator::default_accelerator);
    std::vector<int> data(16);
    array_view<int, 1> v(16, data);
    parallel_for_each(acc.default_view, v.extent.tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp)
    {
        /* Mehrzeiliger
           Kommentar */
        ADD(v, t, t.local[0]);
    });
    CHECK_EQUAL(v[15], 4);
    return report();
}
