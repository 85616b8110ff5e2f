// kind 4: a filter tap broadcast through tile_static memory is overwritten for the next step while others still read it; variable tap
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 6;
static const int TAPS = 5;

int main()
{
    std::vector<float> h(N + TAPS), r(N, 0.0f), w(TAPS);
    for (int i = 0; i < N + TAPS; ++i)
        h[i] = static_cast<float>((i * 17) % 29);
    for (int k = 0; k < TAPS; ++k)
        w[k] = 1.0f / static_cast<float>(k + 1);

    array_view<const float, 1> in(N + TAPS, h);
    array_view<const float, 1> weights(TAPS, w);
    array_view<float, 1> out(N, r);

    parallel_for_each(out.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static float tap;
        const int g = t.global[0];
        float acc = 0.0f;
        for (int k = 0; k < TAPS; ++k)
        {
            if (t.local[0] == 0)
                tap = weights[k]; // FAULT
            t.barrier.wait();
            acc += tap * in[g + k]; // FAULT
        }
        out[g] = acc;
    });

    out.synchronize();
    double sum = 0.0;
    for (int i = 0; i < N; ++i)
        sum += r[i];
    std::printf("filtered sum %f\n", sum);
    return 0;
}
