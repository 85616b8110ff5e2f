// clean: tiled matrix multiply with a barrier before and after the inner product
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 8;
static const int N = 32;

int main()
{
    std::vector<int> ha(N * N), hb(N * N, 0), hc(N * N, 0);
    for (int i = 0; i < N * N; ++i)
        ha[i] = (i * 5) % 14;
    for (int i = 0; i < N; ++i)
        hb[i * N + i] = 2;

    array_view<const int, 2> a(N, N, ha), b(N, N, hb);
    array_view<int, 2> c(N, N, hc);
    c.discard_data();

    parallel_for_each(c.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int ta[TS][TS];
        tile_static int tb[TS][TS];
        const int r = t.local[0], q = t.local[1];
        int acc = 0;
        for (int k0 = 0; k0 < N; k0 += TS)
        {
            ta[r][q] = a(t.global[0], k0 + q);
            tb[r][q] = b(k0 + r, t.global[1]);
            t.barrier.wait();
            for (int k = 0; k < TS; ++k)
                acc += ta[r][k] * tb[k][q];
            t.barrier.wait();
        }
        c[t.global] = acc;
    });

    c.synchronize();
    int wrong = 0;
    for (int i = 0; i < N * N; ++i)
        if (hc[i] != 2 * ha[i])
            ++wrong;
    std::cout << wrong << " wrong elements\n";
    return wrong == 0 ? 0 : 1;
}
