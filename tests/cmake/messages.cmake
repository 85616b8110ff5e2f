# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Messages of the functions for arguments that they cannot accept.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()

function(configure_fails)
  file(REMOVE_RECURSE "${WORK}/build")
  run(FAILS COMMAND "${CMAKE_COMMAND}" -S source -B build -G Ninja
    "-DCMAKE_PREFIX_PATH=${PREFIX}" "-DCMAKE_CXX_COMPILER=${CXX}" ${ARGN})
  # CMake breaks long lines.
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  set(output "${output}" PARENT_SCOPE)
endfunction()

configure_fails(-DAMP2HIP_BACKEND=METAL)
expect("add_amp_executable\\(app\\): BACKEND is 'METAL'; use AUTO, CUDA, HIP, CPU or CHECK")

configure_fails(-DAMP2HIP_BACKEND=CUDA -DHIDE_NVCC=ON)
expect("BACKEND CUDA needs nvcc, which is not found; set AMP2HIP_NVCC")

configure_fails(-DNO_SOURCES=ON)
expect("add_amp_executable\\(app\\): no sources given")

configure_fails(-DEXTRA=missing.cpp -DAMP2HIP_BACKEND=CPU)
expect("add_amp_executable\\(app\\): cannot find the source '[^']*/source/missing.cpp'")

configure_fails(-DEXTRA=SHARED)
expect("add_amp_executable\\(app\\): SHARED is for libraries; use add_amp_library")

configure_fails(-DEXTRA=INTERFACE)
expect("add_amp_executable\\(app\\): an INTERFACE target has no sources to translate")

configure_fails(-DAMP2HIP_BACKEND=CUDA -DAMP2HIP_NVCC=/nope/nvcc)
expect("AMP2HIP_NVCC is '/nope/nvcc', which does not exist")

# find_package says what is missing.
file(WRITE "${WORK}/source/CMakeLists.txt" "cmake_minimum_required(VERSION 3.25)
project(app C)
find_package(amp2hip REQUIRED)
")
configure_fails()
expect("enable the language CXX in project")
file(WRITE "${WORK}/source/CMakeLists.txt" "cmake_minimum_required(VERSION 3.25)
project(app CXX)
find_package(amp2hip REQUIRED COMPONENTS cpu metal)
")
configure_fails()
expect("amp2hip has no component 'metal'; its components are cpu, check, cuda and hip")
