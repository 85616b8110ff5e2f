// cartoon: makes a drawing of a picture in three kernels. The first ones smooth
// its areas and keep the edges, the last one reduces the colors and draws lines.
//
//   cartoon [in.png [out.png]]
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

static const int radius = 3;

static int clamp(int i, int size) restrict(cpu, amp)
{
    return i < 0 ? 0 : i < size ? i : size - 1;
}

static float square(const float_3& v) restrict(cpu, amp)
{
    return v.x * v.x + v.y * v.y + v.z * v.z;
}

// The weight of a neighbor: similar colors and near pixels count more.
static float weight(const float_3& difference, int row, int col) restrict(cpu, amp)
{
    return 1.0f / (1.0f + 100.0f * (square(difference) + 0.002f * (row * row + col * col)));
}

// The color of the drawing: few levels, and black where the picture has an edge.
static float_3 draw(const float_3& color, const float_3& right, const float_3& down) restrict(cpu, amp)
{
    if (square(right) + square(down) > 0.03f)
        return float_3(0.0f);
    const int levels = 6;
    return float_3(static_cast<float>(static_cast<int>(color.x * levels + 0.5f)),
                   static_cast<float>(static_cast<int>(color.y * levels + 0.5f)),
                   static_cast<float>(static_cast<int>(color.z * levels + 0.5f))) / static_cast<float>(levels);
}

// The color of a pixel of the texture, or of the nearest one.
static float_3 color_at(const texture_view<const unorm_4, 2>& in, int row, int col) restrict(amp)
{
    const unorm_4 color = in(clamp(row, in.extent[0]), clamp(col, in.extent[1]));
    return float_3(color.x, color.y, color.z);
}

static void smooth(const texture_view<const unorm_4, 2>& in, const texture_view<unorm_4, 2>& out)
{
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        const float_3 center = color_at(in, i[0], i[1]);
        float_3 sum(0.0f);
        float total = 0.0f;
        for (int row = -radius; row <= radius; ++row)
            for (int col = -radius; col <= radius; ++col)
            {
                const float_3 color = color_at(in, i[0] + row, i[1] + col);
                const float share = weight(color - center, row, col);
                sum += color * share;
                total += share;
            }
        sum /= total;
        out.set(i, unorm_4(unorm(sum.x), unorm(sum.y), unorm(sum.z), unorm(1.0f)));
    });
}

static picture draw_cartoon(const picture& source)
{
    texture<unorm_4, 2> a(source.height, source.width, source.bytes.data(), source.size(), 8U);
    texture<unorm_4, 2> b(source.height, source.width, 8U);
    smooth(texture_view<const unorm_4, 2>(a), texture_view<unorm_4, 2>(b));
    smooth(texture_view<const unorm_4, 2>(b), texture_view<unorm_4, 2>(a));
    const texture_view<const unorm_4, 2> in(a);
    const texture_view<unorm_4, 2> out(b);
    parallel_for_each(out.extent, [=](index<2> i) restrict(amp)
    {
        const float_3 color = draw(color_at(in, i[0], i[1]),
                                   color_at(in, i[0], i[1] + 1) - color_at(in, i[0], i[1] - 1),
                                   color_at(in, i[0] + 1, i[1]) - color_at(in, i[0] - 1, i[1]));
        out.set(i, unorm_4(unorm(color.x), unorm(color.y), unorm(color.z), unorm(1.0f)));
    });
    picture result(source.height, source.width);
    copy(b, result.bytes.data(), result.size());
    return result;
}

static float_3 color_at(const picture& in, int row, int col)
{
    const unsigned char* p = in.pixel(clamp(row, in.height), clamp(col, in.width));
    return float_3(p[0] / 255.0f, p[1] / 255.0f, p[2] / 255.0f);
}

static picture draw_on_cpu(picture source)
{
    picture result(source.height, source.width);
    for (int pass = 0; pass < 3; ++pass)
    {
        for (int row = 0; row < source.height; ++row)
            for (int col = 0; col < source.width; ++col)
            {
                float_3 color = color_at(source, row, col);
                if (pass < 2)
                {
                    float_3 sum(0.0f);
                    float total = 0.0f;
                    for (int r = -radius; r <= radius; ++r)
                        for (int c = -radius; c <= radius; ++c)
                        {
                            const float_3 other = color_at(source, row + r, col + c);
                            const float share = weight(other - color, r, c);
                            sum += other * share;
                            total += share;
                        }
                    color = sum / total;
                }
                else
                    color = draw(color, color_at(source, row, col + 1) - color_at(source, row, col - 1),
                                 color_at(source, row + 1, col) - color_at(source, row - 1, col));
                unsigned char* to = result.pixel(row, col);
                to[0] = static_cast<unsigned char>(color.x * 255.0f + 0.5f);
                to[1] = static_cast<unsigned char>(color.y * 255.0f + 0.5f);
                to[2] = static_cast<unsigned char>(color.z * 255.0f + 0.5f);
                to[3] = 255;
            }
        std::swap(source, result);
    }
    return source;
}

int main(int argc, char** argv)
{
    const int height = small_test() ? 40 : 400;
    const picture source = input_picture(argc, argv, height, height * 3 / 2);
    const picture result = draw_cartoon(source);
    output_picture(argc, argv, result);
    // A rounding difference may move a color to another level, or a pixel across the bound of an edge.
    const int wrong = differences(result, draw_on_cpu(source), 1);
    std::cout << "cartoon: " << source.width << " x " << source.height << ", " << wrong << " values differ\n";
    return wrong <= static_cast<int>(source.size() / 1000) ? 0 : 1;
}
