// kind 3: square matrix transposed in place tile by tile, the mirror tile is still being read; variable m
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 8;
static const int N = 64;

int main()
{
    std::vector<int> h(N * N);
    for (int i = 0; i < N * N; ++i)
        h[i] = i;
    array_view<int, 2> m(N, N, h);

    parallel_for_each(m.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int block[TS][TS];
        const int lr = t.local[0];
        const int lc = t.local[1];

        block[lr][lc] = m[t.global]; // FAULT
        t.barrier.wait();

        const int row = t.tile[1] * TS + lr;
        const int col = t.tile[0] * TS + lc;
        m(row, col) = block[lc][lr]; // FAULT
    });

    m.synchronize();
    int wrong = 0;
    for (int r = 0; r < N; ++r)
        for (int c = 0; c < N; ++c)
            if (h[r * N + c] != c * N + r)
                ++wrong;
    std::printf("%d elements out of place\n", wrong);
    return 0;
}
