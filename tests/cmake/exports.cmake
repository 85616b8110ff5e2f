# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# amp_export_only: names that a shared library does not export are its own, and
# it shares the state of amp2hip's libraries with the program.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(REMOVE_RECURSE "${WORK}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/exports/" DESTINATION "${WORK}/source")
configure(-G Ninja)
build()
expect("Writing the exports of engine")
run(COMMAND build/app)
expect("engine 111 2 program 9 9 9 error 77 kernel 6")
expect("both 2 5 4 2 6")
run(COMMAND nm -D --defined-only build/libboth.so)
expect("by_definition_file")
expect("_Z10by_keywordv")
expect_not("exported_by_nothing")
expect_not("_Z6helperv")
build()
expect_not("Writing the exports")
