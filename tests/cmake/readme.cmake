# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The first example of the README: its build lines work as written, and the
# translation of its input is its output.

include("${CMAKE_CURRENT_LIST_DIR}/TestSupport.cmake")
file(REMOVE_RECURSE "${WORK}")
file(MAKE_DIRECTORY "${WORK}")
file(READ "${AMP2HIP_SOURCE}/README.md" readme)

# Finds the first block in <language> at or after <from>, and the text after it.
function(readme_block language from result rest)
  string(FIND "${from}" "```${language}\n" start)
  if(start EQUAL -1)
    message(FATAL_ERROR "README.md has no block of ${language} where one is expected")
  endif()
  string(LENGTH "```${language}\n" length)
  math(EXPR start "${start} + ${length}")
  string(SUBSTRING "${from}" ${start} -1 from)
  string(FIND "${from}" "```" end)
  string(SUBSTRING "${from}" 0 ${end} text)
  string(SUBSTRING "${from}" ${end} -1 from)
  set(${result} "${text}" PARENT_SCOPE)
  set(${rest} "${from}" PARENT_SCOPE)
endfunction()

readme_block(cpp "${readme}" input readme)
readme_block(sh "${readme}" lines readme)
readme_block(cpp "${readme}" translation readme)

# The input and the output.
file(WRITE "${WORK}/scale.cpp" "${input}")
run(COMMAND "${PREFIX}/bin/amp2hip" scale.cpp)
file(READ "${WORK}/scale.hip" output)
string(REGEX REPLACE "^[^\n]*Translated by amp2hip[^\n]*\n" "" output "${output}")
if(NOT output STREQUAL translation)
  fail("README.md shows:\n${translation}\nscale.cpp is translated to:")
endif()

# The build lines. The path contains no space, because a shell splits $(amp2hip
# --cflags).
set(path "PATH=${AMP2HIP_BUILD}/bin:/usr/bin:/bin:/usr/local/cuda/bin")
string(REGEX MATCHALL "[^\n]+" lines "${lines}")
list(LENGTH lines count)
if(NOT count EQUAL 4)
  message(FATAL_ERROR "README.md shows ${count} lines to translate and build, not 4")
endif()
foreach(line IN LISTS lines)
  string(REGEX MATCH "^[^ ]+" tool "${line}")
  if((tool STREQUAL "nvcc" AND NOT NVCC) OR (tool STREQUAL "hipcc" AND NOT EXISTS /usr/bin/hipcc))
    message("not run, ${tool} is not here: ${line}")
    continue()
  endif()
  file(REMOVE "${WORK}/scale")
  run(COMMAND "${CMAKE_COMMAND}" -E env "${path}" sh -c "${line}")
  if(NOT tool STREQUAL "amp2hip")
    run(COMMAND "${CMAKE_COMMAND}" -E env ./scale)
    expect("2\n4\n6\n8")
  endif()
endforeach()
