// kind 4: bitonic sort of a tile has its barrier outside the inner loop; variable keys
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 4;

int main()
{
    std::vector<int> h(N);
    unsigned int seed = 4711u;
    for (int i = 0; i < N; ++i)
    {
        seed = seed * 1664525u + 1013904223u;
        h[i] = static_cast<int>(seed >> 20);
    }
    array_view<int, 1> data(N, h);

    parallel_for_each(data.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int keys[TS];
        const int l = t.local[0];
        keys[l] = data[t.global];
        t.barrier.wait();

        for (int k = 2; k <= TS; k *= 2)
        {
            for (int j = k / 2; j > 0; j /= 2)
            {
                const int p = l ^ j;
                if (p > l)
                {
                    const bool up = (l & k) == 0;
                    const int x = keys[l]; // FAULT
                    const int y = keys[p]; // FAULT
                    if ((x > y) == up)
                    {
                        keys[l] = y; // FAULT
                        keys[p] = x; // FAULT
                    }
                }
            }
            t.barrier.wait();
        }
        data[t.global] = keys[l];
    });

    data.synchronize();
    int inversions = 0;
    for (int i = 1; i < TS; ++i)
        if (h[i - 1] > h[i])
            ++inversions;
    std::printf("inversions in the first segment: %d\n", inversions);
    return 0;
}
