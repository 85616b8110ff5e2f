// kind 2: three-point stencil loads the left halo cell but never the right one; variable cells
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int N = TS * 10;

int main()
{
    std::vector<float> h(N), r(N, 0.0f);
    for (int i = 0; i < N; ++i)
        h[i] = static_cast<float>((i * i) % 97);

    array_view<const float, 1> in(N, h);
    array_view<float, 1> out(N, r);
    out.discard_data();

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static float cells[TS + 2];
        const int l = t.local[0];
        const int g = t.global[0];

        cells[l + 1] = in[g];
        if (l == 0)
            cells[0] = g > 0 ? in[g - 1] : in[g];
        t.barrier.wait();

        out[g] = (cells[l] + cells[l + 1] + cells[l + 2]) / 3.0f; // FAULT
    });

    out.synchronize();
    float m = 0.0f;
    for (int i = 0; i < N; ++i)
        if (r[i] > m)
            m = r[i];
    std::printf("max of smoothed %f\n", m);
    return 0;
}
