//===--- launch.cpp - launches --------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/gpu_grid.h"
#include "amp2hip/launch_gpu.h"
#include "device.h"
#include "error.h"
#include <cstdlib>
#include <cxxabi.h>

namespace amp2hip {

namespace {

std::string readable(const std::type_info &type) {
  int status = 0;
  char *const name = abi::__cxa_demangle(type.name(), nullptr, nullptr, &status);
  const std::string result = status == 0 ? name : type.name();
  std::free(name);
  return result;
}

} // namespace

void vendor_launch(hip_target, queue &where, const void *function, const gpu_grid &grid, void **arguments,
                   const std::type_info &kernel) {
  hip::current_device current(where.owner().ordinal());
  const auto stream = static_cast<hipStream_t>(where.native());
  const hipError_t code =
      hipLaunchKernel(function, dim3(grid.blocks[0], grid.blocks[1], grid.blocks[2]),
                       dim3(grid.threads[0], grid.threads[1], grid.threads[2]), arguments, 0, stream);
  if (code != hipSuccess)
    hip::check(code, "launching ", readable(kernel), " as ", grid.blocks[0], "x", grid.blocks[1], "x", grid.blocks[2],
                " blocks of ", grid.threads[0], "x", grid.threads[1], "x", grid.threads[2], " threads in stream ",
                stream, " of device ", where.owner().ordinal());
}

} // namespace amp2hip
