// clean: neighbours within a tile exchange values through an uninitialized global array, the barrier fences global memory
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 8;

int main()
{
    std::vector<int> h(N), r(N, 0);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 41) % 103;

    array_view<const int, 1> in(N, h);
    array_view<int, 1> out(N, r);
    array<int, 1> scratch(N);

    parallel_for_each(in.get_extent().tile<TS>(), [=, &scratch](tiled_index<TS> t) restrict(amp)
    {
        const int l = t.local[0];
        const int origin = t.tile_origin[0];
        int v = in[t.global];

        for (int round = 0; round < 3; ++round)
        {
            scratch[origin + l] = v;
            t.barrier.wait_with_global_memory_fence();
            v += scratch[origin + (l + 1) % TS];
            t.barrier.wait_with_global_memory_fence();
        }
        out[t.global] = v;
    });

    out.synchronize();
    int wrong = 0;
    for (int b = 0; b < N; b += TS)
        for (int i = 0; i < TS; ++i)
        {
            const int e = h[b + i] + 3 * h[b + (i + 1) % TS] + 3 * h[b + (i + 2) % TS] + h[b + (i + 3) % TS];
            if (r[b + i] != e)
                ++wrong;
        }
    std::printf("%d wrong\n", wrong);
    return wrong == 0 ? 0 : 1;
}
