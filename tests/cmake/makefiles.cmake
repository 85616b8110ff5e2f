# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The tests of ninja.cmake, with Makefiles.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
configure(-G "Unix Makefiles")
build()
run(COMMAND build/app)
expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
include("${CMAKE_CURRENT_LIST_DIR}/rebuilds.cmake")
