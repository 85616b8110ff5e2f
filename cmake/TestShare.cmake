# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# AMP2HIP_TEST_SHARE selects a part of the samples and end-to-end tests, so that
# a run of continuous integration with sanitizers or for GPUs takes less time.

set(AMP2HIP_TEST_SHARE 1/1 CACHE STRING
    "Which samples and end-to-end tests to build: I/N, the Ith of N parts")
if(NOT AMP2HIP_TEST_SHARE MATCHES "^([1-9][0-9]*)/([1-9][0-9]*)$")
  message(FATAL_ERROR "AMP2HIP_TEST_SHARE is '${AMP2HIP_TEST_SHARE}'; set it to I/N, such as 1/5")
endif()

# next_test_in_share(<variable>): stores in <variable> whether the next program
# belongs to the selected part. Each call counts one program.
function(next_test_in_share variable)
  string(REPLACE "/" ";" share "${AMP2HIP_TEST_SHARE}")
  list(GET share 0 part)
  list(GET share 1 parts)
  get_property(number GLOBAL PROPERTY AMP2HIP_TEST_COUNT)
  math(EXPR number "0${number} + 1")
  set_property(GLOBAL PROPERTY AMP2HIP_TEST_COUNT ${number})
  math(EXPR other "(${number} - ${part}) % ${parts}")
  if(other)
    set(${variable} FALSE PARENT_SCOPE)
  else()
    set(${variable} TRUE PARENT_SCOPE)
  endif()
endfunction()
