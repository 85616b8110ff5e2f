// kind 2: 3x3 convolution loads the four edge strips of the halo but not its corners; variable px
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int TS = 16;
static const int H = 64;
static const int W = 80;

int clampi(int v, int lo, int hi) restrict(amp)
{
    return v < lo ? lo : (v > hi ? hi : v);
}

int main()
{
    std::vector<int> image(H * W), result(H * W, 0);
    for (int i = 0; i < H * W; ++i)
        image[i] = (i * 13 + i / W) % 256;

    array_view<const int, 2> in(H, W, image);
    array_view<int, 2> out(H, W, result);

    parallel_for_each(out.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int px[TS + 2][TS + 2];
        const int ly = t.local[0], lx = t.local[1];
        const int gy = t.global[0], gx = t.global[1];

        px[ly + 1][lx + 1] = in(gy, gx);
        if (ly == 0)
            px[0][lx + 1] = in(clampi(gy - 1, 0, H - 1), gx);
        if (ly == TS - 1)
            px[TS + 1][lx + 1] = in(clampi(gy + 1, 0, H - 1), gx);
        if (lx == 0)
            px[ly + 1][0] = in(gy, clampi(gx - 1, 0, W - 1));
        if (lx == TS - 1)
            px[ly + 1][TS + 1] = in(gy, clampi(gx + 1, 0, W - 1));
        t.barrier.wait();

        int acc = 0;
        for (int dy = 0; dy < 3; ++dy)
            for (int dx = 0; dx < 3; ++dx)
                acc += px[ly + dy][lx + dx]; // FAULT
        out(gy, gx) = acc / 9;
    });

    out.synchronize();
    long long total = 0;
    for (int i = 0; i < H * W; ++i)
        total += result[i];
    std::printf("total %lld\n", total);
    return 0;
}
