// nbody_simple: each thread moves one body, and reads all bodies from global
// memory.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "nbody.h"
#include <utility>

using namespace concurrency;

void nbody_simple(std::vector<body>& bodies)
{
    const int count = static_cast<int>(bodies.size());
    std::vector<body> spare(bodies);

    {
        array_view<body> in(count, bodies), out(count, spare);

        for (int step = 0; step < simulation_steps; ++step)
        {
            array_view<const body> from(in);
            array_view<body> to(out);
            to.discard_data();
            parallel_for_each(to.extent, [=](index<1> idx) restrict(amp)
            {
                const body me = from[idx];
                vec3 acc;
                for (int j = 0; j < count; ++j)
                    interact(acc, me.pos, from[j].pos, from[j].mass);
                to[idx] = moved(me, acc);
            });
            std::swap(in, out);
        }

        // After an even number of steps, the result is in `bodies`.
        static_assert(simulation_steps % 2 == 0, "the result would be in spare");
        in.synchronize();
        out.discard_data();
    }
}
