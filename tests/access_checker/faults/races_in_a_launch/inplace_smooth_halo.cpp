// kind 3: tiled smoothing in place, halo cells are read while the neighbouring tile overwrites them; variable a
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 16;

int main()
{
    std::vector<int> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 53) % 211;
    array_view<int, 1> a(N, h);

    parallel_for_each(a.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS + 2];
        const int l = t.local[0];
        const int g = t.global[0];

        s[l + 1] = a[g];
        if (l == 0)
            s[0] = 0;
        if (l == TS - 1)
            s[TS + 1] = 0;
        if (l == 0 && g > 0)
            s[0] = a[g - 1]; // FAULT
        if (l == TS - 1 && g < N - 1)
            s[TS + 1] = a[g + 1]; // FAULT
        t.barrier.wait();

        const int v = s[l] + 2 * s[l + 1] + s[l + 2] + 1000;
        a[g] = v; // FAULT
    });

    a.synchronize();
    long long sum = 0;
    for (int i = 0; i < N; ++i)
        sum += h[i];
    std::printf("sum %lld\n", sum);
    return 0;
}
