// kind 4: segments are reversed in place in global memory without a barrier between read and write; variable data
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 9;

int main()
{
    std::vector<int> h(N);
    for (int i = 0; i < N; ++i)
        h[i] = i;

    array<int, 1> data(N, h.begin());
    parallel_for_each(data.get_extent().tile<TS>(), [&data](tiled_index<TS> t) restrict(amp)
    {
        const int origin = t.tile_origin[0];
        const int l = t.local[0];
        const int v = data[origin + TS - 1 - l]; // FAULT
        data[origin + l] = v; // FAULT
    });

    std::vector<int> r(N);
    concurrency::copy(data, r.begin());
    int ok = 0;
    for (int i = 0; i < N; ++i)
    {
        const int origin = i / TS * TS;
        if (r[i] == origin + TS - 1 - (i - origin))
            ++ok;
    }
    std::printf("%d of %d reversed\n", ok, N);
    return 0;
}
