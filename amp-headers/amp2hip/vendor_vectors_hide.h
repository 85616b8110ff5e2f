//===--- vendor_vectors_hide.h - Rename the vendors' vector types -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Made by scripts/vendor_names. No include guard;
// vendor_vectors_show.h ends it.

#pragma push_macro("char1")
#undef char1
#define char1 amp2hip_vendor_char1
#pragma push_macro("char2")
#undef char2
#define char2 amp2hip_vendor_char2
#pragma push_macro("char3")
#undef char3
#define char3 amp2hip_vendor_char3
#pragma push_macro("char4")
#undef char4
#define char4 amp2hip_vendor_char4
#pragma push_macro("dim3")
#undef dim3
#define dim3 amp2hip_vendor_dim3
#pragma push_macro("double1")
#undef double1
#define double1 amp2hip_vendor_double1
#pragma push_macro("double2")
#undef double2
#define double2 amp2hip_vendor_double2
#pragma push_macro("double3")
#undef double3
#define double3 amp2hip_vendor_double3
#pragma push_macro("double4")
#undef double4
#define double4 amp2hip_vendor_double4
#pragma push_macro("double4_16a")
#undef double4_16a
#define double4_16a amp2hip_vendor_double4_16a
#pragma push_macro("double4_32a")
#undef double4_32a
#define double4_32a amp2hip_vendor_double4_32a
#pragma push_macro("float1")
#undef float1
#define float1 amp2hip_vendor_float1
#pragma push_macro("float2")
#undef float2
#define float2 amp2hip_vendor_float2
#pragma push_macro("float3")
#undef float3
#define float3 amp2hip_vendor_float3
#pragma push_macro("float4")
#undef float4
#define float4 amp2hip_vendor_float4
#pragma push_macro("int1")
#undef int1
#define int1 amp2hip_vendor_int1
#pragma push_macro("int2")
#undef int2
#define int2 amp2hip_vendor_int2
#pragma push_macro("int3")
#undef int3
#define int3 amp2hip_vendor_int3
#pragma push_macro("int4")
#undef int4
#define int4 amp2hip_vendor_int4
#pragma push_macro("long1")
#undef long1
#define long1 amp2hip_vendor_long1
#pragma push_macro("long2")
#undef long2
#define long2 amp2hip_vendor_long2
#pragma push_macro("long3")
#undef long3
#define long3 amp2hip_vendor_long3
#pragma push_macro("long4")
#undef long4
#define long4 amp2hip_vendor_long4
#pragma push_macro("long4_16a")
#undef long4_16a
#define long4_16a amp2hip_vendor_long4_16a
#pragma push_macro("long4_32a")
#undef long4_32a
#define long4_32a amp2hip_vendor_long4_32a
#pragma push_macro("longlong1")
#undef longlong1
#define longlong1 amp2hip_vendor_longlong1
#pragma push_macro("longlong2")
#undef longlong2
#define longlong2 amp2hip_vendor_longlong2
#pragma push_macro("longlong3")
#undef longlong3
#define longlong3 amp2hip_vendor_longlong3
#pragma push_macro("longlong4")
#undef longlong4
#define longlong4 amp2hip_vendor_longlong4
#pragma push_macro("longlong4_16a")
#undef longlong4_16a
#define longlong4_16a amp2hip_vendor_longlong4_16a
#pragma push_macro("longlong4_32a")
#undef longlong4_32a
#define longlong4_32a amp2hip_vendor_longlong4_32a
#pragma push_macro("make_char1")
#undef make_char1
#define make_char1 amp2hip_vendor_make_char1
#pragma push_macro("make_char2")
#undef make_char2
#define make_char2 amp2hip_vendor_make_char2
#pragma push_macro("make_char3")
#undef make_char3
#define make_char3 amp2hip_vendor_make_char3
#pragma push_macro("make_char4")
#undef make_char4
#define make_char4 amp2hip_vendor_make_char4
#pragma push_macro("make_double1")
#undef make_double1
#define make_double1 amp2hip_vendor_make_double1
#pragma push_macro("make_double2")
#undef make_double2
#define make_double2 amp2hip_vendor_make_double2
#pragma push_macro("make_double3")
#undef make_double3
#define make_double3 amp2hip_vendor_make_double3
#pragma push_macro("make_double4")
#undef make_double4
#define make_double4 amp2hip_vendor_make_double4
#pragma push_macro("make_double4_16a")
#undef make_double4_16a
#define make_double4_16a amp2hip_vendor_make_double4_16a
#pragma push_macro("make_double4_32a")
#undef make_double4_32a
#define make_double4_32a amp2hip_vendor_make_double4_32a
#pragma push_macro("make_float1")
#undef make_float1
#define make_float1 amp2hip_vendor_make_float1
#pragma push_macro("make_float2")
#undef make_float2
#define make_float2 amp2hip_vendor_make_float2
#pragma push_macro("make_float3")
#undef make_float3
#define make_float3 amp2hip_vendor_make_float3
#pragma push_macro("make_float4")
#undef make_float4
#define make_float4 amp2hip_vendor_make_float4
#pragma push_macro("make_int1")
#undef make_int1
#define make_int1 amp2hip_vendor_make_int1
#pragma push_macro("make_int2")
#undef make_int2
#define make_int2 amp2hip_vendor_make_int2
#pragma push_macro("make_int3")
#undef make_int3
#define make_int3 amp2hip_vendor_make_int3
#pragma push_macro("make_int4")
#undef make_int4
#define make_int4 amp2hip_vendor_make_int4
#pragma push_macro("make_long1")
#undef make_long1
#define make_long1 amp2hip_vendor_make_long1
#pragma push_macro("make_long2")
#undef make_long2
#define make_long2 amp2hip_vendor_make_long2
#pragma push_macro("make_long3")
#undef make_long3
#define make_long3 amp2hip_vendor_make_long3
#pragma push_macro("make_long4")
#undef make_long4
#define make_long4 amp2hip_vendor_make_long4
#pragma push_macro("make_long4_16a")
#undef make_long4_16a
#define make_long4_16a amp2hip_vendor_make_long4_16a
#pragma push_macro("make_long4_32a")
#undef make_long4_32a
#define make_long4_32a amp2hip_vendor_make_long4_32a
#pragma push_macro("make_longlong1")
#undef make_longlong1
#define make_longlong1 amp2hip_vendor_make_longlong1
#pragma push_macro("make_longlong2")
#undef make_longlong2
#define make_longlong2 amp2hip_vendor_make_longlong2
#pragma push_macro("make_longlong3")
#undef make_longlong3
#define make_longlong3 amp2hip_vendor_make_longlong3
#pragma push_macro("make_longlong4")
#undef make_longlong4
#define make_longlong4 amp2hip_vendor_make_longlong4
#pragma push_macro("make_longlong4_16a")
#undef make_longlong4_16a
#define make_longlong4_16a amp2hip_vendor_make_longlong4_16a
#pragma push_macro("make_longlong4_32a")
#undef make_longlong4_32a
#define make_longlong4_32a amp2hip_vendor_make_longlong4_32a
#pragma push_macro("make_short1")
#undef make_short1
#define make_short1 amp2hip_vendor_make_short1
#pragma push_macro("make_short2")
#undef make_short2
#define make_short2 amp2hip_vendor_make_short2
#pragma push_macro("make_short3")
#undef make_short3
#define make_short3 amp2hip_vendor_make_short3
#pragma push_macro("make_short4")
#undef make_short4
#define make_short4 amp2hip_vendor_make_short4
#pragma push_macro("make_uchar1")
#undef make_uchar1
#define make_uchar1 amp2hip_vendor_make_uchar1
#pragma push_macro("make_uchar2")
#undef make_uchar2
#define make_uchar2 amp2hip_vendor_make_uchar2
#pragma push_macro("make_uchar3")
#undef make_uchar3
#define make_uchar3 amp2hip_vendor_make_uchar3
#pragma push_macro("make_uchar4")
#undef make_uchar4
#define make_uchar4 amp2hip_vendor_make_uchar4
#pragma push_macro("make_uint1")
#undef make_uint1
#define make_uint1 amp2hip_vendor_make_uint1
#pragma push_macro("make_uint2")
#undef make_uint2
#define make_uint2 amp2hip_vendor_make_uint2
#pragma push_macro("make_uint3")
#undef make_uint3
#define make_uint3 amp2hip_vendor_make_uint3
#pragma push_macro("make_uint4")
#undef make_uint4
#define make_uint4 amp2hip_vendor_make_uint4
#pragma push_macro("make_ulong1")
#undef make_ulong1
#define make_ulong1 amp2hip_vendor_make_ulong1
#pragma push_macro("make_ulong2")
#undef make_ulong2
#define make_ulong2 amp2hip_vendor_make_ulong2
#pragma push_macro("make_ulong3")
#undef make_ulong3
#define make_ulong3 amp2hip_vendor_make_ulong3
#pragma push_macro("make_ulong4")
#undef make_ulong4
#define make_ulong4 amp2hip_vendor_make_ulong4
#pragma push_macro("make_ulong4_16a")
#undef make_ulong4_16a
#define make_ulong4_16a amp2hip_vendor_make_ulong4_16a
#pragma push_macro("make_ulong4_32a")
#undef make_ulong4_32a
#define make_ulong4_32a amp2hip_vendor_make_ulong4_32a
#pragma push_macro("make_ulonglong1")
#undef make_ulonglong1
#define make_ulonglong1 amp2hip_vendor_make_ulonglong1
#pragma push_macro("make_ulonglong2")
#undef make_ulonglong2
#define make_ulonglong2 amp2hip_vendor_make_ulonglong2
#pragma push_macro("make_ulonglong3")
#undef make_ulonglong3
#define make_ulonglong3 amp2hip_vendor_make_ulonglong3
#pragma push_macro("make_ulonglong4")
#undef make_ulonglong4
#define make_ulonglong4 amp2hip_vendor_make_ulonglong4
#pragma push_macro("make_ulonglong4_16a")
#undef make_ulonglong4_16a
#define make_ulonglong4_16a amp2hip_vendor_make_ulonglong4_16a
#pragma push_macro("make_ulonglong4_32a")
#undef make_ulonglong4_32a
#define make_ulonglong4_32a amp2hip_vendor_make_ulonglong4_32a
#pragma push_macro("make_ushort1")
#undef make_ushort1
#define make_ushort1 amp2hip_vendor_make_ushort1
#pragma push_macro("make_ushort2")
#undef make_ushort2
#define make_ushort2 amp2hip_vendor_make_ushort2
#pragma push_macro("make_ushort3")
#undef make_ushort3
#define make_ushort3 amp2hip_vendor_make_ushort3
#pragma push_macro("make_ushort4")
#undef make_ushort4
#define make_ushort4 amp2hip_vendor_make_ushort4
#pragma push_macro("short1")
#undef short1
#define short1 amp2hip_vendor_short1
#pragma push_macro("short2")
#undef short2
#define short2 amp2hip_vendor_short2
#pragma push_macro("short3")
#undef short3
#define short3 amp2hip_vendor_short3
#pragma push_macro("short4")
#undef short4
#define short4 amp2hip_vendor_short4
#pragma push_macro("uchar1")
#undef uchar1
#define uchar1 amp2hip_vendor_uchar1
#pragma push_macro("uchar2")
#undef uchar2
#define uchar2 amp2hip_vendor_uchar2
#pragma push_macro("uchar3")
#undef uchar3
#define uchar3 amp2hip_vendor_uchar3
#pragma push_macro("uchar4")
#undef uchar4
#define uchar4 amp2hip_vendor_uchar4
#pragma push_macro("uint1")
#undef uint1
#define uint1 amp2hip_vendor_uint1
#pragma push_macro("uint2")
#undef uint2
#define uint2 amp2hip_vendor_uint2
#pragma push_macro("uint3")
#undef uint3
#define uint3 amp2hip_vendor_uint3
#pragma push_macro("uint4")
#undef uint4
#define uint4 amp2hip_vendor_uint4
#pragma push_macro("ulong1")
#undef ulong1
#define ulong1 amp2hip_vendor_ulong1
#pragma push_macro("ulong2")
#undef ulong2
#define ulong2 amp2hip_vendor_ulong2
#pragma push_macro("ulong3")
#undef ulong3
#define ulong3 amp2hip_vendor_ulong3
#pragma push_macro("ulong4")
#undef ulong4
#define ulong4 amp2hip_vendor_ulong4
#pragma push_macro("ulong4_16a")
#undef ulong4_16a
#define ulong4_16a amp2hip_vendor_ulong4_16a
#pragma push_macro("ulong4_32a")
#undef ulong4_32a
#define ulong4_32a amp2hip_vendor_ulong4_32a
#pragma push_macro("ulonglong1")
#undef ulonglong1
#define ulonglong1 amp2hip_vendor_ulonglong1
#pragma push_macro("ulonglong2")
#undef ulonglong2
#define ulonglong2 amp2hip_vendor_ulonglong2
#pragma push_macro("ulonglong3")
#undef ulonglong3
#define ulonglong3 amp2hip_vendor_ulonglong3
#pragma push_macro("ulonglong4")
#undef ulonglong4
#define ulonglong4 amp2hip_vendor_ulonglong4
#pragma push_macro("ulonglong4_16a")
#undef ulonglong4_16a
#define ulonglong4_16a amp2hip_vendor_ulonglong4_16a
#pragma push_macro("ulonglong4_32a")
#undef ulonglong4_32a
#define ulonglong4_32a amp2hip_vendor_ulonglong4_32a
#pragma push_macro("ushort1")
#undef ushort1
#define ushort1 amp2hip_vendor_ushort1
#pragma push_macro("ushort2")
#undef ushort2
#define ushort2 amp2hip_vendor_ushort2
#pragma push_macro("ushort3")
#undef ushort3
#define ushort3 amp2hip_vendor_ushort3
#pragma push_macro("ushort4")
#undef ushort4
#define ushort4 amp2hip_vendor_ushort4
