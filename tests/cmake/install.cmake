# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake --install makes a package that the other tests use.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(MAKE_DIRECTORY "${WORK}")
file(REMOVE_RECURSE "${PREFIX}")
run(COMMAND "${CMAKE_COMMAND}" --install "${AMP2HIP_BUILD}" --prefix "${PREFIX}")
foreach(file IN ITEMS bin/amp2hip include/amp2hip/amp.h lib/libamp2hip.a
                      lib/libamp2hip_cpu.a lib/cmake/amp2hip/amp2hipConfig.cmake)
  if(NOT EXISTS "${PREFIX}/${file}")
    message(FATAL_ERROR "not installed: ${file}")
  endif()
endforeach()

# The installed settings of clangd are those that the installed tool prints, also if the files are
# staged in another folder.
run(COMMAND "${PREFIX}/bin/amp2hip" --cflags=clangd)
file(READ "${PREFIX}/share/amp2hip/.clangd" settings)
if(NOT settings STREQUAL output)
  message(FATAL_ERROR "share/amp2hip/.clangd differs from what --cflags=clangd prints:\n${settings}")
endif()
run(COMMAND "${CMAKE_COMMAND}" -E env "DESTDIR=${WORK}/staged" "${CMAKE_COMMAND}" --install "${AMP2HIP_BUILD}" --prefix "${PREFIX}")
file(READ "${WORK}/staged/${PREFIX}/share/amp2hip/.clangd" staged)
if(NOT staged STREQUAL settings)
  message(FATAL_ERROR "the staged settings of clangd differ:\n${staged}")
endif()

# Links in the installed pages lead to installed files.
file(GLOB_RECURSE pages RELATIVE "${PREFIX}/share/doc/amp2hip" "${PREFIX}/share/doc/amp2hip/*.md")
foreach(page IN LISTS pages)
  file(READ "${PREFIX}/share/doc/amp2hip/${page}" text)
  cmake_path(GET page PARENT_PATH folder)
  # Code may look like a link: [i](restrict...) and [=](index<1> i).
  # CMake does not split a list at semicolons after a bracket.
  string(REPLACE "](" "@(" text "${text}")
  string(REGEX MATCHALL "@[(][-_.A-Za-z0-9/]+[.](md|png|cpp|h|sh|txt)[)#]" links "${text}")
  foreach(link IN LISTS links)
    string(REGEX REPLACE "^..(.*).$" "\\1" target "${link}")
    if(NOT EXISTS "${PREFIX}/share/doc/amp2hip/${folder}/${target}")
      message(FATAL_ERROR "the installed page ${page} has a broken link to ${target}")
    endif()
  endforeach()
endforeach()

# The installed tool uses and names the installed headers.
run(COMMAND "${PREFIX}/bin/amp2hip" --cflags)
expect("include/amp2hip")
expect("installed amp2hip")
run(COMMAND "${PREFIX}/bin/amp2hip" --libs)
expect("-lamp2hip_cpu")
