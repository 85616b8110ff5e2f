# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Chooses the backend and the GPU architectures of a target.

include_guard(GLOBAL)
# The functions below use the policies of CMake 3.25, whatever the project sets.
cmake_policy(PUSH)
cmake_policy(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/AmpCompilers.cmake")

# Sets <result> to the backend CUDA, HIP, CPU or CHECK. <asked> is the value of
# BACKEND; if it is empty, AMP2HIP_BACKEND decides. Ends the configuration with
# an error if that backend is unknown or cannot be used. <who> names the calling
# command in messages.
function(_amp2hip_backend who asked result)
  if(NOT asked)
    set(asked "${AMP2HIP_BACKEND}")
  endif()
  if(asked STREQUAL "AUTO" OR NOT asked)
    _amp2hip_auto_backend(choice)
    set(${result} "${choice}" PARENT_SCOPE)
    return()
  endif()
  if(NOT asked MATCHES "^(CUDA|HIP|CPU|CHECK)$")
    message(FATAL_ERROR "${who}: BACKEND is '${asked}'; use AUTO, CUDA, HIP, CPU or CHECK")
  endif()
  set(compiler_of_CUDA AMP2HIP_NVCC)
  set(compiler_of_HIP AMP2HIP_HIP_CLANG)
  set(compiler "${compiler_of_${asked}}")
  if(compiler AND IS_ABSOLUTE "${${compiler}}" AND NOT EXISTS "${${compiler}}")
    message(FATAL_ERROR "${who}: ${compiler} is '${${compiler}}', which does not exist")
  endif()
  if(asked STREQUAL "CUDA" AND NOT AMP2HIP_NVCC)
    message(FATAL_ERROR "${who}: BACKEND CUDA needs nvcc, which is not found; set AMP2HIP_NVCC")
  endif()
  if(asked STREQUAL "HIP" AND NOT AMP2HIP_HIP_ON_NVIDIA AND NOT (AMP2HIP_HIP_CLANG AND AMP2HIP_HIP_ROOT AND AMP2HIP_HIP_DEVICE_LIBS))
    message(FATAL_ERROR "${who}: BACKEND HIP needs Clang, HIP's headers and ROCm's device "
            "libraries, but not all of them are found; set AMP2HIP_HIP_CLANG, AMP2HIP_HIP_ROOT "
            "and AMP2HIP_HIP_DEVICE_LIBS")
  endif()
  string(TOLOWER "${asked}" lower)
  if(NOT TARGET amp2hip::runtime_${lower})
    message(FATAL_ERROR "${who}: this amp2hip was built without its ${asked} backend; "
            "rebuild amp2hip, or choose another BACKEND")
  endif()
  set(${result} "${asked}" PARENT_SCOPE)
endfunction()

# Sets <result> to the backend that AUTO means on this machine: CUDA, HIP or
# CPU. The first call of a configuration searches, prints its choice and stores
# it in a global property.
function(_amp2hip_auto_backend result)
  get_property(choice GLOBAL PROPERTY _AMP2HIP_AUTO_BACKEND)
  if(NOT choice)
    _amp2hip_has_nvidia_gpu(nvidia)
    _amp2hip_has_amd_gpu(amd)
    if(TARGET amp2hip::runtime_cuda AND AMP2HIP_NVCC AND nvidia)
      set(choice CUDA)
      set(why "nvcc and an NVIDIA GPU are found")
    elseif(TARGET amp2hip::runtime_hip AND AMP2HIP_HIP_CLANG AND AMP2HIP_HIP_ROOT AND AMP2HIP_HIP_DEVICE_LIBS AND amd)
      set(choice HIP)
      set(why "HIP's compiler and an AMD GPU are found")
    else()
      set(choice CPU)
      set(why "no GPU with a compiler and a backend for it is found")
    endif()
    message(STATUS "amp2hip: BACKEND AUTO is ${choice}: ${why}")
    set_property(GLOBAL PROPERTY _AMP2HIP_AUTO_BACKEND "${choice}")
  endif()
  set(${result} "${choice}" PARENT_SCOPE)
endfunction()

# Sets <result> to a true value if nvidia-smi lists a GPU.
function(_amp2hip_has_nvidia_gpu result)
  set(gpus "")
  find_program(AMP2HIP_NVIDIA_SMI nvidia-smi)
  mark_as_advanced(AMP2HIP_NVIDIA_SMI)
  if(AMP2HIP_NVIDIA_SMI)
    execute_process(COMMAND "${AMP2HIP_NVIDIA_SMI}" -L OUTPUT_VARIABLE gpus ERROR_QUIET)
  endif()
  string(REGEX MATCH "GPU [0-9]" found "${gpus}")
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Sets <result> to a true value if ROCm lists a GPU and its driver is loaded.
function(_amp2hip_has_amd_gpu result)
  set(gpus "")
  find_program(AMP2HIP_ROCM_AGENT_ENUMERATOR rocm_agent_enumerator HINTS ${AMP2HIP_HIP_ROOT}/bin)
  mark_as_advanced(AMP2HIP_ROCM_AGENT_ENUMERATOR)
  if(AMP2HIP_ROCM_AGENT_ENUMERATOR AND EXISTS /dev/kfd)
    execute_process(COMMAND "${AMP2HIP_ROCM_AGENT_ENUMERATOR}" OUTPUT_VARIABLE gpus ERROR_QUIET)
  endif()
  # rocm_agent_enumerator lists the CPU as gfx000.
  string(REGEX MATCH "gfx[1-9a-f]" found "${gpus}")
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Sets <result> to the initial value of a target's <backend>_ARCHITECTURES:
# CMAKE_<backend>_ARCHITECTURES; if that is empty, "native" if such a GPU is
# present; otherwise nothing for CUDA (nvcc has a default), and gfx90a and
# gfx1030 for HIP.
function(_amp2hip_architectures backend result)
  set(architectures "${CMAKE_${backend}_ARCHITECTURES}")
  if(NOT architectures AND backend STREQUAL "CUDA")
    _amp2hip_has_nvidia_gpu(gpu)
    if(gpu)
      set(architectures native)
    endif()
  elseif(NOT architectures)
    _amp2hip_has_amd_gpu(gpu)
    if(gpu)
      set(architectures native)
    else()
      set(architectures gfx90a gfx1030)
    endif()
  endif()
  set(${result} "${architectures}" PARENT_SCOPE)
endfunction()

cmake_policy(POP)
