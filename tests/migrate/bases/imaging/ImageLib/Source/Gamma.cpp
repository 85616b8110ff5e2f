#include "stdafx.h"
#include "Filters.h"

namespace Imaging
{
    void Gamma(Image& image, float gamma)
    {
        concurrency::array_view<float, 1> pixels(static_cast<int>(image.Count()), image.Pixels());
        const float exponent = 1.0f / gamma;
        concurrency::parallel_for_each(pixels.extent, [=](concurrency::index<1> i) restrict(amp)
        {
            pixels[i] = concurrency::fast_math::powf(pixels[i], exponent);
        });
        // The destructor of the view synchronizes.
    }
}
