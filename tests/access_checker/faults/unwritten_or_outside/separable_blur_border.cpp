// kind 1: horizontal blur leaves the border columns of the scratch image unwritten, vertical blur reads them; variable tmp
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int H = 40;
static const int W = 56;

int main()
{
    std::vector<float> image(H * W), blurred(H * W, 0.0f);
    for (int i = 0; i < H * W; ++i)
        image[i] = static_cast<float>((i * 31) % 255);

    array_view<const float, 2> src(H, W, image);
    array_view<float, 2> dst(H, W, blurred);
    array_view<float, 2> tmp(H, W);      // no data source: scratch only

    parallel_for_each(extent<2>(H, W), [=](concurrency::index<2> p) restrict(amp)
    {
        const int y = p[0];
        const int x = p[1];
        if (x > 0 && x < W - 1)
            tmp(y, x) = (src(y, x - 1) + src(y, x) + src(y, x + 1)) / 3.0f;
    });

    parallel_for_each(extent<2>(H, W), [=](concurrency::index<2> p) restrict(amp)
    {
        const int y = p[0];
        const int x = p[1];
        if (y > 0 && y < H - 1)
        {
            const float s = tmp(y - 1, x) + tmp(y, x) + tmp(y + 1, x); // FAULT
            dst(y, x) = s / 3.0f;
        }
    });

    dst.synchronize();
    double acc = 0.0;
    for (int i = 0; i < H * W; ++i)
        acc += blurred[i];
    std::printf("mean %f\n", acc / (H * W));
    return 0;
}
