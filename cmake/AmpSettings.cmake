# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# How our own code is compiled: language, warnings, sanitizers, ccache. Nothing
# here is installed or reaches a project that uses amp2hip.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  if(PROJECT_IS_TOP_LEVEL)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
  else()
    # The project around this one decides for itself; the runtime is optimised.
    separate_arguments(release UNIX_COMMAND "${CMAKE_CXX_FLAGS_RELEASE}")
    add_compile_options(${release})
  endif()
endif()
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
endif()
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

find_program(AMP2HIP_CCACHE ccache)
mark_as_advanced(AMP2HIP_CCACHE)
if(AMP2HIP_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # A precompiled header is cached only if ccache may ignore its time stamps.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      "${AMP2HIP_CCACHE}")
endif()

# Link with PRIVATE: warnings of our own code, errors by default here.
add_library(amp2hip_warnings INTERFACE)
target_compile_options(amp2hip_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<BOOL:${AMP2HIP_WERROR}>:-Werror>)

if(AMP2HIP_SANITIZE)
  add_compile_options(-fsanitize=${AMP2HIP_SANITIZE} -fno-omit-frame-pointer -g
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${AMP2HIP_SANITIZE})
endif()
