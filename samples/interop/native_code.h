// The part of the program that is not C++ AMP: CUDA, HIP, or plain C++ for the CPU.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

// Multiplies numbers in the memory of a GPU, in a stream. Without a stream, they are in host memory.
void scale(void* stream, float* numbers, int count, float factor);

// Memory of the GPU with the number `device`; with -1, host memory.
float* allocate(int device, int count);
void free_memory(float* numbers);
