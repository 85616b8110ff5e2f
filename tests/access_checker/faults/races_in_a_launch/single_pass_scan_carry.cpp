// kind 3: single-launch prefix sum reads the carry that the previous tile writes in the same launch; variable carry
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int TILES = 10;
static const int N = TS * TILES;

int main()
{
    std::vector<int> h(N), r(N, 0), c(TILES, -1);
    for (int i = 0; i < N; ++i)
        h[i] = 1 + (i % 3);

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(N, r);
    array_view<int, 1> carry(TILES, c);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        const int tile = t.tile[0];
        s[l] = in[t.global];
        t.barrier.wait();

        for (int off = 1; off < TS; off <<= 1)
        {
            const int add = l >= off ? s[l - off] : 0;
            t.barrier.wait();
            s[l] += add;
            t.barrier.wait();
        }

        int before = 0;
        if (tile > 0)
            before = carry[tile - 1]; // FAULT
        out[t.global] = s[l] + before;
        if (l == TS - 1)
            carry[tile] = s[l] + before; // FAULT
    });

    out.synchronize();
    std::printf("last prefix %d\n", r[N - 1]);
    return 0;
}
