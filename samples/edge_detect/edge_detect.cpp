// edge_detect: finds the edges of a picture by the Sobel operator. The picture is
// a texture with 8 bits for each component, which kernels read as unorm_4.
//
//   edge_detect [in.png [out.png]]
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

static float brightness(const unorm_4& color) restrict(cpu, amp)
{
    return 0.299f * color.x + 0.587f * color.y + 0.114f * color.z;
}

// The square of the gradient in the middle of 3 x 3 values.
static float gradient(const float (&v)[3][3]) restrict(cpu, amp)
{
    const float dx = v[0][2] + 2.0f * v[1][2] + v[2][2] - v[0][0] - 2.0f * v[1][0] - v[2][0];
    const float dy = v[2][0] + 2.0f * v[2][1] + v[2][2] - v[0][0] - 2.0f * v[0][1] - v[0][2];
    return dx * dx + dy * dy;
}

static picture find_edges(const picture& source)
{
    const texture<unorm_4, 2> in(source.height, source.width, source.bytes.data(), source.size(), 8U);
    texture<unorm_4, 2> out(source.height, source.width, 8U);
    const texture_view<unorm_4, 2> edges(out);
    parallel_for_each(out.extent, [=, &in](index<2> i) restrict(amp)
    {
        float values[3][3];
        for (int row = 0; row < 3; ++row)
            for (int col = 0; col < 3; ++col)
                values[row][col] = brightness(in(i[0] + row - 1, i[1] + col - 1)); // 0 outside of the picture
        const unorm value(1.0f - fast_math::sqrt(gradient(values)));
        edges.set(i, unorm_4(value, value, value, unorm(1.0f)));
    });
    picture result(source.height, source.width);
    copy(out, result.bytes.data(), result.size());
    return result;
}

static picture find_edges_on_cpu(const picture& source)
{
    picture result(source.height, source.width);
    for (int row = 0; row < source.height; ++row)
        for (int col = 0; col < source.width; ++col)
        {
            float values[3][3];
            for (int r = 0; r < 3; ++r)
                for (int c = 0; c < 3; ++c)
                {
                    const int y = row + r - 1, x = col + c - 1;
                    const bool inside = 0 <= y && y < source.height && 0 <= x && x < source.width;
                    const unsigned char* p = inside ? source.pixel(y, x) : nullptr;
                    values[r][c] = inside ? (0.299f * p[0] + 0.587f * p[1] + 0.114f * p[2]) / 255.0f : 0.0f;
                }
            const float value = std::fmax(1.0f - std::sqrt(gradient(values)), 0.0f);
            unsigned char* to = result.pixel(row, col);
            to[0] = to[1] = to[2] = static_cast<unsigned char>(255.0f * value + 0.5f);
            to[3] = 255;
        }
    return result;
}

int main(int argc, char** argv)
{
    const int height = small_test() ? 60 : 600;
    const picture source = input_picture(argc, argv, height, height * 3 / 2);
    const picture result = find_edges(source);
    output_picture(argc, argv, result);
    const int wrong = differences(result, find_edges_on_cpu(source), 1);
    std::cout << "edge_detect: " << source.width << " x " << source.height << ", " << wrong << " wrong values\n";
    return wrong == 0 ? 0 : 1;
}
