// kind 2: per-tile histogram in tile_static memory is incremented without being cleared; variable local
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 256;
static const int BINS = 16;
static const int N = TS * 12;

int main()
{
    std::vector<int> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = i * 7;
    std::vector<int> bins(BINS, 0);

    array_view<const int, 1> in(N, h);
    array_view<int, 1> hist(BINS, bins);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int local[BINS];
        const int l = t.local[0];
        const int bin = in[t.global[0]] & (BINS - 1);
        atomic_fetch_add(&local[bin], 1); // FAULT
        t.barrier.wait();
        if (l < BINS)
            atomic_fetch_add(&hist[l], local[l]);
    });

    hist.synchronize();
    for (int b = 0; b < BINS; ++b)
        std::cout << bins[b] << (b + 1 < BINS ? ' ' : '\n');
    return 0;
}
