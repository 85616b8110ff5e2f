# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the device compilers. CMake 3.25 has no HIP language that works without
# an AMD GPU, and a language must be enabled by the top project, so custom
# commands drive both compilers. Sets, empty where not found:
#   AMP2HIP_NVCC             nvcc
#   AMP2HIP_CUDA_ROOT        its toolkit's folder (include/, lib64/)
#   AMP2HIP_HIP_CLANG        a clang++ that compiles HIP
#   AMP2HIP_HIP_ROOT         the folder that holds include/hip and HIP's library
#   AMP2HIP_HIP_DEVICE_LIBS  the folder of ocml.bc
#   AMP2HIP_HIP_LIBRARY      libamdhip64

find_program(AMP2HIP_NVCC nvcc
  HINTS ENV CUDA_PATH ENV CUDA_HOME PATHS /usr/local/cuda PATH_SUFFIXES bin
  DOC "NVIDIA's compiler")
if(AMP2HIP_NVCC)
  # A link such as /usr/bin/nvcc is followed to the toolkit it belongs to.
  file(REAL_PATH "${AMP2HIP_NVCC}" _amp2hip_nvcc)
  cmake_path(GET _amp2hip_nvcc PARENT_PATH AMP2HIP_CUDA_ROOT)
  cmake_path(GET AMP2HIP_CUDA_ROOT PARENT_PATH AMP2HIP_CUDA_ROOT)
endif()

find_path(AMP2HIP_HIP_ROOT include/hip/hip_runtime.h
  HINTS ENV ROCM_PATH ENV HIP_PATH PATHS /opt/rocm /usr
  NO_CMAKE_FIND_ROOT_PATH DOC "HIP's folder")
# A Clang links device code with the lld of its own release, which stands beside
# it; another release's lld does not take its options.
if(NOT AMP2HIP_HIP_CLANG)
  foreach(_amp2hip_name IN ITEMS amdclang++ clang++-19 clang++-18 clang++-17 clang++-16 clang++-15)
    find_program(_amp2hip_clang "${_amp2hip_name}"
      HINTS ${AMP2HIP_HIP_ROOT}/llvm/bin ${AMP2HIP_HIP_ROOT}/bin NO_CACHE)
    if(_amp2hip_clang)
      file(REAL_PATH "${_amp2hip_clang}" _amp2hip_real)
      cmake_path(GET _amp2hip_real PARENT_PATH _amp2hip_real)
      if(EXISTS "${_amp2hip_real}/lld")
        set(AMP2HIP_HIP_CLANG "${_amp2hip_clang}")
        break()
      endif()
    endif()
    unset(_amp2hip_clang)
  endforeach()
endif()
set(AMP2HIP_HIP_CLANG "${AMP2HIP_HIP_CLANG}" CACHE FILEPATH "A Clang that compiles HIP")
find_path(AMP2HIP_HIP_DEVICE_LIBS ocml.bc
  HINTS ${AMP2HIP_HIP_ROOT}
  PATH_SUFFIXES amdgcn/bitcode lib/${CMAKE_LIBRARY_ARCHITECTURE}/amdgcn/bitcode
                lib/x86_64-linux-gnu/amdgcn/bitcode
  DOC "ROCm's device libraries")
find_library(AMP2HIP_HIP_LIBRARY amdhip64
  HINTS ${AMP2HIP_HIP_ROOT} PATH_SUFFIXES lib DOC "HIP's runtime library")
mark_as_advanced(AMP2HIP_NVCC AMP2HIP_HIP_ROOT AMP2HIP_HIP_CLANG
                 AMP2HIP_HIP_DEVICE_LIBS AMP2HIP_HIP_LIBRARY)
