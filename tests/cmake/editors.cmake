# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# compile_commands.json has entries for C++ AMP sources, with which clangd reads
# them. Their flags are those of `amp2hip --cflags=ide`.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
copy_project()
file(APPEND "${WORK}/source/main.cpp" "
#undef NDEBUG
#include <cassert>
void checked(int i) restrict(amp) { assert(i > 0); }
")
configure(-G Ninja -DCMAKE_EXPORT_COMPILE_COMMANDS=ON -DAMP2HIP_BACKEND=CPU)

file(READ "${WORK}/build/compile_commands.json" json)
set(command "")
string(JSON count LENGTH "${json}")
math(EXPR last "${count} - 1")
foreach(i RANGE ${last})
  string(JSON file GET "${json}" ${i} file)
  string(JSON candidate GET "${json}" ${i} command)
  if(file MATCHES "/main[.]cpp$" AND candidate MATCHES "ide[.]h")
    set(command "${candidate}")
    string(JSON folder GET "${json}" ${i} directory)
  endif()
endforeach()
if(NOT command)
  set(output "${json}")
  fail("no entry for main.cpp in:")
endif()
run(COMMAND "${PREFIX}/bin/amp2hip" --cflags=ide)
string(REPLACE "\n" ";" flags "${output}")
set(output "${command}")
string(REPLACE "\\ " " " output "${output}")
string(REPLACE "\"" "" output "${output}")
foreach(flag IN LISTS flags)
  string(FIND "${output}" "${flag}" at)
  if(at EQUAL -1)
    fail("expected the flag ${flag} in:")
  endif()
endforeach()

# Options of the call reach them.
expect("-Wextra")

# amp2hip does not use the flags of these entries, which are only for editors.
run(COMMAND "${PREFIX}/bin/amp2hip" -p build source/main.cpp -o from_database.hip)
file(READ "${WORK}/from_database.hip" output)
expect_not("restrict")

# Nothing builds these entries.
build()
run(COMMAND build/app)
expect("scaled 30 doubled 20 plain 7 c 8 folder 11")

find_program(CLANG NAMES clang++-19 clang++)
if(CLANG)
  string(REGEX REPLACE "^[^ ]+" "${CLANG}" command "${command}")
  file(WRITE "${WORK}/clang.sh" "${command} -fsyntax-only\n")
  run(COMMAND sh "${WORK}/clang.sh" DIRECTORY "${folder}")
endif()
