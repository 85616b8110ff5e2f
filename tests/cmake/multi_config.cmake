# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A generator with several configurations in one build tree.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
configure(-G "Ninja Multi-Config")
build(--config Debug)
build(--config Release)
foreach(config IN ITEMS Debug Release)
  run(COMMAND build/${config}/app)
  expect("scaled 30 doubled 20 plain 7 c 8 folder 11")
endforeach()
read(build/app.amp/Debug/main.o.sh)
expect_not("-O3")
# A breakpoint in a kernel hits in a Debug build.
read(build/app.amp/Debug/main.hip.sh)
expect_not("--tile-loops")
read(build/app.amp/Release/main.hip.sh)
expect("--tile-loops")
read(build/app.amp/Release/main.o.sh)
expect("-O3")
