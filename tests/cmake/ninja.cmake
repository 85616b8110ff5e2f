# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# find_package, Ninja, and paths with spaces: the program computes the right
# values, and a build builds again only what is out of date.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
configure(-G Ninja)
expect("BACKEND AUTO is ")
build()
run(COMMAND build/app)
expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
include("${CMAKE_CURRENT_LIST_DIR}/rebuilds.cmake")
