# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiler settings of amp2hip's own code: language standard, warnings,
# sanitizers and ccache. They are not installed and do not affect projects that
# use amp2hip.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  if(PROJECT_IS_TOP_LEVEL)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
  else()
    # The outer project chooses its build type; the runtime is always optimized.
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
  # ccache caches precompiled headers only if it may ignore their time stamps.
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      "${AMP2HIP_CCACHE}")
endif()

# The warning options of amp2hip's own code, to be linked with PRIVATE. Warnings
# are errors if AMP2HIP_WERROR is set.
add_library(amp2hip_warnings INTERFACE)
target_compile_options(amp2hip_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<BOOL:${AMP2HIP_WERROR}>:-Werror>)

if(AMP2HIP_SANITIZE)
  add_compile_options(-fsanitize=${AMP2HIP_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${AMP2HIP_SANITIZE})
endif()

# Groups the sources of a target for a unity build: those of one folder
# together, and those of a folder with fewer than four sources with the parent
# folder's. A new source then changes one group, and cannot bring two unrelated
# sources with the same name in their unnamed namespaces together.
function(amp2hip_group_sources target)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  set(grouped ${sources})
  list(TRANSFORM grouped REPLACE "^${CMAKE_CURRENT_SOURCE_DIR}/" "")
  foreach(source IN LISTS grouped)
    get_filename_component(folder "${source}" DIRECTORY)
    set(siblings ${grouped})
    list(FILTER siblings INCLUDE REGEX "^${folder}/[^/]*$")
    list(LENGTH siblings count)
    if(count LESS 4 AND folder MATCHES "/")
      get_filename_component(folder "${folder}" DIRECTORY)
    endif()
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties("${CMAKE_CURRENT_SOURCE_DIR}/${source}" PROPERTIES UNITY_GROUP "${group}")
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()
