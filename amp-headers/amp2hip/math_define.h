//===--- math_define.h - The rows of the math tables ------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Macros that declare one math function per row. math_fast.h and
/// math_precise.h include this file, list their rows, and end with
/// math_undef.h. No include guard: that is why.
///
/// The translator's parse sees declarations and the imports of `std::` names
/// (§9.1, §9.2), by which a call resolves to the host's function in cpu code.
/// In the output there is one host/device function for each name, and it is a
/// template: where an unqualified call also finds the C library's, std's or the
/// vendor's function of the same parameters, that one is taken and nothing is
/// ambiguous. Cpu code means that function anyway (it is what the import gives
/// it), and nvcc's own headers make such calls behind the user's last line,
/// where a using-directive for precise_math would break them.
///
//===----------------------------------------------------------------------===//

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_MATH(result, name, parameters, value) AMP2HIP_AMP result name parameters;
#define AMP2HIP_MATH_VOID(name, parameters, statement) AMP2HIP_AMP void name parameters;
// libstdc++ does not declare the older of the suffixed names in std.
#define AMP2HIP_MATH_IMPORT(name)                                                                                      \
  using std::name;                                                                                                     \
  using ::name##f;
#else
#define AMP2HIP_MATH(result, name, parameters, value)                                                                  \
  template <typename = void>                                                                                           \
  AMP2HIP_AMP inline result name parameters {                                                                          \
    return value;                                                                                                      \
  }
#define AMP2HIP_MATH_VOID(name, parameters, statement)                                                                 \
  template <typename = void>                                                                                           \
  AMP2HIP_AMP inline void name parameters {                                                                            \
    statement;                                                                                                         \
  }
#define AMP2HIP_MATH_IMPORT(name)
#endif

// One row in float, under both of its names: `float NAMEf(float)` and
// `float NAME(float)`.
#define AMP2HIP_MATH_F(name, parameters, arguments)                                                                    \
  AMP2HIP_MATH(float, name##f, parameters, ::name##f arguments)                                                        \
  AMP2HIP_MATH(float, name, parameters, ::name##f arguments)
