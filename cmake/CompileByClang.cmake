# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# A directory that includes this file compiles its C++ files with Clang 19, if
# it is found, even if GCC compiles the other directories. The reason is compile
# time. The precompiled header of Clang's headers has tens of thousands of
# implicit instantiations. GCC repeats them in every file, which takes 4.5 s of
# 5 s; Clang makes them once (-fpch-instantiate-templates). Both compilers use
# the same standard library, so their objects can be linked together.

option(AMP2HIP_TRANSLATOR_BY_CLANG "Compile the translator with clang++-19, in a third of the time" ON)
find_program(AMP2HIP_CLANGXX NAMES clang++-19 HINTS "${LLVM_TOOLS_BINARY_DIR}" NO_CACHE)

if(AMP2HIP_TRANSLATOR_BY_CLANG AND AMP2HIP_CLANGXX AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # The same values as in CMake's Compiler/Clang.cmake.
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
  # Keeps time stamps out of the precompiled header, because ccache compares its
  # bytes.
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
  # libstdc++ uses deprecated declarations. It suppresses the warnings by
  # pragmas, which a precompiled header loses.
  add_compile_options(-Wno-deprecated-declarations)
endif()
