// clean: reduction of 1000 elements, the partial last tile pads tile_static memory with zeros
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;

int main()
{
    const int n = 1000;
    std::vector<int> h(n);
    int expected = 0;
    for (int i = 0; i < n; ++i)
    {
        h[i] = i % 7;
        expected += h[i];
    }

    const int tiles = (n + TS - 1) / TS;
    array_view<const int, 1> in(n, h);
    array<int, 1> part(tiles);

    parallel_for_each(extent<1>(n).tile<TS>().pad(), [=, &part](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        const int g = t.global[0];
        s[l] = g < n ? in[g] : 0;
        t.barrier.wait();
        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride];
            t.barrier.wait();
        }
        if (l == 0)
            part[t.tile[0]] = s[0];
    });

    std::vector<int> p(tiles);
    concurrency::copy(part, p.begin());
    int sum = 0;
    for (int i = 0; i < tiles; ++i)
        sum += p[i];
    std::printf("sum %d\n", sum);
    return sum == expected ? 0 : 1;
}
