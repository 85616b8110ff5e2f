//===--- unavailable.h - functions that cannot be called ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_CRT_UNAVAILABLE_H

#include "amp2hip_windows/language/unavailable.h"

#if defined(__cplusplus)
AMP2HIP_UNAVAILABLE(_fcloseall, "call fclose() for each stream")
#if defined(_DEBUG) // else they are macros without an effect
#define AMP2HIP_NO_DEBUG_HEAP "there is no debug heap: use AddressSanitizer"
AMP2HIP_UNAVAILABLE(_CrtSetAllocHook, AMP2HIP_NO_DEBUG_HEAP)
AMP2HIP_UNAVAILABLE(_CrtDoForAllClientObjects, AMP2HIP_NO_DEBUG_HEAP)
#endif
#endif

#endif // AMP2HIP_WINDOWS_CRT_UNAVAILABLE_H
