// kind 2: key value is set by even tiles only, as if tile_static memory lived across tiles; variable key
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 8;

int main()
{
    std::vector<int> signal(N), deltas(N, 0);
    for (int i = 0; i < N; ++i)
        signal[i] = 1000 + (i * 11) % 37;

    array_view<const int, 1> in(N, signal);
    array_view<int, 1> out(N, deltas);
    out.discard_data();

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int key;
        if (t.local[0] == 0 && t.tile[0] % 2 == 0)
            key = in[t.global[0]];
        t.barrier.wait();

        const int base = key; // FAULT
        out[t.global[0]] = in[t.global[0]] - base;
    });

    out.synchronize();
    int largest = 0;
    for (int i = 0; i < TS; ++i)
        if (deltas[i] > largest)
            largest = deltas[i];
    std::printf("largest delta in the first frame: %d\n", largest);
    return 0;
}
