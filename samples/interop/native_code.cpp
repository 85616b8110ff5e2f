// The part of the program that is not C++ AMP. The compiler of the backend compiles it without a
// translation (see samples/CMakeLists.txt).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "native_code.h"
#include <cstdlib>

#if defined(__CUDACC__) || defined(__HIPCC__)

#if defined(__CUDACC__)
#define GPU(name) cuda##name
#else
#include <hip/hip_runtime.h>
#define GPU(name) hip##name
#endif

__global__ static void scale_kernel(float* numbers, int count, float factor)
{
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i < count)
        numbers[i] *= factor;
}

#endif

static void scale_on_host(float* numbers, int count, float factor)
{
    for (int i = 0; i < count; ++i)
        numbers[i] *= factor;
}

void scale(void* stream, float* numbers, int count, float factor)
{
    if (stream == nullptr)
        return scale_on_host(numbers, count, factor);
#if defined(__CUDACC__) || defined(__HIPCC__)
    scale_kernel<<<(count + 255) / 256, 256, 0, static_cast<GPU(Stream_t)>(stream)>>>(numbers, count, factor);
#endif
}

float* allocate(int device, int count)
{
    const std::size_t bytes = sizeof(float) * static_cast<std::size_t>(count);
    if (device < 0)
        return static_cast<float*>(std::malloc(bytes));
    void* memory = nullptr;
#if defined(__CUDACC__) || defined(__HIPCC__)
    (void)GPU(SetDevice)(device);
    if (GPU(Malloc)(&memory, bytes) != GPU(Success))
        std::abort();
#endif
    return static_cast<float*>(memory);
}

void free_memory(float* numbers)
{
#if defined(__CUDACC__) || defined(__HIPCC__)
    if (GPU(Free)(numbers) == GPU(Success))
        return;
    (void)GPU(GetLastError)();
#endif
    std::free(numbers);
}
