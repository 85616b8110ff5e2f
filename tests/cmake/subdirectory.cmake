# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# add_subdirectory instead of find_package. The tool that is built already
# saves building it again.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
run(COMMAND "${CMAKE_COMMAND}" -S source -B build -G Ninja "-DCMAKE_CXX_COMPILER=${CXX}"
  "-DAMP2HIP_SOURCE=${AMP2HIP_SOURCE}" "-DAMP2HIP_TOOL=${AMP2HIP_BUILD}/bin/amp2hip"
  -DAMP2HIP_BACKEND=CPU)
build(--target app)
run(COMMAND build/app)
expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
# Its own tests and samples are no part of the project.
run(COMMAND "${CMAKE_COMMAND}" --build build --target help)
expect_not("vector_add")
