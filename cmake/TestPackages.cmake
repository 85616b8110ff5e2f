# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds the packages that only the tests need. If one is missing, sets
# AMP2HIP_BUILD_TESTS to OFF and says so, because users build amp2hip without
# them; with AMP2HIP_REQUIRE_TESTS, that is an error.

set(missing_packages "")
find_package(Catch2 2 QUIET)
if(NOT Catch2_FOUND)
  list(APPEND missing_packages catch2)
endif()
find_package(Python3 QUIET COMPONENTS Interpreter)
if(NOT Python3_Interpreter_FOUND)
  list(APPEND missing_packages python3)
endif()
if(NOT AMP2HIP_TOOL AND NOT EXISTS "${AMP2HIP_LLVM_DIR}/build/utils/lit/lit.py")
  list(APPEND missing_packages llvm-19-tools)
endif()
if(missing_packages)
  list(JOIN missing_packages ", " missing_packages)
  if(AMP2HIP_REQUIRE_TESTS)
    message(FATAL_ERROR "amp2hip: the tests need ${missing_packages}; scripts/setup installs them")
  endif()
  message(STATUS "amp2hip: the tests are left out because they need ${missing_packages}; "
                 "scripts/setup installs them")
  set(AMP2HIP_BUILD_TESTS OFF)
endif()
