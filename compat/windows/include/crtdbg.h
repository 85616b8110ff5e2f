//===--- crtdbg.h - _ASSERTE and the debug heap --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Assertions and reports of Microsoft's debug library; they do something only if _DEBUG is
/// defined. There is no debug heap: its functions succeed and find no leaks. Use AddressSanitizer
/// (-fsanitize=address) or Valgrind instead.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRTDBG_H
#define AMP2HIP_WINDOWS_CRTDBG_H

#include "amp2hip_windows/crt/malloc.h"
#include "amp2hip_windows/crt/types.h"
#include "amp2hip_windows/crt/unavailable.h"
#include <stdlib.h>
#include <string.h>

#define _CRT_WARN 0
#define _CRT_ERROR 1
#define _CRT_ASSERT 2
#define _CRTDBG_ALLOC_MEM_DF 0x01
#define _CRTDBG_DELAY_FREE_MEM_DF 0x02
#define _CRTDBG_CHECK_ALWAYS_DF 0x04
#define _CRTDBG_CHECK_CRT_DF 0x10
#define _CRTDBG_LEAK_CHECK_DF 0x20
#define _CRTDBG_REPORT_FLAG (-1)
#define _CRTDBG_MODE_FILE 0x1
#define _CRTDBG_MODE_DEBUG 0x2
#define _CRTDBG_MODE_WNDW 0x4
#define _CRTDBG_REPORT_MODE (-1)
#define _CRTDBG_FILE_STDOUT ((_HFILE)(-4))
#define _CRTDBG_FILE_STDERR ((_HFILE)(-5))
#define _FREE_BLOCK 0
#define _NORMAL_BLOCK 1
#define _CRT_BLOCK 2
#define _IGNORE_BLOCK 3
#define _CLIENT_BLOCK 4

typedef void *_HFILE;
#define _CRT_RPTHOOK_INSTALL 0
#define _CRT_RPTHOOK_REMOVE 1
/// Returns nonzero if it has handled the report; \p result 1 then stops in the debugger.
typedef int (*_CRT_REPORT_HOOK)(int type, char *message, int *result);
typedef int (*_CRT_REPORT_HOOKW)(int type, wchar_t *message, int *result);
typedef int (*_CRT_ALLOC_HOOK)(int operation, void *memory, size_t size, int kind, long number,
                               const unsigned char *file, int line);
typedef void (*_CRT_DUMP_CLIENT)(void *memory, size_t size);
#define _HOOK_ALLOC 1
#define _HOOK_REALLOC 2
#define _HOOK_FREE 3
typedef struct _CrtMemState {
  int unused;
} _CrtMemState;

#ifdef __cplusplus
extern "C" {
#endif

/// Prints a report to standard error. Returns 1, after which _ASSERTE stops in the debugger, if
/// \p type is _CRT_ASSERT or _CRT_ERROR, else 0.
int _CrtDbgReport(int type, const char *file, int line, const char *module, const char *format,
                  ...);
/// Sets the function that each report calls first, and returns the previous one.
_CRT_REPORT_HOOK _CrtSetReportHook(_CRT_REPORT_HOOK hook);
/// Add a hook or remove it, by \p mode. A report calls these hooks before that of
/// _CrtSetReportHook(), beginning with the hook that was added last. Return how many times \p hook
/// has been added and not removed, or -1 if an argument is wrong.
int _CrtSetReportHook2(int mode, _CRT_REPORT_HOOK hook);
int _CrtSetReportHookW2(int mode, _CRT_REPORT_HOOKW hook);

#ifdef __cplusplus
} // extern "C"
#endif

static __inline__ int _CrtSetDbgFlag(int flags) { return (void)flags, 0; }
static __inline__ int _CrtDumpMemoryLeaks(void) { return 0; }
static __inline__ int _CrtCheckMemory(void) { return 1; }
static __inline__ int _CrtSetReportMode(int type, int mode) { return (void)type, (void)mode, 0; }
static __inline__ _HFILE _CrtSetReportFile(int type, _HFILE file) { return (void)type, file; }
static __inline__ long _CrtSetBreakAlloc(long number) { return number; }
static __inline__ int _CrtIsValidHeapPointer(const void *memory) { return memory != NULL; }
static __inline__ int _CrtIsValidPointer(const void *memory, unsigned int size, int write) {
  return (void)size, (void)write, memory != NULL;
}
static __inline__ void _CrtMemCheckpoint(_CrtMemState *state) { state->unused = 0; }
static __inline__ int _CrtMemDifference(_CrtMemState *difference, const _CrtMemState *before,
                                        const _CrtMemState *after) {
  return (void)before, (void)after, difference->unused = 0;
}
static __inline__ void _CrtMemDumpStatistics(const _CrtMemState *state) { (void)state; }
static __inline__ void _CrtMemDumpAllObjectsSince(const _CrtMemState *state) { (void)state; }
/// No dump calls the hook.
static __inline__ _CRT_DUMP_CLIENT _CrtSetDumpClient(_CRT_DUMP_CLIENT hook) {
  return (void)hook, (_CRT_DUMP_CLIENT)0;
}
#if !defined(_DEBUG)
#define _CrtSetAllocHook(hook) ((_CRT_ALLOC_HOOK)0)
#define _CrtDoForAllClientObjects(function, context) ((void)0)
#endif
#define _CrtDbgBreak() __debugbreak()

