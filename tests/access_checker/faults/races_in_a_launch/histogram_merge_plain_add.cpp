// kind 3: tiles merge their local histograms into the global one with a plain += instead of an atomic; variable hist
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int BINS = 64;
static const int N = TS * 20;

int main()
{
    std::vector<int> h(N);
    unsigned int seed = 7u;
    for (int i = 0; i < N; ++i)
    {
        seed = seed * 1103515245u + 12345u;
        h[i] = static_cast<int>((seed >> 16) & 0x7fff);
    }
    std::vector<int> bins(BINS, 0);

    array_view<const int, 1> in(N, h);
    array_view<int, 1> hist(BINS, bins);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int local[BINS];
        const int l = t.local[0];
        if (l < BINS)
            local[l] = 0;
        t.barrier.wait();

        atomic_fetch_add(&local[in[t.global[0]] % BINS], 1);
        t.barrier.wait();

        if (l < BINS)
            hist[l] += local[l]; // FAULT
    });

    hist.synchronize();
    int total = 0;
    for (int b = 0; b < BINS; ++b)
        total += bins[b];
    std::cout << "counted " << total << " of " << N << "\n";
    return 0;
}
