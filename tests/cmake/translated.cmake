# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Sources that are translated already (TRANSLATED), that belong to some
# configurations only, or whose extension does not say that they are C++.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(REMOVE_RECURSE "${WORK}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/translated/" DESTINATION "${WORK}/original")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/translated/CMakeLists.txt" DESTINATION "${WORK}/source")
foreach(source IN ITEMS kernel.cpp plain.cpp release.cpp debug.cpp odd.Cpp by_cmake.cpp)
  run(COMMAND "${PREFIX}/bin/amp2hip" original/${source} -o source/${source} -- -std=c++17 -x c++)
endforeach()
read(source/plain.cpp)
expect("^// Copied by amp2hip from")

# One configuration.
configure(-G Ninja -DCMAKE_BUILD_TYPE=Release)
build()
expect_not("Translating")
expect_not("debug")
run(COMMAND build/app)
expect("kernel 1 plain 2 odd 3 by CMake 4 only in Release")
# The step for sources without C++ AMP compiles a source that was copied.
run(COMMAND sh -x build/app.amp/plain.o.sh)
expect("plain.o'? -x c[+][+] '?[^ ]* ?test/source/plain.cpp")
run(COMMAND sh -x build/app.amp/kernel.o.sh)
expect_not("kernel.o'? -x c[+][+]")

# Several configurations.
file(REMOVE_RECURSE "${WORK}/build")
configure(-G "Ninja Multi-Config")
foreach(config IN ITEMS Debug Release)
  build(--config ${config})
  run(COMMAND build/${config}/app)
  expect("kernel 1 plain 2 odd 3 by CMake 4 only in ${config}")
  build(--config ${config})
  expect("no work to do")
endforeach()
# A source is not compiled in other configurations.
read(build/app.amp/Debug/release.o.sh)
expect_not("release.cpp")

# The build can translate these sources, too.
file(REMOVE_RECURSE "${WORK}/build" "${WORK}/source")
file(RENAME "${WORK}/original" "${WORK}/source")
configure(-G Ninja -DTRANSLATED=OFF)
build()
expect("Translating odd.Cpp")
run(COMMAND build/app)
expect("kernel 1 plain 2 odd 3 by CMake 4 only in Release")
