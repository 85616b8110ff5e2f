//===--- malloc.h - _aligned_malloc and other functions of <malloc.h> ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_MALLOC_H
#define AMP2HIP_WINDOWS_CRT_MALLOC_H

#include <stddef.h>

#define _alloca(size) __builtin_alloca(size)
/// Memory of the heap, so that _freea is necessary.
#define _malloca(size) malloc(size)
#define _HEAPOK (-2)

#ifdef __cplusplus
extern "C" {
#endif

/// \p alignment must be a power of two. Only _aligned_free may free the memory.
void *_aligned_malloc(size_t size, size_t alignment);
void *_aligned_realloc(void *memory, size_t size, size_t alignment);
/// The address plus \p offset is a multiple of \p alignment.
void *_aligned_offset_malloc(size_t size, size_t alignment, size_t offset);
void *_aligned_offset_realloc(void *memory, size_t size, size_t alignment, size_t offset);
/// New memory is zero.
void *_aligned_recalloc(void *memory, size_t count, size_t size, size_t alignment);
void _aligned_free(void *memory);
/// Returns \p memory if its block has \p size bytes, else null. It does not move.
void *_expand(void *memory, size_t size);
/// Returns 1: the program may go on. A stack overflow ends a program on Linux.
int _resetstkoflw(void);
size_t _aligned_msize(void *memory, size_t alignment, size_t offset);
/// Returns at least the size that was requested.
size_t _msize(void *memory);
void *_recalloc(void *memory, size_t count, size_t size);
void _freea(void *memory);
/// Always _HEAPOK. Sanitizers check the heap.
int _heapchk(void);
int _heapmin(void);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_MALLOC_H
