//===--- cuda_kernels.cpp - Hand-written CUDA kernels ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

namespace {

__global__ void __launch_bounds__(256)
    triad(float *a, const float *b, const float *c, float factor, int n) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n)
    a[i] = b[i] + factor * c[i];
}

__global__ void empty(float *a, float *b, float *c, float *d) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i < 0)
    a[i] = b[i] + c[i] + d[i];
}

__global__ void __launch_bounds__(256) matmul(const float *a, const float *b, float *c, int n) {
  constexpr int tile = 16;
  __shared__ float tile_a[tile][tile], tile_b[tile][tile];
  const int row = threadIdx.y, column = threadIdx.x;
  const int global_row = blockIdx.y * tile + row, global_column = blockIdx.x * tile + column;
  float sum = 0;
  for (int i = 0; i < n; i += tile) {
    tile_a[row][column] = a[global_row * n + column + i];
    tile_b[row][column] = b[(row + i) * n + global_column];
    __syncthreads();
    for (int k = 0; k < tile; k++)
      sum += tile_a[row][k] * tile_b[k][column];
    __syncthreads();
  }
  c[global_row * n + global_column] = sum;
}

__global__ void __launch_bounds__(256) nbody(const body *bodies, acceleration *result, int n) {
  constexpr int tile = 256;
  __shared__ body shared[tile];
  const int i = blockIdx.x * tile + threadIdx.x;
  const body me = bodies[i];
  acceleration sum = {0, 0, 0};
  for (int begin = 0; begin < n; begin += tile) {
    shared[threadIdx.x] = bodies[begin + threadIdx.x];
    __syncthreads();
    for (int k = 0; k < tile; k++) {
      const float dx = shared[k].x - me.x;
      const float dy = shared[k].y - me.y;
      const float dz = shared[k].z - me.z;
      const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-4f);
      const float strength = shared[k].mass * inverse * inverse * inverse;
      sum.x += strength * dx;
      sum.y += strength * dy;
      sum.z += strength * dz;
    }
    __syncthreads();
  }
  result[i] = sum;
}

__global__ void __launch_bounds__(1024)
    transpose(const float *in, float *out, int rows, int columns) {
  constexpr int tile = 32;
  __shared__ float block[tile][tile + 1];
  const int x = blockIdx.x * tile, y = blockIdx.y * tile;
  block[threadIdx.y][threadIdx.x] = in[(y + threadIdx.y) * columns + x + threadIdx.x];
  __syncthreads();
  out[(x + threadIdx.y) * rows + y + threadIdx.x] = block[threadIdx.x][threadIdx.y];
}

__global__ void __launch_bounds__(256) reduce(const float *in, float *sums) {
  constexpr int tile = 256, each = 8;
  __shared__ float partial[tile];
  const int local = threadIdx.x;
  const int begin = blockIdx.x * tile * each + local;
  float sum = 0;
  for (int k = 0; k < each; k++)
    sum += in[begin + k * tile];
  partial[local] = sum;
  __syncthreads();
  for (int half = tile / 2; half > 0; half /= 2) {
    if (local < half)
      partial[local] += partial[local + half];
    __syncthreads();
  }
  if (local == 0)
    sums[blockIdx.x] = partial[0];
}

cudaStream_t as_stream(void *stream) { return static_cast<cudaStream_t>(stream); }

} // namespace

void cuda_triad(void *stream, float *a, const float *b, const float *c, float factor, int n) {
  triad<<<(n + 255) / 256, 256, 0, as_stream(stream)>>>(a, b, c, factor, n);
}

void cuda_empty(void *stream, float *a, float *b, float *c, float *d) {
  empty<<<1, 256, 0, as_stream(stream)>>>(a, b, c, d);
}

void cuda_matmul(void *stream, const float *a, const float *b, float *c, int n) {
  matmul<<<dim3(n / 16, n / 16), dim3(16, 16), 0, as_stream(stream)>>>(a, b, c, n);
}

void cuda_nbody(void *stream, const body *bodies, acceleration *result, int n) {
  nbody<<<n / 256, 256, 0, as_stream(stream)>>>(bodies, result, n);
}

void cuda_transpose(void *stream, const float *in, float *out, int rows, int columns) {
  transpose<<<dim3(columns / 32, rows / 32), dim3(32, 32), 0, as_stream(stream)>>>(in, out, rows,
                                                                                   columns);
}

void cuda_reduce(void *stream, const float *in, float *sums, int n) {
  reduce<<<n / (256 * 8), 256, 0, as_stream(stream)>>>(in, sums);
}
