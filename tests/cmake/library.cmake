# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# add_amp_library in a subdirectory, for a static and a shared library.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
foreach(kind IN ITEMS STATIC SHARED)
  copy_project()
  configure(-G Ninja -DDOUBLED_LIBRARY=${kind})
  build()
  run(COMMAND build/app)
  expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
endforeach()
read(build/doubled.amp/doubled.o.sh)
expect("-fPIC")

# CMake would not pass the objects on.
run(FAILS COMMAND "${CMAKE_COMMAND}" -S source -B build -DDOUBLED_LIBRARY=OBJECT)
expect("CMake does not pass the objects of an OBJECT[ \n]+library with C[+][+] AMP sources to other targets")

# A program and a shared library with kernels use one copy of CUDA's runtime.
find_program(READELF readelf)
if(NVCC AND READELF)
  foreach(kind IN ITEMS STATIC SHARED)
    copy_project()
    configure(-G Ninja -DDOUBLED_LIBRARY=${kind} -DAMP2HIP_BACKEND=CUDA -DCMAKE_CUDA_ARCHITECTURES=90)
    build()
    run(COMMAND "${READELF}" -d build/app)
    if(kind STREQUAL "SHARED")
      expect("NEEDED.*libcudart[.]so")
      run(COMMAND "${READELF}" -d build/libdoubled.so)
      expect("NEEDED.*libcudart[.]so")
    else()
      expect_not("libcudart")
    endif()
  endforeach()
endif()
