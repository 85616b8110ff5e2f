//===--- cuda_kernels_more.cpp - More hand-written CUDA kernels -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "bench.h"

namespace {

template <typename T>
__global__ void __launch_bounds__(256) copy(const T *in, T *out, int n) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n)
    out[i] = in[i];
}

__global__ void __launch_bounds__(256) saxpy(float *y, const float *x, float factor, int n) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i < n)
    y[i] += factor * x[i];
}

__global__ void __launch_bounds__(256)
    mandelbrot(int *steps, int rows, int columns, float height, float width) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  const float cx = 3.0f * static_cast<float>(c) / width - 2.0f;
  const float cy = 2.0f * static_cast<float>(r) / height - 1.0f;
  float x = 0, y = 0;
  int step = 0;
  while (step < 200 && x * x + y * y < 4.0f) {
    const float next = x * x - y * y + cx;
    y = 2.0f * x * y + cy;
    x = next;
    step++;
  }
  steps[r * columns + c] = step;
}

__global__ void __launch_bounds__(256)
    stencil_2d(const float *in, float *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r > 0 && r < rows - 1 && c > 0 && c < columns - 1)
    out[r * columns + c] = 0.25f * (in[(r - 1) * columns + c] + in[(r + 1) * columns + c] +
                                    in[r * columns + c - 1] + in[r * columns + c + 1]);
}

__global__ void __launch_bounds__(256) stencil_3d(const float *in, float *out, int n) {
  const int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 8 + threadIdx.y, z = blockIdx.z;
  if (z > 0 && z < n - 1 && y > 0 && y < n - 1 && x > 0 && x < n - 1) {
    const int i = (z * n + y) * n + x;
    out[i] = in[i] * 0.4f +
             0.1f * (in[i - n * n] + in[i + n * n] + in[i - n] + in[i + n] + in[i - 1] + in[i + 1]);
  }
}

__global__ void __launch_bounds__(256)
    spmv(const int *begins, const int *columns, const float *values, const float *x, float *y,
         int rows) {
  const int row = blockIdx.x * 256 + threadIdx.x;
  if (row >= rows)
    return;
  float sum = 0;
  const int end = begins[row + 1];
  for (int k = begins[row]; k < end; k++)
    sum += values[k] * x[columns[k]];
  y[row] = sum;
}

__device__ float cumulative_normal(float x) {
  const float k = 1.0f / (1.0f + 0.2316419f * fabsf(x));
  const float poly =
      k * (0.31938153f +
           k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  const float tail = 0.39894228f * expf(-0.5f * x * x) * poly;
  return x < 0 ? tail : 1.0f - tail;
}

__global__ void __launch_bounds__(256)
    black_scholes(const float *prices, const float *strikes, const float *years, float *calls,
                  float *puts, float r, float v, int n) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i >= n)
    return;
  const float price = prices[i], strike = strikes[i], t = years[i];
  const float root = sqrtf(t);
  const float d1 = (logf(price / strike) + (r + 0.5f * v * v) * t) / (v * root);
  const float n1 = cumulative_normal(d1), n2 = cumulative_normal(d1 - v * root);
  const float discounted = strike * expf(-r * t);
  calls[i] = price * n1 - discounted * n2;
  puts[i] = discounted * (1.0f - n2) - price * (1.0f - n1);
}

__global__ void __launch_bounds__(256) scan(const float *in, float *out, float *sums) {
  constexpr int tile = 256;
  __shared__ float all[tile];
  const int local = threadIdx.x, global = blockIdx.x * tile + local;
  all[local] = in[global];
  __syncthreads();
  for (int step = 1; step < tile; step *= 2) {
    const float before = local >= step ? all[local - step] : 0;
    __syncthreads();
    all[local] += before;
    __syncthreads();
  }
  out[global] = all[local];
  if (local == tile - 1)
    sums[blockIdx.x] = all[local];
}

__global__ void __launch_bounds__(256) histogram(const unsigned *in, int *counts) {
  constexpr int tile = 256, each = 16;
  __shared__ int bins[256];
  const int local = threadIdx.x;
  bins[local] = 0;
  __syncthreads();
  const int begin = blockIdx.x * tile * each + local;
  for (int k = 0; k < each; k++)
    atomicAdd(&bins[in[begin + k * tile] & 255u], 1);
  __syncthreads();
  atomicAdd(&counts[local], bins[local]);
}

__global__ void empty_0() {}

__global__ void empty_8(float *a, float *b, float *c, float *d, float *e, float *f, float *g,
                        float *h) {
  const int i = blockIdx.x * 256 + threadIdx.x;
  if (i < 0)
    a[i] = b[i] + c[i] + d[i] + e[i] + f[i] + g[i] + h[i];
}

cudaStream_t as_stream(void *stream) { return static_cast<cudaStream_t>(stream); }

} // namespace

void cuda_copy(void *stream, const float *in, float *out, int n) {
  copy<<<(n + 255) / 256, 256, 0, as_stream(stream)>>>(in, out, n);
}

void cuda_copy_bodies(void *stream, const body *in, body *out, int n) {
  copy<<<(n + 255) / 256, 256, 0, as_stream(stream)>>>(in, out, n);
}

void cuda_saxpy(void *stream, float *y, const float *x, float factor, int n) {
  saxpy<<<(n + 255) / 256, 256, 0, as_stream(stream)>>>(y, x, factor, n);
}

void cuda_mandelbrot(void *stream, int *steps, int rows, int columns) {
  mandelbrot<<<dim3((columns + 31) / 32, (rows + 7) / 8), dim3(32, 8), 0, as_stream(stream)>>>(
      steps, rows, columns, static_cast<float>(rows), static_cast<float>(columns));
}

void cuda_stencil_2d(void *stream, const float *in, float *out, int rows, int columns) {
  stencil_2d<<<dim3((columns + 31) / 32, (rows + 7) / 8), dim3(32, 8), 0, as_stream(stream)>>>(
      in, out, rows, columns);
}

void cuda_stencil_3d(void *stream, const float *in, float *out, int n) {
  stencil_3d<<<dim3((n + 31) / 32, (n + 7) / 8, n), dim3(32, 8), 0, as_stream(stream)>>>(in, out,
                                                                                         n);
}

void cuda_spmv(void *stream, const int *begins, const int *columns, const float *values,
               const float *x, float *y, int rows) {
  spmv<<<(rows + 255) / 256, 256, 0, as_stream(stream)>>>(begins, columns, values, x, y, rows);
}

void cuda_black_scholes(void *stream, const float *prices, const float *strikes, const float *years,
                        float *calls, float *puts, int n) {
  black_scholes<<<(n + 255) / 256, 256, 0, as_stream(stream)>>>(prices, strikes, years, calls, puts,
                                                                0.02f, 0.3f, n);
}

void cuda_scan(void *stream, const float *in, float *out, float *sums, int n) {
  scan<<<n / 256, 256, 0, as_stream(stream)>>>(in, out, sums);
}

void cuda_histogram(void *stream, const unsigned *in, int *counts, int n) {
  histogram<<<n / (256 * 16), 256, 0, as_stream(stream)>>>(in, counts);
}

void cuda_empty_0(void *stream) { empty_0<<<1, 256, 0, as_stream(stream)>>>(); }

void cuda_empty_8(void *stream, float *a, float *b, float *c, float *d, float *e, float *f,
                  float *g, float *h) {
  empty_8<<<1, 256, 0, as_stream(stream)>>>(a, b, c, d, e, f, g, h);
}
