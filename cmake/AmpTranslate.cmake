# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#[=======================================================================[.rst:
Commands that add targets with C++ AMP sources:

  add_amp_executable(<name> <sources...>
                     [BACKEND AUTO|CUDA|HIP|CPU|CHECK] [FP_STRICT] [FAST_MATH] [TRANSLATED]
                     [AMP_OPTIONS <option>...] [COMPILE_OPTIONS <option>...])
  add_amp_library(<name> [STATIC|SHARED|MODULE] <sources...> [as above])

amp2hip translates each C++ source to <name>.amp/ in the build tree. The backend's
compiler compiles the output, and the target is linked to the backend's runtime.
The C++ compiler compiles sources without C++ AMP. The backend's compiler also
compiles sources that are translated already: *.hip, *.cu, and sources with the
property AMP2HIP_TRANSLATED. CMake compiles sources that other commands add to
the target (target_sources). A source may depend on the configuration:
$<$<CONFIG:Release>:fast.cpp>. EXCLUDE_FROM_ALL, WIN32 and MACOSX_BUNDLE have the
meaning that they have for add_executable and add_library.

BACKEND          The backend of the target; the default is AMP2HIP_BACKEND. AUTO
                 means CUDA if nvcc and an NVIDIA GPU are present, else HIP if
                 its compiler and an AMD GPU are present, else CPU. CHECK means
                 CPU with a check of each access to memory: the program finds
                 races and reads of elements that were never written, and is
                 25 to 350 times slower.
TRANSLATED       All C++ sources of the call are translated already.
FP_STRICT        Forbids fused multiply-add in place of separate operations, in
                 host code too.
FAST_MATH        fast_math of GPU code calls intrinsic functions, which are faster
                 and less accurate.
AMP_OPTIONS      Options for amp2hip.
COMPILE_OPTIONS  Options for the compiler of the translated sources, in addition
                 to those of target_compile_options. Options that belong to the
                 C++ compiler are passed to nvcc by -Xcompiler.

Translator and compiler use the target's include directories, definitions and
options, and the flags of the build type; without a build type these are the
flags of Release. The GPU architectures are the target's properties
CUDA_ARCHITECTURES and HIP_ARCHITECTURES. Their initial values are
CMAKE_CUDA_ARCHITECTURES and CMAKE_HIP_ARCHITECTURES; if these are not set, the
GPU of this machine; without a GPU, nvcc's default, or gfx90a and gfx1030.
#]=======================================================================]

include_guard(GLOBAL)
# The functions below use the policies of CMake 3.25, whatever the project sets.
cmake_policy(PUSH)
cmake_policy(VERSION 3.25)
include("${CMAKE_CURRENT_LIST_DIR}/AmpBackend.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/AmpProperties.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/AmpExports.cmake")
set(_AMP2HIP_CMAKE_DIR "${CMAKE_CURRENT_LIST_DIR}" CACHE INTERNAL "")
set(AMP2HIP_BACKEND "AUTO" CACHE STRING
    "Backend of targets without BACKEND: AUTO, CUDA, HIP, CPU or CHECK")
set_property(CACHE AMP2HIP_BACKEND PROPERTY STRINGS AUTO CUDA HIP CPU CHECK)

function(add_amp_executable name)
  _amp2hip_add_target(add_amp_executable "${name}" ${ARGN})
endfunction()

function(add_amp_library name)
  _amp2hip_add_target(add_amp_library "${name}" ${ARGN})
endfunction()

# Reports an error if <given>, the keywords for libraries and for programs in a
# call of <who>, are not those of the command.
function(_amp2hip_check_keywords who given)
  if(who MATCHES "^add_amp_executable")
    set(wrong ${given})
    list(FILTER wrong INCLUDE REGEX "^(STATIC|SHARED|MODULE|OBJECT)$")
    if(wrong)
      message(FATAL_ERROR "${who}: ${wrong} is for libraries; use add_amp_library")
    endif()
  elseif("OBJECT" IN_LIST given)
    message(FATAL_ERROR "${who}: CMake does not pass the objects of an OBJECT library with C++ AMP sources to other "
            "targets; use STATIC, and link all of its objects with $<LINK_LIBRARY:WHOLE_ARCHIVE,...>")
  endif()
  foreach(keyword IN ITEMS INTERFACE IMPORTED ALIAS UNKNOWN)
    if("${keyword}" IN_LIST given)
      message(FATAL_ERROR "${who}: an ${keyword} target has no sources to translate; use add_executable or "
              "add_library")
    endif()
  endforeach()
endfunction()

