# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the GPU compilers. Custom commands call them, instead of CMake's
# languages CUDA and HIP: the HIP language of CMake 3.25 does not work without
# an AMD GPU, and only the top-level project can enable a language. Sets these
# variables; a variable is empty or ends in NOTFOUND if there is no such thing:
#   AMP2HIP_NVCC             nvcc
#   AMP2HIP_CUDA_ROOT        the folder of its toolkit (include/, lib64/)
#   AMP2HIP_HIP_CLANG        a clang++ that compiles HIP
#   AMP2HIP_HIP_ROOT         the folder that contains include/hip and HIP's library
#   AMP2HIP_HIP_DEVICE_LIBS  the folder of ocml.bc
#   AMP2HIP_HIP_LIBRARY      libamdhip64

find_program(AMP2HIP_NVCC nvcc
  HINTS ENV CUDA_PATH ENV CUDA_HOME PATHS /usr/local/cuda PATH_SUFFIXES bin
  DOC "CUDA compiler nvcc")
if(AMP2HIP_NVCC)
  # nvcc may be a link (/usr/bin/nvcc) to the toolkit.
  file(REAL_PATH "${AMP2HIP_NVCC}" _amp2hip_nvcc)
  cmake_path(GET _amp2hip_nvcc PARENT_PATH AMP2HIP_CUDA_ROOT)
  cmake_path(GET AMP2HIP_CUDA_ROOT PARENT_PATH AMP2HIP_CUDA_ROOT)
endif()

find_path(AMP2HIP_HIP_ROOT include/hip/hip_runtime.h
  HINTS ENV ROCM_PATH ENV HIP_PATH PATHS /opt/rocm /usr
  NO_CMAKE_FIND_ROOT_PATH DOC "Folder that contains include/hip")
# Clang links device code with the lld in its own folder. An lld of another
# release does not accept its options, so a Clang without lld is skipped.
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
