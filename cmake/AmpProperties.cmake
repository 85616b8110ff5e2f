# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Applies CMake's properties of sources and targets to the sources of
# add_amp_executable. CMake does not do so itself, because custom commands
# compile these sources. A project may set properties after the call and in
# other directories, so they are read after CMake has processed the top-level
# directory.

include_guard(GLOBAL)
cmake_policy(PUSH)
cmake_policy(VERSION 3.25)

# The properties of a source that affect its translation and compilation.
set(_AMP2HIP_SOURCE_PROPERTIES COMPILE_DEFINITIONS COMPILE_OPTIONS COMPILE_FLAGS INCLUDE_DIRECTORIES
    CACHE INTERNAL "")

# Sets <result> to a property of a source, or to "" if the property is not set.
function(_amp2hip_source_property source directory property result)
  get_property(value SOURCE "${source}" DIRECTORY "${directory}" PROPERTY ${property})
  set(${result} "${value}" PARENT_SCOPE)
endfunction()

# Sets <result> to TRUE if add_amp_executable adds build steps for the source,
# and to FALSE if CMake compiles it.
function(_amp2hip_is_ours source directory result)
  _amp2hip_source_property("${source}" "${directory}" LANGUAGE language)
  _amp2hip_source_property("${source}" "${directory}" HEADER_FILE_ONLY header_only)
  set(ours FALSE)
  if(language AND NOT header_only)
    string(COMPARE EQUAL "${language}" CXX ours)
  elseif(NOT header_only AND source MATCHES "\\.(cpp|CPP|cc|cxx|c\\+\\+|C|hip|cu)$")
    set(ours TRUE)
  endif()
  set(${result} ${ours} PARENT_SCOPE)
endfunction()

# Sets <result> to the lines of the target's flags file that set the variables
# AMP_SOURCE_<number>_<property> of its <count> sources. The lines contain
# generator expressions of target properties, which _amp2hip_read_properties
# sets.
function(_amp2hip_source_lines name count result)
  set(lines "")
  set(number 0)
  while(number LESS count)
    foreach(property IN LISTS _AMP2HIP_SOURCE_PROPERTIES)
      set(value "$<TARGET_GENEX_EVAL:${name},$<TARGET_PROPERTY:${name},_AMP2HIP_${number}_${property}>>")
      string(APPEND lines "set(AMP_SOURCE_${number}_${property} [===[${value}]===])\n")
    endforeach()
    math(EXPR number "${number} + 1")
  endwhile()
  set(${result} "${lines}" PARENT_SCOPE)
endfunction()

# Copies the properties of the sources to the target, and reports properties
# that were set too late. Runs after CMake has processed the top-level
# directory. <ours> are the sources with build steps, <others> the sources that
# CMake compiles.
function(_amp2hip_read_properties command name directory ours others)
  set(number 0)
  foreach(source IN LISTS ours)
    foreach(property IN LISTS _AMP2HIP_SOURCE_PROPERTIES)
      _amp2hip_source_property("${source}" "${directory}" ${property} value)
      set_property(TARGET "${name}" PROPERTY _AMP2HIP_${number}_${property} "${value}")
    endforeach()
    math(EXPR number "${number} + 1")
  endforeach()

  get_target_property(required "${name}" _AMP2HIP_REQUIRED)
  foreach(source IN LISTS required)
    _amp2hip_source_property("${source}" "${directory}" GENERATED generated)
    cmake_path(IS_PREFIX CMAKE_BINARY_DIR "${source}" NORMALIZE in_build)
    if(source IN_LIST ours AND NOT generated AND NOT in_build AND NOT EXISTS "${source}")
      message(SEND_ERROR "${command}(${name}): cannot find the source '${source}'")
    endif()
  endforeach()

  foreach(source IN LISTS ours others)
    _amp2hip_is_ours("${source}" "${directory}" is_ours)
    if((is_ours AND NOT source IN_LIST ours) OR (NOT is_ours AND NOT source IN_LIST others))
      message(SEND_ERROR "${command}(${name}): LANGUAGE or HEADER_FILE_ONLY of '${source}' was set after the call; "
              "set it before")
    endif()
    _amp2hip_source_property("${source}" "${directory}" OBJECT_DEPENDS depends)
    get_property(known TARGET "${name}" PROPERTY "_AMP2HIP_DEPENDS_${source}")
    if(source IN_LIST ours AND NOT "${depends}" STREQUAL "${known}")
      message(SEND_ERROR "${command}(${name}): OBJECT_DEPENDS of '${source}' was set in another directory after the "
              "call; set it before")
    endif()
  endforeach()
  get_target_property(standard "${name}" CXX_STANDARD)
  if(TARGET "${name}.clangd" AND standard MATCHES "^2[0-9]$")
    set_target_properties("${name}.clangd" PROPERTIES CXX_STANDARD ${standard})
  endif()
  _amp2hip_check_target("${command}" "${name}")
endfunction()

# Makes the objects depend on OBJECT_DEPENDS of their sources. Runs after CMake
# has processed the directory of the call, because add_custom_command(APPEND)
# only works in the directory of the command.
function(_amp2hip_add_depends name directory ours objects)
  foreach(source object IN ZIP_LISTS ours objects)
    _amp2hip_source_property("${source}" "${directory}" OBJECT_DEPENDS depends)
    set_property(TARGET "${name}" PROPERTY "_AMP2HIP_DEPENDS_${source}" "${depends}")
    if(depends)
      add_custom_command(OUTPUT "${object}" APPEND DEPENDS ${depends})
    endif()
  endforeach()
endfunction()

# Reports properties of the target that have no effect on its C++ AMP sources:
# precompiled headers as an error, the others as a warning.
function(_amp2hip_check_target command name)
  get_target_property(headers "${name}" PRECOMPILE_HEADERS)
  get_target_property(reused "${name}" PRECOMPILE_HEADERS_REUSE_FROM)
  get_target_property(disabled "${name}" DISABLE_PRECOMPILE_HEADERS)
  if((headers OR reused) AND NOT disabled)
    message(SEND_ERROR "${command}(${name}): C++ AMP sources cannot use precompiled headers; include the headers in "
            "the sources and set DISABLE_PRECOMPILE_HEADERS of the target")
  endif()
  set(ignored "")
  foreach(property IN ITEMS UNITY_BUILD INTERPROCEDURAL_OPTIMIZATION CXX_CLANG_TIDY CXX_CPPCHECK CXX_CPPLINT
          CXX_INCLUDE_WHAT_YOU_USE AUTOMOC AUTOUIC JOB_POOL_COMPILE RULE_LAUNCH_COMPILE CUDA_SEPARABLE_COMPILATION)
    get_target_property(value "${name}" ${property})
    if(value)
      list(APPEND ignored ${property})
    endif()
  endforeach()
  get_target_property(extensions "${name}" CXX_EXTENSIONS)
  get_target_property(backend "${name}" _AMP2HIP_BACKEND)
  if(extensions AND backend STREQUAL "CUDA")
    list(APPEND ignored CXX_EXTENSIONS)
  endif()
  if(ignored)
    list(JOIN ignored ", " ignored)
    message(WARNING "${command}(${name}): properties without effect on C++ AMP sources: ${ignored}")
  endif()
endfunction()

cmake_policy(POP)
