// kind 6: matrix product synchronizes an operand instead of the result, host then reads the result through a check view; variable check
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 8;
static const int N = 40;

int main()
{
    std::vector<float> ha(N * N), hb(N * N), hc(N * N, 0.0f);
    for (int i = 0; i < N * N; ++i)
    {
        ha[i] = static_cast<float>(i % 5);
        hb[i] = static_cast<float>(i % 3);
    }

    array_view<float, 2> a(N, N, ha);
    array_view<float, 2> b(N, N, hb);
    array_view<float, 2> c(N, N, hc);

    parallel_for_each(c.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static float ta[TS][TS];
        tile_static float tb[TS][TS];
        const int r = t.local[0], q = t.local[1];
        float acc = 0.0f;
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
    a.synchronize();   // meant c.synchronize()

    array_view<const float, 2> check(N, N, hc);
    float trace = 0.0f;
    for (int i = 0; i < N; ++i)
        trace += check(i, i); // FAULT
    std::printf("trace %f\n", trace);
    return 0;
}
