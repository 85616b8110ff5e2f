# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# add_subdirectory instead of find_package. The test uses the tool of this
# build, to save the time of building it again.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
run(COMMAND "${CMAKE_COMMAND}" -S source -B build -G Ninja "-DCMAKE_CXX_COMPILER=${CXX}"
  "-DAMP2HIP_SOURCE=${AMP2HIP_SOURCE}" "-DAMP2HIP_TOOL=${AMP2HIP_BUILD}/bin/amp2hip"
  -DAMP2HIP_BACKEND=CPU)
build(--target app)
run(COMMAND build/app)
expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
# The tests and samples of amp2hip are not part of the project.
run(COMMAND "${CMAKE_COMMAND}" --build build --target help)
expect_not("vector_add")
