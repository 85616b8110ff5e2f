# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Which flags reach whom: the scripts that the build ran show it.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()

# No build type means Release; FP_STRICT is for plain C++ sources too.
configure(-G Ninja -DSTRICT=FP_STRICT -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)
build()
read(build/app.amp/main.o.sh)
expect("-O3 -DNDEBUG")
expect("-ffp-contract=off")
expect("-DSCALE=3")
expect("'-DTEXT=\"a b\"'")
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

# A build type's own flags, a newer C++, and no contraction asked for.
configure(-G Ninja -DSTRICT= -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_STANDARD=20)
build()
read(build/app.amp/main.o.sh)
expect(" -g ")
expect_not("-O3")
expect_not("NDEBUG")
expect_not("-ffp-contract")
expect("-std=c\\+\\+20")
read(build/app.amp/main.hip.sh)
expect(" -- -std=c\\+\\+20 ")
run(COMMAND build/app)
expect("scaled 30")
