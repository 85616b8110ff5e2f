// kind 2: tiled transpose reads one column too far and reaches the unwritten padding column; variable block
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 16;
static const int ROWS = 64;
static const int COLS = 96;

int main()
{
    std::vector<int> a(ROWS * COLS), b(ROWS * COLS, 0);
    for (int i = 0; i < ROWS * COLS; ++i)
        a[i] = i;

    array_view<const int, 2> in(ROWS, COLS, a);
    array_view<int, 2> out(COLS, ROWS, b);
    out.discard_data();

    parallel_for_each(in.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int block[TS][TS + 1];
        const int lr = t.local[0];
        const int lc = t.local[1];
        block[lr][lc] = in[t.global];
        t.barrier.wait();

        const int orow = t.tile[1] * TS + lr;
        const int ocol = t.tile[0] * TS + lc;
        out(orow, ocol) = block[lc][lr + 1]; // FAULT
    });

    out.synchronize();
    long long check = 0;
    for (int i = 0; i < ROWS * COLS; ++i)
        check += static_cast<long long>(b[i] & 0xff) * (i % 3);
    std::printf("check %lld\n", check);
    return 0;
}
