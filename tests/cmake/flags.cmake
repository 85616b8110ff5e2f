# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The scripts of the build show which flags the translator and the compiler get.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()

# Without a build type, the type is Release. FP_STRICT also applies to plain C++
# sources.
configure(-G Ninja -DSTRICT=FP_STRICT -DFAST=FAST_MATH -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)
build()
read(build/app.amp/main.o.sh)
expect("-O3 -DNDEBUG")
expect("-ffp-contract=off")
expect("-DAMP2HIP_FAST_MATH")
expect("-DSCALE=3")
expect("'-DTEXT=\"a b\"'")
expect("'-DLIST=\"a;b\"'")
expect("-Wextra")
expect("source/with space'")
read(build/app.amp/main.hip.sh)
expect(" -- -std=c\\+\\+17 ")
expect("-DNDEBUG")
expect("-DSCALE=3")
expect("'-DTEXT=\"a b\"'")
expect("source/with space'")
expect_not("-Wextra")
read(build/compile_commands.json)
expect("-ffp-contract=off[^\n]*plain_cmake.cpp")
expect("-O3[^\n]*plain_cmake.cpp")

# The flags of a build type, a newer C++ standard, and no requested contraction.
configure(-G Ninja -DSTRICT= -DFAST= -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_STANDARD=20)
build()
read(build/app.amp/main.o.sh)
expect(" -g ")
expect_not("-O3")
expect_not("NDEBUG")
expect_not("-ffp-contract")
expect_not("FAST_MATH")
expect("-std=c\\+\\+20")
read(build/app.amp/main.hip.sh)
expect(" -- -std=c\\+\\+20 ")
run(COMMAND build/app)
expect("scaled 30")
