# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A named BACKEND requires only its compiler and gets the flags of that
# compiler. A program for a GPU runs on the CPU if the machine has no GPU.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
set(built "")
foreach(backend IN ITEMS CUDA HIP)
  if((backend STREQUAL "CUDA" AND NVCC) OR (backend STREQUAL "HIP" AND HIP_CLANG))
    copy_project()
    configure(-G Ninja -DAMP2HIP_BACKEND=${backend} -DSTRICT=FP_STRICT
      -DCMAKE_CUDA_ARCHITECTURES=90)
    expect_not("BACKEND AUTO")
    build()
    expect("Compiling main.hip for ${backend}")
    run(COMMAND build/app)
    expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
    read(build/app.amp/main.o.sh)
    if(backend STREQUAL "CUDA")
      expect("nvcc -x cu .*-Xcompiler -ffp-contract=off.*-fmad=false -arch=sm_90")
      expect("-Xcompiler -Wextra")
      read(build/app.amp/main.hip.sh)
      expect("--optimize=coarsen-tiles,coarsen-untiled,unroll-loops")
    else()
      expect("-x hip .*-ffp-contract=off.*--offload-arch=(native|gfx90a --offload-arch=gfx1030)")
    endif()
    # A call of a host function in device code must be an error, not a wrong
    # kernel.
    file(WRITE "${WORK}/source/wrong.hip" "#include <amp.h>
template <typename T> int on_host(T x) { return x + 1; }
template <typename T> __host__ __device__ int both(T x) { return on_host(x); }
struct kernel {
  concurrency::array_view<int> v;
  __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = both(1); }
};
void launch(concurrency::array_view<int> v) { concurrency::parallel_for_each(v.extent, kernel{v}); }
")
    configure(-DEXTRA=wrong.hip)
    run(FAILS COMMAND "${CMAKE_COMMAND}" --build build --target app)
    expect("error: (calling a|reference to) __host__ function")
    list(APPEND built ${backend})
  endif()
endforeach()
if(NOT built)
  message("SKIPPED: neither nvcc nor a Clang for HIP is here")
endif()
