// clean: tiles add to the same global bins, always with atomics
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int BINS = 32;
static const int N = TS * 30;

int main()
{
    std::vector<int> h(N), bins(BINS, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 73 + 11) % 977;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> hist(BINS, bins);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int local[BINS];
        const int l = t.local[0];
        if (l < BINS)
            local[l] = 0;
        t.barrier.wait();

        atomic_fetch_add(&local[in[t.global] % BINS], 1);
        t.barrier.wait();

        if (l < BINS)
            atomic_fetch_add(&hist[l], local[l]);
    });

    hist.synchronize();
    int total = 0;
    for (int b = 0; b < BINS; ++b)
        total += bins[b];
    std::printf("counted %d of %d\n", total, N);
    return total == N ? 0 : 1;
}
