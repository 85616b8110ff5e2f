//===--- keywords.h - __int64, __forceinline, __stdcall ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines Microsoft's keywords as macros where the compiler does not know them. The translator's
/// Clang knows most of them with -fms-extensions and then must see them as keywords, since it
/// rewrites some of them.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_KEYWORDS_H
#define AMP2HIP_WINDOWS_LANGUAGE_KEYWORDS_H

/// 1 if \p name is a keyword that must not become a macro.
#if defined(AMP2HIP_TRANSLATING) && defined(__is_identifier)
#define AMP2HIP_IS_KEYWORD(name) (!__is_identifier(name))
#else
#define AMP2HIP_IS_KEYWORD(name) 0
#endif

// Integers.
#if !AMP2HIP_IS_KEYWORD(__int64)
#define __int8 char
#define __int16 short
#define __int32 int
#define __int64 long long
#endif
#if !AMP2HIP_IS_KEYWORD(_int64)
#define _int8 char
#define _int16 short
#define _int32 int
#define _int64 long long
#endif
#if !AMP2HIP_IS_KEYWORD(__wchar_t)
#define __wchar_t wchar_t
#endif

// Inlining. Define __forceinline on the command line for another meaning, for example if g++
// reports a function that it cannot inline.
#if !AMP2HIP_IS_KEYWORD(__forceinline) && !defined(__forceinline)
#define __forceinline inline __attribute__((always_inline))
#endif
#if !AMP2HIP_IS_KEYWORD(_forceinline)
#define _forceinline __forceinline
#endif
#if !AMP2HIP_IS_KEYWORD(_inline)
#define _inline inline
#endif

// Calling conventions: x64 has one.
#if !AMP2HIP_IS_KEYWORD(__cdecl)
#define __cdecl
#define __stdcall
#define __fastcall
#define __thiscall
#define __vectorcall
#endif
#if !AMP2HIP_IS_KEYWORD(_cdecl)
#define _cdecl
#define _stdcall
#define _fastcall
#endif
#define __clrcall

// Pointers.
#if !AMP2HIP_IS_KEYWORD(__ptr64)
#define __ptr32
#define __ptr64
#endif
#if !AMP2HIP_IS_KEYWORD(__unaligned)
#define __unaligned
#endif
#if !AMP2HIP_IS_KEYWORD(__w64)
#define __w64
#endif

// Statements.
#if !AMP2HIP_IS_KEYWORD(__assume)
#define __assume(condition) ((condition) ? (void)0 : __builtin_unreachable())
#endif
#if !defined(__cplusplus) && !AMP2HIP_IS_KEYWORD(__try)
#define __try _Pragma("GCC error \"'__try' in C has no equivalent; compile the source as C++\"")
#endif
// With -fms-extensions, the translator's Clang declares __debugbreak and __noop.
#if !defined(AMP2HIP_TRANSLATING) || !__has_builtin(__debugbreak)
/// Stops in the debugger; without one, ends the program with SIGTRAP.
static __inline__ __attribute__((always_inline, unused)) void __debugbreak(void) {
  __asm__ volatile("int3");
}
/// Has the value 0 and evaluates no argument. A program may use it without arguments, too: `#define
/// TRACE __noop`.
#if defined(__cplusplus)
struct amp2hip_noop {
  template <typename... Arguments>
  char operator()(const Arguments &...) const;
#if defined(__CUDACC__) || defined(__HIP__)
  __attribute__((host)) __attribute__((device))
#endif
  friend constexpr int
  operator*(amp2hip_noop, decltype(sizeof(0))) noexcept {
    return 0;
  }
};
#define __noop amp2hip_noop() * sizeof amp2hip_noop()
#else
#define __noop(...) ((void)0)
#endif
#endif
// __is_identifier(__pragma) is not valid; __pragma is a keyword if __int64 is.
#if !AMP2HIP_IS_KEYWORD(__int64)
#define AMP2HIP_PRAGMA(text) _Pragma(#text)
#define __pragma(text) AMP2HIP_PRAGMA(text)
#endif
#if !AMP2HIP_IS_KEYWORD(__FUNCSIG__)
#define __FUNCSIG__ __PRETTY_FUNCTION__
#endif
#if !AMP2HIP_IS_KEYWORD(__FUNCDNAME__)
#define __FUNCDNAME__ __FUNCTION__
#endif

// Programs write L##__FUNCTION__ for the wide name of the function.
#if !AMP2HIP_IS_KEYWORD(L__FUNCTION__)
#ifdef __cplusplus
extern "C" const wchar_t *amp2hip_windows_wide_name(const char *name);
#else
const __WCHAR_TYPE__ *amp2hip_windows_wide_name(const char *name);
#endif
#define L__FUNCTION__ amp2hip_windows_wide_name(__FUNCTION__)
#define L__FUNCSIG__ amp2hip_windows_wide_name(__FUNCSIG__)
#endif

#endif // AMP2HIP_WINDOWS_LANGUAGE_KEYWORDS_H
