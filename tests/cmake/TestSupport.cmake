# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What the tests in this folder are written with. A failed expectation ends the
# test with what was expected and what came.

cmake_minimum_required(VERSION 3.25)

# Ends the test with a sentence and the last output. (CMake would fill an error's
# lines like a paragraph.)
function(fail sentence)
  message("${sentence}\n${output}")
  message(FATAL_ERROR "test failed")
endfunction()

# Runs a command; its output, both streams, is in ${output}. Fails the test when
# the command fails, or, after "FAILS", when it does not.
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

# The last command's output, or the text given, holds / does not hold a regular expression.
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

# A fresh copy of project/ in ${WORK}/source.
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

# Changes a file's time to now. Make compares whole seconds on some file systems.
function(touch file)
  execute_process(COMMAND "${CMAKE_COMMAND}" -E sleep 1)
  file(TOUCH "${WORK}/source/${file}")
endfunction()

# A file's text as ${output}.
macro(read file)
  file(READ "${WORK}/${file}" output)
endmacro()
