// kind 2: exclusive scan shifts the inclusive result by one and forgets the first slot; variable shifted
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 32;
static const int N = TS * 20;

int main()
{
    std::vector<int> h(N), r(N, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 5) % 13;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(N, r);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int ping[TS];
        tile_static int shifted[TS + 1];
        const int l = t.local[0];

        ping[l] = in[t.global[0]];
        t.barrier.wait();

        int sum = 0;
        for (int j = 0; j <= l; ++j)
            sum += ping[j];
        shifted[l + 1] = sum;
        t.barrier.wait();

        out[t.global[0]] = shifted[l]; // FAULT
    });

    out.synchronize();
    std::printf("segment prefixes: %d %d\n", r[1], r[N - 1]);
    return 0;
}
