// kind 3: tile 0 resets the global counter with a plain store while other tiles add to it atomically; variable counter
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 12;

int main()
{
    std::vector<int> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = (i * 29) % 64;
    std::vector<int> cnt(1, 777);          // left over from an earlier phase

    array_view<const int, 1> in(N, h);
    array_view<int, 1> counter(1, cnt);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int found;
        const int l = t.local[0];
        if (l == 0)
            found = 0;
        t.barrier.wait();

        if (in[t.global] > 31)
            atomic_fetch_inc(&found);
        t.barrier.wait();

        if (l == 0)
        {
            if (t.tile[0] == 0)
                counter[0] = 0; // FAULT
            atomic_fetch_add(&counter[0], found); // FAULT
        }
    });

    counter.synchronize();
    std::printf("found %d\n", cnt[0]);
    return 0;
}
