//===--- limits.h - limits of sized integers -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LIMITS_H
#define AMP2HIP_WINDOWS_CRT_LIMITS_H

#define _I8_MIN (-127 - 1)
#define _I8_MAX 127
#define _UI8_MAX 0xff
#define _I16_MIN (-32767 - 1)
#define _I16_MAX 32767
#define _UI16_MAX 0xffff
#define _I32_MIN (-2147483647 - 1)
#define _I32_MAX 2147483647
#define _UI32_MAX 0xffffffffu
#define _I64_MIN (-9223372036854775807LL - 1)
#define _I64_MAX 9223372036854775807LL
#define _UI64_MAX 0xffffffffffffffffULL

#endif // AMP2HIP_WINDOWS_CRT_LIMITS_H
