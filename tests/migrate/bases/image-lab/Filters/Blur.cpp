#include "stdafx.h"
#include "filters.h"

using namespace concurrency;

namespace lab { namespace filters {

void BoxBlur::Apply(const GrayImage& in, GrayImage& out)
{
    ++m_runs;
    const int w = in.Width, h = in.Height;
    auto src = in.View();
    array_view<float, 2> dst(h, w, out.Data());
    dst.discard_data();
    // Radius als Konstante kopieren – "this" geht nicht im Kernel
    const int radius = m_radius;
    parallel_for_each(dst.extent, [=](index<2> idx) restrict(amp)
    {
        float sum = 0.f;
        int n = 0;
        for (int dy = -radius; dy <= radius; ++dy)
            for (int dx = -radius; dx <= radius; ++dx)
            {
                int y = Clamp(idx[0] + dy, 0, h - 1);
                int x = Clamp(idx[1] + dx, 0, w - 1);
                sum += src(y, x);
                ++n;
            }
        dst[idx] = sum / n;
    });
    dst.synchronize();
}

}}
