# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Included by a directory: its C++ files are compiled by Clang 19, where that is
# found, whatever compiles the rest. A precompiled header of Clang's headers holds
# tens of thousands of implicit instantiations. GCC makes them again for every
# file, which takes 4.5 s of the 5 s that a file costs; Clang makes them once
# (-fpch-instantiate-templates). Both use the same standard library, so objects
# of the two can be linked together.

option(AMP2HIP_TRANSLATOR_BY_CLANG "Compile the translator by clang++-19, which takes a third of the time" ON)
find_program(AMP2HIP_CLANGXX NAMES clang++-19 HINTS "${LLVM_TOOLS_BINARY_DIR}" NO_CACHE)

if(AMP2HIP_TRANSLATOR_BY_CLANG AND AMP2HIP_CLANGXX AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # As CMake's own Compiler/Clang.cmake has them.
  set(CMAKE_CXX_COMPILE_OBJECT
      "\"${AMP2HIP_CLANGXX}\" <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>")
  set(CMAKE_PCH_EXTENSION .pch)
  set(CMAKE_PCH_PROLOGUE "#pragma clang system_header")
  set(CMAKE_CXX_COMPILE_OPTIONS_INVALID_PCH "")
  set(CMAKE_CXX_COMPILE_OPTIONS_INSTANTIATE_TEMPLATES_PCH -fpch-instantiate-templates)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH
      -Xclang -include-pch -Xclang <PCH_FILE> -Xclang -include -Xclang <PCH_HEADER>)
  set(CMAKE_CXX_COMPILE_OPTIONS_CREATE_PCH
      -Xclang -emit-pch -Xclang -include -Xclang <PCH_HEADER> -x c++-header)
  # ccache knows a precompiled header by its bytes; these hold no time with this.
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  # libstdc++ uses it itself, and silences that by a pragma that is lost in a
  # precompiled header.
  add_compile_options(-Wno-deprecated-declarations)
endif()
