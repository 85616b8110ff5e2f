// matmul_tiled: the matrix product with tile_static memory, as in tutorials of
// C++ AMP.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <random>
#include <string>
#include <vector>

using namespace concurrency;
using std::vector;

// C = A * B on the accelerator, where A is M x W, B is W x N and C is M x N. M,
// N and W must be multiples of the tile size.
void MatrixMultiplyTiled(vector<float>& vC, const vector<float>& vA, const vector<float>& vB, int M, int N, int W)
{
    static const int TS = 16;

    array_view<const float,2> a(M, W, vA);
    array_view<const float,2> b(W, N, vB);
    array_view<float,2> c(M, N, vC); c.discard_data();

    parallel_for_each(c.extent.tile<TS,TS>(), [=](tiled_index<TS,TS> t_idx) restrict(amp)
    {
        int row = t_idx.local[0]; int col = t_idx.local[1];
        float sum = 0.0f;
        for (int i = 0; i < W; i += TS) {
            tile_static float locA[TS][TS], locB[TS][TS];
            locA[row][col] = a(t_idx.global[0], col + i);
            locB[row][col] = b(row + i, t_idx.global[1]);
            t_idx.barrier.wait();       // until both tiles are loaded

            for (int k = 0; k < TS; k++)
                sum += locA[row][k] * locB[k][col];
            t_idx.barrier.wait();       // until no thread reads the tiles any more
        }
        c[t_idx.global] = sum;
    });

    c.synchronize();
}

// C = A * B on the host, in double. C must be 0 before.
void MatrixMultiplySerial(vector<double>& vC, const vector<float>& vA, const vector<float>& vB, int M, int N, int W)
{
    for (int row = 0; row < M; row++) {
        for (int k = 0; k < W; k++) {
            double x = vA[row * W + k];
            for (int col = 0; col < N; col++)
                vC[row * N + col] += x * vB[k * N + col];
        }
    }
}

int main()
{
    const char* test_size = std::getenv("AMP2HIP_TEST_SIZE");
    const bool small = test_size != nullptr && std::strcmp(test_size, "small") == 0;
    const int M = small ? 32 : 256;
    const int N = small ? 48 : 320;
    const int W = small ? 64 : 192;

    vector<float> vA(M * W), vB(W * N), vC(M * N);
    std::mt19937 engine(42);
    std::uniform_real_distribution<float> distribution(-1.0f, 1.0f);
    for (auto& x : vA) x = distribution(engine);
    for (auto& x : vB) x = distribution(engine);

    accelerator acc(accelerator::default_accelerator);
    std::wstring description = acc.description;
    std::cout << "matmul_tiled: (" << M << " x " << W << ") * (" << W << " x " << N << ") on "
              << std::string(description.begin(), description.end()) << std::endl;

    MatrixMultiplyTiled(vC, vA, vB, M, N, W);

    vector<double> expected(M * N);
    MatrixMultiplySerial(expected, vA, vB, M, N, W);

    double max_error = 0.0;
    for (int i = 0; i < M * N; i++)
        max_error = std::fmax(max_error, std::fabs(vC[i] - expected[i]));
    // The sum of W products of at most 1 is computed in float, with a relative
    // error of at most 2^-24 per addition.
    const double bound = 1e-6 * W;
    std::cout << "largest difference from the CPU's result: " << max_error << " (bound " << bound << ")" << std::endl;
    if (!(max_error <= bound)) {
        std::cout << "FAILED" << std::endl;
        return 1;
    }
    std::cout << "correct" << std::endl;
    return 0;
}
