// kind 3: last thread of a tile writes a closing point that the next tile also writes; variable fine
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 32;
static const int N = TS * 10;

int main()
{
    std::vector<int> coarse(N);
    for (int i = 0; i < N; ++i)
        coarse[i] = (i * 97) % 1009;

    array<int, 1> points(N, coarse.begin());
    array<int, 1> fine(2 * N + 1);

    parallel_for_each(points.get_extent().tile<TS>(), [&points, &fine](tiled_index<TS> t) restrict(amp)
    {
        const int l = t.local[0];
        const int g = t.global[0];
        const int p = points[g];
        const int prev = g > 0 ? points[g - 1] : p;

        fine[2 * g] = 4 * p; // FAULT
        fine[2 * g + 1] = 4 * p + (p - prev);

        if (l == TS - 1)
        {
            // extrapolate: closes the curve of this tile
            fine[2 * g + 2] = 4 * p + 2 * (p - prev) + 1; // FAULT
        }
    });

    std::vector<int> curve(2 * N + 1);
    concurrency::copy(fine, curve.begin());
    long long len = 0;
    for (int i = 1; i <= 2 * N; ++i)
        len += curve[i] > curve[i - 1] ? curve[i] - curve[i - 1] : curve[i - 1] - curve[i];
    std::printf("curve length %lld\n", len);
    return 0;
}
