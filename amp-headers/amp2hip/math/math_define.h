//===--- math_define.h - macros for the math tables -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Macros that declare one math function per row. math_fast.h and math_precise.h include this file,
/// list their rows, and include math_undef.h at the end. The file therefore has no include guard.
///
/// In the translator's parse, the rows are declarations and imports of `std::` names (§9.1, §9.2).
/// In cpu code a call resolves to the imported host function.
///
/// In the output each name is one host/device function template. If an unqualified call also finds
/// a function of the C library, of std or of the vendor with the same parameters, overload
/// resolution prefers that non-template function, so the call is not ambiguous. Cpu code calls that
/// function anyway, through the import. nvcc's own headers make such calls after the last line of
/// the user's source, where a using-directive for precise_math would otherwise break them.
///
//===----------------------------------------------------------------------===//

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_MATH(result, name, parameters, value) AMP2HIP_AMP result name parameters;
#define AMP2HIP_MATH_VOID(name, parameters, statement) AMP2HIP_AMP void name parameters;
// libstdc++ does not declare all functions with an f suffix in std.
#define AMP2HIP_MATH_IMPORT(name)                                                                  \
  using std::name;                                                                                 \
  using ::name##f;
#else
#define AMP2HIP_MATH(result, name, parameters, value)                                              \
  template <typename = void>                                                                       \
  AMP2HIP_AMP inline result name parameters {                                                      \
    return value;                                                                                  \
  }
#define AMP2HIP_MATH_VOID(name, parameters, statement)                                             \
  template <typename = void>                                                                       \
  AMP2HIP_AMP inline void name parameters {                                                        \
    statement;                                                                                     \
  }
#define AMP2HIP_MATH_IMPORT(name)
#endif

// One float row under both of its names: `float NAMEf(float)` and `float NAME(float)`.
#define AMP2HIP_MATH_F(name, parameters, arguments)                                                \
  AMP2HIP_MATH(float, name##f, parameters, ::name##f arguments)                                    \
  AMP2HIP_MATH(float, name, parameters, ::name##f arguments)
