// kind 4: threads of a tile increment a tile_static histogram without atomics; variable local
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int BINS = 8;
static const int N = TS * 10;

int main()
{
    std::vector<int> h(N), bins(BINS, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * i + 3) % 1000;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> hist(BINS, bins);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int local[BINS];
        const int l = t.local[0];
        if (l < BINS)
            local[l] = 0;
        t.barrier.wait();

        const int b = in[t.global] * BINS / 1000;
        local[b]++; // FAULT
        t.barrier.wait();

        if (l < BINS)
            atomic_fetch_add(&hist[l], local[l]);
    });

    hist.synchronize();
    int total = 0;
    for (int b = 0; b < BINS; ++b)
        total += bins[b];
    std::cout << "counted " << total << " of " << N << "\n";
    return 0;
}
