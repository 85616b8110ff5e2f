//===--- vendor_functions_hide.h - Rename the vendors' other names -===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Made by scripts/vendor_names. No include guard;
// vendor_functions_show.h ends it.

#pragma push_macro("GLenum")
#undef GLenum
#define GLenum amp2hip_vendor_GLenum
#pragma push_macro("GLuint")
#undef GLuint
#define GLuint amp2hip_vendor_GLuint
#pragma push_macro("MAJOR_VERSION")
#undef MAJOR_VERSION
#define MAJOR_VERSION amp2hip_vendor_MAJOR_VERSION
#pragma push_macro("MINOR_VERSION")
#undef MINOR_VERSION
#define MINOR_VERSION amp2hip_vendor_MINOR_VERSION
#pragma push_macro("PATCH_LEVEL")
#undef PATCH_LEVEL
#define PATCH_LEVEL amp2hip_vendor_PATCH_LEVEL
#pragma push_macro("all")
#undef all
#define all amp2hip_vendor_all
#pragma push_macro("amd_mixed_dot")
#undef amd_mixed_dot
#define amd_mixed_dot amp2hip_vendor_amd_mixed_dot
#pragma push_macro("any")
#undef any
#define any amp2hip_vendor_any
#pragma push_macro("atomicAdd")
#undef atomicAdd
#define atomicAdd amp2hip_vendor_atomicAdd
#pragma push_macro("atomicAddNoRet")
#undef atomicAddNoRet
#define atomicAddNoRet amp2hip_vendor_atomicAddNoRet
#pragma push_macro("atomicAdd_block")
#undef atomicAdd_block
#define atomicAdd_block amp2hip_vendor_atomicAdd_block
#pragma push_macro("atomicAdd_system")
#undef atomicAdd_system
#define atomicAdd_system amp2hip_vendor_atomicAdd_system
#pragma push_macro("atomicAnd")
#undef atomicAnd
#define atomicAnd amp2hip_vendor_atomicAnd
#pragma push_macro("atomicAnd_block")
#undef atomicAnd_block
#define atomicAnd_block amp2hip_vendor_atomicAnd_block
#pragma push_macro("atomicAnd_system")
#undef atomicAnd_system
#define atomicAnd_system amp2hip_vendor_atomicAnd_system
#pragma push_macro("atomicCAS")
#undef atomicCAS
#define atomicCAS amp2hip_vendor_atomicCAS
#pragma push_macro("atomicCAS_block")
#undef atomicCAS_block
#define atomicCAS_block amp2hip_vendor_atomicCAS_block
#pragma push_macro("atomicCAS_system")
#undef atomicCAS_system
#define atomicCAS_system amp2hip_vendor_atomicCAS_system
#pragma push_macro("atomicDec")
#undef atomicDec
#define atomicDec amp2hip_vendor_atomicDec
#pragma push_macro("atomicDec_block")
#undef atomicDec_block
#define atomicDec_block amp2hip_vendor_atomicDec_block
#pragma push_macro("atomicDec_system")
#undef atomicDec_system
#define atomicDec_system amp2hip_vendor_atomicDec_system
#pragma push_macro("atomicExch")
#undef atomicExch
#define atomicExch amp2hip_vendor_atomicExch
#pragma push_macro("atomicExch_block")
#undef atomicExch_block
#define atomicExch_block amp2hip_vendor_atomicExch_block
#pragma push_macro("atomicExch_system")
#undef atomicExch_system
#define atomicExch_system amp2hip_vendor_atomicExch_system
#pragma push_macro("atomicInc")
#undef atomicInc
#define atomicInc amp2hip_vendor_atomicInc
#pragma push_macro("atomicInc_block")
#undef atomicInc_block
#define atomicInc_block amp2hip_vendor_atomicInc_block
#pragma push_macro("atomicInc_system")
#undef atomicInc_system
#define atomicInc_system amp2hip_vendor_atomicInc_system
#pragma push_macro("atomicMax")
#undef atomicMax
#define atomicMax amp2hip_vendor_atomicMax
#pragma push_macro("atomicMax_block")
#undef atomicMax_block
#define atomicMax_block amp2hip_vendor_atomicMax_block
#pragma push_macro("atomicMax_system")
#undef atomicMax_system
#define atomicMax_system amp2hip_vendor_atomicMax_system
#pragma push_macro("atomicMin")
#undef atomicMin
#define atomicMin amp2hip_vendor_atomicMin
#pragma push_macro("atomicMin_block")
#undef atomicMin_block
#define atomicMin_block amp2hip_vendor_atomicMin_block
#pragma push_macro("atomicMin_system")
#undef atomicMin_system
#define atomicMin_system amp2hip_vendor_atomicMin_system
#pragma push_macro("atomicOr")
#undef atomicOr
#define atomicOr amp2hip_vendor_atomicOr
#pragma push_macro("atomicOr_block")
#undef atomicOr_block
#define atomicOr_block amp2hip_vendor_atomicOr_block
#pragma push_macro("atomicOr_system")
#undef atomicOr_system
#define atomicOr_system amp2hip_vendor_atomicOr_system
#pragma push_macro("atomicSub")
#undef atomicSub
#define atomicSub amp2hip_vendor_atomicSub
#pragma push_macro("atomicSub_block")
#undef atomicSub_block
#define atomicSub_block amp2hip_vendor_atomicSub_block
#pragma push_macro("atomicSub_system")
#undef atomicSub_system
#define atomicSub_system amp2hip_vendor_atomicSub_system
#pragma push_macro("atomicXor")
#undef atomicXor
#define atomicXor amp2hip_vendor_atomicXor
#pragma push_macro("atomicXor_block")
#undef atomicXor_block
#define atomicXor_block amp2hip_vendor_atomicXor_block
#pragma push_macro("atomicXor_system")
#undef atomicXor_system
#define atomicXor_system amp2hip_vendor_atomicXor_system
#pragma push_macro("ballot")
#undef ballot
#define ballot amp2hip_vendor_ballot
#pragma push_macro("clock64")
#undef clock64
#define clock64 amp2hip_vendor_clock64
#pragma push_macro("cospi")
#undef cospi
#define cospi amp2hip_vendor_cospi
#pragma push_macro("cospif")
#undef cospif
#define cospif amp2hip_vendor_cospif
#pragma push_macro("cyl_bessel_i0")
#undef cyl_bessel_i0
#define cyl_bessel_i0 amp2hip_vendor_cyl_bessel_i0
#pragma push_macro("cyl_bessel_i0f")
#undef cyl_bessel_i0f
#define cyl_bessel_i0f amp2hip_vendor_cyl_bessel_i0f
#pragma push_macro("cyl_bessel_i1")
#undef cyl_bessel_i1
#define cyl_bessel_i1 amp2hip_vendor_cyl_bessel_i1
#pragma push_macro("cyl_bessel_i1f")
#undef cyl_bessel_i1f
#define cyl_bessel_i1f amp2hip_vendor_cyl_bessel_i1f
#pragma push_macro("dadd")
#undef dadd
#define dadd amp2hip_vendor_dadd
#pragma push_macro("dmul")
#undef dmul
#define dmul amp2hip_vendor_dmul
#pragma push_macro("double2int")
#undef double2int
#define double2int amp2hip_vendor_double2int
#pragma push_macro("double2ll")
#undef double2ll
#define double2ll amp2hip_vendor_double2ll
#pragma push_macro("double2uint")
#undef double2uint
#define double2uint amp2hip_vendor_double2uint
#pragma push_macro("double2ull")
#undef double2ull
#define double2ull amp2hip_vendor_double2ull
#pragma push_macro("dsub")
#undef dsub
#define dsub amp2hip_vendor_dsub
#pragma push_macro("erfcinv")
#undef erfcinv
#define erfcinv amp2hip_vendor_erfcinv
#pragma push_macro("erfcinvf")
#undef erfcinvf
#define erfcinvf amp2hip_vendor_erfcinvf
#pragma push_macro("erfcx")
#undef erfcx
#define erfcx amp2hip_vendor_erfcx
#pragma push_macro("erfcxf")
#undef erfcxf
#define erfcxf amp2hip_vendor_erfcxf
#pragma push_macro("erfinv")
#undef erfinv
#define erfinv amp2hip_vendor_erfinv
#pragma push_macro("erfinvf")
#undef erfinvf
#define erfinvf amp2hip_vendor_erfinvf
#pragma push_macro("fdivide")
#undef fdivide
#define fdivide amp2hip_vendor_fdivide
#pragma push_macro("fdividef")
#undef fdividef
#define fdividef amp2hip_vendor_fdividef
#pragma push_macro("float2double")
#undef float2double
#define float2double amp2hip_vendor_float2double
#pragma push_macro("int2double")
#undef int2double
#define int2double amp2hip_vendor_int2double
#pragma push_macro("libraryPropertyType")
#undef libraryPropertyType
#define libraryPropertyType amp2hip_vendor_libraryPropertyType
#pragma push_macro("libraryPropertyType_t")
#undef libraryPropertyType_t
#define libraryPropertyType_t amp2hip_vendor_libraryPropertyType_t
#pragma push_macro("ll2double")
#undef ll2double
#define ll2double amp2hip_vendor_ll2double
#pragma push_macro("llmax")
#undef llmax
#define llmax amp2hip_vendor_llmax
#pragma push_macro("llmin")
#undef llmin
#define llmin amp2hip_vendor_llmin
#pragma push_macro("max")
#undef max
#define max amp2hip_vendor_max
#pragma push_macro("min")
#undef min
#define min amp2hip_vendor_min
#pragma push_macro("norm")
#undef norm
#define norm amp2hip_vendor_norm
#pragma push_macro("norm3d")
#undef norm3d
#define norm3d amp2hip_vendor_norm3d
#pragma push_macro("norm3df")
#undef norm3df
#define norm3df amp2hip_vendor_norm3df
#pragma push_macro("norm4d")
#undef norm4d
#define norm4d amp2hip_vendor_norm4d
#pragma push_macro("norm4df")
#undef norm4df
#define norm4df amp2hip_vendor_norm4df
#pragma push_macro("normcdf")
#undef normcdf
#define normcdf amp2hip_vendor_normcdf
#pragma push_macro("normcdff")
#undef normcdff
#define normcdff amp2hip_vendor_normcdff
#pragma push_macro("normcdfinv")
#undef normcdfinv
#define normcdfinv amp2hip_vendor_normcdfinv
#pragma push_macro("normcdfinvf")
#undef normcdfinvf
#define normcdfinvf amp2hip_vendor_normcdfinvf
#pragma push_macro("normf")
#undef normf
#define normf amp2hip_vendor_normf
#pragma push_macro("pArgs")
#undef pArgs
#define pArgs amp2hip_vendor_pArgs
#pragma push_macro("powi")
#undef powi
#define powi amp2hip_vendor_powi
#pragma push_macro("powif")
#undef powif
#define powif amp2hip_vendor_powif
#pragma push_macro("rcbrt")
#undef rcbrt
#define rcbrt amp2hip_vendor_rcbrt
#pragma push_macro("rcbrtf")
#undef rcbrtf
#define rcbrtf amp2hip_vendor_rcbrtf
#pragma push_macro("rhypot")
#undef rhypot
#define rhypot amp2hip_vendor_rhypot
#pragma push_macro("rhypotf")
#undef rhypotf
#define rhypotf amp2hip_vendor_rhypotf
#pragma push_macro("rnorm")
#undef rnorm
#define rnorm amp2hip_vendor_rnorm
#pragma push_macro("rnorm3d")
#undef rnorm3d
#define rnorm3d amp2hip_vendor_rnorm3d
#pragma push_macro("rnorm3df")
#undef rnorm3df
#define rnorm3df amp2hip_vendor_rnorm3df
#pragma push_macro("rnorm4d")
#undef rnorm4d
#define rnorm4d amp2hip_vendor_rnorm4d
#pragma push_macro("rnorm4df")
#undef rnorm4df
#define rnorm4df amp2hip_vendor_rnorm4df
#pragma push_macro("rnormf")
#undef rnormf
#define rnormf amp2hip_vendor_rnormf
#pragma push_macro("rsqrt")
#undef rsqrt
#define rsqrt amp2hip_vendor_rsqrt
#pragma push_macro("rsqrtf")
#undef rsqrtf
#define rsqrtf amp2hip_vendor_rsqrtf
#pragma push_macro("safeAtomicAdd")
#undef safeAtomicAdd
#define safeAtomicAdd amp2hip_vendor_safeAtomicAdd
#pragma push_macro("sincospi")
#undef sincospi
#define sincospi amp2hip_vendor_sincospi
#pragma push_macro("sincospif")
#undef sincospif
#define sincospif amp2hip_vendor_sincospif
#pragma push_macro("sinpi")
#undef sinpi
#define sinpi amp2hip_vendor_sinpi
#pragma push_macro("sinpif")
#undef sinpif
#define sinpif amp2hip_vendor_sinpif
#pragma push_macro("surf1DLayeredread")
#undef surf1DLayeredread
#define surf1DLayeredread amp2hip_vendor_surf1DLayeredread
#pragma push_macro("surf1DLayeredwrite")
#undef surf1DLayeredwrite
#define surf1DLayeredwrite amp2hip_vendor_surf1DLayeredwrite
#pragma push_macro("surf1Dread")
#undef surf1Dread
#define surf1Dread amp2hip_vendor_surf1Dread
#pragma push_macro("surf1Dwrite")
#undef surf1Dwrite
#define surf1Dwrite amp2hip_vendor_surf1Dwrite
#pragma push_macro("surf2DLayeredread")
#undef surf2DLayeredread
#define surf2DLayeredread amp2hip_vendor_surf2DLayeredread
#pragma push_macro("surf2DLayeredwrite")
#undef surf2DLayeredwrite
#define surf2DLayeredwrite amp2hip_vendor_surf2DLayeredwrite
#pragma push_macro("surf2Dread")
#undef surf2Dread
#define surf2Dread amp2hip_vendor_surf2Dread
#pragma push_macro("surf2Dwrite")
#undef surf2Dwrite
#define surf2Dwrite amp2hip_vendor_surf2Dwrite
#pragma push_macro("surf3Dread")
#undef surf3Dread
#define surf3Dread amp2hip_vendor_surf3Dread
#pragma push_macro("surf3Dwrite")
#undef surf3Dwrite
#define surf3Dwrite amp2hip_vendor_surf3Dwrite
#pragma push_macro("surfCubemapLayeredread")
#undef surfCubemapLayeredread
#define surfCubemapLayeredread amp2hip_vendor_surfCubemapLayeredread
#pragma push_macro("surfCubemapLayeredwrite")
#undef surfCubemapLayeredwrite
#define surfCubemapLayeredwrite amp2hip_vendor_surfCubemapLayeredwrite
#pragma push_macro("surfCubemapread")
#undef surfCubemapread
#define surfCubemapread amp2hip_vendor_surfCubemapread
#pragma push_macro("surfCubemapwrite")
#undef surfCubemapwrite
#define surfCubemapwrite amp2hip_vendor_surfCubemapwrite
#pragma push_macro("surfaceReference")
#undef surfaceReference
#define surfaceReference amp2hip_vendor_surfaceReference
#pragma push_macro("syncthreads_and")
#undef syncthreads_and
#define syncthreads_and amp2hip_vendor_syncthreads_and
#pragma push_macro("syncthreads_count")
#undef syncthreads_count
#define syncthreads_count amp2hip_vendor_syncthreads_count
#pragma push_macro("syncthreads_or")
#undef syncthreads_or
#define syncthreads_or amp2hip_vendor_syncthreads_or
#pragma push_macro("tex1D")
#undef tex1D
#define tex1D amp2hip_vendor_tex1D
#pragma push_macro("tex1DGrad")
#undef tex1DGrad
#define tex1DGrad amp2hip_vendor_tex1DGrad
#pragma push_macro("tex1DLayered")
#undef tex1DLayered
#define tex1DLayered amp2hip_vendor_tex1DLayered
#pragma push_macro("tex1DLayeredGrad")
#undef tex1DLayeredGrad
#define tex1DLayeredGrad amp2hip_vendor_tex1DLayeredGrad
#pragma push_macro("tex1DLayeredLod")
#undef tex1DLayeredLod
#define tex1DLayeredLod amp2hip_vendor_tex1DLayeredLod
#pragma push_macro("tex1DLod")
#undef tex1DLod
#define tex1DLod amp2hip_vendor_tex1DLod
#pragma push_macro("tex1Dfetch")
#undef tex1Dfetch
#define tex1Dfetch amp2hip_vendor_tex1Dfetch
#pragma push_macro("tex2D")
#undef tex2D
#define tex2D amp2hip_vendor_tex2D
#pragma push_macro("tex2DGrad")
#undef tex2DGrad
#define tex2DGrad amp2hip_vendor_tex2DGrad
#pragma push_macro("tex2DLayered")
#undef tex2DLayered
#define tex2DLayered amp2hip_vendor_tex2DLayered
#pragma push_macro("tex2DLayeredGrad")
#undef tex2DLayeredGrad
#define tex2DLayeredGrad amp2hip_vendor_tex2DLayeredGrad
#pragma push_macro("tex2DLayeredLod")
#undef tex2DLayeredLod
#define tex2DLayeredLod amp2hip_vendor_tex2DLayeredLod
#pragma push_macro("tex2DLod")
#undef tex2DLod
#define tex2DLod amp2hip_vendor_tex2DLod
#pragma push_macro("tex2Dgather")
#undef tex2Dgather
#define tex2Dgather amp2hip_vendor_tex2Dgather
#pragma push_macro("tex3D")
#undef tex3D
#define tex3D amp2hip_vendor_tex3D
#pragma push_macro("tex3DGrad")
#undef tex3DGrad
#define tex3DGrad amp2hip_vendor_tex3DGrad
#pragma push_macro("tex3DLod")
#undef tex3DLod
#define tex3DLod amp2hip_vendor_tex3DLod
#pragma push_macro("texCubemap")
#undef texCubemap
#define texCubemap amp2hip_vendor_texCubemap
#pragma push_macro("texCubemapGrad")
#undef texCubemapGrad
#define texCubemapGrad amp2hip_vendor_texCubemapGrad
#pragma push_macro("texCubemapLayered")
#undef texCubemapLayered
#define texCubemapLayered amp2hip_vendor_texCubemapLayered
#pragma push_macro("texCubemapLayeredGrad")
#undef texCubemapLayeredGrad
#define texCubemapLayeredGrad amp2hip_vendor_texCubemapLayeredGrad
#pragma push_macro("texCubemapLayeredLod")
#undef texCubemapLayeredLod
#define texCubemapLayeredLod amp2hip_vendor_texCubemapLayeredLod
#pragma push_macro("texCubemapLod")
#undef texCubemapLod
#define texCubemapLod amp2hip_vendor_texCubemapLod
#pragma push_macro("texture")
#undef texture
#define texture amp2hip_vendor_texture
#pragma push_macro("textureReference")
#undef textureReference
#define textureReference amp2hip_vendor_textureReference
#pragma push_macro("uchar")
#undef uchar
#define uchar amp2hip_vendor_uchar
#pragma push_macro("uchar2Holder")
#undef uchar2Holder
#define uchar2Holder amp2hip_vendor_uchar2Holder
#pragma push_macro("ucharHolder")
#undef ucharHolder
#define ucharHolder amp2hip_vendor_ucharHolder
#pragma push_macro("uint2double")
#undef uint2double
#define uint2double amp2hip_vendor_uint2double
#pragma push_macro("ull2double")
#undef ull2double
#define ull2double amp2hip_vendor_ull2double
#pragma push_macro("ullmax")
#undef ullmax
#define ullmax amp2hip_vendor_ullmax
#pragma push_macro("ullmin")
#undef ullmin
#define ullmin amp2hip_vendor_ullmin
#pragma push_macro("ullong")
#undef ullong
#define ullong amp2hip_vendor_ullong
#pragma push_macro("umax")
#undef umax
#define umax amp2hip_vendor_umax
#pragma push_macro("umin")
#undef umin
#define umin amp2hip_vendor_umin
#pragma push_macro("unsafeAtomicAdd")
#undef unsafeAtomicAdd
#define unsafeAtomicAdd amp2hip_vendor_unsafeAtomicAdd
