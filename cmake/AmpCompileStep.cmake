# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Build step of add_amp_executable: writes <AMP_OBJECT>.sh, which compiles
# AMP_TRANSLATED for AMP_BACKEND, or AMP_SOURCE by the C++ compiler when it has
# no C++ AMP in it.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/AmpFlags.cmake")

# Sets <result> to how nvcc takes <option>: its own as they are, the C++
# compiler's by -Xcompiler. It hands on words without quoting them.
function(amp_nvcc_option result option)
  if(option MATCHES "^-I(.*)$")
    set(words "-I\"${CMAKE_MATCH_1}\"")
  elseif(option MATCHES "^-isystem(.*)$")
    set(words -isystem "\"${CMAKE_MATCH_1}\"")
  elseif(option MATCHES "^-(fmad|ftz|maxrregcount|Werror$|Wno-deprecated-gpu-targets|Xptxas)")
    set(words "${option}")
  elseif(option MATCHES "^-(W|w$|f|m|iquote|idirafter|imacros|pedantic|pthread|ansi|g.)")
    string(REPLACE "," "\\," escaped "${option}")
    if(escaped MATCHES "[^-A-Za-z0-9_./=+:,\\@%]")
      set(escaped "\"${escaped}\"")
    endif()
    set(words -Xcompiler "${escaped}")
  else()
    set(words "${option}")
  endif()
  if(option STREQUAL "-Werror")
    set(words -Xcompiler -Werror)
  endif()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

# The options in <list>, each taken to nvcc's way.
function(amp_nvcc_options result)
  set(words "")
  set(pending "")
  foreach(option IN LISTS ARGN)
    if(pending)
      # "-iquote dir", "-I dir": one word for the C++ compiler.
      set(option "${pending}${option}")
      set(pending "")
    elseif(option IN_LIST AMP_TWO_WORDS)
      if(option MATCHES "^-(I|D|U|iquote|idirafter|isystem)$")
        set(pending "${option}")
        continue()
      endif()
    endif()
    amp_nvcc_option(word "${option}")
    list(APPEND words ${word})
  endforeach()
  set(${result} "${words}" PARENT_SCOPE)
endfunction()

amp_standard(standard)
amp_options(options)
amp_user_includes(includes)
cmake_path(GET AMP_SOURCE PARENT_PATH source_dir)

# What every compiler gets. Quoted includes that stayed as they were are looked
# for where the source was.
set(common ${standard} "-iquote${source_dir}")
amp_definitions(definitions)
list(APPEND common ${definitions})
foreach(include IN LISTS includes AMP_RUNTIME_INCLUDES)
  list(APPEND common "-I${include}")
endforeach()
list(APPEND common ${options})
if(AMP_PIC)
  list(APPEND common -fPIC)
endif()

set(dependencies -MD -MF "${AMP_OBJECT}.d")
set(host ${AMP_LAUNCHER} "${AMP_CXX}" ${common} ${dependencies} -c -o "${AMP_OBJECT}")

if(AMP_BACKEND STREQUAL "CUDA" OR (AMP_BACKEND STREQUAL "HIP" AND AMP_HIP_ON_NVIDIA))
  amp_nvcc_options(words ${common})
  # Without the first flag a call of a host function in device code is only a
  # warning, and its result undefined. Without the second so is a kernel whose
  # type has no name outside of a function, and its launch fails. The third makes
  # calls of constexpr functions right in device code.
  set(command ${AMP_LAUNCHER} "${AMP_NVCC}" -x cu -ccbin "${AMP_CXX}"
      -Werror cross-execution-space-call --diag-error 20257 --expt-relaxed-constexpr)
  if(AMP_BACKEND STREQUAL "HIP")
    # HIP's headers for NVIDIA use CUDA's names: cuda_runtime.h is CUDA's own.
    file(REAL_PATH "${AMP_NVCC}" nvcc)
    cmake_path(GET nvcc PARENT_PATH nvcc)
    list(APPEND command "-I${nvcc}/../include")
  endif()
  list(APPEND command ${words})
  if(AMP_FP_STRICT)
    list(APPEND command -fmad=false)
  endif()
  if(AMP_BACKEND STREQUAL "HIP") # tests of ours only
    list(APPEND command -D__HIP__ -D__HIP_PLATFORM_NVIDIA__ -include "${AMP_HIP_ON_NVIDIA}"
         -Xcompiler "-idirafter${AMP_HIP_ROOT}/include")
  endif()
  set(architectures "${AMP_${AMP_BACKEND}_ARCHITECTURES}")
  list(LENGTH architectures count)
  foreach(architecture IN LISTS architectures)
    if(NOT architecture MATCHES "^[0-9]+[af]?$")
      list(APPEND command "-arch=${architecture}")
    elseif(count EQUAL 1)
      list(APPEND command "-arch=sm_${architecture}")
    else()
      list(APPEND command "-gencode=arch=compute_${architecture},code=[compute_${architecture},sm_${architecture}]")
    endif()
  endforeach()
elseif(AMP_BACKEND STREQUAL "HIP")
  set(command ${AMP_LAUNCHER} "${AMP_HIP_CLANG}" -x hip ${common}
      "--rocm-path=${AMP_HIP_ROOT}" "--rocm-device-lib-path=${AMP_HIP_DEVICE_LIBS}")
  foreach(architecture IN LISTS AMP_HIP_ARCHITECTURES)
    list(APPEND command "--offload-arch=${architecture}")
  endforeach()
else()
  set(command ${AMP_LAUNCHER} "${AMP_CXX}" -x c++ ${common})
endif()
list(APPEND command ${dependencies} -c -o "${AMP_OBJECT}" "${AMP_TRANSLATED}")
list(APPEND host "${AMP_SOURCE}")

amp_shell_line(device_line ${command})
amp_shell_line(host_line ${host})
amp_shell_line(first_line head -n 1 "${AMP_TRANSLATED}")
set(is_translated "${first_line} | grep -q 'Translated by amp2hip'")
if(AMP_TRANSLATED STREQUAL AMP_SOURCE)
  set(is_translated true)
endif()

# The rule's name in the dependency file, which nvcc does not escape.
amp_make_path(target "${AMP_OBJECT}")
string(REPLACE "\\" "\\\\" target "${target}")
string(REPLACE "|" "\\|" target "${target}")
string(REPLACE "&" "\\&" target "${target}")
amp_shell_line(fix sed -i "1s|^.*\\.o *:|${target}:|" "${AMP_OBJECT}.d")
amp_write_script("${AMP_OBJECT}.sh"
  "if ${is_translated}; then\n${device_line}\nelse\n${host_line}\nfi\n${fix}\n")
