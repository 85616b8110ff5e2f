// clean: tiled transpose, the padding column in tile_static memory is neither written nor read
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 16;
static const int ROWS = 48;
static const int COLS = 80;

int main()
{
    std::vector<int> a(ROWS * COLS);
    for (int i = 0; i < ROWS * COLS; ++i)
        a[i] = i * 3;

    array<int, 2> in(ROWS, COLS, a.begin());
    array<int, 2> out(COLS, ROWS);

    parallel_for_each(in.get_extent().tile<TS, TS>(), [&in, &out](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int block[TS][TS + 1];
        const int lr = t.local[0];
        const int lc = t.local[1];
        block[lr][lc] = in[t.global];
        t.barrier.wait_with_tile_static_memory_fence();
        out(t.tile[1] * TS + lr, t.tile[0] * TS + lc) = block[lc][lr];
    });

    std::vector<int> b(ROWS * COLS);
    concurrency::copy(out, b.begin());
    int wrong = 0;
    for (int r = 0; r < ROWS; ++r)
        for (int c = 0; c < COLS; ++c)
            if (b[c * ROWS + r] != a[r * COLS + c])
                ++wrong;
    std::printf("%d wrong elements\n", wrong);
    return wrong == 0 ? 0 : 1;
}
