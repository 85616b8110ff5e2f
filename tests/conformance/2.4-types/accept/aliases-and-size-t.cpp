// Amp code may use typedefs of compatible types, such as size_t, ptrdiff_t and uint32_t.
//
// accept: L-2.4.1.2-c, L-2.4.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <cstddef>
#include <cstdint>

typedef std::uint32_t word;
using real = float;

std::size_t hash(const int *keys, std::size_t n) restrict(cpu, amp)
{
    word h = 2166136261u;
    for (std::size_t k = 0; k < n; ++k)
        h = (h ^ word(keys[k])) * 16777619u;
    std::ptrdiff_t d = &keys[n] - keys;
    return h % 1000 + std::size_t(d);
}

int main()
{
    int keys[4] = {3, 1, 4, 1};
    real data[1] = {};
    array_view<real, 1> v(1, data);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = real(hash(keys, 4)); });
    check("kernel", v[0], double(hash(keys, 4)));
    return failures;
}
