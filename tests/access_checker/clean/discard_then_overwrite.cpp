// clean: a view is discarded, completely overwritten by one kernel and then read by the next
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

static const int H = 30;
static const int W = 50;

int main()
{
    std::vector<float> src(H * W), dst(H * W, -1.0f);
    for (int i = 0; i < H * W; ++i)
        src[i] = static_cast<float>(i % 23);

    array_view<const float, 2> in(H, W, src);
    array_view<float, 2> out(H, W, dst);
    array_view<float, 2> tmp(H, W);      // no data source

    out.discard_data();
    parallel_for_each(in.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        const int x0 = p[1] > 0 ? p[1] - 1 : 0;
        const int x1 = p[1] < W - 1 ? p[1] + 1 : W - 1;
        tmp[p] = in(p[0], x0) + in[p] + in(p[0], x1);
    });
    parallel_for_each(in.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        const int y0 = p[0] > 0 ? p[0] - 1 : 0;
        const int y1 = p[0] < H - 1 ? p[0] + 1 : H - 1;
        out[p] = tmp(y0, p[1]) + tmp[p] + tmp(y1, p[1]);
    });
    parallel_for_each(in.get_extent(), [=](concurrency::index<2> p) restrict(amp)
    {
        out[p] = out[p] / 9.0f;
    });

    out.synchronize();
    float low = dst[0];
    for (int i = 0; i < H * W; ++i)
        if (dst[i] < low)
            low = dst[i];
    std::printf("smallest blurred value %f\n", low);
    return low >= 0.0f ? 0 : 1;
}