#define _malloc_dbg(size, kind, file, line) malloc(size)
#define _calloc_dbg(count, size, kind, file, line) calloc(count, size)
#define _realloc_dbg(memory, size, kind, file, line) realloc(memory, size)
#define _free_dbg(memory, kind) free(memory)
#define _msize_dbg(memory, kind) _msize(memory)

#if defined(_DEBUG)
#define _ASSERT_EXPR(condition, text)                                                              \
  ((void)(!!(condition) ||                                                                         \
          _CrtDbgReport(_CRT_ASSERT, __FILE__, __LINE__, 0, "%ls", (text)) != 1 ||                 \
          (__debugbreak(), 0)))
#define AMP2HIP_CRTDBG_ASSERT(condition, ...)                                                      \
  ((void)(!!(condition) || _CrtDbgReport(_CRT_ASSERT, __FILE__, __LINE__, 0, __VA_ARGS__) != 1 ||  \
          (__debugbreak(), 0)))
#define _ASSERT(condition) AMP2HIP_CRTDBG_ASSERT(condition, "assertion failed")
#define _ASSERTE(condition) AMP2HIP_CRTDBG_ASSERT(condition, "%s", "assertion failed: " #condition)
#define AMP2HIP_CRTDBG_REPORT(type, ...)                                                           \
  ((void)(_CrtDbgReport(type, __VA_ARGS__) == 1 && (__debugbreak(), 0)))
#define _RPT0(type, text) AMP2HIP_CRTDBG_REPORT(type, 0, 0, 0, "%s", text)
#define _RPTF0(type, text) AMP2HIP_CRTDBG_REPORT(type, __FILE__, __LINE__, 0, "%s", text)
#define AMP2HIP_CRTDBG_RPT(type, ...) AMP2HIP_CRTDBG_REPORT(type, 0, 0, 0, __VA_ARGS__)
#define AMP2HIP_CRTDBG_RPTF(type, ...)                                                             \
  AMP2HIP_CRTDBG_REPORT(type, __FILE__, __LINE__, 0, __VA_ARGS__)
#else
#define _ASSERT_EXPR(condition, text) ((void)0)
#define _ASSERT(condition) ((void)0)
#define _ASSERTE(condition) ((void)0)
#define _RPT0(type, text) ((void)0)
#define _RPTF0(type, text) ((void)0)
#define AMP2HIP_CRTDBG_RPT(type, ...) ((void)0)
#define AMP2HIP_CRTDBG_RPTF(type, ...) ((void)0)
#endif
#define _RPT1(type, ...) AMP2HIP_CRTDBG_RPT(type, __VA_ARGS__)
#define _RPT2(type, ...) AMP2HIP_CRTDBG_RPT(type, __VA_ARGS__)
#define _RPT3(type, ...) AMP2HIP_CRTDBG_RPT(type, __VA_ARGS__)
#define _RPT4(type, ...) AMP2HIP_CRTDBG_RPT(type, __VA_ARGS__)
#define _RPTF1(type, ...) AMP2HIP_CRTDBG_RPTF(type, __VA_ARGS__)
#define _RPTF2(type, ...) AMP2HIP_CRTDBG_RPTF(type, __VA_ARGS__)
#define _RPTF3(type, ...) AMP2HIP_CRTDBG_RPTF(type, __VA_ARGS__)
#define _RPTF4(type, ...) AMP2HIP_CRTDBG_RPTF(type, __VA_ARGS__)

#ifdef __cplusplus
// For the macro by which programs find leaks: `#define new new(_NORMAL_BLOCK, __FILE__, __LINE__)`.
extern "C++" {
inline void *operator new(size_t size, int, const char *, int) { return ::operator new(size); }
inline void *operator new[](size_t size, int, const char *, int) { return ::operator new[](size); }
inline void operator delete(void *memory, int, const char *, int) { ::operator delete(memory); }
inline void operator delete[](void *memory, int, const char *, int) { ::operator delete[](memory); }
}
#endif

#endif // AMP2HIP_WINDOWS_CRTDBG_H
