// matmul_simple: the matrix product without tiles, in function templates for
// int, float and double.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <cmath>
#include <iostream>
#include <random>
#include <vector>
#include "../common/sample.h"

using namespace concurrency;

// C = A * B, where A is M x W, B is W x N and C is M x N. If value_type is
// double, the accelerator must support double precision.
template <typename value_type>
void mxm_amp_simple(int M, int N, int W,
                    const std::vector<value_type>& va,
                    const std::vector<value_type>& vb,
                    std::vector<value_type>& vresult)
{
    extent<2> e_a(M, W), e_b(W, N), e_c(M, N);

    // The views copy their data to the accelerator when the kernel is launched.
    array_view<const value_type, 2> av_a(e_a, va);
    array_view<const value_type, 2> av_b(e_b, vb);
    array_view<value_type, 2> av_c(e_c, vresult);
    av_c.discard_data();

    // The domain replaces the two outer loops of a product on the CPU.
    parallel_for_each(av_c.extent, [=](index<2> idx) restrict(amp)
    {
        value_type result = 0;

        for (int i = 0; i < av_a.extent[1]; ++i)
        {
            index<2> idx_a(idx[0], i);
            index<2> idx_b(i, idx[1]);

            result += av_a[idx_a] * av_b[idx_b];
        }

        av_c[idx] = result;
    });
    // Copy the result back to vresult.
    av_c.synchronize();
}

// The same with projections: a[row] is a view with one dimension less.
template <typename value_type>
void mxm_amp_rows(int M, int N, int W,
                  const std::vector<value_type>& va,
                  const std::vector<value_type>& vb,
                  std::vector<value_type>& vresult)
{
    array_view<const value_type, 2> a(M, W, va);
    array_view<const value_type, 2> b(W, N, vb);
    array_view<value_type, 2> c(M, N, vresult);

    parallel_for_each(c.extent, [a, b, c, W](index<2> idx) restrict(amp)
    {
        const int row = idx[0], col = idx[1];
        array_view<const value_type, 1> a_row = a[row];
        c[row][col] = value_type();
        for (int i = 0; i < W; ++i)
            c[row][col] += a_row[i] * b[i][col];
    });
}   // the destructor of the last view copies the result back

template <typename value_type>
bool verify(const std::vector<value_type>& c, const std::vector<value_type>& reference, double bound)
{
    for (std::size_t i = 0; i < c.size(); ++i)
    {
        const double difference = std::fabs(static_cast<double>(c[i]) - static_cast<double>(reference[i]));
        if (!(difference <= bound))
        {
            std::cout << "element " << i << " is " << c[i] << ", expected " << reference[i] << std::endl;
            return false;
        }
    }
    return true;
}

template <typename value_type>
bool run(const char* type_name, int M, int N, int W, double bound)
{
    std::vector<value_type> a(M * W), b(W * N), c(M * N), reference(M * N);
    std::mt19937 engine(11);
    for (auto& x : a) x = static_cast<value_type>(static_cast<int>(engine() % 19) - 9) / static_cast<value_type>(3);
    for (auto& x : b) x = static_cast<value_type>(static_cast<int>(engine() % 19) - 9) / static_cast<value_type>(3);

    for (int row = 0; row < M; ++row)
        for (int i = 0; i < W; ++i)
            for (int col = 0; col < N; ++col)
                reference[row * N + col] += a[row * W + i] * b[i * N + col];

    mxm_amp_simple(M, N, W, a, b, c);
    bool passed = verify(c, reference, bound);

    std::fill(c.begin(), c.end(), static_cast<value_type>(-1));
    mxm_amp_rows(M, N, W, a, b, c);
    passed = verify(c, reference, bound) && passed;

    std::cout << "  " << type_name << ": " << (passed ? "correct" : "FAILED") << std::endl;
    return passed;
}

int main()
{
    const int M = small_test() ? 24 : 160, N = small_test() ? 20 : 128, W = small_test() ? 28 : 192;
    accelerator device;
    std::cout << "matmul_simple: (" << M << " x " << W << ") * (" << W << " x " << N << ") on "
              << narrow(device.description) << std::endl;

    bool passed = run<int>("int", M, N, W, 0.0);
    // The sums are at most 9 W, and the relative error of each of the W
    // additions is at most 2^-24 (float) or 2^-53 (double).
    passed = run<float>("float", M, N, W, 9.0 * W * W / 16777216.0) && passed;
    if (device.supports_double_precision)
        passed = run<double>("double", M, N, W, 9.0 * W * W / 9007199254740992.0) && passed;
    else
        std::cout << "  double: not supported by this accelerator" << std::endl;
    return passed ? 0 : 1;
}
