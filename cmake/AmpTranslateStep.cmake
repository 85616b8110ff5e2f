# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Build step of add_amp_executable: writes the script <AMP_TRANSLATED>.sh, which
# translates AMP_SOURCE. The translator gets only those compiler options that
# change the meaning of the source for Clang.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/AmpFlags.cmake")

set(flags "")
amp_standard(standard)
list(APPEND flags ${standard})
if(NOT AMP_SOURCE MATCHES "\\.(cpp|CPP|cc|cxx|c\\+\\+|C)$")
  list(APPEND flags -xc++) # its LANGUAGE is CXX
endif()
amp_definitions(definitions)
list(APPEND flags ${definitions})
amp_user_includes(includes)
foreach(include IN LISTS includes)
  list(APPEND flags "-I${include}")
endforeach()

amp_options(options)
set(take_next FALSE)
foreach(option IN LISTS options)
  if(take_next)
    list(APPEND flags "${option}")
    set(take_next FALSE)
  elseif(option IN_LIST AMP_TWO_WORDS)
    list(APPEND flags "${option}")
    set(take_next TRUE)
  elseif(option MATCHES "^-(D|U|I|isystem|iquote|std=)" OR
         option MATCHES "^-m(arch=|avx|sse|fma|bmi|f16c|64|32)" OR
         option MATCHES "^-f(no-)?(ms-|declspec|exceptions|rtti|signed-char|unsigned-char|short-wchar|char8_t|fast-math|permissive|template-depth|constexpr-)" OR
         option STREQUAL "-pthread")
    list(APPEND flags "${option}")
  endif()
endforeach()

# Nobody reads the output in the build tree, so compilers, debuggers and
# profilers show the sources.
set(for_backend --line-directives)
# Nobody maintains it either, so it may contain loops over the threads of a
# tile: over all of them on a CPU, over some of them on NVIDIA GPUs, where
# they are faster (docs/performance.md). A Debug build has none, so that a
# breakpoint in a kernel is in the code that runs.
string(TOLOWER "${AMP_CONFIG}" config)
if(AMP_BACKEND STREQUAL "CPU" AND NOT config STREQUAL "debug")
  list(APPEND for_backend --tile-loops)
elseif(AMP_BACKEND STREQUAL "CUDA" AND NOT config STREQUAL "debug")
  list(APPEND for_backend --optimize=coarsen-tiles,coarsen-untiled,unroll-loops)
endif()
amp_shell_line(line "${AMP_TOOL}" "${AMP_SOURCE}" -o "${AMP_TRANSLATED}"
  --depfile "${AMP_TRANSLATED}.d" --header-dir "${AMP_HEADER_DIR}"
  --header-base "${AMP_HEADER_BASE}" --force ${for_backend}
  ${AMP_TRANSLATOR_OPTIONS} -- ${flags})
# amp2hip does not write an unchanged output, but make compares times.
amp_shell_line(touch touch "${AMP_TRANSLATED}")
amp_write_script("${AMP_TRANSLATED}.sh" "${line}\n${touch}\n")
