# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Properties of sources and targets reach the translator and the compiler,
# wherever they are set, or are reported.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(REMOVE_RECURSE "${WORK}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/properties/" DESTINATION "${WORK}/source")
configure(-G Ninja)
expect_not("without effect")
build()
run(COMMAND build/app)
expect("first 3 second 12 header 9 late 4 parent 7 genex 1 c 6")

# In the scripts of the build, the translator gets the flags that change the
# meaning, and the compiler all flags. Each source has only its own properties.
read(build/app.amp/first.hip.sh)
expect("-DFACTOR=3")
expect("-DTEXT=\"a b\"")
expect("source/own headers'")
expect_not("-Wno-unused")
expect_not("LATE")
read(build/app.amp/first.o.sh)
expect("-DFACTOR=3")
expect("source/own headers'")
expect("-Wno-unused-parameter .*-Wno-unused-variable")
expect("-fvisibility=hidden")
expect("-fvisibility-inlines-hidden")
expect("-Werror")
expect("-DOF_TARGET")
expect("-std=gnu\\+\\+17")
read(build/app.amp/second.o.sh)
expect("-DFACTOR=4")
expect("-DLATE=4")
expect_not("-DTEXT")
expect_not("own headers")
expect_not("-Wno-unused-variable")
read(build/sub/part.amp/part.o.sh)
expect("-DPARENT=7")
expect("-DFROM_LIST=1")
expect("-Dpart_EXPORTS")
expect("-fPIC")

# A changed property causes a build, an unchanged property does not.
build()
expect_not("Translating|Compiling")
configure(-DFACTOR=5)
build()
expect("Translating first.cpp")
run(COMMAND build/app)
expect("first 5 ")
# A changed file of OBJECT_DEPENDS causes a build.
touch(data.txt)
build()
expect("Compiling second.hip")
expect_not("Translating")

# A property without effect causes a warning, and a property that would change
# the program an error.
configure(-DUNITY=ON)
string(REGEX REPLACE "[ \n]+" " " output "${output}")
expect("add_amp_executable\\(app\\): properties without effect on C\\+\\+ AMP sources: UNITY_BUILD, INTERPROCEDURAL_OPTIMIZATION")
foreach(fault IN ITEMS "PRECOMPILED|cannot use precompiled headers; include the headers in the sources"
                       "LANGUAGE|LANGUAGE or HEADER_FILE_ONLY of '[^']*second.cpp' was set after the call; set it before"
                       "DEPENDS|OBJECT_DEPENDS of '[^']*part.cpp' was set in another directory after the call; set it before")
  string(REGEX MATCH "^[A-Z]*" option "${fault}")
  string(REGEX REPLACE "^[A-Z]*[|]" "" message "${fault}")
  run(FAILS COMMAND "${CMAKE_COMMAND}" -S source -B build -DUNITY=OFF -D${option}=ON)
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  expect("${message}")
  run(COMMAND "${CMAKE_COMMAND}" -S source -B build -D${option}=OFF)
endforeach()

# No compiler gets an option for vectorization that the sources did not request
# (docs/decisions/cpu-backend.md).
foreach(source IN ITEMS first plain)
  read(build/app.amp/${source}.o.sh)
  expect_not("-fno-tree")
endforeach()
