#include "StdAfx.h"
#include "Filters.h"

namespace
{
    const int TS = 16;

    template <int N>
    void Load(const concurrency::array_view<const float, 2>& src, float (&tile)[N][N], const concurrency::tiled_index<TS, TS>& t) restrict(amp)
    {
        tile[t.local[0]][t.local[1]] = src[t.global];
    }
}

void lab::filters::Sobel(const GrayImage& in, GrayImage& out)
{
    using namespace concurrency;
    array_view<const float, 2> src = in.View();
    array_view<float, 2> dst(in.Height, in.Width, out.Data());
    dst.discard_data();
    const int w = in.Width, h = in.Height;
    extent<2> e(h, w);
    parallel_for_each(e.tile<TS, TS>(), [=](tiled_index<TS, TS> t) restrict(amp)
    {
        tile_static float tile[TS][TS];
        Load(src, tile, t);
        t.barrier.wait();
        int ly = t.local[0], lx = t.local[1];
        float gx = 0, gy = 0;
        if (ly > 0 && ly < TS - 1 && lx > 0 && lx < TS - 1)
        {
            gx = tile[ly][lx + 1] - tile[ly][lx - 1];
            gy = tile[ly + 1][lx] - tile[ly - 1][lx];
        }
        else
        {
            int y = t.global[0], x = t.global[1];
            gx = src(y, Clamp(x + 1, 0, w - 1)) - src(y, Clamp(x - 1, 0, w - 1));
            gy = src(Clamp(y + 1, 0, h - 1), x) - src(Clamp(y - 1, 0, h - 1), x);
        }
        dst[t.global] = fast_math::sqrt(gx * gx + gy * gy);
    });
    dst.synchronize();
}
