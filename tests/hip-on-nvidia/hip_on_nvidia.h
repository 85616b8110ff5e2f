//===--- hip_on_nvidia.h - Build HIP for NVIDIA with CUDA 13 --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// HIP's NVIDIA platform consists of inline functions that call CUDA. Those of
// HIP 5 are written for CUDA 11. CUDA 13 changed the signatures of some
// functions and removed others. This header is included first (-include) and
// declares the old functions: they forward to CUDA 13 if possible, and
// otherwise return cudaErrorNotSupported. With newer HIP headers, which do not
// need this, the header is empty.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_ON_NVIDIA_H
#define AMP2HIP_HIP_ON_NVIDIA_H

#include <hip/hip_version.h>
#if HIP_VERSION_MAJOR < 6

// Includes all CUDA headers that HIP's header includes, so that the macro below
// does not affect them. CUDA_NO_HALF removes the name `half`, which programs
// may use, as on HIP's own platform.
#define CUDA_NO_HALF
#include <cstring>
#ifdef AMP2HIP_VENDOR_NAMES_HIDDEN // by amp2hip's <cuda_runtime.h>, which nvcc includes first
#include <amp2hip/vendor/vendor_names_hide.h>
#endif
#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime_api.h>

namespace hip_on_nvidia {

/// The properties of a device, including those that are only attributes in CUDA
/// 13.
struct device_properties : cudaDeviceProp {
  int clockRate;
  int memoryClockRate;
  int computeMode;
  int kernelExecTimeoutEnabled;
  int cooperativeMultiDeviceLaunch;
};

/// Returns the memory location of a device number, or of the host.
inline cudaMemLocation location_of(int device) {
  cudaMemLocation location{};
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device;
  return location;
}

/// Replaces functions that CUDA 13 removed.
struct removed {
  template <typename... Arguments> cudaError_t operator()(Arguments &&...) const { return cudaErrorNotSupported; }
};

} // namespace hip_on_nvidia

inline cudaError_t cudaGetDeviceProperties(hip_on_nvidia::device_properties *properties, int device) {
  const cudaError_t code = cudaGetDeviceProperties(static_cast<cudaDeviceProp *>(properties), device);
  cudaDeviceGetAttribute(&properties->clockRate, cudaDevAttrClockRate, device);
  cudaDeviceGetAttribute(&properties->memoryClockRate, cudaDevAttrMemoryClockRate, device);
  cudaDeviceGetAttribute(&properties->computeMode, cudaDevAttrComputeMode, device);
  cudaDeviceGetAttribute(&properties->kernelExecTimeoutEnabled, cudaDevAttrKernelExecTimeout, device);
  properties->cooperativeMultiDeviceLaunch = 0;
  return code;
}

inline cudaError_t cudaMemAdvise(const void *memory, std::size_t bytes, cudaMemoryAdvise advice, int device) {
  return cudaMemAdvise(memory, bytes, advice, hip_on_nvidia::location_of(device));
}
inline cudaError_t cudaMemPrefetchAsync(const void *memory, std::size_t bytes, int device, cudaStream_t stream) {
  return cudaMemPrefetchAsync(memory, bytes, hip_on_nvidia::location_of(device), 0, stream);
}
inline CUresult cuCtxCreate_v4(CUcontext *context, unsigned flags, CUdevice device) {
  return cuCtxCreate_v4(context, nullptr, flags, device);
}

// Graph functions without edge data, as before CUDA 13.
inline cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to,
                                            std::size_t count) {
  return cudaGraphAddDependencies(graph, from, to, nullptr, count);
}
inline cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from,
                                               const cudaGraphNode_t *to, std::size_t count) {
  return cudaGraphRemoveDependencies(graph, from, to, nullptr, count);
}
inline cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to,
                                     std::size_t *count) {
  return cudaGraphGetEdges(graph, from, to, nullptr, count);
}
inline cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *found, std::size_t *count) {
  return cudaGraphNodeGetDependencies(node, found, nullptr, count);
}
inline cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *found, std::size_t *count) {
  return cudaGraphNodeGetDependentNodes(node, found, nullptr, count);
}
inline cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *nodes, std::size_t count,
                                                       unsigned flags) {
  return cudaStreamUpdateCaptureDependencies(stream, nodes, nullptr, count, flags);
}
inline cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *status,
                                               unsigned long long *id, cudaGraph_t *graph,
                                               const cudaGraphNode_t **nodes, std::size_t *count) {
  return cudaStreamGetCaptureInfo(stream, status, id, graph, nodes, nullptr, count);
}

// CUDA 13 has no texture references and no launches on several devices at once. Programs with
// kernels use another class named `texture`.
#if defined(__CUDACC__)
#define texture amp2hip_vendor_texture
#endif
template <typename T, int Dimensions, enum cudaTextureReadMode Mode> struct texture;
constexpr hip_on_nvidia::removed cudaBindTexture, cudaBindTexture2D, cudaBindTextureToArray, cudaUnbindTexture,
    cudaGetTextureAlignmentOffset, cudaLaunchCooperativeKernelMultiDevice;
constexpr cudaDeviceAttr cudaDevAttrCooperativeMultiDeviceLaunch = cudaDevAttrReserved96;

#define cudaDeviceProp hip_on_nvidia::device_properties
#include <hip/hip_runtime_api.h>
#undef cudaDeviceProp
#undef texture
#ifdef AMP2HIP_VENDOR_NAMES_HIDDEN
#include <hip/hip_runtime.h>
#include <amp2hip/vendor/vendor_names_show.h>
#endif

// Names that HIP declares on its own platform but not on NVIDIA's.
constexpr auto hipMemAllocationTypePinned = cudaMemAllocationTypePinned;
constexpr auto hipMemLocationTypeDevice = cudaMemLocationTypeDevice;
constexpr auto hipMemPoolAttrReleaseThreshold = cudaMemPoolAttrReleaseThreshold;
constexpr auto hipMemAccessFlagsProtReadWrite = cudaMemAccessFlagsProtReadWrite;

#endif // HIP_VERSION_MAJOR < 6
#endif // AMP2HIP_HIP_ON_NVIDIA_H
