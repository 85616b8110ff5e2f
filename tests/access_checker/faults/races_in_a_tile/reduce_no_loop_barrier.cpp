// kind 4: tree reduction has no barrier between its steps; variable s
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 256;
static const int TILES = 6;
static const int N = TS * TILES;

int main()
{
    std::vector<int> h(N), part(TILES, 0);
    for (int i = 0; i < N; ++i)
        h[i] = 1 + (i * 19) % 23;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(TILES, part);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = in[t.global];
        t.barrier.wait();

        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride]; // FAULT
        }
        t.barrier.wait();

        if (l == 0)
            out[t.tile[0]] = s[0];
    });

    out.synchronize();
    int sum = 0;
    for (int i = 0; i < TILES; ++i)
        sum += part[i];
    std::printf("sum %d\n", sum);
    return 0;
}
