#include "stdafx.h"
#include "Forces.h"
#include "details/interaction.h"
#include <ppl.h>

using namespace concurrency;

namespace Sim { namespace Physics {

using Details::Interaction;

std::vector<Vector3> CpuForces::Accelerations(const Bodies& bodies)
{
    const int n = static_cast<int>(bodies.size());
    std::vector<Vector3> result(n);
    parallel_for(0, n, [&](int i)
    {
        Vector3 sum;
        for (int j = 0; j < n; ++j)
            sum += Interaction(bodies.position[i], bodies.position[j], bodies.mass[j]);
        result[i] = sum;
    });
    return result;
}

std::vector<Vector3> AmpForces::Accelerations(const Bodies& bodies)
{
    const int n = static_cast<int>(bodies.size());
    std::vector<Vector3> result(n);
    const array<Vector3> position(n, bodies.position.begin(), bodies.position.end(), m_view);
    const array<float> mass(n, bodies.mass.begin(), bodies.mass.end(), m_view);
    array_view<Vector3> out(n, result);
    out.discard_data();
    const float scale = m_scale;

    parallel_for_each(m_view, extent<1>(n).tile<TileSize>().pad(),
        [=, &position, &mass](tiled_index<TileSize> t) restrict(amp)
    {
        tile_static Vector3 positions[TileSize];
        tile_static float masses[TileSize];
        const int i = t.global[0], l = t.local[0];
        const Vector3 own = i < n ? position[i] : Vector3();
        Vector3 sum;
        for (int begin = 0; begin < n; begin += TileSize)
        {
            if (begin + l < n)
            {
                positions[l] = position[begin + l];
                masses[l] = mass[begin + l];
            }
            t.barrier.wait();
            const int count = concurrency::direct3d::imin(TileSize, n - begin);
            for (int j = 0; j < count; ++j)
                sum += Interaction(own, positions[j], masses[j]);
            t.barrier.wait();
        }
        if (i < n)
            out[i] = sum * scale;
    });
    out.synchronize();
    return result;
}

}}
