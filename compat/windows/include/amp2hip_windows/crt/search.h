//===--- search.h - linear search -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_SEARCH_H
#define AMP2HIP_WINDOWS_CRT_SEARCH_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Return the first of \p *count elements for which \p compare returns 0, or null.
void *_lfind(const void *key, const void *base, unsigned int *count, unsigned int size,
             int (*compare)(const void *key, const void *element));
void *_lfind_s(const void *key, const void *base, unsigned int *count, size_t size,
               int (*compare)(void *context, const void *key, const void *element), void *context);
/// If there is none, append the key and increase \p *count. Return the element.
void *_lsearch(const void *key, void *base, unsigned int *count, unsigned int size,
               int (*compare)(const void *key, const void *element));
void *_lsearch_s(const void *key, void *base, unsigned int *count, size_t size,
                 int (*compare)(void *context, const void *key, const void *element),
                 void *context);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_SEARCH_H
