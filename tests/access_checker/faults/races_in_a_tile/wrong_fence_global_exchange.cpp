// kind 4: neighbours exchange values through global memory but the barrier fences tile_static memory only; variable scratch
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 8;

int main()
{
    std::vector<int> h(N), r(N, 0), zero(N, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 41) % 103;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(N, r);
    array<int, 1> scratch(N, zero.begin());

    parallel_for_each(in.get_extent().tile<TS>(), [=, &scratch](tiled_index<TS> t) restrict(amp)
    {
        const int l = t.local[0];
        const int origin = t.tile_origin[0];
        const int v = in[t.global];

        scratch[origin + l] = v * v + 1; // FAULT
        t.barrier.wait_with_tile_static_memory_fence();

        const int neighbour = scratch[origin + (l + 1) % TS]; // FAULT
        out[t.global] = neighbour - v;
    });

    out.synchronize();
    long long sum = 0;
    for (int i = 0; i < N; ++i)
        sum += r[i];
    std::printf("sum of differences %lld\n", sum);
    return 0;
}
