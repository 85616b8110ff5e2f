# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
#[=[
  amp_export_only(<name> <symbol>...)

The shared library <name> exports these symbols only; they may contain `*`. References to its other
functions and variables mean its own, as on Windows, even if the program has some of these names.
The symbols of amp2hip's libraries stay visible: the program and its libraries share their state.
#]=]

include(CheckLinkerFlag)
set(_amp2hip_exports_step "${CMAKE_CURRENT_LIST_DIR}/AmpExportsStep.cmake")

function(amp_export_only name)
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
  add_custom_command(OUTPUT "${script}"
    COMMAND "${CMAKE_COMMAND}" "-DSCRIPT=${script}" "-DNM=${CMAKE_NM}" "-DARCHIVES=${archives}"
            "-DSYMBOLS=${ARGN}" -P "${_amp2hip_exports_step}"
    DEPENDS ${archives} "${_amp2hip_exports_step}"
    COMMENT "Writing the exports of ${name}" VERBATIM)
  target_sources("${name}" PRIVATE "${script}")
  set_property(TARGET "${name}" APPEND PROPERTY LINK_DEPENDS "${script}")
  # The library contains only some of the symbols. LLVM's linker would report
  # the others.
  check_linker_flag(CXX "LINKER:--undefined-version" AMP2HIP_HAS_UNDEFINED_VERSION)
  target_link_options("${name}" PRIVATE "LINKER:--version-script=${script}"
    $<$<BOOL:${AMP2HIP_HAS_UNDEFINED_VERSION}>:LINKER:--undefined-version>)
endfunction()
