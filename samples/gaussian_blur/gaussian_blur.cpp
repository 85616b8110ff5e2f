// gaussian_blur: blurs a picture in two passes, by textures and by tiles of
// array_views, compares both with the CPU, and prints their times. Sampled
// coordinates outside of the picture mean its border.
//
//   gaussian_blur [in.png [out.png]]
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_graphics.h>
#include <chrono>
#include <cmath>
#include <iostream>
#include "../common/picture.h"
#include "../common/sample.h"

using namespace concurrency;
using namespace concurrency::graphics;

static const int radius = 4;
static const int tile = 64;

struct weights
{
    float value[2 * radius + 1];
};

static weights gaussian()
{
    weights result;
    float sum = 0.0f;
    for (int i = -radius; i <= radius; ++i)
        sum += result.value[i + radius] = std::exp(-0.5f * i * i / 4.0f);
    for (float& value : result.value)
        value /= sum;
    return result;
}

// Calls `blur` several times, and prints the shortest time.
template <typename Blur>
static void print_time(const char* name, const Blur& blur)
{
    accelerator_view where = accelerator().default_view;
    double shortest = 0.0;
    for (int i = 0; i < (small_test() ? 1 : 20); ++i)
    {
        where.wait();
        const auto begin = std::chrono::steady_clock::now();
        blur();
        where.wait();
        const double time = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
        shortest = i == 0 ? time : std::fmin(shortest, time);
    }
    std::cout << "gaussian_blur: " << name << ": " << shortest << " ms\n";
}

// One pass along the rows (0, 1) or the columns (1, 0).
static void blur_texture(const texture_view<const unorm_4, 2>& in, const texture_view<unorm_4, 2>& out, int down,
                         int right, const weights& w)
{
    const float height = static_cast<float>(in.extent[0]), width = static_cast<float>(in.extent[1]);
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        float_4 sum(0.0f);
        for (int k = -radius; k <= radius; ++k)
        {
            const float_2 at((i[1] + k * right + 0.5f) / width, (i[0] + k * down + 0.5f) / height);
            sum += float_4(in.sample<filter_point, address_clamp>(at)) * w.value[k + radius];
        }
        out.set(i, unorm_4(sum));
    });
}

static picture blur_by_textures(const picture& source)
{
    texture<unorm_4, 2> a(source.height, source.width, source.bytes.data(), source.size(), 8U);
    texture<unorm_4, 2> b(source.height, source.width, 8U), c(source.height, source.width, 8U);
    const weights w = gaussian();
    print_time("textures", [&]
    {
        blur_texture(texture_view<const unorm_4, 2>(a), texture_view<unorm_4, 2>(b), 0, 1, w);
        blur_texture(texture_view<const unorm_4, 2>(b), texture_view<unorm_4, 2>(c), 1, 0, w);
    });
    picture result(source.height, source.width);
    copy(c, result.bytes.data(), result.size());
    return result;
}

// One pass along the rows of pixels that are packed in unsigned numbers. The
// result is transposed, so that the second pass is the same.
static void blur_tiles(const array_view<const unsigned, 2>& in, const array_view<unsigned, 2>& out, const weights& w)
{
    const int width = in.extent[1];
    parallel_for_each(in.extent.tile<1, tile>().pad(), [=](tiled_index<1, tile> t) restrict(amp)
    {
        tile_static unsigned pixels[tile + 2 * radius];
        const int row = t.global[0];
        for (int k = t.local[1]; k < tile + 2 * radius; k += tile)
        {
            int col = t.tile_origin[1] + k - radius;
            col = col < 0 ? 0 : col < width ? col : width - 1;
            pixels[k] = in(row, col);
        }
        t.barrier.wait();
        if (t.global[1] >= width)
            return;
        unsigned result = 0;
        for (int shift = 0; shift < 32; shift += 8)
        {
            float sum = 0.0f;
            for (int k = 0; k <= 2 * radius; ++k)
                sum += w.value[k] * static_cast<float>(pixels[t.local[1] + k] >> shift & 255u);
            result |= static_cast<unsigned>(sum + 0.5f) << shift;
        }
        out(t.global[1], row) = result;
    });
}

static picture blur_by_tiles(const picture& source)
{
    picture result(source.height, source.width);
    std::vector<unsigned> pixels(source.size() / 4), turned(pixels.size()), blurred(pixels.size());
    std::memcpy(pixels.data(), source.bytes.data(), source.size());
    const array_view<const unsigned, 2> in(source.height, source.width, pixels);
    const array_view<unsigned, 2> columns(source.width, source.height, turned),
        out(source.height, source.width, blurred);
    columns.discard_data();
    out.discard_data();
    print_time("tiles of array_views", [&]
    {
        blur_tiles(in, columns, gaussian());
        blur_tiles(columns, out, gaussian());
    });
    out.synchronize();
    std::memcpy(result.bytes.data(), blurred.data(), result.size());
    return result;
}

// One pass on the CPU.
static picture blur_on_cpu(const picture& in, int down, int right, const weights& w)
{
    auto clamped = [](int i, int size) { return i < 0 ? 0 : i < size ? i : size - 1; };
    picture out(in.height, in.width);
    for (int row = 0; row < in.height; ++row)
        for (int col = 0; col < in.width; ++col)
            for (int component = 0; component < 4; ++component)
            {
                double sum = 0.0;
                for (int k = -radius; k <= radius; ++k)
                    sum += w.value[k + radius] *
                           in.pixel(clamped(row + k * down, in.height), clamped(col + k * right, in.width))[component];
                out.pixel(row, col)[component] = static_cast<unsigned char>(sum + 0.5);
            }
    return out;
}

int main(int argc, char** argv)
{
    const int height = small_test() ? 60 : 600;
    const picture source = input_picture(argc, argv, height, height * 3 / 2);
    const picture result = blur_by_textures(source);
    output_picture(argc, argv, result);
    const picture expected = blur_on_cpu(blur_on_cpu(source, 0, 1, gaussian()), 1, 0, gaussian());
    const int wrong = differences(result, expected, 1) + differences(blur_by_tiles(source), expected, 1);
    std::cout << "gaussian_blur: " << source.width << " x " << source.height << ", " << wrong << " wrong values\n";
    return wrong == 0 ? 0 : 1;
}
