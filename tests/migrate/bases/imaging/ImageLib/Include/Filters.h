#pragma once

#include "Image.h"

namespace Imaging
{
    IMAGING_API void Blur(const Image& source, Image& target);
    IMAGING_API void BlurCpu(const Image& source, Image& target);
    IMAGING_API void Gamma(Image& image, float gamma);
    IMAGING_API std::vector<unsigned int> Histogram(const Image& image);

    const int HistogramBins = 64;
}
