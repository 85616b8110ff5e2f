// volume_slice: cuts a plane out of a volume, as viewers of tomographies do. The
// volume is a texture of rank 3; the filter interpolates between 8 texels.
//
//   volume_slice [angle [out.png]]
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <iostream>
#include "../common/picture.h"
#include "../common/sample.h"

using namespace concurrency;
using namespace concurrency::graphics;

// The density at a point from -1 to 1: shells around two centers.
static float density(float z, float y, float x)
{
    const float first = std::sqrt(x * x + y * y + z * z);
    const float second = std::sqrt((x - 0.4f) * (x - 0.4f) + (y + 0.2f) * (y + 0.2f) + z * z);
    return first < 0.9f ? 0.5f + 0.3f * std::cos(12.0f * first) + (second < 0.25f ? 0.2f : 0.0f) : 0.0f;
}

struct plane
{
    float sine, cosine;
    // The point of the volume, from 0 to 1, at a point of the picture.
    float_3 at(float y, float x) const restrict(cpu, amp)
    {
        return float_3(0.5f + (x - 0.5f) * cosine, y, 0.5f + (x - 0.5f) * sine);
    }
};

int main(int argc, char** argv)
{
    const int n = small_test() ? 24 : 128, size = small_test() ? 40 : 512;
    std::vector<float> voxels(static_cast<std::size_t>(n) * n * n);
    for (int z = 0; z < n; ++z)
        for (int y = 0; y < n; ++y)
            for (int x = 0; x < n; ++x)
                voxels[(static_cast<std::size_t>(z) * n + y) * n + x] =
                    density(2.0f * z / n - 1.0f, 2.0f * y / n - 1.0f, 2.0f * x / n - 1.0f);
    const texture<float, 3> volume(n, n, n, voxels.begin(), voxels.end());
    const texture_view<const float, 3> view(volume);
    const float angle = argc > 1 ? static_cast<float>(std::atof(argv[1])) : 0.6f;
    const plane cut = {std::sin(angle), std::cos(angle)};
    const sampler smooth(filter_linear, address_border, float_4(0.0f));
    std::vector<float> values(static_cast<std::size_t>(size) * size);
    array_view<float, 2> out(size, size, values);
    out.discard_data();
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        out[i] = view.sample(smooth, cut.at((i[0] + 0.5f) / size, (i[1] + 0.5f) / size));
    });
    out.synchronize();

    // The same on the CPU.
    auto voxel = [&](int z, int y, int x) -> double
    {
        const bool inside = 0 <= z && z < n && 0 <= y && y < n && 0 <= x && x < n;
        return inside ? voxels[(static_cast<std::size_t>(z) * n + y) * n + x] : 0.0f;
    };
    picture result(size, size);
    int wrong = 0;
    for (int row = 0; row < size; ++row)
        for (int col = 0; col < size; ++col)
        {
            const float_3 point = cut.at((row + 0.5f) / size, (col + 0.5f) / size);
            const double p[3] = {point.z * n - 0.5, point.y * n - 0.5, point.x * n - 0.5};
            double sum = 0.0;
            for (int corner = 0; corner < 8; ++corner)
            {
                int i[3];
                double share = 1.0;
                for (int d = 0; d < 3; ++d)
                {
                    const bool second = (corner >> d & 1) != 0;
                    i[d] = static_cast<int>(std::floor(p[d])) + (second ? 1 : 0);
                    share *= second ? p[d] - std::floor(p[d]) : 1.0 - (p[d] - std::floor(p[d]));
                }
                sum += share * voxel(i[0], i[1], i[2]);
            }
            const float value = values[static_cast<std::size_t>(row) * size + col];
            wrong += std::fabs(value - sum) > 0.01; // texture units round the weights to 8 bits
            for (int k = 0; k < 3; ++k)
                result.pixel(row, col)[k] = static_cast<unsigned char>(255.0f * std::fmin(value, 1.0f));
            result.pixel(row, col)[3] = 255;
        }
    output_picture(argc, argv, result);
    std::cout << "volume_slice: " << n << "^3 voxels, " << size << " x " << size << " pixels, " << wrong
              << " wrong values\n";
    return wrong == 0 ? 0 : 1;
}
