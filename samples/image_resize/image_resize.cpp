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

// The average color of the pixels, which resizing must keep.
static void average(const picture& of, double (&color)[3])
{
    for (int k = 0; k < 3; ++k)
    {
        color[k] = 0.0;
        for (unsigned i = k; i < of.size(); i += 4)
            color[k] += of.bytes[i];
        color[k] /= of.size() / 4;
    }
}

// A linear filter of the first level, for sizes that are not smaller.
static picture enlarge_on_cpu(const picture& source, int height, int width)
{
    picture result(height, width);
    auto at = [&](int row, int col, int k) -> double
    {
        row = row < 0 ? 0 : row < source.height ? row : source.height - 1;
        col = col < 0 ? 0 : col < source.width ? col : source.width - 1;
        return source.pixel(row, col)[k];
    };
    for (int row = 0; row < height; ++row)
        for (int col = 0; col < width; ++col)
        {
            const double y = (row + 0.5) * source.height / height - 0.5, x = (col + 0.5) * source.width / width - 0.5;
            const int r = static_cast<int>(std::floor(y)), c = static_cast<int>(std::floor(x));
            for (int k = 0; k < 4; ++k)
                result.pixel(row, col)[k] = static_cast<unsigned char>(
                    (at(r, c, k) * (c + 1 - x) + at(r, c + 1, k) * (x - c)) * (r + 1 - y) +
                    (at(r + 1, c, k) * (c + 1 - x) + at(r + 1, c + 1, k) * (x - c)) * (y - r) + 0.5);
        }
    return result;
}

int main(int argc, char** argv)
{
    const int height = small_test() ? 64 : 512;
    const picture source = input_picture(argc, argv, height, height * 3 / 2);
    const int width = argc > 3 ? std::atoi(argv[3]) : source.width / 3;
    const picture result = resize(source, source.height * width / source.width, width);
    output_picture(argc, argv, result);

    const int large = source.width * 3 / 2;
    const int wrong = differences(resize(source, source.height * 3 / 2, large),
                                  enlarge_on_cpu(source, source.height * 3 / 2, large), 1);
    double before[3], after[3];
    average(source, before);
    average(result, after);
    double most = 0.0;
    for (int k = 0; k < 3; ++k)
        most = std::fmax(most, std::fabs(before[k] - after[k]));
    std::cout << "image_resize: " << source.width << " to " << width << ", " << wrong
              << " wrong values, average color differs by " << most << " of 255\n";
    return wrong == 0 && most < 4.0 ? 0 : 1;
}
