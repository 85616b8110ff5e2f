// kind 1: only the first half of an operand is uploaded before a tiled dot product; variable v
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int N = 2048;
static const int TS = 128;

int main()
{
    std::vector<int> hu(N), hv(N);
    for (int i = 0; i < N; ++i)
    {
        hu[i] = i % 9;
        hv[i] = (i * 3) % 11;
    }

    array<int, 1> u(N, hu.begin());
    array<int, 1> v(N);
    array_view<int, 1> firstHalf = v.section(0, N / 2);
    concurrency::copy(hv.begin(), hv.begin() + N / 2, firstHalf);

    std::vector<int> partial(N / TS, 0);
    array_view<int, 1> part(N / TS, partial);
    parallel_for_each(extent<1>(N).tile<TS>(), [=, &u, &v](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        const int g = t.global[0];
        const int prod = u[g] * v[g]; // FAULT
        s[l] = prod;
        t.barrier.wait();
        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride];
            t.barrier.wait();
        }
        if (l == 0)
            part[t.tile[0]] = s[0];
    });

    part.synchronize();
    long long dot = 0;
    for (size_t i = 0; i < partial.size(); ++i)
        dot += partial[i];
    std::printf("dot = %lld\n", dot);
    return 0;
}
