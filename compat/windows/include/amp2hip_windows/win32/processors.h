//===--- processors.h - GetLogicalProcessorInformation --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_PROCESSORS_H
#define AMP2HIP_WINDOWS_WIN32_PROCESSORS_H

#include "amp2hip_windows/win32/types.h"

#define LTP_PC_SMT 0x1
#define CACHE_FULLY_ASSOCIATIVE 0xFF
#define PF_XMMI_INSTRUCTIONS_AVAILABLE 6U
#define PF_XMMI64_INSTRUCTIONS_AVAILABLE 10U
#define PF_SSE3_INSTRUCTIONS_AVAILABLE 13U

typedef enum _LOGICAL_PROCESSOR_RELATIONSHIP {
  RelationProcessorCore,
  RelationNumaNode,
  RelationCache,
  RelationProcessorPackage,
  RelationGroup,
  RelationAll = 0xffff
} LOGICAL_PROCESSOR_RELATIONSHIP;

typedef enum _PROCESSOR_CACHE_TYPE {
  CacheUnified,
  CacheInstruction,
  CacheData,
  CacheTrace
} PROCESSOR_CACHE_TYPE;

typedef struct _CACHE_DESCRIPTOR {
  BYTE Level, Associativity;
  WORD LineSize; ///< in bytes
  DWORD Size;    ///< in bytes
  PROCESSOR_CACHE_TYPE Type;
} CACHE_DESCRIPTOR, *PCACHE_DESCRIPTOR;

/// A core, node, cache or package, and the first 64 logical processors that belong to it.
typedef struct _SYSTEM_LOGICAL_PROCESSOR_INFORMATION {
  ULONG_PTR ProcessorMask;
  LOGICAL_PROCESSOR_RELATIONSHIP Relationship;
  union {
    struct {
      BYTE Flags; ///< LTP_PC_SMT if the core has several logical processors
    } ProcessorCore;
    struct {
      DWORD NodeNumber;
    } NumaNode;
    CACHE_DESCRIPTOR Cache;
    ULONGLONG Reserved[2];
  };
} SYSTEM_LOGICAL_PROCESSOR_INFORMATION, *PSYSTEM_LOGICAL_PROCESSOR_INFORMATION;

#ifdef __cplusplus
extern "C" {
#endif

/// Stores the cores, packages, caches and NUMA nodes as Linux lists them in /sys. \p size is that
/// of the buffer in bytes, and receives the size of the result. If the buffer is too small, returns
/// FALSE and sets ERROR_INSUFFICIENT_BUFFER.
BOOL GetLogicalProcessorInformation(PSYSTEM_LOGICAL_PROCESSOR_INFORMATION buffer, PDWORD size);
/// FALSE: the process has 64 bits.
BOOL IsWow64Process(HANDLE process, BOOL *is_wow64);
/// For the SSE instructions, which each 64-bit processor has, returns TRUE; for others, FALSE.
BOOL IsProcessorFeaturePresent(DWORD feature);
/// Stores the number of the last NUMA node.
BOOL GetNumaHighestNodeNumber(PULONG number);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_PROCESSORS_H
