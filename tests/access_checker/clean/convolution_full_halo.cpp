// clean: 3x3 convolution, threads cooperate to fill the whole halo including its corners
#include <amp.h>
#include <iostream>
#include <vector>
using namespace concurrency;

static const int TS = 8;
static const int HS = TS + 2;
static const int H = 40;
static const int W = 48;

int main()
{
    std::vector<int> image(H * W), result(H * W, 0);
    for (int i = 0; i < H * W; ++i)
        image[i] = (i * 13 + i / W) % 256;

    array_view<const int, 2> in(H, W, image);
    array_view<int, 2> out(H, W, result);
    out.discard_data();

    parallel_for_each(out.get_extent().tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static int px[HS][HS];
        const int flat = t.local[0] * TS + t.local[1];
        for (int k = flat; k < HS * HS; k += TS * TS)
        {
            const int y = t.tile_origin[0] + k / HS - 1;
            const int x = t.tile_origin[1] + k % HS - 1;
            const bool inside = y >= 0 && y < H && x >= 0 && x < W;
            px[k / HS][k % HS] = inside ? in(y, x) : 0;
        }
        t.barrier.wait();

        int acc = 0;
        for (int dy = 0; dy < 3; ++dy)
            for (int dx = 0; dx < 3; ++dx)
                acc += px[t.local[0] + dy][t.local[1] + dx];
        out[t.global] = acc;
    });

    out.synchronize();
    const int y = TS, x = TS;
    int ref = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            ref += image[(y + dy) * W + x + dx];
    std::cout << result[y * W + x] << " " << ref << "\n";
    return result[y * W + x] == ref ? 0 : 1;
}
