//===--- cuda_textures.cpp - Hand-written kernels with texture objects ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "bench_textures.h"
#include "stopwatch.h"

namespace {

__global__ void __launch_bounds__(256)
    convolve(cudaTextureObject_t in, float *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  float sum = 0;
  for (int y = -1; y <= 1; ++y)
    for (int x = -1; x <= 1; ++x)
      sum += static_cast<float>(3 * y + x + 5) *
             tex2D<float>(in, static_cast<float>(c + x) + 0.5f, static_cast<float>(r + y) + 0.5f);
  out[r * columns + c] = sum;
}

__device__ uchar4 rounded(float4 texel) {
  return make_uchar4(static_cast<unsigned char>(texel.x * 255.0f + 0.5f),
                     static_cast<unsigned char>(texel.y * 255.0f + 0.5f),
                     static_cast<unsigned char>(texel.z * 255.0f + 0.5f),
                     static_cast<unsigned char>(texel.w * 255.0f + 0.5f));
}

__global__ void __launch_bounds__(256)
    resize(cudaTextureObject_t in, uchar4 *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  out[r * columns + c] =
      rounded(tex2D<float4>(in, (static_cast<float>(c) + 0.5f) / static_cast<float>(columns),
                            (static_cast<float>(r) + 0.5f) / static_cast<float>(rows)));
}

__global__ void __launch_bounds__(256)
    shrink(cudaTextureObject_t in, uchar4 *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  const float x = (static_cast<float>(c) + 0.5f) / static_cast<float>(columns);
  const float y = (static_cast<float>(r) + 0.5f) / static_cast<float>(rows);
  out[r * columns + c] = rounded(tex2DLod<float4>(in, x, y, 0.5f + y));
}

__global__ void __launch_bounds__(256)
    slice(cudaTextureObject_t volume, float *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r >= rows || c >= columns)
    return;
  const float x = (static_cast<float>(c) + 0.5f) / static_cast<float>(columns);
  const float y = (static_cast<float>(r) + 0.5f) / static_cast<float>(rows);
  out[r * columns + c] = tex3D<float>(volume, x, y, 0.5f * (x + y));
}

__global__ void __launch_bounds__(256)
    transpose(cudaTextureObject_t in, float *out, int rows, int columns) {
  const int c = blockIdx.x * 32 + threadIdx.x, r = blockIdx.y * 8 + threadIdx.y;
  if (r < rows && c < columns)
    out[r * columns + c] =
        tex2D<float>(in, static_cast<float>(r) + 0.5f, static_cast<float>(c) + 0.5f);
}

dim3 blocks(int rows, int columns) { return dim3((columns + 31) / 32, (rows + 7) / 8); }

} // namespace

unsigned long long cuda_texture(const void *texels, bool is_picture, int width, int height,
                                int depth) {
  const cudaChannelFormatDesc format =
      is_picture ? cudaCreateChannelDesc<uchar4>() : cudaCreateChannelDesc<float>();
  cudaArray_t array = nullptr;
  check_cuda(cudaMalloc3DArray(&array, &format, make_cudaExtent(width, height, depth)),
             "allocating a texture");
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(const_cast<void *>(texels), width * 4, width, height);
  copy.dstArray = array;
  copy.extent = make_cudaExtent(width, height, depth == 0 ? 1 : depth);
  copy.kind = cudaMemcpyHostToDevice;
  check_cuda(cudaMemcpy3D(&copy), "copying a texture");
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how = {};
  const bool is_filtered = is_picture || depth != 0;
  for (cudaTextureAddressMode &mode : how.addressMode)
    mode = is_filtered ? cudaAddressModeClamp : cudaAddressModeBorder;
  how.filterMode = is_filtered ? cudaFilterModeLinear : cudaFilterModePoint;
  how.readMode = is_picture ? cudaReadModeNormalizedFloat : cudaReadModeElementType;
  how.normalizedCoords = is_filtered;
  cudaTextureObject_t object = 0;
  check_cuda(cudaCreateTextureObject(&object, &resource, &how, nullptr),
             "creating a texture object");
  return object;
}

unsigned long long cuda_pyramid(const std::vector<std::vector<unsigned>> &levels, int width) {
  const cudaChannelFormatDesc format = cudaCreateChannelDesc<uchar4>();
  cudaMipmappedArray_t arrays = nullptr;
  const auto count = static_cast<unsigned>(levels.size());
  check_cuda(cudaMallocMipmappedArray(&arrays, &format, make_cudaExtent(width, width, 0), count),
             "allocating a texture");
  for (unsigned l = 0; l < count; ++l) {
    const std::size_t size = static_cast<std::size_t>(width) >> l;
    cudaArray_t level = nullptr;
    check_cuda(cudaGetMipmappedArrayLevel(&level, arrays, l), "finding a level");
    check_cuda(cudaMemcpy2DToArray(level, 0, 0, levels[l].data(), 4 * size, 4 * size, size,
                                   cudaMemcpyHostToDevice),
               "copying a level");
  }
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = arrays;
  cudaTextureDesc how = {};
  for (cudaTextureAddressMode &mode : how.addressMode)
    mode = cudaAddressModeClamp;
  how.filterMode = how.mipmapFilterMode = cudaFilterModeLinear;
  how.readMode = cudaReadModeNormalizedFloat;
  how.normalizedCoords = 1;
  how.maxMipmapLevelClamp = static_cast<float>(count - 1);
  cudaTextureObject_t object = 0;
  check_cuda(cudaCreateTextureObject(&object, &resource, &how, nullptr),
             "creating a texture object");
  return object;
}

void cuda_convolve(void *stream, unsigned long long in, float *out, int rows, int columns) {
  convolve<<<blocks(rows, columns), dim3(32, 8), 0, static_cast<cudaStream_t>(stream)>>>(
      in, out, rows, columns);
}
void cuda_resize(void *stream, unsigned long long in, unsigned *out, int rows, int columns) {
  resize<<<blocks(rows, columns), dim3(32, 8), 0, static_cast<cudaStream_t>(stream)>>>(
      in, reinterpret_cast<uchar4 *>(out), rows, columns);
}
void cuda_shrink(void *stream, unsigned long long in, unsigned *out, int rows, int columns) {
  shrink<<<blocks(rows, columns), dim3(32, 8), 0, static_cast<cudaStream_t>(stream)>>>(
      in, reinterpret_cast<uchar4 *>(out), rows, columns);
}
void cuda_slice(void *stream, unsigned long long volume, float *out, int rows, int columns) {
  slice<<<blocks(rows, columns), dim3(32, 8), 0, static_cast<cudaStream_t>(stream)>>>(
      volume, out, rows, columns);
}
void cuda_transpose_texture(void *stream, unsigned long long in, float *out, int rows,
                            int columns) {
  transpose<<<blocks(rows, columns), dim3(32, 8), 0, static_cast<cudaStream_t>(stream)>>>(
      in, out, rows, columns);
}
