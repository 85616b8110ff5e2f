// kind 2: reduction with a partial last tile does not pad tile_static memory with zeros; variable s
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;

int main()
{
    const int n = 1000;
    std::vector<int> h(n);
    for (int i = 0; i < n; ++i)
        h[i] = i % 7;

    const int tiles = (n + TS - 1) / TS;
    std::vector<int> part(tiles, 0);
    array_view<const int, 1> in(n, h);
    array_view<int, 1> out(tiles, part);

    parallel_for_each(extent<1>(n).tile<TS>().pad(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        const int g = t.global[0];
        if (g < n)
            s[l] = in[g];
        t.barrier.wait();
        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride]; // FAULT
            t.barrier.wait();
        }
        if (l == 0)
            out[t.tile[0]] = s[0];
    });

    out.synchronize();
    int sum = 0;
    for (int i = 0; i < tiles; ++i)
        sum += part[i];
    std::printf("sum %d\n", sum);
    return 0;
}
