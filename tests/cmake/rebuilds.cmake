# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Part of ninja.cmake and makefiles.cmake: what a build builds again after a
# change.

# No change.
build()
expect_not("Translating")
expect_not("Compiling|Building")

# A changed header: the build translates only the sources that include it. The
# second change checks that an output with an unchanged text does not stay older
# than its input.
touch(shared/kernel.h)
build()
expect("Translating doubled.cpp")
expect_not("Translating main.cpp")
build()
expect_not("Translating")

# A changed header without C++ AMP.
touch(doubled.h)
build()
expect("Translating doubled.cpp")
expect("Translating main.cpp")
expect_not("Translating plain.cpp")

# A changed source.
touch(main.cpp)
build()
expect("Translating main.cpp")
expect_not("Translating doubled.cpp")

# A changed definition reaches the translator and the compiler.
configure(-DSCALE=4)
build()
expect("Translating main.cpp")
run(COMMAND build/app)
expect("scaled 40 doubled 20")

# A source that cannot be translated fails the build; only amp2hip prints a
# message.
file(READ "${WORK}/source/doubled.cpp" text)
file(WRITE "${WORK}/source/doubled.cpp" "${text}\nint broken(\n")
run(FAILS COMMAND "${CMAKE_COMMAND}" --build build)
expect("doubled.cpp:[0-9]+:[0-9]+: error: ")
expect_not("CMake Error")
file(WRITE "${WORK}/source/doubled.cpp" "${text}")
build()
run(COMMAND build/app)
expect("scaled 40 doubled 20")

# The translation of a header depends on a definition, and two sources of a
# target include it. After the definition has changed for both, the existing
# translation is out of date and causes no conflict.
file(WRITE "${WORK}/source/shared/wide.h"
  "#pragma once\n#include <amp.h>\n#if SCALE > 4\ninline long wide(long x) restrict(amp, cpu) { return x; }\n"
  "#else\ninline int wide(int x) restrict(amp, cpu) { return x; }\n#endif\n")
foreach(source IN ITEMS main doubled)
  file(READ "${WORK}/source/${source}.cpp" text)
  file(WRITE "${WORK}/source/${source}.cpp" "#include \"shared/wide.h\"\n${text}")
endforeach()
build()
configure(-DSCALE=5)
build()
expect("Translating main.cpp")
expect("Translating doubled.cpp")
run(COMMAND build/app)
expect("scaled 50 doubled 20")
build()
expect_not("Translating")
