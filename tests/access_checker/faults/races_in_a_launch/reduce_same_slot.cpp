// kind 3: every tile stores its partial maximum in slot 0; variable result
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 256;
static const int TILES = 8;
static const int N = TS * TILES;

int main()
{
    std::vector<float> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = static_cast<float>(i) + 0.5f;

    array<float, 1> data(N, h.begin());
    std::vector<float> init(TILES, -1.0f);
    array<float, 1> result(TILES, init.begin());

    parallel_for_each(data.get_extent().tile<TS>(), [&data, &result](tiled_index<TS> t) restrict(amp)
    {
        tile_static float s[TS];
        const int l = t.local[0];
        s[l] = data[t.global];
        t.barrier.wait_with_tile_static_memory_fence();

        for (int half = TS / 2; half >= 1; half /= 2)
        {
            if (l < half && s[l + half] > s[l])
                s[l] = s[l + half];
            t.barrier.wait_with_tile_static_memory_fence();
        }

        if (l == 0)
            result[0] = s[0]; // FAULT
    });

    std::vector<float> host(TILES);
    concurrency::copy(result, host.begin());
    float best = host[0];
    for (int i = 1; i < TILES; ++i)
        if (host[i] > best)
            best = host[i];
    std::printf("maximum %f\n", best);
    return 0;
}
