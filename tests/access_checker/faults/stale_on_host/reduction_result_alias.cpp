// kind 6: host adds up partial sums through a second view of the result vector without synchronize; variable hostView
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 128;
static const int TILES = 12;

int main()
{
    std::vector<int> h(TS * TILES), partial(TILES, 0);
    for (size_t i = 0; i < h.size(); ++i)
        h[i] = static_cast<int>(i % 6) + 1;

    array_view<const int, 1> in(TS * TILES, h);
    array_view<int, 1> devView(TILES, partial);
    array_view<int, 1> hostView(TILES, partial);

    parallel_for_each(in.get_extent().tile<TS>(), [=](tiled_index<TS> t) restrict(amp)
    {
        tile_static int s[TS];
        const int l = t.local[0];
        s[l] = in[t.global];
        t.barrier.wait();
        for (int stride = TS / 2; stride > 0; stride /= 2)
        {
            if (l < stride)
                s[l] += s[l + stride];
            t.barrier.wait();
        }
        if (l == 0)
            devView[t.tile[0]] = s[0];
    });

    int sum = 0;
    for (int i = 0; i < TILES; ++i)
    {
        const int p = hostView[i]; // FAULT
        sum += p;
    }
    std::cout << "sum " << sum << "\n";
    return 0;
}
