# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Build step of add_amp_executable: writes the script <AMP_OBJECT>.sh. The
# script compiles AMP_TRANSLATED with the compiler of AMP_BACKEND. If the source
# contains no C++ AMP, the C++ compiler compiles AMP_SOURCE: the build step of
# the translation wrote no mark of a translation, or AMP_SOURCE itself is a file
# that amp2hip copied instead of translating it.

cmake_minimum_required(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/AmpFlags.cmake")

# Sets <result> to the words that pass <option> to nvcc. nvcc's own options do
# not change; options of the C++ compiler follow -Xcompiler. nvcc passes words
# to the C++ compiler without quotes, so words with special characters get
# quotes here.
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

# Sets <result> to the words that pass the options in ARGN to nvcc.
function(amp_nvcc_options result)
  set(words "")
  set(pending "")
  foreach(option IN LISTS ARGN)
    if(pending)
      # "-I dir" becomes "-Idir": amp_nvcc_option takes an option of one word.
      set(option "${pending}${option}")
      set(pending "")
    elseif(option IN_LIST AMP_TWO_WORDS)
      if(option MATCHES "^-(I|D|U|iquote|idirafter|imacros|isystem)$")
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

# Options for every compiler. -iquote finds the untranslated headers that the
# source includes by a path relative to its own folder.
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
  # Two warnings of nvcc become errors: a call of a host function in device
  # code, whose result is undefined; and (20257) a kernel whose type has no name
  # outside of a function, because its launch fails. --expt-relaxed-constexpr
  # lets device code call constexpr functions.
  set(command ${AMP_LAUNCHER} "${AMP_NVCC}" -x cu -ccbin "${AMP_CXX}"
      -Werror cross-execution-space-call --diag-error 20257 --expt-relaxed-constexpr)
  list(APPEND command ${words})
  if(AMP_BACKEND STREQUAL "HIP")
    # HIP's headers for NVIDIA include CUDA's headers. amp2hip's own
    # <cuda_runtime.h>, which hides names of CUDA, must be found first.
    file(REAL_PATH "${AMP_NVCC}" nvcc)
    cmake_path(GET nvcc PARENT_PATH nvcc)
    list(APPEND command "-I${nvcc}/../include")
  endif()
  if(AMP_FP_STRICT)
    list(APPEND command -fmad=false)
  endif()
  if(AMP_BACKEND STREQUAL "HIP") # only in tests of amp2hip
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
# The C++ compiler does not know the extension of *.hip.
list(APPEND host -x c++ "${AMP_SOURCE}")

amp_shell_line(device_line ${command})
amp_shell_line(host_line ${host})
amp_shell_line(first_line head -n 1 "${AMP_TRANSLATED}")
set(is_translated "${first_line} | grep -q 'Translated by amp2hip'")
if(AMP_TRANSLATED STREQUAL AMP_SOURCE)
  set(is_translated "! ${first_line} | grep -q '// Copied by amp2hip from'")
endif()

# nvcc does not escape the target name of the rule in the dependency file; sed
# replaces it.
amp_make_path(target "${AMP_OBJECT}")
string(REPLACE "\\" "\\\\" target "${target}")
string(REPLACE "|" "\\|" target "${target}")
string(REPLACE "&" "\\&" target "${target}")
amp_shell_line(fix sed -i "1s|^.*\\.o *:|${target}:|" "${AMP_OBJECT}.d")
amp_write_script("${AMP_OBJECT}.sh"
  "if ${is_translated}; then\n${device_line}\nelse\n${host_line}\nfi\n${fix}\n")
