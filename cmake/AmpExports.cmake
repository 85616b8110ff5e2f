# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#[=[
  amp_export_only(<name> [WITH_DLLEXPORT] <symbol>...)

The shared library <name> exports these symbols only; they may contain `*`. References to its other
functions and variables mean its own, as on Windows, even if the program has some of these names.
The symbols of amp2hip's libraries stay visible: the program and its libraries share their state.

WITH_DLLEXPORT: it also exports what its sources declare with __declspec(dllexport). To find these
symbols in the object files, other symbols are compiled with protected visibility.
#]=]

include(CheckLinkerFlag)
set(_amp2hip_exports_step "${CMAKE_CURRENT_LIST_DIR}/AmpExportsStep.cmake")

function(amp_export_only name)
  cmake_parse_arguments(PARSE_ARGV 1 AMP "WITH_DLLEXPORT" "" "")
  set(archives "")
  foreach(library IN ITEMS runtime cpu runtime_check runtime_cuda runtime_hip windows)
    foreach(target IN ITEMS "amp2hip::${library}" "amp2hip_${library}")
      if(TARGET "${target}")
        get_target_property(type "${target}" TYPE)
        if(type STREQUAL "STATIC_LIBRARY")
          list(APPEND archives "$<TARGET_FILE:${target}>")
        endif()
        break()
      endif()
    endforeach()
  endforeach()
  set(script "${CMAKE_CURRENT_BINARY_DIR}/${name}.map")
  if(AMP_WITH_DLLEXPORT)
    set_target_properties("${name}" PROPERTIES C_VISIBILITY_PRESET protected
                                               CXX_VISIBILITY_PRESET protected)
    # Those of sources that CMake compiles, and those that add_amp_library() compiles.
    set(objects "$<TARGET_OBJECTS:${name}>")
    list(APPEND objects "$<FILTER:$<TARGET_PROPERTY:${name},SOURCES>,INCLUDE,[.]o(bj)?$>")
    add_custom_command(TARGET "${name}" PRE_LINK
      COMMAND "${CMAKE_COMMAND}" "-DSCRIPT=${script}" "-DNM=${CMAKE_NM}" "-DARCHIVES=${archives}"
              "-DSYMBOLS=${AMP_UNPARSED_ARGUMENTS}" "-DREADELF=${CMAKE_READELF}"
              "-DOBJECTS=${objects}" -P "${_amp2hip_exports_step}"
      BYPRODUCTS "${script}"
      COMMENT "Writing the exports of ${name}" VERBATIM)
  else()
    add_custom_command(OUTPUT "${script}"
      COMMAND "${CMAKE_COMMAND}" "-DSCRIPT=${script}" "-DNM=${CMAKE_NM}" "-DARCHIVES=${archives}"
              "-DSYMBOLS=${AMP_UNPARSED_ARGUMENTS}" -P "${_amp2hip_exports_step}"
      DEPENDS ${archives} "${_amp2hip_exports_step}"
      COMMENT "Writing the exports of ${name}" VERBATIM)
    target_sources("${name}" PRIVATE "${script}")
    set_property(TARGET "${name}" APPEND PROPERTY LINK_DEPENDS "${script}")
  endif()
  # The library contains only some of the symbols. LLVM's linker would report the others.
  check_linker_flag(CXX "LINKER:--undefined-version" AMP2HIP_HAS_UNDEFINED_VERSION)
  target_link_options("${name}" PRIVATE "LINKER:--version-script=${script}"
    $<$<BOOL:${AMP2HIP_HAS_UNDEFINED_VERSION}>:LINKER:--undefined-version>)
endfunction()
