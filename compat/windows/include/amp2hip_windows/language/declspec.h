//===--- declspec.h - __declspec for g++ and nvcc ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines `__declspec(name)` as GCC's attribute AMP2HIP_DECLSPEC_<name>. An error or a warning
/// about a specifier that this file does not define names AMP2HIP_DECLSPEC_<name>.
///
/// The translator's Clang must see the keyword, since it rewrites properties. HIP's Clang knows the
/// keyword, but ignores `__declspec(thread)`.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_DECLSPEC_H
#define AMP2HIP_WINDOWS_LANGUAGE_DECLSPEC_H

#if !defined(AMP2HIP_TRANSLATING)

#define __declspec(specifier) __attribute__((AMP2HIP_DECLSPEC_##specifier))
#define _declspec(specifier) __attribute__((AMP2HIP_DECLSPEC_##specifier))

#define AMP2HIP_DECLSPEC_allocate section
#define AMP2HIP_DECLSPEC_allocator
#define AMP2HIP_DECLSPEC_code_seg(segment)
#define AMP2HIP_DECLSPEC_deprecated deprecated
#define AMP2HIP_DECLSPEC_dllexport visibility("default")
#define AMP2HIP_DECLSPEC_dllimport
#define AMP2HIP_DECLSPEC_empty_bases
#define AMP2HIP_DECLSPEC_guard(kind)
#define AMP2HIP_DECLSPEC_intrin_type
#define AMP2HIP_DECLSPEC_jitintrinsic
#define AMP2HIP_DECLSPEC_noalias
#define AMP2HIP_DECLSPEC_noinline noinline
#define AMP2HIP_DECLSPEC_noreturn noreturn
#define AMP2HIP_DECLSPEC_nothrow nothrow
#define AMP2HIP_DECLSPEC_novtable
#define AMP2HIP_DECLSPEC_process
#define AMP2HIP_DECLSPEC_restrict
#define AMP2HIP_DECLSPEC_safebuffers
#define AMP2HIP_DECLSPEC_selectany weak
#define AMP2HIP_DECLSPEC_spectre(kind)
#define AMP2HIP_DECLSPEC_uuid(guid)

// A specifier of a variable, not an attribute.
#if defined(__cplusplus)
#define AMP2HIP_DECLSPEC_thread )) thread_local __attribute__((
#else
#define AMP2HIP_DECLSPEC_thread )) _Thread_local __attribute__((
#endif

#if defined(__clang__)
// The keyword, which HIP's headers use too.
#define AMP2HIP_DECLSPEC_align(bytes) )) __declspec(align(bytes)) __attribute__((
#define AMP2HIP_DECLSPEC_property(...) )) __declspec(property(__VA_ARGS__)) __attribute__((
#else
// GCC ignores the attribute, with a warning, before `struct` and `class`; it must follow the
// keyword: `struct __declspec(align(16)) s`.
#define AMP2HIP_DECLSPEC_align aligned
// Not available. The attribute `mode` is an error whose message contains the name.
#define AMP2HIP_DECLSPEC_property(...)                                                             \
  mode(no_properties_outside_of_translated_files__call_the_accessors_instead)
#endif
#define AMP2HIP_DECLSPEC_naked mode(no_naked_functions__write_the_function_in_cpp)

#endif // AMP2HIP_TRANSLATING

#endif // AMP2HIP_WINDOWS_LANGUAGE_DECLSPEC_H
