#include "Image.h"
#include <random>
#include <numeric>
#include <algorithm>

namespace lab
{
    GrayImage MakeTestImage(int width, int height, unsigned __int32 seed)
    {
        GrayImage result(width, height);
        std::mt19937 gen(seed);
        for (int y = 0; y < result.Height; ++y)
            for (int x = 0; x < result.Width; ++x)
                result(x, y) = float(gen() & 0xff) / 255.0f;
        return result;
    }

    double Mean(const GrayImage& image)
    {
        auto& d = image.Data();
        return std::accumulate(begin(d), end(d), 0.0) / d.size();
    }
}
