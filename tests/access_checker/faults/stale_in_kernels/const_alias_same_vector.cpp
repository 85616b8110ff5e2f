// kind 5: results are written through one view and consumed by the next kernel through a const view of the same vector; variable readView
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 64;
static const int N = TS * 16;

int main()
{
    std::vector<float> field(N, 1.0f), sums(N / TS, 0.0f);

    array_view<float, 1> writeView(N, field);
    array_view<const float, 1> readView(N, field);
    array_view<float, 1> blockSums(N / TS, sums);

    parallel_for_each(extent<1>(N), [=](concurrency::index<1> i) restrict(amp)
    {
        const float x = static_cast<float>(i[0]) / N;
        writeView[i] = x * x - x;
    });

    parallel_for_each(extent<1>(N).tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static float s[TS];
        const int l = t.local[0];
        s[l] = readView[t.global]; // FAULT
        t.barrier.wait();
        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride];
            t.barrier.wait();
        }
        if (l == 0)
            blockSums[t.tile[0]] = s[0];
    });

    blockSums.synchronize();
    float total = 0.0f;
    for (int b = 0; b < N / TS; ++b)
        total += sums[b];
    std::cout << "integral " << total / N << "\n";
    return 0;
}
