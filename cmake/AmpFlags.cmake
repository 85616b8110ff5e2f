# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions for the build steps of add_amp_executable. They read the flags of a
# target (AMP_*) from the file that AmpTranslate.cmake generates, make options
# of them, and write command lines as shell scripts. The scripts stay in the
# build tree, where users can read them and run them again.

include("${AMP_FLAGS}")
list(REMOVE_DUPLICATES AMP_RUNTIME_INCLUDES)

# A semicolon in an element of a list would split the element as soon as a list
# is copied. This character replaces it until amp_shell_line.
string(ASCII 31 AMP_SEMICOLON)

# Replaces the escaped semicolons in each of the lists with the names in ARGN.
macro(amp_hide_semicolons)
  foreach(list IN ITEMS ${ARGN})
    string(REPLACE "\\;" "${AMP_SEMICOLON}" ${list} "${${list}}")
  endforeach()
endmacro()
amp_hide_semicolons(AMP_DEFINITIONS AMP_OPTIONS AMP_OWN_OPTIONS AMP_TRANSLATOR_OPTIONS)

# Sets AMP_SOURCE_COMPILE_OPTIONS... to the properties of the current source.
foreach(property IN ITEMS COMPILE_DEFINITIONS COMPILE_OPTIONS COMPILE_FLAGS INCLUDE_DIRECTORIES)
  set(AMP_SOURCE_${property} "${AMP_SOURCE_${AMP_SOURCE_NUMBER}_${property}}")
  amp_hide_semicolons(AMP_SOURCE_${property})
endforeach()

# Sets <result> to the command line in ARGN, quoted for sh.
function(amp_shell_line result)
  set(line "")
  foreach(word IN LISTS ARGN)
    string(REPLACE "${AMP_SEMICOLON}" ";" word "${word}")
    if(NOT word MATCHES "^[-A-Za-z0-9_./=+:,@%]+$")
      string(REPLACE "'" "'\\''" word "${word}")
      set(word "'${word}'")
    endif()
    string(APPEND line " ${word}")
  endforeach()
  string(STRIP "${line}" line)
  set(${result} "${line}" PARENT_SCOPE)
endfunction()

# Writes the shell script <file> with the commands <text>, unless it is up to
# date. The name of the script is the output of the commands with ".sh".
function(amp_write_script file text)
  if(DEFINED AMP_IN_CONFIG AND NOT AMP_IN_CONFIG)
    # Multi-config generators run the steps of all sources in every
    # configuration. This output is not linked.
    string(REGEX REPLACE "\\.sh$" "" output "${file}")
    amp_make_path(target "${output}")
    amp_make_path(source "${AMP_SOURCE}")
    file(WRITE "${output}.d" "${target}: ${source}\n")
    amp_shell_line(text touch "${output}")
    string(APPEND text "\n")
  endif()
  set(text "# Build step of ${AMP_NAME}; it can be run by hand.\nset -e\n${text}")
  if(EXISTS "${file}")
    file(READ "${file}" old)
    if(old STREQUAL text)
      return()
    endif()
  endif()
  file(WRITE "${file}" "${text}")
endfunction()

# Sets <result> to <path>, escaped for a makefile.
function(amp_make_path result path)
  string(REPLACE " " "\\ " path "${path}")
  string(REPLACE "#" "\\#" path "${path}")
  string(REPLACE "$" "$$" path "${path}")
  set(${result} "${path}" PARENT_SCOPE)
endfunction()

# Sets <result> to the option -std=... of the target: the standard that the
# target requests, but at least C++17. nvcc has no dialects with extensions
# (gnu++17).
function(amp_standard result)
  set(standard 17)
  if(AMP_STANDARD MATCHES "^2[0-9]$")
    set(standard ${AMP_STANDARD})
  endif()
  foreach(feature IN LISTS AMP_FEATURES)
    if(feature MATCHES "^cxx_std_(2[0-9])$" AND CMAKE_MATCH_1 GREATER standard)
      set(standard ${CMAKE_MATCH_1})
    endif()
  endforeach()
  set(dialect c++)
  if(AMP_EXTENSIONS AND NOT AMP_BACKEND STREQUAL "CUDA" AND NOT AMP_HIP_ON_NVIDIA)
    set(dialect gnu++)
  endif()
  set(${result} "-std=${dialect}${standard}" PARENT_SCOPE)
endfunction()

# Sets <result> to the -D options for the definitions of the target and the
# source.
function(amp_definitions result)
  set(definitions "")
  foreach(definition IN LISTS AMP_DEFINE_SYMBOL AMP_DEFINITIONS AMP_SOURCE_COMPILE_DEFINITIONS)
    string(REGEX REPLACE "^-D" "" definition "${definition}")
    # A generator expression for another configuration is empty.
    if(NOT definition STREQUAL "")
      list(APPEND definitions "-D${definition}")
    endif()
  endforeach()
  set(${result} "${definitions}" PARENT_SCOPE)
endfunction()

# Sets <result> to the options of the build type, the target, COMPILE_OPTIONS
# and the source, in this order, with "SHELL:" groups split into words.
function(amp_options result)
  separate_arguments(options UNIX_COMMAND "${AMP_FLAGS_LINE} ${AMP_COMPILE_FLAGS}")
  separate_arguments(source_flags UNIX_COMMAND "${AMP_SOURCE_COMPILE_FLAGS}")
  amp_hide_semicolons(options source_flags)
  if(AMP_VISIBILITY)
    list(APPEND options "-fvisibility=${AMP_VISIBILITY}")
  endif()
  if(AMP_INLINES_HIDDEN)
    list(APPEND options -fvisibility-inlines-hidden)
  endif()
  if(AMP_WARNING_AS_ERROR)
    list(APPEND options -Werror)
  endif()
  foreach(option IN LISTS AMP_OPTIONS AMP_OWN_OPTIONS source_flags AMP_SOURCE_COMPILE_OPTIONS)
    if(option MATCHES "^SHELL:(.*)$")
      separate_arguments(option UNIX_COMMAND "${CMAKE_MATCH_1}")
      amp_hide_semicolons(option)
    endif()
    list(APPEND options ${option})
  endforeach()
  set(${result} "${options}" PARENT_SCOPE)
endfunction()

# Sets <result> to the include directories of the source and the target, without
# duplicates, the compiler's implicit directories and the runtime's directory.
# Relative paths refer to the source directory of the target.
function(amp_user_includes result)
  set(includes "")
  foreach(include IN LISTS AMP_SOURCE_INCLUDE_DIRECTORIES AMP_INCLUDES)
    if(include AND NOT include IN_LIST AMP_IMPLICIT_INCLUDES AND NOT include IN_LIST AMP_RUNTIME_INCLUDES)
      cmake_path(ABSOLUTE_PATH include BASE_DIRECTORY "${AMP_SOURCE_DIR}")
      list(APPEND includes "${include}")
    endif()
  endforeach()
  list(REMOVE_DUPLICATES includes)
  set(${result} "${includes}" PARENT_SCOPE)
endfunction()

# Options whose value may be the next word.
set(AMP_TWO_WORDS -D -U -I -isystem -iquote -idirafter -include -imacros)
