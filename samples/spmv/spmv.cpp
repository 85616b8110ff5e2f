// spmv: the product of a sparse matrix and a vector, with one thread per row
// and with one tile per row. The kernels capture the matrix as a struct of
// views.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <cmath>
#include <iostream>
#include <random>
#include <vector>
#include "csr_matrix.h"
#include "../common/sample.h"

using namespace concurrency;

typedef csr_matrix<float>::amp_view matrix_view;

// y = A * x, with one thread per row.
static void multiply_scalar(const matrix_view& a, array_view<const float> x, array_view<float> y)
{
    y.discard_data();
    parallel_for_each(y.extent, [=](index<1> row) restrict(amp)
    {
        y[row] = a.row_product(row[0], x, 0, 1);
    });
}

// y = A * x, with one tile per row, which is faster for rows with many
// elements.
static void multiply_vector(const matrix_view& a, array_view<const float> x, array_view<float> y)
{
    static const int threads = 32;
    const int rows = a.rows();
    extent<2> domain(rows, threads);
    y.discard_data();
    parallel_for_each(domain.tile<1, threads>(), [=](tiled_index<1, threads> tidx) restrict(amp)
    {
        const int row = tidx.global[0];
        const int lane = tidx.local[1];

        tile_static float partial[threads];
        partial[lane] = a.row_product(row, x, lane, threads);
        tidx.barrier.wait();

        for (int width = threads / 2; width > 0; width >>= 1)
        {
            if (lane < width)
                partial[lane] += partial[lane + width];
            tidx.barrier.wait();
        }
        if (lane == 0)
            y[row] = partial[0];
    });
}

static bool check(const char* name, const array_view<const float>& y, const std::vector<double>& expected)
{
    const float* result = y.data();         // copies the result to the host
    for (std::size_t i = 0; i < expected.size(); ++i)
    {
        if (!(std::fabs(result[i] - expected[i]) <= 1e-4))
        {
            std::cout << "  " << name << ": FAILED at row " << i << ": " << result[i] << ", expected " << expected[i] << "\n";
            return false;
        }
    }
    std::cout << "  " << name << ": correct\n";
    return true;
}

int main()
{
    const int rows = small_test() ? 150 : 8000, columns = small_test() ? 200 : 10000;
    csr_matrix<float> matrix;
    std::mt19937 engine(77);
    std::uniform_real_distribution<float> uniform(-1.0f, 1.0f);
    for (int row = 0; row < rows; ++row)
    {
        // Rows have a diagonal element and up to 5 others; some have 100
        // elements, and some are empty.
        const int length = row % 50 == 0 ? 100 : row % 7;
        for (int i = 0; i < length; ++i)
            matrix.add((row + 3 * i * i) % columns, uniform(engine));
        matrix.end_row();
    }
    std::vector<float> x(columns);
    for (float& element : x)
        element = uniform(engine);
    const std::vector<double> expected = matrix.multiply_cpu(x);

    std::cout << "spmv: " << matrix.rows() << " rows, " << matrix.elements() << " elements on "
              << narrow(accelerator().description) << "\n";

    const matrix_view a = matrix.view();
    array_view<const float> x_view(x);
    array_view<float> y_view(rows);             // a view without a host container
    multiply_scalar(a, x_view, y_view);
    bool passed = check("one thread per row", y_view, expected);

    multiply_vector(a, x_view, y_view);
    passed = check("one tile per row", y_view, expected) && passed;
    return passed ? 0 : 1;
}
