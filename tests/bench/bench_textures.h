//===--- bench_textures.h - Kernels that read textures --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_BENCH_TEXTURES_H
#define AMP2HIP_TESTS_BENCH_TEXTURES_H

#include <amp.h>
#include <amp_graphics.h>
#include <vector>

using concurrency::graphics::texture;
using concurrency::graphics::texture_view;
using concurrency::graphics::unorm_4;

/// out = the texels of \p in.
void amp_copy_texels(const concurrency::accelerator_view &where, const texture<float, 2> &in,
                     const concurrency::array_view<float, 2> &out);
/// out = the sums of 3 x 3 texels, weighted by 1 to 9.
void amp_convolve(const concurrency::accelerator_view &where, const texture<float, 2> &in,
                  const concurrency::array_view<float, 2> &out);
/// out = a picture with 8 bits for each component, resized with a bilinear filter.
void amp_resize(const concurrency::accelerator_view &where,
                const texture_view<const unorm_4, 2> &in, const texture_view<unorm_4, 2> &out);
/// out = a picture with 8 bits for each component, made smaller with a linear filter between texels
/// and levels.
void amp_shrink(const concurrency::accelerator_view &where,
                const texture_view<const unorm_4, 2> &in, const texture_view<unorm_4, 2> &out);
/// out = an oblique slice of a volume, with a trilinear filter.
void amp_slice(const concurrency::accelerator_view &where,
               const texture_view<const float, 3> &volume,
               const concurrency::array_view<float, 2> &out);
/// out = the transposed texture.
void amp_transpose_texture(const concurrency::accelerator_view &where, const texture<float, 2> &in,
                           const concurrency::array_view<float, 2> &out);
/// A kernel that does nothing but has four textures.
void amp_empty_textures(const concurrency::accelerator_view &where, const texture<float, 2> &a,
                        const texture<float, 2> &b, const texture<float, 2> &c,
                        const texture_view<float, 2> &d);

/// A texture object of the hardware over an array with the texels of `texels`, which are packed.
/// A depth of 0 means two dimensions. Never freed.
unsigned long long cuda_texture(const void *texels, bool is_picture, int width, int height,
                                int depth);
/// A texture object over a mipmapped array of square pictures, each half as wide as the one before.
/// Never freed.
unsigned long long cuda_pyramid(const std::vector<std::vector<unsigned>> &levels, int width);
// The same algorithms in CUDA, with texture objects; `stream` is a cudaStream_t.
void cuda_convolve(void *stream, unsigned long long in, float *out, int rows, int columns);
void cuda_resize(void *stream, unsigned long long in, unsigned *out, int rows, int columns);
void cuda_shrink(void *stream, unsigned long long in, unsigned *out, int rows, int columns);
void cuda_slice(void *stream, unsigned long long volume, float *out, int rows, int columns);
void cuda_transpose_texture(void *stream, unsigned long long in, float *out, int rows, int columns);

#endif // AMP2HIP_TESTS_BENCH_TEXTURES_H
