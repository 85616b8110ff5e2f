// convolution: a Gaussian filter in two passes, with and without tiles. The
// kernels capture the weights as a struct, and a macro contains a restriction
// specifier.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cmath>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

#define GPU_AND_CPU restrict(amp, cpu)

#define RADIUS 4
#define TILE_ROWS 8
#define TILE_COLS 32

struct filter_weights
{
    float w[2 * RADIUS + 1];

    float operator[](int i) const GPU_AND_CPU { return w[i + RADIUS]; }
};

inline int clamp_to(int value, int size) GPU_AND_CPU
{
    return value < 0 ? 0 : value >= size ? size - 1 : value;
}

enum direction { along_rows, along_columns };

// One pass over the image. Outside of the image, pixels have the value of the
// nearest border pixel.
template <direction Direction>
void pass_simple(const array<float, 2>& in, array<float, 2>& out, const filter_weights& weights)
{
    parallel_for_each(out.extent, [&, weights](index<2> idx) restrict(amp)
    {
        float sum = 0.0f;
        for (int k = -RADIUS; k <= RADIUS; k++)
        {
            if (Direction == along_rows)
                sum += weights[k] * in(idx[0], clamp_to(idx[1] + k, in.extent[1]));
            else
                sum += weights[k] * in(clamp_to(idx[0] + k, in.extent[0]), idx[1]);
        }
        out[idx] = sum;
    });
}

// Both passes in one launch: each tile stores its pixels and a border of RADIUS
// pixels in tile_static memory.
void filter_tiled(const array_view<const float, 2>& in, const array_view<float, 2>& out, filter_weights weights)
{
    out.discard_data();
    auto domain = in.extent.tile<TILE_ROWS, TILE_COLS>().pad();
    parallel_for_each(domain, [=](tiled_index<TILE_ROWS, TILE_COLS> tidx) restrict(amp)
    {
        const int rows = in.extent[0], cols = in.extent[1];
        tile_static float source[TILE_ROWS + 2 * RADIUS][TILE_COLS + 2 * RADIUS];
        tile_static float filtered_rows[TILE_ROWS + 2 * RADIUS][TILE_COLS];

        for (int r = tidx.local[0]; r < TILE_ROWS + 2 * RADIUS; r += TILE_ROWS)
        {
            const int row = clamp_to(tidx.tile_origin[0] + r - RADIUS, rows);
            for (int c = tidx.local[1]; c < TILE_COLS + 2 * RADIUS; c += TILE_COLS)
                source[r][c] = in(row, clamp_to(tidx.tile_origin[1] + c - RADIUS, cols));
        }
        tidx.barrier.wait();

        for (int r = tidx.local[0]; r < TILE_ROWS + 2 * RADIUS; r += TILE_ROWS)
        {
            float sum = 0.0f;
            for (int k = -RADIUS; k <= RADIUS; k++)
                sum += weights[k] * source[r][tidx.local[1] + RADIUS + k];
            filtered_rows[r][tidx.local[1]] = sum;
        }
        tidx.barrier.wait();

        float sum = 0.0f;
        for (int k = -RADIUS; k <= RADIUS; k++)
            sum += weights[k] * filtered_rows[tidx.local[0] + RADIUS + k][tidx.local[1]];
        if (in.extent.contains(tidx.global))
            out[tidx] = sum;
    });
}

static bool compare(const char* name, const std::vector<float>& result, const std::vector<double>& expected)
{
    double worst = 0.0;
    for (std::size_t i = 0; i < expected.size(); i++)
    {
        const double difference = std::fabs(result[i] - expected[i]);
        if (!(difference <= worst))
            worst = difference;
    }
    const bool passed = worst < 1e-5;
    std::cout << "  " << name << ": largest difference " << worst << (passed ? ": correct" : ": FAILED") << std::endl;
    return passed;
}

int main()
{
    const int rows = small_test() ? 37 : 480, cols = small_test() ? 70 : 500;

    filter_weights weights;
    float total = 0.0f;
    for (int k = -RADIUS; k <= RADIUS; k++)
        total += weights.w[k + RADIUS] = std::exp(-0.5f * k * k / (RADIUS * 0.5f));
    for (float& w : weights.w)
        w /= total;

    std::vector<float> image(rows * cols);
    std::mt19937 engine(17);
    for (float& pixel : image)
        pixel = (engine() & 0xff) / 255.0f;

    // Computes the expected result on the CPU, in double.
    std::vector<double> half(rows * cols), expected(rows * cols);
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++)
            for (int k = -RADIUS; k <= RADIUS; k++)
                half[r * cols + c] += static_cast<double>(weights[k]) * image[r * cols + clamp_to(c + k, cols)];
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++)
            for (int k = -RADIUS; k <= RADIUS; k++)
                expected[r * cols + c] += weights[k] * half[clamp_to(r + k, rows) * cols + c];

    accelerator_view view = accelerator(accelerator::default_accelerator).default_view;
    std::cout << "convolution: " << rows << " x " << cols << ", radius " << RADIUS << " on "
              << narrow(view.accelerator.description) << std::endl;

    // Arrays are in the accelerator's memory, so the image between the passes
    // stays there.
    const array<float, 2> source(rows, cols, image.begin(), view);
    array<float, 2> between(rows, cols, view), target(source.extent, view);
    pass_simple<along_rows>(source, between, weights);
    pass_simple<along_columns>(between, target, weights);
    std::vector<float> result = target;
    bool passed = compare("two passes", result, expected);

    std::vector<float> tiled_result(rows * cols);
    array_view<float, 2> tiled(rows, cols, tiled_result);
    filter_tiled(source, tiled, weights);
    tiled.synchronize();
    passed = compare("tiled", tiled_result, expected) && passed;
    return passed ? 0 : 1;
}
