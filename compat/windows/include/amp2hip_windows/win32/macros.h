//===--- macros.h - LOWORD, ZeroMemory, min and max ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Macros of windows.h that take numbers and memory apart. `min` and `max` are functions instead of
/// macros, because macros would break the headers of the C++ library. They accept different types,
/// like the macros, and amp code may call them. They are not available in preprocessor conditions.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MACROS_H
#define AMP2HIP_WINDOWS_WIN32_MACROS_H

#include "amp2hip_windows/win32/types.h"
#include <string.h>

#define MAKEWORD(low, high)                                                                        \
  ((WORD)(((BYTE)((DWORD_PTR)(low) & 0xff)) | ((WORD)((BYTE)((DWORD_PTR)(high) & 0xff))) << 8))
#define MAKELONG(low, high)                                                                        \
  ((LONG)(((WORD)((DWORD_PTR)(low) & 0xffff)) | ((DWORD)((WORD)((DWORD_PTR)(high) & 0xffff)))      \
                                                    << 16))
#define LOWORD(number) ((WORD)((DWORD_PTR)(number) & 0xffff))
#define HIWORD(number) ((WORD)((DWORD_PTR)(number) >> 16 & 0xffff))
#define LOBYTE(number) ((BYTE)((DWORD_PTR)(number) & 0xff))
#define HIBYTE(number) ((BYTE)((DWORD_PTR)(number) >> 8 & 0xff))
#define RGB(r, g, b) ((COLORREF)((BYTE)(r) | (WORD)((BYTE)(g)) << 8 | (DWORD)((BYTE)(b)) << 16))
#define GetRValue(color) LOBYTE(color)
#define GetGValue(color) HIBYTE(color)
#define GetBValue(color) LOBYTE((color) >> 16)
#define Int32x32To64(a, b) ((LONGLONG)(LONG)(a) * (LONGLONG)(LONG)(b))
#define UInt32x32To64(a, b) ((ULONGLONG)(DWORD)(a) * (ULONGLONG)(DWORD)(b))
#define Int64ShllMod32(number, bits) ((ULONGLONG)(number) << ((bits) & 31))
#define Int64ShraMod32(number, bits) ((LONGLONG)(number) >> ((bits) & 31))
#define Int64ShrlMod32(number, bits) ((ULONGLONG)(number) >> ((bits) & 31))
#define UNREFERENCED_PARAMETER(name) ((void)(name))
#define DBG_UNREFERENCED_PARAMETER(name) ((void)(name))
#define DBG_UNREFERENCED_LOCAL_VARIABLE(name) ((void)(name))
#define ARRAYSIZE(elements) (sizeof(elements) / sizeof((elements)[0]))
#define RTL_NUMBER_OF(elements) ARRAYSIZE(elements)
#define FIELD_OFFSET(type, member) ((LONG)offsetof(type, member))
#define CONTAINING_RECORD(address, type, member)                                                   \
  ((type *)((char *)(address) - offsetof(type, member)))
/// Is an error if \p condition is false.
#ifdef __cplusplus
#define C_ASSERT(condition) static_assert(condition)
#else
#define C_ASSERT(condition) _Static_assert(condition, #condition)
#endif
#define MAKEPOINTS(number) (*((POINTS *)&(number)))
#ifdef __cplusplus
#define AMP2HIP_FLAG_OPERATOR(type, op)                                                            \
  constexpr type operator op(type a, type b) {                                                     \
    return type(static_cast<__underlying_type(type)>(a)                                            \
                    op static_cast<__underlying_type(type)>(b));                                   \
  }                                                                                                \
  inline type &operator op##=(type & a, type b) { return a = a op b; }
/// Declares the operators of bits for an enumeration.
#define DEFINE_ENUM_FLAG_OPERATORS(type)                                                           \
  extern "C++" {                                                                                   \
  constexpr type operator~(type a) { return type(~static_cast<__underlying_type(type)>(a)); }      \
  AMP2HIP_FLAG_OPERATOR(type, |)                                                                   \
  AMP2HIP_FLAG_OPERATOR(type, &)                                                                   \
  AMP2HIP_FLAG_OPERATOR(type, ^)                                                                   \
  }
#else
#define DEFINE_ENUM_FLAG_OPERATORS(type)
#endif
#define MAXBYTE 0xff
#define MAXWORD 0xffff
#define MAXDWORD 0xffffffff
#define MINLONG ((LONG)0x80000000)
#define MAXLONG 0x7fffffff

#define ZeroMemory(to, size) memset((to), 0, (size))
#define FillMemory(to, size, value) memset((to), (value), (size))
#define CopyMemory(to, from, size) memcpy((to), (from), (size))
#define MoveMemory(to, from, size) memmove((to), (from), (size))
#define SecureZeroMemory(to, size) ((void)__builtin_memset((to), 0, (size)))
#define RtlZeroMemory ZeroMemory
#define RtlCopyMemory CopyMemory
#define RtlMoveMemory MoveMemory
#define RtlFillMemory FillMemory
#define RtlEqualMemory(a, b, size) (memcmp((a), (b), (size)) == 0)

#if !defined(NOMINMAX)
#include "amp2hip_windows/win32/min_max.h"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MACROS_H
