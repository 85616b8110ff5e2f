//===--- hip_on_nvidia.h - HIP's NVIDIA platform on CUDA 13 -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// HIP's NVIDIA platform is inline functions that call CUDA's. Those of HIP 5
/// are written for CUDA 11, and 13 has other forms of some calls and others no
/// more. Included first (-include), this header offers the old forms: what CUDA
/// 13 can still do is forwarded, the rest is not supported and says so when it
/// is called. With newer headers of HIP, which need none of it, it is empty.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_HIP_ON_NVIDIA_H
#define AMP2HIP_HIP_ON_NVIDIA_H

#include <hip/hip_version.h>
#if HIP_VERSION_MAJOR < 6

// All of CUDA that HIP's header includes, so that it is not read again below;
// without the name `half`, which programs may have, as on HIP's own platform.
#define CUDA_NO_HALF
#include <cstring>
#include <cuda.h>
#include <cuda_fp16.h>
#include <cuda_profiler_api.h>
#include <cuda_runtime_api.h>

namespace hip_on_nvidia {

/// The properties of a device, with those that CUDA 13 has as attributes only.
struct device_properties : cudaDeviceProp {
  int clockRate;
  int memoryClockRate;
  int computeMode;
  int kernelExecTimeoutEnabled;
  int cooperativeMultiDeviceLaunch;
};

inline cudaMemLocation location_of(int device) {
  cudaMemLocation location{};
  location.type = device == cudaCpuDeviceId ? cudaMemLocationTypeHost : cudaMemLocationTypeDevice;
  location.id = device;
  return location;
}

/// Takes the place of calls that are gone.
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

// Graphs: without data on the edges, as before.
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

// Texture references and launches on several devices at once are gone.
template <typename T, int Dimensions, enum cudaTextureReadMode Mode> struct texture;
constexpr hip_on_nvidia::removed cudaBindTexture, cudaBindTexture2D, cudaBindTextureToArray, cudaUnbindTexture,
    cudaGetTextureAlignmentOffset, cudaLaunchCooperativeKernelMultiDevice;
constexpr cudaDeviceAttr cudaDevAttrCooperativeMultiDeviceLaunch = cudaDevAttrReserved96;

#define cudaDeviceProp hip_on_nvidia::device_properties
#include <hip/hip_runtime_api.h>
#undef cudaDeviceProp

// Names that HIP has on its own platform and forgot on this one.
constexpr auto hipMemAllocationTypePinned = cudaMemAllocationTypePinned;
constexpr auto hipMemLocationTypeDevice = cudaMemLocationTypeDevice;
constexpr auto hipMemPoolAttrReleaseThreshold = cudaMemPoolAttrReleaseThreshold;
constexpr auto hipMemAccessFlagsProtReadWrite = cudaMemAccessFlagsProtReadWrite;

#endif // HIP_VERSION_MAJOR < 6
#endif // AMP2HIP_HIP_ON_NVIDIA_H
