// The 23 atomic functions on elements of views and arrays, on struct members
// and tile_static variables, also through pointers.
// AT-6-c, AT-6-e, AT-6-g, AT-6-k, AT-6-l, AT-6.1-exchange, AT-6.2-cas-copyback, AT-6.3-add, AT-6.3-inc
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <vector>
#include "check.h"
using namespace concurrency;

struct cell { int hits; unsigned int bits; float last; };

void bump(int* p) restrict(amp) { atomic_fetch_inc(p); }

template <typename T>
T swap_in(T* p, T value) restrict(amp)
{
    T expected = *p;
    while (!atomic_compare_exchange(p, &expected, value))
        ;
    return expected;
}

int main()
{
    const int threads = 512;
    std::vector<int> ints(12, 0);
    std::vector<unsigned> words(12, 0u);
    std::vector<int> tickets(threads);
    ints[3] = -2147483647 - 1;          // max
    words[3] = 0x80000000u;
    ints[4] = 5;                        // min
    words[4] = 5;
    ints[5] = -1;                       // and
    words[5] = 0xffffffffu;
    array_view<int, 1> n(ints), ticket(tickets);
    array_view<unsigned, 1> u(words);
    parallel_for_each(extent<1>(threads), [=](index<1> idx) restrict(amp)
    {
        const int i = idx[0];
        atomic_fetch_add(&n[0], 1);
        atomic_fetch_add(&u[0], 2u);
        atomic_fetch_sub(&n[1], 3);
        atomic_fetch_sub(&u[1], 1u);
        ticket[idx] = atomic_fetch_inc(&n[2]);
        atomic_fetch_inc(&u[2]);
        atomic_fetch_max(&n[3], i - 1000);
        atomic_fetch_max(&u[3], static_cast<unsigned>(i));
        atomic_fetch_min(&n[4], -i);
        atomic_fetch_min(&u[4], static_cast<unsigned>(i - 1));
        atomic_fetch_and(&n[5], ~(1 << (i % 4)));
        atomic_fetch_and(&u[5], ~(1u << (i % 4)));
        atomic_fetch_or(&n[6], 1 << (i % 31));
        atomic_fetch_or(&u[6], 1u << (i % 32));
        atomic_fetch_xor(&n[7], i);
        atomic_fetch_xor(&u[7], 1u);
        atomic_fetch_dec(&n[8]);
        atomic_fetch_dec(&u[8]);
        swap_in(&n[9], i);
        swap_in(&u[9], 7u);
        atomic_exchange(&n[10], 9);
        atomic_exchange(&u[10], 9u);
    });
    const int expected_ints[] = { 512, -1536, 512, -489, -511, -16, 0x7fffffff, 0, -512 };
    const unsigned expected_words[] = { 1024u, 0u - 512u, 512u, 0x80000000u, 0u, 0xfffffff0u, 0xffffffffu, 0u, 0u - 512u };
    for (int i = 0; i < 9; ++i)
    {
        CHECK_EQUAL(n[i], expected_ints[i]);
        CHECK_EQUAL(u[i], expected_words[i]);
    }
    CHECK_EQUAL(n[9] >= 0 && n[9] < threads, true);
    CHECK_EQUAL(u[9] + n[10] + u[10], 25u);
    ticket.synchronize();
    std::sort(tickets.begin(), tickets.end());
    for (int i = 0; i < threads; ++i)
        CHECK_EQUAL(tickets[i], i);

    array<cell, 1> cells(4);
    array_view<cell, 1> view(cells);
    parallel_for_each(view.extent, [=](index<1> i) restrict(amp) { view[i].hits = 0; view[i].bits = 0u; view[i].last = 0.0f; });
    parallel_for_each(extent<1>(256).tile<64>(), [&cells](tiled_index<64> t) restrict(amp)
    {
        tile_static int count;
        tile_static unsigned mask[2];
        tile_static float shared;
        if (t.local[0] == 0)
        {
            count = 0;
            mask[1] = 0u;
            shared = -1.0f;
        }
        t.barrier.wait();
        bump(&count);
        atomic_fetch_or(&mask[1], 1u << (t.local[0] % 32));
        const float before = atomic_exchange(&shared, 0.5f);
        t.barrier.wait();
        if (before < 0.0f)              // true for one thread of the tile
            atomic_exchange(&cells[t.tile].last, shared);
        bump(&cells[t.tile].hits);
        if (t.local[0] == 0)
            atomic_fetch_add(&cells[t.tile].bits, mask[1] + static_cast<unsigned>(count));
    });
    std::vector<cell> result(4);
    copy(cells, result.begin());
    for (const cell& c : result)
    {
        CHECK_EQUAL(c.hits, 64);
        CHECK_EQUAL(c.bits, 63u);
        CHECK_EQUAL(c.last, 0.5f);
    }
    return report();
}
