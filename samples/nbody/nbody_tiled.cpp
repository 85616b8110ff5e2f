// nbody_tiled: the threads of a tile read the other bodies together, into
// tile_static memory.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "nbody.h"
#include <utility>

using namespace concurrency;

namespace
{
    template <int TileSize>
    class simulation
    {
    public:
        explicit simulation(const std::vector<body>& bodies)
            : m_count(static_cast<int>(bodies.size()))
            , m_front(m_count, bodies.begin(), bodies.end())
            , m_back(m_count)
        {
        }

        // The arrays swap roles after each step.
        void run(int steps)
        {
            array<body, 1>* from = &m_front;
            array<body, 1>* to = &m_back;
            for (int i = 0; i < steps; ++i)
            {
                advance(*from, *to);
                std::swap(from, to);
            }
            m_result = from;
        }

        void result(std::vector<body>& bodies) const
        {
            copy(*m_result, bodies.begin());
        }

    private:
        struct heavy_point
        {
            vec3 pos;
            float mass;
        };

        void advance(const array<body, 1>& from, array<body, 1>& to) const
        {
            const int count = m_count;
            tiled_extent<TileSize> domain = extent<1>(count).tile<TileSize>();
            parallel_for_each(domain.pad(),
                [count, &from, &to](tiled_index<TileSize> tidx) restrict(amp)
            {
                tile_static heavy_point others[TileSize];

                const int mine = tidx.global[0];
                const body me = from[mine < count ? mine : 0];
                vec3 acc;
                for (int first = 0; first < count; first += TileSize)
                {
                    const int j = first + tidx.local[0];
                    if (j < count)
                    {
                        others[tidx.local[0]].pos = from[j].pos;
                        others[tidx.local[0]].mass = from[j].mass;
                    }
                    tidx.barrier.wait();

                    const int size = count - first < TileSize ? count - first : TileSize;
                    for (int k = 0; k < size; ++k)
                        interact(acc, me.pos, others[k].pos, others[k].mass);
                    tidx.barrier.wait();
                }
                if (mine < count)
                    to[mine] = moved(me, acc);
            });
        }

        int m_count;
        array<body, 1> m_front;
        array<body, 1> m_back;
        const array<body, 1>* m_result = nullptr;
    };
}

void nbody_tiled(std::vector<body>& bodies)
{
    simulation<64> s(bodies);
    s.run(simulation_steps);
    s.result(bodies);
}
