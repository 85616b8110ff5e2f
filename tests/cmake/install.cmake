# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake --install makes a package that the other tests use.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(MAKE_DIRECTORY "${WORK}")
file(REMOVE_RECURSE "${PREFIX}")
run(COMMAND "${CMAKE_COMMAND}" --install "${AMP2HIP_BUILD}" --prefix "${PREFIX}")
foreach(file IN ITEMS bin/amp2hip include/amp2hip/amp.h lib/libamp2hip.a
                      lib/libamp2hip_cpu.a lib/cmake/amp2hip/amp2hipConfig.cmake)
  if(NOT EXISTS "${PREFIX}/${file}")
    message(FATAL_ERROR "not installed: ${file}")
  endif()
endforeach()

# The installed tool uses and names the installed headers.
run(COMMAND "${PREFIX}/bin/amp2hip" --cflags)
expect("include/amp2hip")
expect("installed amp2hip")
run(COMMAND "${PREFIX}/bin/amp2hip" --libs)
expect("-lamp2hip_cpu")
