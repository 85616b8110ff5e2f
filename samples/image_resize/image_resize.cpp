// image_resize: makes the levels of a picture, each half as large as the one
// before, and resizes it by a linear filter between texels and levels.
//
//   image_resize [in.png [out.png [width]]]
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <amp_math.h>
#include <cmath>
#include <iostream>
#include "../common/picture.h"
#include "../common/sample.h"

using namespace concurrency;
using namespace concurrency::graphics;

// Fills each level with the averages of the level before.
static void make_levels(texture<unorm_4, 2>& pyramid)
{
    for (unsigned level = 1; level < pyramid.mipmap_levels; ++level)
    {
        const texture_view<const unorm_4, 2> large(pyramid, level - 1, 1);
        const texture_view<unorm_4, 2> small(pyramid, level);
        const float height = static_cast<float>(small.extent[0]), width = static_cast<float>(small.extent[1]);
        parallel_for_each(small.extent, [=](index<2> i) restrict(amp)
        {
            small.set(i, large.sample(float_2((i[1] + 0.5f) / width, (i[0] + 0.5f) / height)));
        });
    }
}

static picture resize(const picture& source, int height, int width)
{
    texture<unorm_4, 2> pyramid(extent<2>(source.height, source.width), 8U, 0U);
    texture<unorm_4, 2> top(source.height, source.width, source.bytes.data(), source.size(), 8U);
    copy(top, texture_view<unorm_4, 2>(pyramid));
    make_levels(pyramid);
    const texture_view<const unorm_4, 2> all(pyramid);
    texture<unorm_4, 2> out(height, width, 8U);
    const texture_view<unorm_4, 2> target(out);
    const float level = std::log2(std::fmax(1.0f, static_cast<float>(source.width) / width));
    const sampler smooth(filter_linear, address_clamp);
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        target.set(i, all.sample(smooth, float_2((i[1] + 0.5f) / width, (i[0] + 0.5f) / height), level));
    });
    picture result(height, width);
    copy(out, result.bytes.data(), result.size());
    return result;
}

// A linear filter on the CPU, at shares of the height and width.
static double sample_on_cpu(const picture& source, double down, double right, int k)
{
    auto at = [&](int row, int col) -> double
    {
        row = row < 0 ? 0 : row < source.height ? row : source.height - 1;
        col = col < 0 ? 0 : col < source.width ? col : source.width - 1;
        return source.pixel(row, col)[k];
    };
    const double y = down * source.height - 0.5, x = right * source.width - 0.5;
    const int r = static_cast<int>(std::floor(y)), c = static_cast<int>(std::floor(x));
    return (at(r, c) * (c + 1 - x) + at(r, c + 1) * (x - c)) * (r + 1 - y) +
           (at(r + 1, c) * (c + 1 - x) + at(r + 1, c + 1) * (x - c)) * (y - r);
}

// The same as resize(), on the CPU.
static picture resize_on_cpu(const picture& source, int height, int width)
{
    auto fill = [](picture& target, const picture& lower, const picture& upper, double share)
    {
        for (int row = 0; row < target.height; ++row)
            for (int col = 0; col < target.width; ++col)
                for (int k = 0; k < 4; ++k)
                {
                    const double y = (row + 0.5) / target.height, x = (col + 0.5) / target.width;
                    target.pixel(row, col)[k] = static_cast<unsigned char>(
                        sample_on_cpu(lower, y, x, k) * (1 - share) + sample_on_cpu(upper, y, x, k) * share + 0.5);
                }
    };
    std::vector<picture> levels = {source};
    while (levels.back().height > 1 || levels.back().width > 1)
    {
        const picture& large = levels.back();
        picture small(large.height > 1 ? large.height / 2 : 1, large.width > 1 ? large.width / 2 : 1);
        fill(small, large, large, 0.0);
        levels.push_back(small);
    }
    const double level = std::log2(std::fmax(1.0, static_cast<double>(source.width) / width));
    const unsigned lower = static_cast<unsigned>(level);
    picture result(height, width);
    fill(result, levels[lower], levels[lower + 1 < levels.size() ? lower + 1 : lower], level - lower);
    return result;
}

// The number of components that differ from those of the CPU. Texture units of
// GPUs round the weights of the filter, for each level anew.
static int check(const picture& source, const picture& result)
{
    return differences(result, resize_on_cpu(source, result.height, result.width), 3);
}

int main(int argc, char** argv)
{
    const int height = small_test() ? 64 : 512;
    const picture source = input_picture(argc, argv, height, height * 3 / 2);
    const int width = argc > 3 ? std::atoi(argv[3]) : source.width / 3;
    const picture result = resize(source, source.height * width / source.width, width);
    output_picture(argc, argv, result);
    const int large = source.width * 3 / 2;
    const int wrong = check(source, result) + check(source, resize(source, source.height * 3 / 2, large));
    std::cout << "image_resize: " << source.width << " to " << width << " and " << large << ", " << wrong
              << " wrong values\n";
    return wrong == 0 ? 0 : 1;
}
