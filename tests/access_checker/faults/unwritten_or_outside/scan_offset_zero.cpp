// kind 1: three-phase prefix sum never writes the offset of block zero; variable offsets
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int BLOCKS = 16;
static const int N = TS * BLOCKS;

int main()
{
    std::vector<int> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = 1 + i % 5;

    array<int, 1> data(N, h.begin());
    array<int, 1> sums(BLOCKS);
    array<int, 1> offsets(BLOCKS);

    parallel_for_each(extent<1>(N).tile<TS>(), [&data, &sums](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = data[t.global[0]];
        t.barrier.wait();
        for (int off = 1; off < TS; off *= 2)
        {
            const int add = l >= off ? s[l - off] : 0;
            t.barrier.wait();
            s[l] += add;
            t.barrier.wait();
        }
        data[t.global[0]] = s[l];
        if (l == TS - 1)
            sums[t.tile[0]] = s[l];
    });

    parallel_for_each(extent<1>(1), [&sums, &offsets](concurrency::index<1>) restrict(amp)
    {
        int run = 0;
        for (int b = 0; b < BLOCKS - 1; ++b)
        {
            run += sums[b];
            offsets[b + 1] = run;
        }
    });

    parallel_for_each(extent<1>(N).tile<TS>(), [&data, &offsets](tiled_index<TS> t) restrict(amp)
    {
        const int add = offsets[t.tile[0]]; // FAULT
        data[t.global[0]] += add;
    });

    concurrency::copy(data, h.begin());
    std::printf("last prefix %d\n", h[N - 1]);
    return 0;
}
