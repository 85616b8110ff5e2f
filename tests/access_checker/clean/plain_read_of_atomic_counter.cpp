// clean: tiles read a global bound with a plain load while others improve it with atomics, which the memory model allows
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 32;
static const int N = TS * 40;

int main()
{
    std::vector<int> cost(N), bound(1, 1 << 30);
    int expected = 1 << 30;
    for (int i = 0; i < N; ++i)
    {
        cost[i] = 5000 + (i * 7919) % 4001;
        if (cost[i] < expected)
            expected = cost[i];
    }

    array_view<const int, 1> in(N, cost);
    array_view<int, 1> best(1, bound);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        const int mine = in[t.global];
        // cheap test first: the bound only ever falls, so a stale value is safe
        if (mine < best[0])
            atomic_fetch_min(&best[0], mine);
    });

    best.synchronize();
    std::printf("best %d, expected %d\n", bound[0], expected);
    return bound[0] == expected ? 0 : 1;
}
