// kind 4: Hillis-Steele scan in one buffer misses the barrier between the read and the update; variable s
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int N = TS * 5;

int main()
{
    std::vector<int> h(N), r(N, 0);
    for (int i = 0; i < N; ++i)
        h[i] = 1 + i % 4;

    array<int, 1> in(N, h.begin());
    array_view<int, 1> out(N, r);
    out.discard_data();

    parallel_for_each(out.get_extent().tile<TS>(), [=, &in](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = in[t.global];
        t.barrier.wait();

        for (int off = 1; off < TS; off *= 2)
        {
            int add = 0;
            if (l >= off)
                add = s[l - off]; // FAULT
            s[l] += add; // FAULT
            t.barrier.wait();
        }
        out[t.global] = s[l];
    });

    out.synchronize();
    std::printf("segment total %d, expected %d\n", r[TS - 1], TS / 4 * 10);
    return 0;
}
