# Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Writes the linker script SCRIPT of amp_export_only(): a shared library exports SYMBOLS, the symbols
# of ARCHIVES, amp2hip's libraries, and those of OBJECTS with default visibility.
execute_process(COMMAND "${NM}" -g --defined-only -P ${ARCHIVES}
                OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[A-Za-z_][A-Za-z0-9_.$]* [A-Zu] " entries "${lines}")
set(names "")
foreach(entry IN LISTS entries)
  # Instances of templates of the C++ library are weak, and each module may have
  # its own.
  if(NOT entry MATCHES "^_Z.* [VWu] $")
    string(REGEX REPLACE " .*" "" symbol "${entry}")
    list(APPEND names "${symbol}")
  endif()
endforeach()
# Inline functions, variables and type information of amp2hip's headers in the
# objects of the library.
foreach(kind IN ITEMS N NK ZN ZNK GVN GVZN TVN TIN TSN TTN)
  list(APPEND names "_Z${kind}11concurrency*" "_Z${kind}7amp2hip*" "_Z${kind}15amp2hip_windows*")
endforeach()
list(APPEND names ${SYMBOLS})
if(OBJECTS)
  execute_process(COMMAND "${READELF}" -sW ${OBJECTS} OUTPUT_VARIABLE lines COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "(GLOBAL|WEAK|UNIQUE) +DEFAULT +[0-9COM]+ [A-Za-z_][A-Za-z0-9_.$]*" entries "${lines}")
  foreach(entry IN LISTS entries)
    string(REGEX REPLACE ".* " "" symbol "${entry}")
    # The C++ library declares its names with default visibility.
    if(NOT symbol MATCHES "^_Z(TV|TI|TS|TT|GV)?(N?K?)S")
      list(APPEND names "${symbol}")
    endif()
  endforeach()
endif()
list(REMOVE_DUPLICATES names)
list(JOIN names ";\n" text)
file(WRITE "${SCRIPT}" "{\nglobal:\n${text};\nlocal: *;\n};\n")