# Adds the target <name> for <command>: the build steps of its C++ sources, the
# executable or library, and the calls that read properties later.
function(_amp2hip_add_target command name)
  set(kinds STATIC SHARED MODULE OBJECT INTERFACE IMPORTED ALIAS UNKNOWN)
  set(flags_of_targets EXCLUDE_FROM_ALL WIN32 MACOSX_BUNDLE)
  cmake_parse_arguments(PARSE_ARGV 2 arg "FP_STRICT;FAST_MATH;TRANSLATED;${kinds};${flags_of_targets}"
                        "BACKEND" "AMP_OPTIONS;COMPILE_OPTIONS")
  set(keywords "")
  foreach(candidate IN LISTS kinds flags_of_targets)
    if(arg_${candidate})
      list(APPEND keywords ${candidate})
    endif()
  endforeach()
  _amp2hip_check_keywords("${command}(${name})" "${keywords}")
  if(arg_KEYWORDS_MISSING_VALUES MATCHES "BACKEND")
    message(FATAL_ERROR "${command}(${name}): BACKEND has no value; use AUTO, CUDA, HIP, CPU or CHECK")
  endif()
  if(NOT arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "${command}(${name}): no sources given; list at least one")
  endif()
  _amp2hip_backend("${command}(${name})" "${arg_BACKEND}" backend)
  string(TOLOWER "${backend}" runtime)
  set(options_for_editors "${arg_COMPILE_OPTIONS}")
  if(backend STREQUAL "CHECK")
    # The compiler inserts a call before each access; amp2hip::runtime_check
    # defines the functions. Few optimizations keep accesses and lines apart.
    set(backend CPU)
    # It does not observe copies that the compiler inserts for calls of memcpy.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      set(bounds bounds-strict)
    else()
      set(bounds array-bounds)
    endif()
    list(APPEND arg_COMPILE_OPTIONS -Wp,-fsanitize=thread,-fsanitize=${bounds} -g -O1
      -fno-builtin-memcpy -fno-builtin-memmove -fno-builtin-memset -fno-builtin-memcmp)
  endif()

  set(dir "${CMAKE_CURRENT_BINARY_DIR}/${name}.amp")
  get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(multi_config)
    string(APPEND dir "/$<CONFIG>")
  endif()
  set(flags "${dir}/flags.CXX.cmake")

  # amp2hip records in include/.amp2hip which output uses which translated
  # header. A changed tool or flag translates every source again; records of the
  # earlier translations could then cause false conflicts, so they are removed.
  add_custom_command(
    OUTPUT "${dir}/records.stamp"
    COMMAND "${CMAKE_COMMAND}" -E rm -rf "${dir}/include/.amp2hip"
    COMMAND "${CMAKE_COMMAND}" -E touch "${dir}/records.stamp"
    DEPENDS amp2hip::amp2hip "${flags}"
    COMMENT "Removing records of earlier translations (${name})"
    VERBATIM)

  set(objects "")
  set(linked "")
  set(ours "")
  set(others "")
  set(editable "")
  set(names "")
  set(left_to_cmake "")
  set(given "")
  set(required "")
  foreach(argument IN LISTS arg_UNPARSED_ARGUMENTS)
    set(source "${argument}")
    set(condition "")
    if(argument MATCHES "^[$]<([$]<.+>):([^$<>]+)>$")
      set(condition "${CMAKE_MATCH_1}")
      set(source "${CMAKE_MATCH_2}")
    endif()
    cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE path)
    if("${condition}|${path}" IN_LIST given)
      continue() # CMake accepts the same source twice, too
    endif()
    list(APPEND given "${condition}|${path}")
    if(NOT condition AND NOT path MATCHES "[$]<")
      list(APPEND required "${path}")
    endif()
    _amp2hip_is_ours("${path}" "${CMAKE_CURRENT_SOURCE_DIR}" is_ours)
    if(is_ours)
      list(LENGTH ours number)
      _amp2hip_add_source("${name}" "${backend}" "${path}" ${number} "${dir}" "${flags}" "${arg_TRANSLATED}" "${condition}"
                          names object)
      list(APPEND objects "${object}")
      if(condition)
        set(object "$<${condition}:${object}>")
      endif()
      list(APPEND linked "${object}")
      list(APPEND ours "${path}")
      if(NOT arg_TRANSLATED AND NOT path MATCHES "\\.(hip|cu)$")
        list(APPEND editable "${argument}")
      endif()
    else()
      list(APPEND left_to_cmake "${argument}")
      list(APPEND others "${path}")
    endif()
  endforeach()

  if(command STREQUAL "add_amp_executable")
    add_executable("${name}" ${keywords} ${linked} ${left_to_cmake})
  else()
    add_library("${name}" ${keywords} ${linked} ${left_to_cmake})
  endif()
  get_target_property(type "${name}" TYPE)
  if(type MATCHES "^(SHARED|MODULE)_LIBRARY$" AND backend STREQUAL "CUDA")
    # All targets that link to CUDA's runtime must share it.
    get_target_property(real amp2hip::runtime_cuda ALIASED_TARGET)
    if(NOT real)
      set(real amp2hip::runtime_cuda)
    endif()
    set_target_properties("${real}" PROPERTIES AMP2HIP_SHARED_CUDART ON)
  endif()
  set_source_files_properties(${objects} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  set_target_properties("${name}" PROPERTIES LINKER_LANGUAGE CXX)
  # target_link_libraries would decide which of its signatures the project can
  # use for the target: that with PUBLIC and PRIVATE, or that without.
  foreach(property IN ITEMS LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
    set_property(TARGET "${name}" APPEND PROPERTY ${property} amp2hip::runtime_${runtime})
  endforeach()
  if(CMAKE_EXPORT_COMPILE_COMMANDS AND editable)
    _amp2hip_add_entries_for_editors("${name}" "${editable}" "${options_for_editors}")
  endif()
  if(arg_FP_STRICT)
    target_compile_options("${name}" PRIVATE -ffp-contract=off)
  endif()
  if(arg_FAST_MATH)
    target_compile_definitions("${name}" PRIVATE AMP2HIP_FAST_MATH)
  endif()
  if(NOT multi_config AND NOT CMAKE_BUILD_TYPE)
    separate_arguments(release UNIX_COMMAND "${CMAKE_CXX_FLAGS_RELEASE}")
    target_compile_options("${name}" PRIVATE ${release})
  endif()
  if(NOT backend STREQUAL "CPU")
    _amp2hip_architectures("${backend}" architectures)
    set_target_properties("${name}" PROPERTIES ${backend}_ARCHITECTURES "${architectures}")
  endif()
  set_target_properties("${name}" PROPERTIES _AMP2HIP_BACKEND "${backend}" _AMP2HIP_REQUIRED "${required}")
  list(LENGTH ours count)
  _amp2hip_write_flags("${name}" "${backend}" "${dir}" ${count})
  cmake_language(EVAL CODE "cmake_language(DEFER CALL _amp2hip_add_depends
    [===[${name}]===] [===[${CMAKE_CURRENT_SOURCE_DIR}]===] [===[${ours}]===] [===[${objects}]===])")
  cmake_language(EVAL CODE "cmake_language(DEFER DIRECTORY [===[${CMAKE_SOURCE_DIR}]===] CALL _amp2hip_read_properties
    ${command} [===[${name}]===] [===[${CMAKE_CURRENT_SOURCE_DIR}]===] [===[${ours}]===] [===[${others}]===])")
endfunction()

# Adds entries for the C++ AMP <sources> of the target <name> to
# compile_commands.json, with the flags of `amp2hip --cflags=ide`. CMake writes
# entries only for sources that it compiles, so a target that nobody builds has
# the sources. <options> are those of the call.
function(_amp2hip_add_entries_for_editors name sources options)
  _amp2hip_define_symbol("${name}" define_symbol)
  add_library("${name}.clangd" OBJECT EXCLUDE_FROM_ALL ${sources})
  set_target_properties("${name}.clangd" PROPERTIES CXX_STANDARD 17 CXX_EXTENSIONS OFF)
  target_compile_features("${name}.clangd" PRIVATE "$<TARGET_PROPERTY:${name},COMPILE_FEATURES>")
  target_include_directories("${name}.clangd" PRIVATE "$<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>")
  target_include_directories("${name}.clangd" SYSTEM PRIVATE
    "$<TARGET_PROPERTY:amp2hip::runtime_cpu,INTERFACE_INCLUDE_DIRECTORIES>")
  target_compile_definitions("${name}.clangd" PRIVATE
    "$<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>" "${define_symbol}")
  target_compile_options("${name}.clangd" PRIVATE
    -xcuda --cuda-host-only -nocudainc -nocudalib -fdeclspec -DAMP2HIP_TRANSLATING=1 -U__CUDA__
    "SHELL:-Xclang -fgpu-exclude-wrong-side-overloads" "SHELL:-Xclang -fcuda-allow-variadic-functions"
    -Wno-gcc-compat -Wno-unknown-cuda-version
    "SHELL:-include amp2hip/compiler/ide.h"
    "$<TARGET_PROPERTY:${name},COMPILE_OPTIONS>" "${options}")
endfunction()

# Sets <result> to a generator expression for the macro that the sources of a
# shared library see (DEFINE_SYMBOL), or nothing for other targets.
function(_amp2hip_define_symbol name result)
  set(asked "$<TARGET_PROPERTY:${name},DEFINE_SYMBOL>")
  string(MAKE_C_IDENTIFIER "${name}_EXPORTS" export_symbol)
  set(export_symbol "$<IF:$<STREQUAL:${asked},>,${export_symbol},${asked}>")
  set(shared "$<IN_LIST:$<TARGET_PROPERTY:${name},TYPE>,SHARED_LIBRARY;MODULE_LIBRARY>")
  set(${result} "$<${shared}:${export_symbol}>" PARENT_SCOPE)
endfunction()

# Adds the commands that translate and compile one source, and sets <result> to
# the object. <names> is the variable with the output names used so far, which
# gets the new name; if the name is taken, the output's name includes the
# extension of the source. <number> is the index of the source in the target.
# <is_translated> is true if all sources of the target are translated already.
# <condition> is a generator expression for the configurations of the source, or
# empty.
function(_amp2hip_add_source name backend source number dir flags is_translated condition names result)
  file(RELATIVE_PATH relative "${CMAKE_CURRENT_SOURCE_DIR}" "${source}")
  cmake_path(IS_PREFIX CMAKE_CURRENT_BINARY_DIR "${source}" generated)
  if(generated)
    file(RELATIVE_PATH relative "${CMAKE_CURRENT_BINARY_DIR}" "${source}")
  endif()
  string(REPLACE "../" "__/" relative "${relative}")
  string(REGEX REPLACE "[#<>]" "_" relative "${relative}") # not allowed in an output
  string(REGEX REPLACE "\\.[^./]*$" "" stem "${relative}")
  if(stem IN_LIST ${names})
    set(stem "${relative}")
  endif()
  set(${names} "${${names}}" "${stem}" PARENT_SCOPE)

  set(translated "${dir}/${stem}.hip")
  set(object "${dir}/${stem}.o")
  get_source_file_property(has_property "${source}" AMP2HIP_TRANSLATED)
  if(is_translated OR has_property OR source MATCHES "\\.(hip|cu)$")
    set(translated "${source}")
  endif()
  set(step "${CMAKE_COMMAND}" -D "AMP_FLAGS=${flags}" -D "AMP_SOURCE=${source}"
           -D "AMP_TRANSLATED=${translated}" -D "AMP_OBJECT=${object}" -D "AMP_SOURCE_NUMBER=${number}"
           -D "AMP_CONFIG=$<CONFIG>")
  if(condition)
    list(APPEND step -D "AMP_IN_CONFIG=${condition}")
  endif()
  if(NOT translated STREQUAL source)
    add_custom_command(
      OUTPUT "${translated}"
      COMMAND ${step} -P "${_AMP2HIP_CMAKE_DIR}/AmpTranslateStep.cmake"
      COMMAND sh "${translated}.sh"
      DEPENDS "${source}" amp2hip::amp2hip "${flags}" "${dir}/records.stamp"
              "${_AMP2HIP_CMAKE_DIR}/AmpTranslateStep.cmake" "${_AMP2HIP_CMAKE_DIR}/AmpFlags.cmake"
      DEPFILE "${translated}.d"
      COMMENT "Translating ${relative} (${name})"
      VERBATIM)
  endif()
  add_custom_command(
    OUTPUT "${object}"
    COMMAND ${step} -P "${_AMP2HIP_CMAKE_DIR}/AmpCompileStep.cmake"
    COMMAND sh "${object}.sh"
    DEPENDS "${translated}" "${flags}"
            "${_AMP2HIP_CMAKE_DIR}/AmpCompileStep.cmake" "${_AMP2HIP_CMAKE_DIR}/AmpFlags.cmake"
    DEPFILE "${object}.d"
    COMMENT "Compiling ${stem}.hip for ${backend} (${name})"
    VERBATIM)
  set(${result} "${object}" PARENT_SCOPE)
endfunction()

# Writes the flags file of a target, which its build steps read. CMake generates
# the file after it has read the whole project, so all properties have their
# final values. The build steps depend on the file: a changed flag rebuilds the
# target.
function(_amp2hip_write_flags name backend dir count)
  _amp2hip_define_symbol("${name}" define_symbol)
  set(content "# Written by add_amp_executable and add_amp_library; read by their build steps.\n")
  foreach(entry IN ITEMS
      "NAME|${name}"
      "BACKEND|${backend}"
      "TOOL|$<TARGET_FILE:amp2hip::amp2hip>"
      "HEADER_DIR|${dir}/include"
      "HEADER_BASE|${PROJECT_SOURCE_DIR}"
      "SOURCE_DIR|${CMAKE_CURRENT_SOURCE_DIR}"
      "BINARY_DIR|${CMAKE_CURRENT_BINARY_DIR}"
      "INCLUDES|$<TARGET_PROPERTY:${name},INCLUDE_DIRECTORIES>"
      "RUNTIME_INCLUDES|$<TARGET_PROPERTY:amp2hip::runtime_cpu,INTERFACE_INCLUDE_DIRECTORIES>"
      "IMPLICIT_INCLUDES|${CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES}"
      "DEFINITIONS|$<TARGET_PROPERTY:${name},COMPILE_DEFINITIONS>"
      "OPTIONS|$<TARGET_PROPERTY:${name},COMPILE_OPTIONS>"
      "COMPILE_FLAGS|$<TARGET_PROPERTY:${name},COMPILE_FLAGS>"
      "WARNING_AS_ERROR|$<BOOL:$<TARGET_PROPERTY:${name},COMPILE_WARNING_AS_ERROR>>"
      "VISIBILITY|$<TARGET_PROPERTY:${name},CXX_VISIBILITY_PRESET>"
      "INLINES_HIDDEN|$<BOOL:$<TARGET_PROPERTY:${name},VISIBILITY_INLINES_HIDDEN>>"
      "DEFINE_SYMBOL|${define_symbol}"
      "OWN_OPTIONS|${arg_COMPILE_OPTIONS}"
      "TRANSLATOR_OPTIONS|${arg_AMP_OPTIONS}"
      "STANDARD|$<TARGET_PROPERTY:${name},CXX_STANDARD>"
      "EXTENSIONS|$<BOOL:$<TARGET_PROPERTY:${name},CXX_EXTENSIONS>>"
      "FEATURES|$<TARGET_PROPERTY:${name},COMPILE_FEATURES>"
      "FP_STRICT|${arg_FP_STRICT}"
      "PIC|$<OR:$<BOOL:$<TARGET_PROPERTY:${name},POSITION_INDEPENDENT_CODE>>,$<NOT:$<STREQUAL:${define_symbol},>>>"
      "CXX|${CMAKE_CXX_COMPILER}"
      "LAUNCHER|$<TARGET_PROPERTY:${name},CXX_COMPILER_LAUNCHER>"
      "NVCC|${AMP2HIP_NVCC}"
      "CUDA_ARCHITECTURES|$<TARGET_PROPERTY:${name},CUDA_ARCHITECTURES>"
      "HIP_CLANG|${AMP2HIP_HIP_CLANG}"
      "HIP_ROOT|${AMP2HIP_HIP_ROOT}"
      "HIP_DEVICE_LIBS|${AMP2HIP_HIP_DEVICE_LIBS}"
      "HIP_ON_NVIDIA|${AMP2HIP_HIP_ON_NVIDIA}"
      "HIP_ARCHITECTURES|$<TARGET_PROPERTY:${name},HIP_ARCHITECTURES>")
    string(REGEX MATCH "^[^|]*" key "${entry}")
    string(REGEX REPLACE "^[^|]*[|]" "" value "${entry}")
    string(APPEND content "set(AMP_${key} [===[${value}]===])\n")
  endforeach()
  string(APPEND content "set(AMP_FLAGS_LINE [===[${CMAKE_CXX_FLAGS}")
  if(CMAKE_CONFIGURATION_TYPES)
    foreach(config IN LISTS CMAKE_CONFIGURATION_TYPES)
      string(TOUPPER "${config}" upper)
      string(APPEND content " $<$<CONFIG:${config}>:${CMAKE_CXX_FLAGS_${upper}}>")
    endforeach()
  elseif(CMAKE_BUILD_TYPE)
    string(TOUPPER "${CMAKE_BUILD_TYPE}" upper)
    string(APPEND content " ${CMAKE_CXX_FLAGS_${upper}}")
  endif()
  string(APPEND content "]===])\n")
  _amp2hip_source_lines("${name}" ${count} lines)
  string(APPEND content "${lines}")
  # Options may depend on $<COMPILE_LANGUAGE>, so CMake needs a file per
  # language.
  file(GENERATE OUTPUT "${dir}/flags.$<COMPILE_LANGUAGE>.cmake" CONTENT "${content}"
       TARGET "${name}")
endfunction()

cmake_policy(POP)
