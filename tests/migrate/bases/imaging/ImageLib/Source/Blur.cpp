#include "stdafx.h"
#include "..\include\filters.h"
#include "Convolution.h"
#include <ppl.h>

using namespace concurrency;

namespace Imaging
{
    using namespace Details;

    // Weichzeichner für Graustufen („Box-Filter“)
    void Blur(const Image& source, Image& target)
    {
        const auto kernel = BoxKernel<IMG_MAX_RADIUS>();
        typedef Kernel1D<float, IMG_MAX_RADIUS> K;
        array_view<const float, 2> in(source.Height(), source.Width(), source.Pixels());
        array<float, 2> temp(in.extent);
        array_view<float, 2> middle(temp);
        array_view<float, 2> out(target.Height(), target.Width(), target.Pixels());
        out.discard_data();

        parallel_for_each(in.extent, Convolver<K, true>(kernel, in, middle));
        parallel_for_each(in.extent, Convolver<K, false>(kernel, array_view<const float, 2>(middle), out));
        out.synchronize();
    }

    void BlurCpu(const Image& source, Image& target)
    {
        const auto kernel = BoxKernel<IMG_MAX_RADIUS>();
        Image temp(source.Width(), source.Height());
        parallel_for(0, source.Height(), [&](int y)
        {
            for (int x = 0; x < source.Width(); x++)
            {
                float sum = 0;
                for (int i = -IMG_MAX_RADIUS; i <= IMG_MAX_RADIUS; i++)
                    sum += kernel[i] * source.At(Clamp(x + i, 0, source.Width() - 1), y);
                temp.At(x, y) = sum;
            }
        });
        parallel_for(0, source.Height(), [&](int y)
        {
            for (int x = 0; x < source.Width(); x++)
            {
                float sum = 0;
                for (int i = -IMG_MAX_RADIUS; i <= IMG_MAX_RADIUS; i++)
                    sum += kernel[i] * temp.At(x, Clamp(y + i, 0, source.Height() - 1));
                target.At(x, y) = sum;
            }
        });
    }
}
