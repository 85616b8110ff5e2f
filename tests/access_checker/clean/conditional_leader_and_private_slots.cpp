// clean: tile_static slots used by their own thread only need no barrier, and a conditionally written scalar is read under the same condition
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 8;

int main()
{
    std::vector<int> signal(N), result(N, 0);
    for (int i = 0; i < N; ++i)
        signal[i] = 100 + (i * 11) % 37;

    array_view<const int, 1> in(N, signal);
    array_view<int, 1> out(N, result);
    out.discard_data();

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int key;
        tile_static int slot[TS];
        const int l = t.local[0];
        const bool keyFrame = t.tile[0] % 2 == 0;

        if (keyFrame && l == 0)
            key = in[t.global];
        slot[l] = in[t.global];
        for (int k = 0; k < 3; ++k)
            slot[l] = slot[l] * 2 + k;       // own slot, no barrier needed
        t.barrier.wait();

        int v = slot[l];
        if (keyFrame)
            v -= key;
        out[t.global] = v;
    });

    out.synchronize();
    int wrong = 0;
    for (int i = 0; i < N; ++i)
    {
        int e = signal[i] * 8 + 4;
        if (i / TS % 2 == 0)
            e -= signal[i / TS * TS];
        if (result[i] != e)
            ++wrong;
    }
    std::cout << wrong << " wrong\n";
    return wrong == 0 ? 0 : 1;
}
