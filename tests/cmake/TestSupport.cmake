# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions for the tests in this folder. A failed expectation ends the test
# and prints the expected and the actual text.

cmake_minimum_required(VERSION 3.25)

# Ends the test with a message and the output of the last command. CMake would
# wrap the lines of an error message like a paragraph.
function(fail sentence)
  message("${sentence}\n${output}")
  message(FATAL_ERROR "test failed")
endfunction()

# Runs a command and stores the output of both streams in ${output}. The test
# fails if the command fails or, with "FAILS", if it succeeds.
macro(run)
  _run(${ARGN})
endmacro()
function(_run)
  cmake_parse_arguments(PARSE_ARGV 0 arg "FAILS" "DIRECTORY" "COMMAND")
  if(NOT arg_DIRECTORY)
    set(arg_DIRECTORY "${WORK}")
  endif()
  execute_process(COMMAND ${arg_COMMAND} WORKING_DIRECTORY "${arg_DIRECTORY}"
    OUTPUT_VARIABLE output ERROR_VARIABLE output RESULT_VARIABLE status)
  if(NOT status EQUAL 0 AND NOT arg_FAILS)
    fail("failed (${status}): ${arg_COMMAND}")
  elseif(status EQUAL 0 AND arg_FAILS)
    fail("did not fail: ${arg_COMMAND}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Checks that the last command's output, or a given text, matches or does not
# match a regular expression.
function(expect pattern)
  if(NOT output MATCHES "${pattern}")
    fail("expected: ${pattern}\nin:")
  endif()
endfunction()
function(expect_not pattern)
  if(output MATCHES "${pattern}")
    fail("not expected: ${pattern}\nin:")
  endif()
endfunction()

# Copies project/ to ${WORK}/source.
function(copy_project)
  file(REMOVE_RECURSE "${WORK}")
  file(MAKE_DIRECTORY "${WORK}")
  file(COPY "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/project/" DESTINATION "${WORK}/source")
endfunction()

# Configures ${WORK}/source in ${WORK}/build with the installed amp2hip.
function(configure)
  run(COMMAND "${CMAKE_COMMAND}" -S source -B build "-DCMAKE_PREFIX_PATH=${PREFIX}"
    "-DCMAKE_CXX_COMPILER=${CXX}" ${ARGN})
  set(output "${output}" PARENT_SCOPE)
endfunction()

function(build)
  run(COMMAND "${CMAKE_COMMAND}" --build build ${ARGN})
  set(output "${output}" PARENT_SCOPE)
endfunction()

# Sets the time of a file to now. On some file systems, Make compares whole
# seconds.
function(touch file)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E sleep 1)
  file(TOUCH "${WORK}/source/${file}")
endfunction()

# Reads the text of a file into ${output}.
macro(read file)
  file(READ "${WORK}/${file}" output)
endmacro()
