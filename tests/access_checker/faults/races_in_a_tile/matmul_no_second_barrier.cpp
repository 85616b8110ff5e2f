// kind 4: tiled matrix multiply overwrites its tile of A without a barrier after the inner product; variable ta
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 16;
static const int N = 64;

int main()
{
    std::vector<int> ha(N * N), hb(N * N), hc(N * N, 0);
    for (int i = 0; i < N * N; ++i)
    {
        ha[i] = (i * 7) % 12;
        hb[i] = (i * 5) % 9;
    }

    array_view<const int, 2> a(N, N, ha);
    array_view<const int, 2> b(N, N, hb);
    array_view<int, 2> c(N, N, hc);
    c.discard_data();

    parallel_for_each(c.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int ta[TS][TS];
        const int lr = t.local[0];
        const int lc = t.local[1];
        const int row = t.global[0];
        const int col = t.global[1];

        int acc = 0;
        for (int k0 = 0; k0 < N; k0 += TS)
        {
            ta[lr][lc] = a(row, k0 + lc); // FAULT
            t.barrier.wait();
            for (int k = 0; k < TS; ++k)
                acc += ta[lr][k] * b(k0 + k, col); // FAULT
        }
        c(row, col) = acc;
    });

    c.synchronize();
    long long trace = 0;
    for (int i = 0; i < N; ++i)
        trace += hc[i * N + i];
    std::printf("trace %lld\n", trace);
    return 0;
}
